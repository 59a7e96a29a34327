"""4. Heroes: experience, levels, the secondary hero."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import FieldOf
from heraut.games.heroes3.model import OFFICIAL, FieldId, Game, HeroOnMap, Player, has_clause, mission, second_hero
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.rules import ch06_resources, clauses
from heraut.games.heroes3.rules.ch03_play import hero_moves
from heraut.games.heroes3.rules.ch05_cards import piles
from heraut.kernel import Arrow, Option, Reason, Section, ask, call

SECOND_HERO = {"gold": 10}  # H3-HER-2
TOP_LEVEL = 7  # H3-HER-7


# ── experience and levels ────────────────────────────────────────────────────────────────────────────────────────────


def experience_for(t: Game, seat: int, beaten: int) -> int:
    """H3-HER-14 H3-EXP-1 H3-EXP-4 H3-EXP-5 H3-LVL-12. By the level of what was beaten against one's own full level."""
    level = t.state.players[seat].level
    return 0 if beaten < level else 1 if beaten == level else 2


def level_cap(t: Game) -> int:
    """H3-HER-7 H3-MOD-5. The highest level; a scenario may stop earlier."""
    return min(TOP_LEVEL, mission(t).level_cap)


@dataclass(slots=True)
class GainExperience(Section):
    """4. Experience, one by one: half a level each → (a whole level: what it gives) ⟲."""

    seat: int
    amount: int

    def start(self, t: Game) -> Arrow:
        """H3-HER-1 H3-LVL-8 H3-LVL-10 H3-LVL-11. The main hero alone; at the highest level it does nothing."""
        player = t.state.players[self.seat]
        if self.amount <= 0 or player.level >= level_cap(t):
            return None
        self.amount -= 1
        player.experience += 1
        whole = player.experience == t.content.tables.experience_per_level
        if whole:
            player.experience = 0
            player.level += 1
        t.tell("experience", seat=self.seat, level=player.level, half=player.experience)
        return call(LevelReached(self.seat), self.start) if whole else self.start


@dataclass(slots=True)
class RaiseToLevel(Section):
    """4. Up to a level at once: each level on the way gives what it gives ⟲."""

    seat: int
    level: int

    def start(self, t: Game) -> Arrow:
        """H3-EXP-2 H3-LVL-10 H3-EX-11."""
        player = t.state.players[self.seat]
        if player.level >= min(self.level, level_cap(t)):
            return None
        player.experience = 0
        player.level += 1
        return call(LevelReached(self.seat), self.start)


@dataclass(slots=True)
class LevelReached(Section):
    """4. A level has been reached: a specialty → or a search of the abilities."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """H3-LVL-2 H3-LVL-3 H3-LVL-4 H3-LVL-5 H3-LVL-6 H3-LVL-7 H3-LVL-9. What the track shows for this level."""
        player = t.state.players[self.seat]
        row = t.content.tables.levels[player.level - 1]
        t.tell("level", seat=self.seat, level=player.level)
        if row.specialty:
            gain_specialty(t, self.seat, row.specialty)
        return call(piles.Search(self.seat, "abilities", row.search)) if row.search else None


def gain_specialty(t: Game, seat: int, level: int) -> None:
    """H3-LVL-4 H3-LVL-6. It joins the deck (edition `official`: the hand); where level 4 comes twice, once only."""
    player = t.state.players[seat]
    card = specialty_of(t, player, level)
    if card not in t.state.box:
        return
    t.state.box.remove(card)
    if t.state.edition == OFFICIAL:
        piles.gain_card(t, seat, card)
    else:
        player.deck.bag += [card, *player.deck.top, *player.deck.bottom]
        player.deck.top.clear()
        player.deck.bottom.clear()
    t.tell("specialty", seat=seat, card=card)
    if level == clauses.TWICE and has_clause(t, "level_four_twice"):
        player.level -= 1
        t.tell("level_again", seat=seat, level=player.level)


def specialty_of(t: Game, player: Player, level: int) -> str:
    """H3-LVL-1. The specialty card that a hero gains at this level."""
    return next(card.id for card in t.content.specialties.values() if card.hero == player.hero and card.level == level)


# ── the secondary hero ───────────────────────────────────────────────────────────────────────────────────────────────


def places_to_hire(t: Game, seat: int) -> tuple[FieldId, ...]:
    """H3-HER-2 H3-HER-6 H3-HER-8 H3-HER-9 H3-SIE-21 H3-MOV-12. Where a secondary hero could appear now.

    On a town or settlement that its player controls; beside the main hero only in the player's own turn, when one of
    them can move on.
    """
    state = t.state
    if (
        second_hero(seat) in state.heroes
        or not may_hire_again(t, seat)
        or not ch06_resources.can_pay(t, seat, SECOND_HERO)
    ):
        return ()
    stands = {hero.field: hero.seat for hero in state.heroes.values()}
    shared = seat if state.active == seat else None
    return tuple([home for home in geography.homes(t, seat) if home not in stands or stands[home] == shared])


def forbids_hiring(t: Game, seat: int) -> Reason | None:
    """H3-HER-2 H3-HER-6 H3-HER-8 H3-MOV-12. One secondary hero, paid for, on a free town or settlement."""
    if second_hero(seat) in t.state.heroes:
        return Reason("second-there", ("H3-HER-2", "H3-HER-8"))
    if not may_hire_again(t, seat):
        return Reason("second-later", ("H3-HER-6",))
    if not geography.homes(t, seat):
        return Reason("no-home", ("H3-HER-2",))
    dear = ch06_resources.too_dear(t, seat, SECOND_HERO)
    return dear or (None if places_to_hire(t, seat) else Reason("home-taken", ("H3-MOV-12",)))


def may_hire_again(t: Game, seat: int) -> bool:
    """H3-HER-6. A beaten secondary hero comes back from its player's next turn on."""
    since = t.state.players[seat].second_from
    return t.state.round > since or (t.state.round == since and has_begun(t, seat))


def has_begun(t: Game, seat: int) -> bool:
    """Has this seat begun its turn of the round?"""
    state, players = t.state, len(t.state.players)
    return (seat - state.first) % players <= (state.active - state.first) % players


@dataclass(slots=True)
class HireHero(Section):
    """4. A secondary hero is recruited: where? → paid → placed."""

    seat: int

    def start(self, t: Game) -> Arrow:
        """H3-HER-9."""
        return ask(self.seat, "place_second_hero", self.places, self.hear)

    def places(self, t: Game) -> list[FieldOf]:
        """H3-HER-9 H3-MOV-12. A town or settlement of the player's where a hero may appear."""
        return [FieldOf(one) for one in places_to_hire(t, self.seat)]

    def wishes(self, t: Game) -> list[FieldOf]:
        return hero_moves.every_home(t)

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, FieldOf) or wish.field in places_to_hire(t, self.seat):
            return None
        not_own = hero_moves.not_own_home(t, self.seat, wish.field, "H3-HER-9")
        return not_own or hero_moves.hero_there(t, wish.field)

    def hear(self, t: Game, choice: FieldOf) -> Arrow:
        """H3-HER-2 H3-HER-3."""
        ch06_resources.pay(t, self.seat, SECOND_HERO, "second_hero")
        number = second_hero(self.seat)
        t.state.heroes[number] = HeroOnMap(self.seat, choice.field, choice.field, hero_moves.movement_points(t, number))
        t.tell("second_hero", seat=self.seat, field=choice.field)
        return None


def lose_second_hero(t: Game, seat: int, by: int) -> None:
    """H3-HER-6 H3-HER-11 H3-HER-20. Beaten, or removed instead of fighting: off the map; the enemy gains its cube."""
    state = t.state
    del state.heroes[second_hero(seat)]
    state.players[seat].second_from = state.round + has_begun(t, seat)
    t.tell("second_hero_lost", seat=seat)
    if by >= 0:
        win_cube(t, by, seat)


def win_cube(t: Game, seat: int, rival: int) -> None:
    """H3-HER-11 H3-SIE-3 H3-VIC-4. A faction cube of another player."""
    t.state.players[seat].cubes.append(rival)
    t.tell("cube_won", seat=seat, rival=rival)
