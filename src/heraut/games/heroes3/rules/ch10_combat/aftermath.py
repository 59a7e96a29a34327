"""10g. How a combat ends, and what it brings."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import FieldOf, UnitOf
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import (
    AI,
    NEUTRAL,
    NEUTRALS,
    NO_FIELD,
    NOBODY,
    OFFICIAL,
    Battle,
    FieldId,
    Game,
    HeroId,
    main_hero,
)
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.numbers.combat_values import battle_of
from heraut.games.heroes3.printed.missions import Troop
from heraut.games.heroes3.rules import ch04_heroes, ch06_resources, ch09_units, ch12_settings
from heraut.games.heroes3.rules.ch03_play import box, morale
from heraut.games.heroes3.rules.ch05_cards import in_hand, laid, piles, play_on_map
from heraut.games.heroes3.rules.ch11_ai import ai_piles
from heraut.kernel import PASS, Arrow, Gives, Option, Pass, Reason, Section, ask, call, give, offer

WON, LOST, RETREATED, SURRENDERED = "won", "lost", "retreated", "surrendered"
RANSOM = 10  # H3-END-5
TRIBUTE = 5  # H3-END-4
ANY_BRONZE = Troop(side="few", pick="any_bronze")


# ── surrender ────────────────────────────────────────────────────────────────────────────────────────────────────────


def no_surrender(t: Game, battle: Battle, side: int) -> Reason | None:
    """H3-END-1 H3-END-8 H3-END-9 H3-AI-46. A hero against a player, with 10 gold and somewhere to go.

    Not in defence of a town or settlement; in the official edition, of one's own faction town alone.
    """
    owner, rival = battle.owners[side], battle.owners[1 - side]
    if owner < 0 or rival < 0:
        return Reason("no-surrender-to-guards", ("H3-END-1",))
    if battle.heroes[side] == NOBODY:
        return Reason("no-hero-to-surrender", ("H3-SIE-5", "H3-END-6"))
    if battle.no_escape[side]:
        return Reason("no-escape", ("H3-END-1",))
    gold = t.state.players[owner].gold
    if gold < RANSOM:
        return Reason("too-dear", ("H3-END-9",), cost=(("gold", RANSOM - gold),))
    if side == 1 and battle.home:
        own_town = geography.printed(t, battle.field).site == "town" and geography.founder(t, battle.field) == owner
        if t.state.edition != OFFICIAL or own_town:
            return Reason("defends-town", ("H3-END-8",))
    return None if places_to_go(t, owner, battle.field) else Reason("nowhere-to-go", ("H3-END-9",))


def places_to_go(t: Game, seat: int, field: FieldId) -> list[FieldId]:
    """H3-END-6 H3-END-10 H3-SIE-21. The towns and settlements a seat controls, but for the one fought over."""
    return [home for home in geography.homes(t, seat) if home != field]


# ── after the fight ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Aftermath(Section):
    """10g. A combat is over; gives what it was for the attacking hero.

    the board is cleared → what the loser pays, where he goes, his new army → experience → Necromancy
    """

    field: FieldId
    heroes: tuple[HeroId, HeroId]
    owners: tuple[int, int]
    winner: int
    surrendered: bool
    level: int
    azure: bool
    home: bool

    @property
    def loser(self) -> int:
        """The seat that lost, NEUTRALS or AI."""
        return self.owners[1 - self.winner]

    @property
    def victor(self) -> int:
        """The seat that won, NEUTRALS or AI."""
        return self.owners[self.winner]

    def beaten_main(self) -> bool:
        """Is it a main hero that was beaten?"""
        return self.loser >= 0 and self.heroes[1 - self.winner] == main_hero(self.loser)

    def start(self, t: Game) -> Gives[str]:
        """H3-UNI-6 H3-UNI-21."""
        t.tell("combat_over", winner=self.victor, loser=self.loser, given_up="yes" if self.surrendered else "no")
        clear_board(t)
        if self.surrendered:
            return self.ransom
        if self.loser == AI:
            t.state.heroes.pop(self.heroes[1 - self.winner], None)
        return self.lose if self.loser >= 0 else self.learn

    # the one who surrenders

    def ransom(self, t: Game) -> Gives[str]:
        """H3-END-5 H3-END-7 H3-END-15. 10 gold for the opponent; no unit is lost, no cube given."""
        ch06_resources.pay(t, self.loser, {"gold": RANSOM}, "surrender")
        ch06_resources.gain(t, self.victor, "gold", RANSOM, "surrender")
        if t.state.edition == OFFICIAL and not self.beaten_main():
            ch04_heroes.lose_second_hero(t, self.loser, NOBODY)
            return self.report
        return self.go_home

    # the one who is beaten

    def lose(self, t: Game) -> Gives[str]:
        """H3-END-4 H3-END-11 H3-SIE-22. A main hero beaten by a player gives 5 gold, or all there is."""
        if self.heroes[1 - self.winner] == NOBODY:
            return self.muster
        if self.victor >= 0 and self.beaten_main():
            gold = min(TRIBUTE, t.state.players[self.loser].gold)
            ch06_resources.pay(t, self.loser, {"gold": gold}, "defeat")
            ch06_resources.gain(t, self.victor, "gold", gold, "defeat")
            if t.state.edition == OFFICIAL:
                ch04_heroes.win_cube(t, self.victor, self.loser)
            return call(morale.Morale(self.loser, -1), self.fate)
        return self.fate

    def fate(self, t: Game) -> Gives[str]:
        """H3-END-12 H3-END-13 H3-HER-6 H3-HER-11. With units left against guards it is only a retreat."""
        player = t.state.players[self.loser]
        if self.victor == NEUTRALS and (player.army or player.hired):
            return give(RETREATED)
        if not self.beaten_main():
            ch04_heroes.lose_second_hero(t, self.loser, self.victor if self.victor >= 0 else NOBODY)
            return self.muster
        return call(Muster(self.loser), self.judged)

    def judged(self, t: Game) -> Gives[str]:
        """H3-VIC-3 H3-SIE-3. Beaten in defence of the last home: the captor has its cube, the loser is out."""
        defending = self.home and self.winner == 0
        if defending and not places_to_go(t, self.loser, self.field):
            site = t.state.sites[self.field]
            if self.victor >= 0 and self.loser in site.flags and geography.printed(t, self.field).site == "town":
                ch04_heroes.win_cube(t, self.victor, self.loser)
            site.flags = ()
        ch12_settings.main_hero_lost(t, self.loser, defending)
        return self.learn if t.state.players[self.loser].out else self.go_home

    def go_home(self, t: Game) -> Gives[str]:
        """H3-END-6 H3-END-10 H3-END-13."""
        return ask(self.loser, "go_home", self.refuges, self.hear_home)

    def refuges(self, t: Game) -> list[Option]:
        """H3-END-6 H3-END-10 H3-END-13. A town or settlement of the loser's choice; without any, back or aside."""
        return [FieldOf(place) for place in self.places(t)]

    def places(self, t: Game) -> list[FieldId]:
        """H3-END-6 H3-END-10 H3-END-13."""
        places = places_to_go(t, self.loser, self.field)
        if not places and self.field in geography.homes(t, self.loser):
            places = [self.field]  # beaten by guards before one's own gate
        hero = t.state.heroes[self.heroes[1 - self.winner]]
        if not places:
            taken = {other.field for other in t.state.heroes.values()}
            back = hero.came_from if hero.came_from not in taken else NO_FIELD
            places = [back] if back else free_beside(t, self.field)
        return places

    def no_refuge(self, t: Game, field: FieldId) -> Reason | None:
        """H3-END-6 H3-END-10 H3-END-13. Only one's own towns and settlements, but for the one fought over."""
        if field in self.places(t):
            return None
        homes = geography.homes(t, self.loser)
        if field in homes:
            return Reason("fought-over", ("H3-END-6", "H3-END-10"))
        if homes:
            return Reason("not-your-home", ("H3-END-6", "H3-END-10"))
        return Reason("goes-back", ("H3-END-10", "H3-END-13"))

    def wishes(self, t: Game) -> list[Option]:
        if self.at != "hear_home":
            return in_hand.play_wishes(t, self.victor)
        return [FieldOf(home) for seat in range(len(t.state.players)) for home in geography.homes(t, seat)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if self.at == "hear_home":
            return self.no_refuge(t, wish.field) if isinstance(wish, FieldOf) else None
        return in_hand.forbids_play(t, self.victor, wish) if isinstance(wish, PlayOf) else None

    def hear_home(self, t: Game, choice: FieldOf) -> Gives[str]:
        """H3-END-6 H3-END-10."""
        hero = t.state.heroes[self.heroes[1 - self.winner]]
        hero.field = hero.came_from = choice.field
        t.tell("goes_home", hero=self.heroes[1 - self.winner], field=choice.field)
        return self.report if self.surrendered else self.learn

    def muster(self, t: Game) -> Gives[str]:
        """H3-UNI-20."""
        return call(Muster(self.loser), self.learn)

    # the one who won

    def learn(self, t: Game) -> Gives[str]:
        """H3-EXP-1 H3-EXP-2 H3-EXP-3 H3-EXP-6 H3-EXP-7 H3-HER-1 H3-AI-26. Experience of the main hero who fought."""
        seat = self.victor
        if seat < 0 or t.state.players[seat].out or self.heroes[self.winner] != main_hero(seat):
            return self.report
        if self.loser == NEUTRALS and self.azure:
            return call(ch04_heroes.RaiseToLevel(seat, ch04_heroes.TOP_LEVEL), self.raise_dead)
        beaten = 0
        if self.loser == NEUTRALS:
            beaten = self.level
        elif self.beaten_main():
            beaten = t.state.players[self.loser].level
        amount = ch04_heroes.experience_for(t, seat, beaten) if beaten else 0
        return call(ch04_heroes.GainExperience(seat, amount), self.raise_dead) if amount else self.raise_dead

    def raise_dead(self, t: Game) -> Gives[str]:
        """H3-CRD-11. Cards for a combat that was fought and won."""
        could = piles.holds_cards(t, self.victor)
        return offer(t, self.victor, "combat_won", self.spoils, self.hear_raise, self.report, could)

    def spoils(self, t: Game) -> list[Option]:
        """H3-CRD-11. Cards for a combat that was fought and won."""
        return [PASS, *in_hand.map_plays(t, self.victor, "combat_won")]

    def hear_raise(self, t: Game, choice: Pass | PlayOf) -> Gives[str]:
        if isinstance(choice, Pass):
            return self.report
        return call(play_on_map.PlayCard(self.victor, choice.card, choice.mode), self.raise_dead)

    def report(self, t: Game) -> Gives[str]:
        """H3-UNI-20. Whoever won with the last unit of his army starts again too."""
        return call(Muster(self.victor), self.tell_outcome) if self.victor >= 0 else self.tell_outcome

    def tell_outcome(self, t: Game) -> Gives[str]:
        """H3-END-14. The attacker who won goes on to explore the field."""
        if self.winner == 0:
            return give(WON)
        return give(SURRENDERED if self.surrendered else LOST)


def free_beside(t: Game, field: FieldId) -> list[FieldId]:
    """Fields next to this one where no hero stands; the field itself if there is none."""
    taken = {hero.field for hero in t.state.heroes.values()}
    return [near for near in geography.neighbours(t, field) if near not in taken] or [field]


def clear_board(t: Game) -> None:
    """H3-CMB-23 H3-UNI-6 H3-UNI-21 H3-UNI-39 H3-CMB-42. Cards laid are discarded, guards too; the armies are whole."""
    battle = battle_of(t)
    laid.end_laid(t, "combat")
    ai_piles.end_of_combat(t)
    for who, fighter in list(battle.fighters.items()):
        if fighter.overlay:
            ch09_units.uncover(t, who)
        if fighter.form == NEUTRAL and battle.owners[fighter.side] == NEUTRALS:
            ch09_units.discard_neutral(t, fighter.card)
    t.state.battle = None


@dataclass(slots=True)
class Muster(Section):
    """10g. A player without a unit left starts again with those of the scenario."""

    seat: int
    troop: int = 0

    def start(self, t: Game) -> Arrow:
        """H3-UNI-20 H3-END-13."""
        player = t.state.players[self.seat]
        return None if player.army or player.hired else self.next_troop

    def next_troop(self, t: Game) -> Arrow:
        """H3-UNI-20."""
        lines = box.beginning(t).units
        if self.troop == len(lines):
            t.tell("musters", seat=self.seat)
            return None
        return ask(self.seat, "choose_troop", self.troops, self.hear, self.none_left)

    def troops(self, t: Game) -> list[Option]:
        """H3-UNI-20 H3-UNI-41. The units that this line of the scenario may mean."""
        return [UnitOf(unit) for unit in free_troops(t, self.seat, box.beginning(t).units[self.troop])]

    def wishes(self, t: Game) -> list[Option]:
        faction = t.state.players[self.seat].faction
        return [UnitOf(unit.id) for unit in t.content.units.values() if unit.faction == faction]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return self.not_mustered(t, wish.unit) if isinstance(wish, UnitOf) else None

    def not_mustered(self, t: Game, unit: str) -> Reason | None:
        """H3-UNI-20 H3-UNI-41. A unit that the scenario begins with, and that is in no army."""
        if unit in free_troops(t, self.seat, box.beginning(t).units[self.troop]):
            return None
        if unit in t.state.players[self.seat].army:
            return Reason("in-army", ("H3-UNI-41",))
        lent = any(unit in player.army for player in t.state.players)
        return Reason("in-another-army", ("H3-UNI-41",)) if lent else Reason("not-at-start", ("H3-UNI-20",))

    def hear(self, t: Game, choice: UnitOf) -> Arrow:
        t.state.players[self.seat].army[choice.unit] = box.beginning(t).units[self.troop].side
        self.troop += 1
        return self.next_troop

    def none_left(self, t: Game) -> Arrow:
        """H3-UNI-41."""
        self.troop += 1
        return self.next_troop


def free_troops(t: Game, seat: int, line: Troop) -> list[str]:
    """H3-UNI-41. The units that a line may mean; for one that an ally was given, any bronze unit of the faction."""
    lent = {unit for player in t.state.players for unit in player.army}
    free = [unit for unit in box.troops(t, seat, line) if unit not in lent]
    return free or [unit for unit in box.troops(t, seat, ANY_BRONZE) if unit not in lent]
