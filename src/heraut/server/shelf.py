"""What lies open to everybody: the games, their scenarios and settings, the bots, the rules."""

from __future__ import annotations

from collections.abc import Mapping

from heraut.kernel import Refusal
from heraut.kernel.book import Rule as Printed
from heraut.kernel.book import read_ledger
from heraut.kernel.content import Text
from heraut.players.registry import BOTS, FOR_TRIALS, USUAL_BOT
from heraut.server.rest import Arms, Book, Bot, Game, Rule, RuleSection, Scenario, Setting, SettingValue
from heraut.table.herald import usual_attendance
from heraut.table.session import AnyGame
from heraut.table.speech import BothLanguages
from heraut.table.words import folder_of
from heraut.tabletop.vocabulary import spaced


def show_game(game: AnyGame, speech: BothLanguages) -> Game:
    title = game.name.replace("_", " ").capitalize()
    return Game(
        id=game.name,
        name=speech("game-name", title),
        about=speech("game-about", ""),
        arms=Arms(*game.arms),
        scenarios=[_scenario(game, id, speech) for id in game.scenarios()],
        counted=speech("counted", ""),
        how=speech("how", ""),
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
        bots=[
            Bot(name, speech(f"bot-{name}", name), speech(f"player-{name}", ""), name in FOR_TRIALS) for name in BOTS
        ],
        hides=game.hides,
        errands=list(game.errands),
    )


def _scenario(game: AnyGame, id: str, speech: BothLanguages) -> Scenario:
    printed, variant, seats = game.printed(id), game.variant(id), game.seats(id)
    state, _ = game.setup(id, game.choose_settings(id, {}))
    return Scenario(
        id,
        _text(getattr(printed, "name", None), id),
        _text(getattr(printed, "about", None), ""),
        [speech.seat(state, seat, name) for seat, name in enumerate(seats)],
        str(getattr(printed, "origin", "")),
        variant.family,
        _text(variant.title, id),
        variant.players or len(seats),
        speech(f"how-{_hyphens(variant.how)}", variant.how) if variant.how else Text(en="", fr=""),
        list(usual_attendance(game, id, (USUAL_BOT,)).errands),
    )


def show_rules(game: AnyGame) -> Book:
    """The ledger of a game, with the ways through its sections."""
    path = folder_of(game) / "ledger.toml"
    if not path.exists():
        return Book([], [])
    ledger = read_ledger(path)
    used = dict.fromkeys(rule.section for rule in ledger.rules.values())
    ordered = sorted(used, key=[*ledger.titles, *used].index)
    return Book(
        [RuleSection(id, ledger.title(id), ledger.flows.get(id)) for id in ordered],
        [_rule(rule) for rule in ledger.rules.values()],
    )


def _rule(rule: Printed) -> Rule:
    text = spaced(Text(en=rule.en, fr=rule.fr))
    official = spaced(Text(en=rule.official, fr=rule.official_fr or rule.official)) if rule.official else None
    return Rule(rule.id, rule.section, rule.ref, text.en, text.fr, official, rule.source)


def find_game(games: Mapping[str, AnyGame], name: str) -> AnyGame:
    if name not in games:
        sentence = "There is no game '{given}'. There are: {known}."
        raise Refusal("no-game", sentence, given=name[:40], known=", ".join(games))
    return games[name]


def _text(text: object, otherwise: str) -> Text:
    return spaced(text) if isinstance(text, Text) else Text(en=otherwise, fr=otherwise)


def _hyphens(word: str) -> str:
    return word.replace("_", "-")
