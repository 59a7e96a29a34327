"""How the tests of the turn play Mage Knight: a land laid by hand, one section run on it, answers in writing.

    state = land(hex="2.E")                       # tiles A, 1 and 2 of a wedge, two heroes, seat A at turn, by day
    state.heroes[A].move = 4                      # positions are plain data: change what you like
    play = Play(state, Movement(A))               # run a section; results of chance follow it
    play.own("stop", "step 2.SE")                 # its own answers, without what may be played beside them
    play.say(A, "step 2.SE")

A combat is pretended: `strike` beats everybody, `done` nobody.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from heraut.games.mage_knight.answers.anywhere import DONE, Done
from heraut.games.mage_knight.answers.in_combat import Strike
from heraut.games.mage_knight.game import SECTIONS, MageKnight
from heraut.games.mage_knight.model.heroes import Hero
from heraut.games.mage_knight.model.land import Foe, Game, Land
from heraut.games.mage_knight.model.names import FoeKind, HeroName, HexId
from heraut.games.mage_knight.numbers.sites import site_of
from heraut.games.mage_knight.printed.content import load as load_content
from heraut.games.mage_knight.rules import ch6_sites
from heraut.games.mage_knight.rules.tokens import discard_tokens
from heraut.kernel import Arrow, Option, Section, ask
from heraut.kernel.options import write
from heraut.kernel.state import Deck
from heraut.players.dice import Scripted
from tests.games import playing

A, B, C = 0, 1, 2  # the seats
CONTENT = load_content()
HEROES = ("goldyx", "tovak", "arythea", "norowas")
WEDGE = {"0,0": "A", "0,1": "1", "1,0": "2"}
PLAYED = {"play", "sideways", "activate", "skill", "attach", "heal", "heal_unit", "use_tactic"}


@dataclass(slots=True)
class PretendedCombat(Section):
    """Stands for a combat: everybody is beaten, or nobody."""

    seat: int
    foes: tuple[tuple[HexId, int], ...]
    hex: HexId
    kind: str

    def ends(self) -> str:
        return "combat"

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "combat", self.choices, self.hear)

    def choices(self, t: Game) -> list[Option]:
        return [Strike(), DONE]

    def hear(self, t: Game, choice: Strike | Done) -> Arrow:
        if isinstance(choice, Done):
            ch6_sites.lost(t, self.seat, self.hex, self.kind)
            return None
        for hex in dict.fromkeys([hex for hex, _ in self.foes]):
            if site_of(t, hex) == "city":
                t.state.shields[hex] = (self.seat,) * len(t.state.foes[hex])
            discard_tokens(t, hex)
        ch6_sites.won(t, self.seat, self.hex, self.kind)
        return None


GAME = MageKnight(CONTENT, (*SECTIONS, playing.Harness, PretendedCombat))


# ── positions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def copies(entries: dict[str, Any]) -> list[str]:
    return [name for name, one in entries.items() for _ in range(one.copies)]


def land(
    players: int = 2,
    *,
    hex: str = "A.C",
    tiles: dict[str, str] | None = None,
    scenario: str = "full_conquest",
    night: bool = False,
    hand: Iterable[str] = (),
    deck: Iterable[str] = (),
    **more: Any,
) -> Land:
    """Heroes off the map but for seat A, nothing on the map, all decks full; `more`: any other field of the state."""
    laid = WEDGE if tiles is None else tiles
    state = Land(scenario=scenario, players=players, round=2 if night else 1, order=tuple(range(players)))
    state.tiles = dict(laid)
    state.heroes = [Hero(hero=HeroName(HEROES[seat])) for seat in range(players)]
    own = state.heroes[A]
    own.hex, own.path, own.hand, own.deck = HexId(hex), (HexId(hex),), list(hand), Deck(list(deck))
    state.decks = box(laid)
    state.discards = {}
    for name, value in more.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    return state


def box(laid: dict[str, str]) -> dict[str, Deck]:
    """The shared decks: whole, but for the tiles on the map."""
    c = CONTENT
    decks: dict[str, list[str]] = {
        "artifacts": [one.id for one in c.deeds.values() if one.kind == "artifact"],
        "advanced": [one.id for one in c.deeds.values() if one.kind == "advanced"],
        "spells": [one.id for one in c.deeds.values() if one.kind == "spell"],
        "ruins": copies(c.ruins),
        "elite": [unit for unit in copies(c.units) if c.units[unit].tier == "elite"],
        "regular": [unit for unit in copies(c.units) if c.units[unit].tier == "regular"],
    }
    for back in ("green", "grey", "brown", "violet", "red", "white"):
        decks[back] = [foe for foe in copies(c.enemies) if c.enemies[foe].colour == back]
    for seat, hero in enumerate(HEROES):
        decks[f"skills_{seat}"] = [skill.id for skill in c.skills.values() if skill.hero == hero]
    for kind in ("countryside", "core"):
        free = [tile.id for tile in c.tiles.values() if tile.kind == kind and tile.id not in laid.values()]
        decks[f"tiles_{kind}"] = free
        decks[f"tiles_{kind}_must"] = []
        decks[f"stack_{kind}"] = [f"tiles_{kind}"] * len(free)
    return {name: Deck(cards) for name, cards in decks.items()}


def only_core(state: Land, *tiles: str) -> None:
    """The countryside is all on the map: these core tiles come next."""
    state.decks["stack_countryside"] = Deck([])
    if tiles:
        state.decks["stack_core"] = Deck(["tiles_core"] * len(tiles))
        state.decks["tiles_core"] = Deck([*tiles])


def put(state: Land, hex: str, *kinds: str) -> None:
    """Enemy tokens on a hex, face up."""
    state.foes[hex] = tuple([Foe(CONTENT.enemies[kind].colour, FoeKind(kind)) for kind in kinds])
    for kind in kinds:
        state.decks[CONTENT.enemies[kind].colour].bag.remove(kind)


def put_hidden(state: Land, hex: str, *backs: str) -> None:
    """Enemy tokens on a hex, face down."""
    state.foes[hex] = tuple([Foe(back) for back in backs])
    for back in backs:
        state.unseen[back] = state.unseen.get(back, 0) + 1


def table(state: Land) -> Game:
    """A table where nothing is under way, for functions that are given one."""
    return Game(GAME, state, Scripted(), None, True)


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Play(playing.OnPosition):
    """A section being played on a position."""

    t: Game

    def __init__(self, state: Land, section: Section, *results: Any) -> None:
        super().__init__(GAME, state, section, *results)

    @property
    def state(self) -> Land:
        return self.t.state

    @property
    def hero(self) -> Hero:
        return self.state.heroes[A]

    def own(self, *options: str) -> None:
        """These are exactly the answers of the section itself, without what may be played, in any order."""
        found = [text for text in self.options if text.partition(" ")[0] not in PLAYED]
        assert sorted(found) == sorted(options)

    def offers(self, *options: str) -> bool:
        """Are all of these among the answers?"""
        return set(options) <= set(self.options)

    def pays(self) -> Play:
        """Mana is paid with whatever comes first."""
        while self.asked is not None and self.asked[1] == "pay":
            self.t.say(self.asked[0], self.options[0])
        return self

    def why_not(self, text: str) -> str:
        """The reason that speaks against an answer."""
        decision = self.t.decision
        assert decision is not None
        section = self.t.state.agenda[-1]
        wish = next(one for one in section.wishes(self.t) if write(one) == text)
        reason = section.forbids(self.t, wish)
        assert reason is not None, f"nothing speaks against {text}"
        return reason.id

    def section(self, kind: type[Any]) -> Any:
        """The section of this kind under way."""
        return self.t.find(kind)


def again(play: Play) -> Play:
    """The question is put again, with what lies there now."""
    section = play.state.agenda.pop()
    section.at = "start"
    play.t.begin(section)
    return play
