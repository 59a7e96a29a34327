"""3. Attaquer un Perso."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.answers import ItemOf
from heraut.games.wow_adventure.model import BLACK, RED, CardId, Fight, Game
from heraut.games.wow_adventure.numbers.fight import MELEE, RANGED, is_down, under_way
from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.ch2_turn import quests
from heraut.games.wow_adventure.rules.ch3_combat import combat, strikes
from heraut.games.wow_adventure.rules.ch3_combat.defeat import Defeat, Fall, StayUp
from heraut.games.wow_adventure.rules.ch3_combat.powers import Powers
from heraut.kernel import Arrow, Section, ask, call, roll


@dataclass(slots=True)
class Duel(Section):
    """One exchange of blows with another character.

    1 energy for the defender → red, black → POWERS of the defender → POWERS of the attacker → ranged → melee
    → one down: STAY UP?  no → LOOT → FALL;  both: DEFEAT of the defender, then of the attacker;  none: nothing
    """

    seat: int
    rival: int

    def start(self, t: Game) -> Arrow:
        """WW-PVP-1 WW-PVP-4. The active player attacks; the defender gets 1 energy for this combat."""
        t.state.fight = Fight(self.seat, rival=self.rival)
        tell_duel(t, self.seat, self.rival)
        gains.change_energy(t, self.rival, 1)
        return roll(t.content.red_die, "red", self.hear_red)

    def hear_red(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        """WW-PVP-5. The red die is the attacker's, the black one the defender's."""
        t.state.fight = under_way(t)._replace(dice=(faces[0], 0))
        return roll(t.content.black_die, "black", self.hear_black)

    def hear_black(self, t: Game, faces: tuple[int, ...]) -> Arrow:
        """WW-PVP-2. The defender plays first."""
        combat.show_dice(t, faces[0])
        return call(Powers(self.rival), self.answer)

    def answer(self, t: Game) -> Arrow:
        """WW-PVP-2. Then the attacker."""
        return call(Powers(self.seat), self.strike)

    def strike(self, t: Game) -> Arrow:
        """WW-PVP-7 WW-PVP-4. The ordinary steps; then what energy the defender has left is lost."""
        strikes.strike(t, RANGED)
        strikes.strike(t, MELEE)
        t.state.heroes[self.rival].energy = 0
        return self.outcome

    def outcome(self, t: Game) -> Arrow:
        """WW-PVP-3 WW-PVP-8 WW-PVP-9."""
        fight = under_way(t)
        attacker, defender = is_down(t, fight, RED), is_down(t, fight, BLACK)
        strikes.fade(t, fight)
        t.state.fight = None
        if attacker and defender:
            return call(Defeat(self.rival), self.both)
        if defender:
            return call(Beaten(self.rival, self.seat))
        return call(Beaten(self.seat, self.rival)) if attacker else None

    def both(self, t: Game) -> Arrow:
        """WW-PVP-8. The attacker after the defender; no item is taken."""
        return call(Defeat(self.seat))


@dataclass(slots=True)
class Beaten(Section):
    """One of two has fallen: STAY UP?  no → LOOT → FALL."""

    seat: int
    winner: int

    def start(self, t: Game) -> Arrow:
        """WW-PVP-11."""
        return call(StayUp(self.seat), self.hear)

    def hear(self, t: Game, stays: bool) -> Arrow:
        """WW-PVP-3 WW-QST-6. Who stays up is not defeated."""
        if stays:
            return None
        quests.note_beaten(t, self.winner, Fight(self.winner, rival=self.seat))
        return call(Loot(self.winner, self.seat), self.fall)

    def fall(self, t: Game) -> Arrow:
        """WW-PVP-11."""
        return call(Fall(self.seat))


@dataclass(slots=True)
class Loot(Section):
    """The winner chooses an item of the loser's bag."""

    seat: int
    loser: int

    def start(self, t: Game) -> Arrow:
        """WW-PVP-3."""
        return ask(self.seat, "loot", self.choices, self.hear, self.nothing)

    def choices(self, t: Game) -> list[ItemOf]:
        """WW-PVP-3 WW-PVP-10 WW-MAI-4. What is worn is out of reach."""
        return [ItemOf(item) for item in t.state.heroes[self.loser].bag]

    def hear(self, t: Game, choice: ItemOf) -> Arrow:
        """WW-PVP-3."""
        winner, loser = t.state.heroes[self.seat], t.state.heroes[self.loser]
        loser.bag = tuple([item for item in loser.bag if item != choice.item])
        winner.bag += (choice.item,)
        tell_looted(t, self.seat, self.loser, choice.item)
        return None

    def nothing(self, t: Game) -> Arrow:
        """WW-PVP-3. There is nothing to take."""
        return None


def tell_duel(t: Game, seat: int, rival: int) -> None:
    """WW-PVP-1."""
    t.tell("duel", seat=seat, rival=rival)


def tell_looted(t: Game, seat: int, rival: int, item: CardId) -> None:
    """WW-PVP-3."""
    t.tell("looted", seat=seat, rival=rival, item=item)


SECTIONS: tuple[type[Section], ...] = (Duel, Beaten, Loot)
