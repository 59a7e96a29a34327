"""4. The turn, 2: a city assaulted by several heroes."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import heraut.games.mage_knight.rules.ch4_turn.movement as movement
from heraut.games.mage_knight.answers.on_turn import Accept, Propose, Refuse
from heraut.games.mage_knight.model.heroes import NEW_TURN
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import OFF_MAP, HexId
from heraut.games.mage_knight.numbers.geography import chart
from heraut.games.mage_knight.numbers.sites import CITY, conquered, ending, others_on, site_of
from heraut.games.mage_knight.rules import ch6_sites, gains
from heraut.games.mage_knight.rules.ch4_turn.hero_fight import Fight
from heraut.games.mage_knight.rules.tokens import TurnUp
from heraut.kernel import Arrow, Gives, Reason, Section, call, draw, give, offer

ACCEPT, REFUSE = Accept(), Refuse()


# ── proposals ────────────────────────────────────────────────────────────────────────────────────────────────────────


def proposals(t: Game, seat: int) -> list[Propose]:
    """MK-COO-2 MK-COO-5. Every way to share the enemies of a city next to the hero among those next to it."""
    here = t.state.heroes[seat].hex
    if t.state.players < 2 or not t.state.shared_assaults or here == OFF_MAP:
        return []
    found = []
    for city in chart(t).near[here]:
        foes = len(t.state.foes.get(city, ())) if site_of(t, city) == CITY else 0
        if foes > 1:
            seats = [range(foes + 1) if one == seat or beside(t, one, city) else range(1) for one in players(t)]
            shares = [one for one in product(*seats) if sum(one) == foes and 0 < one[seat] < foes]
            found += [Propose(city, "-".join(map(str, one))) for one in shares]
    return found


def players(t: Game) -> range:
    return range(len(t.state.heroes))


def beside(t: Game, seat: int, city: HexId) -> bool:
    """MK-COO-5. Next to the city, with the order token face up."""
    return t.state.heroes[seat].hex in chart(t).near[city] and seat not in t.state.face_down


def cannot_propose(t: Game, seat: int, wish: Propose) -> Reason | None:
    """MK-COO-1 MK-COO-2 MK-COO-11. What speaks against this proposal."""
    if ending(t):
        return Reason("too-late-to-share", ("MK-COO-1", "MK-COO-11"))
    if others_on(t, seat, t.state.heroes[seat].hex):
        return Reason("not-alone", ("MK-COO-11",))
    if f"{wish.hex} {wish.shares}" in t.state.heroes[seat].turn.proposed:
        return Reason("proposed-before", ("MK-COO-2",), shares=wish.shares)
    return None if wish in proposals(t, seat) else Reason("no-such-share", ("MK-COO-2", "MK-COO-5"), hex=wish.hex)


@dataclass(slots=True)
class Proposal(Section):
    """Each hero who is invited accepts, or refuses → all accepted? the assault.  It gives whether there was one."""

    seat: int
    hex: HexId
    shares: str
    asked: int = 0

    def start(self, t: Game) -> Gives[bool]:
        """MK-COO-2."""
        t.tell("proposal", seat=self.seat, hex=self.hex, shares=self.shares)
        return self.invite

    def invite(self, t: Game) -> Gives[bool]:
        """MK-COO-2 MK-COO-12. One after the other, in the order of the round."""
        invited = order_of(t, self.seat, shares_of(self.shares))[1:]
        if self.asked == len(invited):
            return call(SharedAssault(self.seat, self.hex, shares_of(self.shares)), self.done)
        could = bool(t.state.heroes[invited[self.asked]].hand)
        return offer(t, invited[self.asked], "shared_assault", self.answers, self.hear, self.refused, could)

    def answers(self, t: Game) -> list[Accept | Refuse]:
        """MK-COO-2 MK-COO-12. Who has no card but Wounds can only refuse."""
        invited = order_of(t, self.seat, shares_of(self.shares))[1:]
        able = gains.deeds_in_hand(t.state.heroes[invited[self.asked]])
        return [REFUSE, ACCEPT] if able else [REFUSE]

    def hear(self, t: Game, choice: Accept | Refuse) -> Gives[bool]:
        if isinstance(choice, Refuse):
            return self.refused
        self.asked += 1
        return self.invite

    def refused(self, t: Game) -> Gives[bool]:
        """MK-COO-16. The same is not proposed again this turn."""
        hero = t.state.heroes[self.seat]
        hero.turn = hero.turn._replace(proposed=(*hero.turn.proposed, f"{self.hex} {self.shares}"))
        t.tell("proposal_refused", seat=self.seat, hex=self.hex)
        return give(False)

    def done(self, t: Game) -> Gives[bool]:
        return give(True)


def shares_of(text: str) -> tuple[int, ...]:
    return tuple([int(share) for share in text.split("-")])


def order_of(t: Game, seat: int, shares: tuple[int, ...]) -> list[int]:
    """MK-COO-7. The initiator, then the others in the order of the round."""
    return [seat, *[one for one in t.state.order if one >= 0 and one != seat and shares[one]]]


# ── the assault ──────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class SharedAssault(Section):
    """Tokens turned → enemies turned up and dealt at random → each enters and fights his own ⟲ → conquered? else back.

    All who took part end their turns when the initiator does.
    """

    seat: int
    hex: HexId
    shares: tuple[int, ...]
    dealt: tuple[tuple[str, ...], ...] = ()
    fought: int = 0

    def order(self, t: Game) -> list[int]:
        return order_of(t, self.seat, self.shares)

    def start(self, t: Game) -> Arrow:
        """MK-COO-3 MK-COO-4."""
        invited = tuple(self.order(t)[1:])
        t.state.face_down = (*t.state.face_down, *invited)
        hero = t.state.heroes[self.seat]
        hero.turn = hero.turn._replace(joined=invited)
        t.tell("shared_assault", seat=self.seat, hex=self.hex)
        return call(TurnUp(self.hex), self.shuffle)

    def shuffle(self, t: Game) -> Arrow:
        """MK-COO-6."""
        t.state.shared = [foe.kind for foe in t.state.foes[self.hex]]
        return self.deal

    def deal(self, t: Game) -> Arrow:
        """MK-COO-6."""
        if len(self.dealt) == len(self.order(t)):
            return self.fight
        return draw("shared", self.hear, self.shares[self.order(t)[len(self.dealt)]])

    def hear(self, t: Game, foes: tuple[str, ...]) -> Arrow:
        """MK-COO-6."""
        t.tell("share_dealt", seat=self.order(t)[len(self.dealt)], foes=foes)
        self.dealt = (*self.dealt, foes)
        return self.deal

    def fight(self, t: Game) -> Arrow:
        """MK-COO-7 MK-COO-8 MK-COO-9 MK-COO-10 MK-COO-13. One move into the city, then his own enemies."""
        seat = self.order(t)[self.fought]
        hero = t.state.heroes[seat]
        if seat != self.seat:
            hero.turn, hero.path = NEW_TURN, (hero.hex,)
        provoked = movement.provoked_by(t, seat, hero.hex, self.hex)
        hero.path, hero.hex = (*hero.path, self.hex), self.hex
        ch6_sites.assault_begins(t, seat, self.hex)
        return call(Fight(seat, provoked, self.hex, ch6_sites.SHARED, self.dealt[self.fought]), self.next)

    def next(self, t: Game) -> Arrow:
        self.fought += 1
        return self.fight if self.fought < len(self.dealt) else self.judge

    def judge(self, t: Game) -> Arrow:
        """MK-COO-15 MK-FIN-7. Conquered, or everybody goes back to where he came from."""
        if conquered(t, self.hex):
            ch6_sites.won(t, self.seat, self.hex, CITY)
        else:
            for seat in self.order(t):
                ch6_sites.lost(t, seat, self.hex, CITY)
        return None


SECTIONS: tuple[type[Section], ...] = (Proposal, SharedAssault)
