"""8b to 8d. What a field is to a player: whose it is, who guards it, whether anything happens there."""

from __future__ import annotations

from heraut.games.heroes3.model import FieldId, Game, has_clause, mission
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.printed.effects import Tier
from heraut.games.heroes3.rules import ch06_resources

VISITABLE, FLAGGABLE, REVISITABLE, NONE = "visitable", "flaggable", "revisitable", "none"


def friends(t: Game, seat: int) -> tuple[int, ...]:
    """H3-MOD-3 H3-MOV-12. A seat and its allies; a clause of a scenario has all players at peace."""
    if seat < 0:
        return (seat,)
    if has_clause(t, "players_at_peace"):
        return tuple(range(len(t.state.players)))
    return (seat, *ch06_resources.allies(t, seat))


def category(t: Game, field: FieldId) -> str:
    """H3-CAT-2 H3-CAT-3 H3-CAT-4 H3-VAR-9. With free trade a Trading Post is visited once."""
    site = t.content.sites[t.content.fields[field].site]
    return VISITABLE if site.id == "trading_post" and "free_trade" in t.state.variants else site.category


def guard_level(t: Game, field: FieldId) -> int:
    """H3-TIL-7 H3-CMB-1 H3-CMB-22 H3-MIN-5 H3-CAT-6. The difficulty of the guards still there, 0 if there are none.

    A visitable field is guarded as long as no black cube lies there, any other until its guards were beaten.
    """
    level = geography.printed(t, field).level
    if not level or field in [line.replace(" ", ".") for line in mission(t).unguarded]:
        return 0
    site = t.state.sites[field]
    return 0 if (site.cube if category(t, field) == VISITABLE else site.won) else level


def guards_of(t: Game, field: FieldId) -> dict[Tier, int]:
    """H3-DIF-2 H3-DIF-8 H3-DIF-9 H3-DIF-10 H3-DIF-11 H3-UNI-45. Who guards a field, by tier."""
    level, difficulty = guard_level(t, field), t.state.difficulty
    if not level:
        return {}
    named = mission(t).guards.get(geography.printed(t, field).site)
    guards = named[difficulty] if named else t.content.difficulties[difficulty].guards[level - 1]
    return dict(guards)


def is_empty_for(t: Game, seat: int, field: FieldId) -> bool:
    """H3-CAT-6 H3-CAT-7 H3-CAT-9 H3-CAT-12 H3-CAT-13 H3-SIT-31. Nothing there would happen to this seat now."""
    return is_empty(t, friends(t, seat), field)


def is_empty(t: Game, own: tuple[int, ...], field: FieldId) -> bool:
    """H3-CAT-6 H3-CAT-7 H3-CAT-9 H3-CAT-12. The same, for the seats of one side."""
    kind = category(t, field)
    if kind == NONE:
        return geography.printed(t, field).site != "blocked"
    site = t.state.sites[field]
    if kind == FLAGGABLE:
        for flag in site.flags:
            if flag in own:
                return True
        return False
    return kind == VISITABLE and site.cube


def owner(t: Game, field: FieldId) -> int | None:
    """H3-SIE-1. Whose town or settlement this is, None if nobody's or nothing of the kind."""
    if geography.printed(t, field).site not in ("town", "settlement"):
        return None
    flags = t.state.sites[field].flags
    return flags[0] if flags else None


def put_flag(t: Game, seat: int, field: FieldId) -> None:
    """H3-CAT-3 H3-CAT-8 H3-MIN-1 H3-SIT-23 H3-ENC-3 H3-ENC-7. On an obelisk the cubes of others stay."""
    site = t.state.sites[field]
    stay = site.flags if geography.printed(t, field).site == "obelisk" else ()
    for loser in site.flags:
        if loser not in stay:
            t.tell("flag_lost", seat=loser, field=field)
    t.tell("flagged", seat=seat, field=field)
    site.flags = (*stay, seat)
    site.income = ""
    site.won = True


def clues(t: Game, seat: int) -> tuple[int, int]:
    """H3-SIT-23. How many obelisks of the map a seat has explored, and how many there are."""
    obelisks = [
        field
        for laid in t.state.tiles.values()
        if laid.tile
        for field in geography.fields_of(t.content.tiles[laid.tile])
        if geography.printed(t, field).site == "obelisk"
    ]
    found = [field for field in obelisks if field in t.state.sites and seat in t.state.sites[field].flags]
    return len(found), len(obelisks)
