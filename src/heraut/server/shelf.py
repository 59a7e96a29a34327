"""What lies open to everybody: the games, their scenarios and settings, the bots, the rules."""

from __future__ import annotations

from collections.abc import Mapping

from heraut.kernel import Refusal
from heraut.kernel.book import read_ledger
from heraut.kernel.content import Text
from heraut.players.registry import BOTS
from heraut.server.rest import Arms, Bot, Game, Rule, Scenario, Setting, SettingValue
from heraut.table.session import AnyGame
from heraut.table.speech import BothLanguages
from heraut.table.words import folder_of


def show_game(game: AnyGame, speech: BothLanguages) -> Game:
    title = game.name.replace("_", " ").capitalize()
    return Game(
        id=game.name,
        name=speech("game-name", title),
        about=speech("game-about", ""),
        arms=Arms(*game.arms),
        scenarios=[_scenario(game, id, speech) for id in game.scenarios()],
        settings=[
            Setting(
                setting.name,
                speech(f"setting-{_hyphens(setting.name)}", setting.name),
                setting.usual,
                [
                    SettingValue(value, speech(f"setting-{_hyphens(setting.name)}-{_hyphens(value)}", value))
                    for value in setting.values
                ],
            )
            for setting in game.settings()
        ],
        bots=[Bot(name, speech(f"bot-{name}", name), speech(f"player-{name}", "")) for name in BOTS],
        hides=game.hides,
    )


def _scenario(game: AnyGame, id: str, speech: BothLanguages) -> Scenario:
    printed = game.printed(id)
    state, _ = game.setup(id, game.choose_settings(id, {}))
    return Scenario(
        id,
        _text(getattr(printed, "name", None), id),
        _text(getattr(printed, "about", None), ""),
        [speech.seat(state, seat, name) for seat, name in enumerate(game.seats(id))],
        str(getattr(printed, "origin", "")),
    )


def show_rules(game: AnyGame) -> list[Rule]:
    """The ledger of a game."""
    path = folder_of(game) / "ledger.toml"
    if not path.exists():
        return []
    return [
        Rule(rule.id, rule.ref, rule.en, rule.fr, rule.official or None, rule.source)
        for rule in read_ledger(path).rules.values()
    ]


def find_game(games: Mapping[str, AnyGame], name: str) -> AnyGame:
    if name not in games:
        sentence = "There is no game '{given}'. There are: {known}."
        raise Refusal("no-game", sentence, given=name[:40], known=", ".join(games))
    return games[name]


def _text(text: object, otherwise: str) -> Text:
    return text if isinstance(text, Text) else Text(en=otherwise, fr=otherwise)


def _hyphens(word: str) -> str:
    return word.replace("_", "-")
