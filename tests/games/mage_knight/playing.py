"""How the tests play Mage Knight: a land laid by hand, one section run on it, answers in writing, scripted chance.

    state = land(players=2, hands=(["march"], []))     # two heroes of First Reconnaissance, tiles A, 1 and 2, by day
    state.heroes[A].fame = 7                            # positions are plain data: change what you like
    play = Play(state, RollSource(), "red", "gold")     # run a section; chance answers red, then gold
    play.asks(A, "pick_tactic", "tactic planning", "tactic rethink")
    play.say(A, "tactic rethink", "rage")               # … and these results fall before the next question
    assert play.got == "won"                            # what the section gave back, once it is over

`forced=True` skips questions with a single answer.  `whole` plays a scenario from its set-up, with seeded dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from heraut.games.mage_knight.answers.of_rounds import UseTactic
from heraut.games.mage_knight.answers.on_turn import Announce, EndTurn
from heraut.games.mage_knight.game import SECTIONS, MageKnight
from heraut.games.mage_knight.model.heroes import Hero, UnitCard
from heraut.games.mage_knight.model.land import Game, Land
from heraut.games.mage_knight.model.names import HeroName, HexId, UnitId, UnitKind
from heraut.games.mage_knight.printed.content import load as load_content
from heraut.games.mage_knight.rules import ch2_box, ch2_setup
from heraut.games.mage_knight.rules.ch3_rounds import last_turns
from heraut.kernel import Arrow, Option, Section, Table, ask
from heraut.kernel.state import Deck
from heraut.players.dice import Seeded
from tests.games import playing

A, B, C, D = 0, 1, 2, 3  # the seats
CONTENT = load_content()
HEROES = ("goldyx", "tovak", "arythea", "norowas")
WEDGE = {"0,0": "A", "0,1": "1", "1,0": "2"}
SETTINGS = {"edition": "sheet", "fights": "yes", "shared_assaults": "yes"}


@dataclass(slots=True)
class PretendedTurn(Section):
    """Stands for a turn: `end`, `announce` the end of the round, or `use_tactic`: another turn follows."""

    seat: int

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "pretended_turn", self.choices, self.hear)

    def choices(self, t: Game) -> list[Option]:
        return [EndTurn(), UseTactic(), *([] if t.state.round_end else [Announce()])]

    def hear(self, t: Game, choice: Option) -> Arrow:
        if isinstance(choice, Announce):
            last_turns.announce_round_end(t, self.seat)
        if isinstance(choice, UseTactic):
            t.state.heroes[self.seat].again += 1
        return None


GAME = MageKnight(CONTENT, (*SECTIONS, PretendedTurn, playing.Harness))


# ── positions ────────────────────────────────────────────────────────────────────────────────────────────────────────


def land(
    scenario: str = "first_reconnaissance",
    players: int = 2,
    *,
    hands: Sequence[Iterable[str]] = (),
    decks: Sequence[Iterable[str]] = (),
    discards: Sequence[Iterable[str]] = (),
    tiles: Mapping[str, str] = WEDGE,
    round: int = 1,
    dummy: str = "",
    source: Sequence[str] = (),
    official: bool = False,
) -> Land:
    """Heroes picked (goldyx, tovak, arythea, norowas), off the map, with no cards but those given; no offers yet.

    The tiles given lie on the map and are in no bag any more.  `dummy`: the hero of the dummy.
    """
    settings = {**SETTINGS, "edition": "official" if official else "sheet"}
    state = ch2_box.lay(CONTENT, scenario, players, settings)
    table: Game = Table(GAME, state)
    for seat in range(players):
        ch2_setup.take_hero(table, seat, HeroName(HEROES[seat]))
        hero = state.heroes[seat]
        hero.hand, hero.deck = [*_at(hands, seat)], Deck([*_at(decks, seat)])
        hero.discard = [*_at(discards, seat)]
    if dummy:
        ch2_setup.take_dummy(table, HeroName(dummy))
    state.order, state.round, state.source = tuple(range(players)), round, tuple(sorted(source))
    lay(state, tiles)
    return state


def _at(values: Sequence[Iterable[str]], seat: int) -> Iterable[str]:
    return values[seat] if seat < len(values) else ()


def lay(state: Land, tiles: Mapping[str, str]) -> None:
    """These tiles lie on the map; their bags, and the stacks that name the bags, hold them no more."""
    state.tiles = dict(tiles)
    for tile in tiles.values():
        for name, deck in state.decks.items():
            if name.startswith("tiles_") and tile in (*deck.bag, *deck.top):
                (deck.bag if tile in deck.bag else deck.top).remove(tile)
                for stack in ("stack_countryside", "stack_core"):
                    if name in state.decks[stack].bag:
                        state.decks[stack].bag.remove(name)


def empty_tile_deck(state: Land) -> None:
    """All tiles of the scenario are revealed."""
    for stack in ("stack_countryside", "stack_core"):
        state.decks[stack] = Deck([])


def give_unit(state: Land, seat: int, kind: str, **more: Any) -> UnitId:
    """A unit of this kind joins an army."""
    unit = UnitCard(UnitId(state.recruited), UnitKind(kind), **more)
    state.recruited += 1
    state.heroes[seat].units += (unit,)
    return unit.id


def whole(scenario: str, seed: int = 1, forced: bool = True) -> Game:
    """A scenario set up with seeded dice, at its first question."""
    return GAME.table(scenario, Seeded(seed), forced=forced)


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


class Play(playing.OnPosition):
    """A section run on a position."""

    t: Game

    def __init__(self, state: Land, section: Section, *results: Any, forced: bool = False) -> None:
        super().__init__(GAME, state, section, *results, forced=forced)

    @property
    def state(self) -> Land:
        return self.t.state

    def hero(self, seat: int = A) -> Hero:
        return self.state.heroes[seat]


def table(state: Land) -> Game:
    """A table at which nothing is played, to ask for values."""
    return Table(GAME, state)


def on(hex: str) -> HexId:
    return HexId(hex)
