"""4. The turn, 2, phase 1: movement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import heraut.games.mage_knight.rules.ch4_turn.hero_action as hero_action
from heraut.games.mage_knight.answers.on_turn import Explore, Rest, Step, Stop, Travel
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFFICIAL, WOUND, HexId
from heraut.games.mage_knight.numbers.geography import chart
from heraut.games.mage_knight.numbers.sites import (
    closed,
    open_to_all,
    others_on,
    roaming_near,
    roaming_on,
    to_assault,
)
from heraut.games.mage_knight.numbers.terrain import calm, cost_of, costs, stride
from heraut.games.mage_knight.rules.ch1_reminders.moments import HEAL, MOVE, SPECIAL, Moment
from heraut.games.mage_knight.rules.ch4_turn.exploring import (
    PRICE,
    LookAround,
    RevealTile,
    cannot_explore,
    edges,
    hidden_from,
)
from heraut.games.mage_knight.rules.ch4_turn.resting import Resting
from heraut.games.mage_knight.rules.scenarios_dungeons import no_passage, passages
from heraut.kernel import Arrow, Option, Reason, Section, become, call

STOP, REST = Stop(), Rest()
OF_USE = frozenset((MOVE, HEAL, SPECIAL))


@dataclass(slots=True)
class Movement(Moment):
    """Phase 1.

    step ── provocation, assault → the action
      ↓ ⟲
    explore → the tile ⟲
    (travel under the ground ⟲)
    stop → the action
    rest, before anything else → rest

    `over`: an effect has led to a fight, so nothing else follows.
    """

    explored: bool = False
    provoked: tuple[HexId, ...] = ()
    over: bool = False

    def question(self) -> str:
        return "move"

    def uses(self, t: Game) -> frozenset[str]:
        return OF_USE

    def start(self, t: Game) -> Arrow:
        """MK-MOV-1 MK-MOV-5 MK-MOV-9 MK-MOV-30 MK-EXP-21. One answer at a time, until a fight is forced or he stops."""
        if hidden_from(t, self.seat) is not None:
            return call(LookAround(), self.start)
        if self.over or self.provoked or to_assault(t, self.seat, t.state.heroes[self.seat].hex):
            return become(hero_action.Action(self.seat, self.provoked))
        return self.put(t)

    def choices(self, t: Game) -> Sequence[Option]:
        """MK-MOV-2 MK-MOV-10 MK-EXP-1 MK-EXP-8 MK-RST-4 MK-SCN-26. Stop, rest, a step, a way, a tile; or a play."""
        return Moment.choices(self, t)

    def own(self, t: Game) -> Sequence[Option]:
        """MK-MOV-2 MK-MOV-10 MK-EXP-1 MK-EXP-8 MK-RST-4. What is beyond one's points is not even looked at."""
        hero = t.state.heroes[self.seat]
        places = edges(t, self.seat) if hero.move >= PRICE else ()
        steps = [Step(hex) for hex in affordable(t, self.seat, hero.hex, hero.move)]
        ways = [Travel(hex) for hex in passages(t, hero.hex)]
        wishes = (STOP, REST, *steps, *ways, *[Explore(place) for place in places])
        return [wish for wish in wishes if self.forbids(t, wish) is None]

    def wishes(self, t: Game) -> Sequence[Option]:
        steps = [Step(hex) for hex in reach(t, self.seat, t.state.heroes[self.seat].hex)]
        ways = [Travel(hex) for hex in passages(t, t.state.heroes[self.seat].hex)]
        return [STOP, REST, *steps, *ways, *[Explore(place) for place in edges(t, self.seat)]]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        hero = t.state.heroes[self.seat]
        if isinstance(wish, Step):
            return no_step(t, self.seat, hero.hex, wish.hex, hero.move) or walks_in_circles(t, self.seat, wish.hex)
        if isinstance(wish, Travel):
            return no_passage(t, hero.hex, wish.hex) or self.too_long(t, wish)
        if isinstance(wish, Explore):
            return self.too_dear(t) or cannot_explore(t, self.seat, wish.position)
        if isinstance(wish, Stop):
            return cannot_end(t, self.seat, hero.hex)
        if isinstance(wish, Rest):
            return self.under_way(t) or no_card_to_rest(t, self.seat)
        return Moment.forbids(self, t, wish)

    def too_dear(self, t: Game) -> Reason | None:
        """MK-EXP-1 MK-MOV-31. Two points, and where one may not stay enough to go on afterwards."""
        hero = t.state.heroes[self.seat]
        if hero.move < PRICE:
            return Reason("too-dear", ("MK-EXP-1",), price=PRICE, points=hero.move)
        return stranded(t, self.seat, hero.hex, hero.move - PRICE, (hero.hex,))

    def too_long(self, t: Game, wish: Travel) -> Reason | None:
        """MK-SCN-26 MK-MOV-31."""
        hero = t.state.heroes[self.seat]
        cost = passages(t, hero.hex)[wish.hex]
        if cost > hero.move:
            return Reason("too-dear", ("MK-SCN-26",), price=cost, points=hero.move)
        return stranded(t, self.seat, wish.hex, hero.move - cost, (hero.hex,))

    def under_way(self, t: Game) -> Reason | None:
        """MK-RST-4. Whoever rests neither moves nor explores."""
        hero = t.state.heroes[self.seat]
        moved = self.explored or len(hero.path) > 1 or hero.move > 0
        return Reason("already-moving", ("MK-RST-4",)) if moved else None

    def answered(self, t: Game, choice: Step | Travel | Explore | Stop | Rest) -> Arrow:
        """MK-MOV-9 MK-MOV-10 MK-MOV-26 MK-RST-4. A tile provokes nobody."""
        if isinstance(choice, Step):
            return self.step(t, choice.hex)
        if isinstance(choice, Travel):
            return self.travel(t, choice.hex)
        if isinstance(choice, Explore):
            t.state.heroes[self.seat].move -= PRICE
            self.explored = True
            return call(RevealTile(choice.position, self.seat), self.start)
        return become(hero_action.Action(self.seat) if isinstance(choice, Stop) else Resting(self.seat))

    def step(self, t: Game, hex: HexId) -> Arrow:
        """MK-MOV-2 MK-MOV-6 MK-MOV-16 MK-MOV-18 MK-MOV-24 MK-MOV-29 MK-EXP-21. Heroes on the way are passed."""
        hero = t.state.heroes[self.seat]
        self.provoked = provoked_by(t, self.seat, hero.hex, hex)
        hero.move -= cost_of(t, self.seat, hex) or 0
        go_to(t, self.seat, hex)
        return self.start

    def travel(self, t: Game, hex: HexId) -> Arrow:
        """MK-SCN-26. Under the ground nobody is provoked."""
        hero = t.state.heroes[self.seat]
        hero.move -= passages(t, hero.hex)[hex]
        go_to(t, self.seat, hex)
        return self.start


def go_to(t: Game, seat: int, hex: HexId) -> None:
    """MK-MOV-2 MK-MOV-28. The hero is there now, and remembers the way."""
    hero = t.state.heroes[seat]
    hero.hex = hex
    hero.path = (*hero.path, hex)
    t.tell("moves", seat=seat, hex=hex)


def reach(t: Game, seat: int, here: HexId) -> Sequence[HexId]:
    """MK-MOV-2. The hexes one step away; through bent space two."""
    near = chart(t).near
    if stride(t, seat) == 1:
        return near[here]
    far = [hex for one in near[here] for hex in near[one] if hex != here]
    return list(dict.fromkeys([*near[here], *far]))


def affordable(t: Game, seat: int, here: HexId, points: int) -> list[HexId]:
    """MK-MOV-2 MK-MOV-13. The hexes one step away whose terrain can be entered for so many points."""
    hexes, prices = t.content.hexes, costs(t, seat)
    return [hex for hex in reach(t, seat, here) if prices.get(hexes[hex].terrain, points + 1) <= points]


def provoked_by(t: Game, seat: int, here: HexId, there: HexId) -> tuple[HexId, ...]:
    """MK-MOV-6 MK-MOV-24. The rampaging enemies next to both hexes; through bent space nobody is provoked."""
    if calm(t, seat):
        return ()
    after = roaming_near(t, there)
    return tuple([hex for hex in roaming_near(t, here) if hex in after]) if after else ()


# ── what speaks against a step ───────────────────────────────────────────────────────────────────────────────────────


def no_step(t: Game, seat: int, here: HexId, there: HexId, points: int, seen: tuple[HexId, ...] = ()) -> Reason | None:
    """MK-MOV-2 MK-MOV-3 MK-MOV-4 MK-MOV-13 MK-MOV-31."""
    return (
        too_far(t, seat, here, there)
        or no_way(t, seat, there)
        or too_dear(t, seat, there, points)
        or two_fights(t, seat, here, there)
        or stranded(t, seat, there, points - (cost_of(t, seat, there) or 0), (*seen, here))
    )


def too_far(t: Game, seat: int, here: HexId, there: HexId) -> Reason | None:
    """MK-MOV-2."""
    return None if there in reach(t, seat, here) else Reason("not-next-to-it", ("MK-MOV-2",), hex=there)


def no_way(t: Game, seat: int, there: HexId) -> Reason | None:
    """MK-MOV-3 MK-MOV-13 MK-SCN-36. Lakes, mountains and the sea; rampaging enemies; a city that is closed."""
    if cost_of(t, seat, there) is None:
        return Reason("no-way-there", ("MK-MOV-13",), hex=there)
    if roaming_on(t, there):
        return Reason("enemy-there", ("MK-MOV-3",), hex=there)
    return Reason("city-closed", ("MK-SCN-36",), hex=there) if closed(t, there) else None


def too_dear(t: Game, seat: int, there: HexId, points: int) -> Reason | None:
    """MK-MOV-2 MK-MOV-11 MK-MOV-12."""
    cost = cost_of(t, seat, there) or 0
    return None if cost <= points else Reason("too-dear", ("MK-MOV-2",), price=cost, points=points)


def two_fights(t: Game, seat: int, here: HexId, there: HexId) -> Reason | None:
    """MK-MOV-4 MK-ACT-8. A step that provokes ends the move, so it may not lead to another hero."""
    if open_to_all(t, there) or not others_on(t, seat, there) or not provoked_by(t, seat, here, there):
        return None
    return Reason("provokes-beside-a-hero", ("MK-MOV-4",), hex=there)


def cannot_end(t: Game, seat: int, there: HexId) -> Reason | None:
    """MK-MOV-15 MK-MOV-23. A move may not end on an immune hero; the published rules allow it."""
    if t.state.edition == OFFICIAL or not t.state.face_down or open_to_all(t, there):
        return None
    immune = any(other in t.state.face_down for other in others_on(t, seat, there))
    return Reason("immune-hero", ("MK-MOV-15",), hex=there) if immune else None


def stranded(t: Game, seat: int, there: HexId, points: int, seen: tuple[HexId, ...]) -> Reason | None:
    """MK-MOV-31. Where a move may not end there must be points to go on, or back; an assault ends it at once."""
    if cannot_end(t, seat, there) is None:
        return None
    if not to_assault(t, seat, there):
        for hex in reach(t, seat, there):
            if hex in seen and cannot_end(t, seat, hex) is not None:
                continue
            if (no_step(t, seat, there, hex, points, seen) or walks_in_circles(t, seat, hex)) is None:
                return None
    return Reason("cannot-go-on", ("MK-MOV-31", "MK-MOV-15"), hex=there)


def walks_in_circles(t: Game, seat: int, there: HexId) -> Reason | None:
    """MK-MOV-27. A step that costs nothing does not lead back to where the hero has been this turn."""
    if cost_of(t, seat, there) or there not in t.state.heroes[seat].path:
        return None
    return Reason("been-there", ("MK-MOV-27",), hex=there)


def no_card_to_rest(t: Game, seat: int) -> Reason | None:
    """MK-RST-1 MK-PRE-6. A rest takes a card that is no Wound; published, Wounds alone make it a slow recovery."""
    hand = t.state.heroes[seat].hand
    enough = bool(hand) if t.state.edition == OFFICIAL else any(card != WOUND for card in hand)
    return None if enough else Reason("no-card-to-rest", ("MK-RST-1",))


SECTIONS: tuple[type[Section], ...] = (Movement,)
