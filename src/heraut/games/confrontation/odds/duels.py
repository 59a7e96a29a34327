"""Two fighters face to face: what the game knows of a duel, for those who ask before it."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches

from heraut.games.confrontation.model import WORTH, Battle, CardId, Field, Figure, FigureId
from heraut.games.confrontation.odds.stakes import COMBAT, FIGHT, WOUNDING, stakes
from heraut.games.confrontation.printed.content import Content
from heraut.games.confrontation.rules.ch07_contact import suffer_charge
from heraut.kernel import Game, Option, Refusal, Table, write
from heraut.kernel.chance import Chance
from heraut.kernel.content import Text
from heraut.kernel.stakes import Outcome, Stakes

ATTACKER, DEFENDER = FigureId(1), FigureId(2)
MIDDLE = 300


class Duels:
    """An attacker and a defender, by the rules of a scenario."""

    placing = "place_dice"
    bout, fight = COMBAT, FIGHT
    fates = ("unhurt", *[level for level, _ in WOUNDING])

    def __init__(self, game: Game[Field, Content]) -> None:
        self.game = game

    def fighters(self, attacker: str, defender: str, scenario: str) -> tuple[str, str]:
        """The two by their names, or the first enemies of the scenario."""
        self.game.choose_settings(scenario, {})
        laid = self.game.content.scenarios[scenario].figures
        enemy = next(figure for figure in laid if figure.side != laid[0].side)
        return (
            self.find(attacker) if attacker else laid[0].fighter,
            self.find(defender) if defender else enemy.fighter,
        )

    def name(self, fighter: str) -> Text:
        return self.game.content.fighters[fighter].name

    def find(self, name: str) -> str:
        """A fighter by its id or by its name in either language; accents, capitals and hyphens do not matter."""
        known: dict[str, str] = {}
        for id, card in self.game.content.fighters.items():
            known.update({_plain(text): id for text in (id, card.name.fr, card.name.en)})
        wanted = _plain(name)
        if wanted in known:
            return known[wanted]
        begun = {known[text] for text in known if text.startswith(wanted)} if wanted else set()
        if len(begun) == 1:
            return begun.pop()
        near = sorted(begun) or list(dict.fromkeys(known[text] for text in get_close_matches(wanted, known, 5, 0.5)))
        sentence = "There is no fighter '{given}'. Near it: {near}."
        raise Refusal("no-fighter", sentence, given=name, near=", ".join(near or self.game.content.fighters))

    def table(self, attacker: str, defender: str, scenario: str, chance: Chance, charging: bool = False) -> Battle:
        """These two in contact, and nobody else, by the rules of the scenario; played on to their first placement.

        Whatever is rolled before it (Tactics, Authority) is the chance's.
        """
        state, root = self.game.setup(scenario, self.game.choose_settings(scenario, {}))
        cards = self.game.content.fighters
        apart = (cards[attacker].base + cards[defender].base) // 2
        state.sides = 2
        state.tactics = (0, 1)
        state.modifiers.clear()
        state.figures = {
            ATTACKER: Figure(CardId(attacker), 0, MIDDLE, MIDDLE),
            DEFENDER: Figure(CardId(defender), 1, MIDDLE + apart, MIDDLE),
        }
        table: Battle = Table(self.game, state, chance)
        if charging:
            state.gain(ATTACKER, "charging", "turn")
            suffer_charge(table, DEFENDER, ATTACKER)
        table.begin(root)
        while table.decision is not None and table.decision.kind != self.placing:
            table.answer(table.decision.options[0])
        return table.clone()

    def stakes(self, t: Battle, horizon: str) -> Stakes | None:
        """What becomes of both, up to a horizon: `light|killed`, the attacker first."""
        known = stakes(t, horizon)
        if known is None:
            return None

        def read(moment: object, now: Battle) -> str:
            both = now.state.figures.values()
            return "|".join(["killed" if one.down else one.wound or "unhurt" for one in both])

        outcomes = tuple([Outcome(f"{mine}|{theirs}", "mild") for mine in self.fates for theirs in self.fates])
        return Stakes(horizon, known.over, read, outcomes, simplify=known.simplify)

    def placed(self, option: Option) -> str:
        """`place 1 2 0` → `2/0`; what is held back and bought follows."""
        word, _, *numbers = write(option).split(" ")
        return "/".join(numbers) if numbers else word

    def left(self, fighter: str, fate: str) -> int:
        """What a fighter is worth after that, in quarters of its PA: as `scores` counts."""
        points = self.game.content.fighters[fighter].PA
        return 0 if fate == "killed" else points * WORTH["" if fate == "unhurt" else fate]


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.lower())
    return " ".join("".join([sign if sign.isalnum() else " " for sign in letters if not _accent(sign)]).split())


def _accent(sign: str) -> bool:
    return unicodedata.combining(sign) != 0
