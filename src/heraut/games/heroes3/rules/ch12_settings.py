"""12. How a game is won, lost and left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from heraut.games.heroes3.model import FieldId, Game, Player, main_hero, mission, side_of
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.printed.missions import Goal
from heraut.games.heroes3.rules.ch03_play import box
from heraut.games.heroes3.rules.ch08_map import map_fields
from heraut.kernel import Arrow
from heraut.kernel.values import ADDED, Part, total

Step = Callable[[Any], Arrow]

HOMELESS = 3  # H3-VIC-2


# ── has anybody won? ─────────────────────────────────────────────────────────────────────────────────────────────────


def judge(t: Game, moment: str) -> None:
    """H3-VIC-1 H3-VIC-5 H3-VIC-7 H3-VIC-8 H3-VIC-9. The goals looked at now; the last one standing wins at once."""
    state = t.state
    if state.ended:
        return
    left = [seat for seat, player in enumerate(state.players) if not player.out]
    if not left:
        win(t, (), "eliminated")
    elif len(left) < len(state.players) and beaten_all(t, left):
        win(t, side_of(t, left[0]), "last")
    for goal in mission(t).goals:
        if state.ended:
            return
        if goal.checked == "at_once" or moment == "round_end":
            winners = {friend for seat in left if reached(t, seat, goal) for friend in side_of(t, seat)}
            if winners:
                win(t, tuple(sorted(winners)), goal.kind)


def beaten_all(t: Game, left: Sequence[int]) -> bool:
    """H3-VIC-8. Is one side left of those that play against each other?"""
    side = side_of(t, left[0])
    return len(side) < len(t.state.players) and set(left) <= set(side)


def win(t: Game, winners: tuple[int, ...], how: str) -> None:
    t.state.winners, t.state.ended = winners, how


def reached(t: Game, seat: int, goal: Goal) -> bool:
    """H3-VIC-5. Has this seat done what the goal asks?"""
    state, player = t.state, t.state.players[seat]
    if goal.needs and goal.needs not in player.army and not has_every_clue(t, seat):
        return False
    kind = goal.kind
    if kind == "beat_enemy":
        return not state.enemy_army
    if kind == "capture_all":
        return geography.has_home(t, seat) and not any(geography.has_home(t, other) for other in enemies(t, seat))
    if kind == "every_cube":
        return len(state.players) > 2 and all(other in player.cubes for other in enemies(t, seat))
    if kind == "grail_home":
        return state.grail == seat and state.heroes[main_hero(seat)].field in geography.homes(t, seat)
    if kind == "flag_every":
        fields = [field for field in fields_wanted(t, goal) if field in state.sites]
        hidden = any(not tile.shown for tile in state.tiles.values())
        return bool(fields) and not hidden and all(state.sites[field].flags for field in fields)
    sites = state.sites
    for field in fields_wanted(t, goal):
        if field in sites and (sites[field].winner == seat if kind == "beat_guards" else seat in sites[field].flags):
            if kind != "capture_town" or is_foreign(t, seat, t.content.fields[field].faction):
                return True
    return False


def enemies(t: Game, seat: int) -> list[int]:
    """The players of other sides."""
    side = side_of(t, seat)
    return [other for other in range(len(t.state.players)) if other not in side]


def is_foreign(t: Game, seat: int, faction: str) -> bool:
    """Is it the faction of nobody on one's side?"""
    players = t.state.players
    if faction == players[seat].faction:
        return False
    return faction not in [players[one].faction for one in side_of(t, seat)]


def has_every_clue(t: Game, seat: int) -> bool:
    """H3-MOD-5. Whoever has explored every obelisk has found whom they lead to, even if they have fallen since."""
    found, wanted = map_fields.clues(t, seat)
    return 0 < wanted == found


def fields_wanted(t: Game, goal: Goal) -> Sequence[FieldId]:
    """Every field of the box that a goal speaks of."""
    if goal.kind == "capture_town":
        return t.content.places["town"]
    return [field for site in goal.sites for field in t.content.places[site]]


def time_is_up(t: Game) -> None:
    """H3-MOD-5 H3-VIC-5. The last round is over: all lose, or the most points win.

    Allies count theirs together.  Equal points share the win; if everybody has them it is a draw.
    """
    if mission(t).limit == "all_lose":
        win(t, (), "limit")
        return
    sides = {side_of(t, seat) for seat, player in enumerate(t.state.players) if not player.out}
    score = {side: sum([points(t, seat) for seat in side]) for side in sides}
    best = sorted([seat for side in sides if score[side] == max(score.values()) for seat in side])
    draw = len(best) == len(t.state.players) > len(side_of(t, 0))
    win(t, *(((), "draw") if draw else (tuple(best), "limit")))


def points(t: Game, seat: int) -> int:
    return total(point_parts(t, seat))


def point_parts(t: Game, seat: int) -> Iterator[Part]:
    """H3-MOD-5 H3-VIC-5. The fields that a seat has flagged, where the scenario counts them."""
    worth = mission(t).points
    for field, held in t.state.sites.items():
        site = geography.printed(t, field).site
        if seat in held.flags and worth.get(site, 0):
            yield Part(ADDED, worth[site], site, ("H3-VIC-5",))


def standing(t: Game) -> tuple[float, ...]:
    """How each seat stands: 1 has won, half of that has shared a win, -1 has lost; 0 while it lasts, and in a draw."""
    seats, won = range(len(t.state.players)), t.state.winners
    if t.state.ended in ("", "draw"):
        return tuple([0.0 for _ in seats])
    best = 0.5 if won and len(won) > len(side_of(t, won[0])) else 1.0
    return tuple([best if seat in won else -1.0 for seat in seats])


# ── who is out? ──────────────────────────────────────────────────────────────────────────────────────────────────────


def count_homeless(t: Game) -> None:
    """H3-VIC-2. Three full rounds in a row without a town or a settlement.

    Whoever starts a mission without a home loses none.
    """
    for seat, player in enumerate(t.state.players):
        home = geography.homes(t, seat) or not starts_at_home(t, seat)
        player.homeless = 0 if home else player.homeless + 1
        if player.homeless > HOMELESS and not player.out:  # the round in which the last home fell was not a full one
            eliminate(t, seat)


def starts_at_home(t: Game, seat: int) -> bool:
    """Does the plan give this seat a starting tile with a town?"""
    return box.place_of_seat(t, seat)[1].group == "starting"


def eliminate(t: Game, seat: int) -> None:
    """H3-VIC-3 H3-VIC-6 H3-VIC-10. His cubes and heroes leave the map, his cards the game."""
    state, player = t.state, t.state.players[seat]
    player.out = True
    t.tell("eliminated", seat=seat)
    for site in state.sites.values():
        if seat in site.flags:
            site.flags = tuple([other for other in site.flags if other != seat])
            site.income = ""
    for number in [number for number, hero in state.heroes.items() if hero.seat == seat]:
        del state.heroes[number]
    leave_the_game(t, player)
    if state.grail == seat:
        state.grail = -4


def leave_the_game(t: Game, player: Player) -> None:
    deck = player.deck
    t.reveal()
    player.removed += player.hand + deck.bag + deck.top + deck.bottom + player.discard
    player.removed += [laid.card for laid in player.laid]
    for pile in (player.hand, deck.bag, deck.top, deck.bottom, player.discard, player.laid):
        pile.clear()
    for card in player.hired:
        t.state.discards[t.content.neutrals[card].tier].append(card)
    player.hired.clear()
    player.army.clear()


def main_hero_lost(t: Game, seat: int, defending_town: bool) -> None:
    """H3-VIC-3. Beaten in defence of a besieged town and left without any: out.

    In the official edition any combat lost without a home is enough.  Some missions end with the first defeat.
    """
    homeless = not geography.homes(t, seat)
    if homeless and (defending_town or t.state.edition == "official"):
        eliminate(t, seat)
    elif mission(t).loses_by_defeat:
        win(t, (), "defeat")
