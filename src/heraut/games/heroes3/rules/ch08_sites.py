"""8b to 8d. Sites: what a field is to a player, and what a visit gives."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.heroes3.rules.ch05_cards.receiving as receiving
import heraut.games.heroes3.rules.ch06_resources as ch06_resources
import heraut.games.heroes3.rules.ch07_town.recruiting as recruiting
import heraut.games.heroes3.rules.ch07_town.sieges as sieges
from heraut.games.heroes3.model import Game, has_clause, mission
from heraut.games.heroes3.numbers import geography, values
from heraut.games.heroes3.printed.effects import Tier
from heraut.kernel import Arrow, Section, become, call

VISITABLE, FLAGGABLE, REVISITABLE, NONE = "visitable", "flaggable", "revisitable", "none"


# ── what a field is ──────────────────────────────────────────────────────────────────────────────────────────────────


def friends(t: Game, seat: int) -> tuple[int, ...]:
    """H3-MOD-3 H3-MOV-12. A seat and its allies; a clause of a scenario has all players at peace."""
    if seat < 0:
        return (seat,)
    if has_clause(t, "players_at_peace"):
        return tuple(range(len(t.state.players)))
    return (seat, *ch06_resources.allies(t, seat))


def category(t: Game, field: str) -> str:
    """H3-CAT-2 H3-CAT-3 H3-CAT-4 H3-VAR-9. With free trade a Trading Post is visited once."""
    site = t.content.sites[t.content.fields[field].site]
    return VISITABLE if site.id == "trading_post" and "free_trade" in t.state.variants else site.category


def guard_level(t: Game, field: str) -> int:
    """H3-TIL-7 H3-CMB-1 H3-CMB-22 H3-MIN-5 H3-CAT-6. The difficulty of the guards still there, 0 if there are none.

    A visitable field is guarded as long as no black cube lies there, any other until its guards were beaten.
    """
    level = geography.printed(t, field).level
    if not level or field in [line.replace(" ", ".") for line in mission(t).unguarded]:
        return 0
    site = t.state.sites[field]
    return 0 if (site.cube if category(t, field) == VISITABLE else site.won) else level


def guards_of(t: Game, field: str) -> dict[Tier, int]:
    """H3-DIF-2 H3-DIF-8 H3-DIF-9 H3-DIF-10 H3-DIF-11 H3-UNI-45. Who guards a field, by tier."""
    level, difficulty = guard_level(t, field), t.state.difficulty
    if not level:
        return {}
    named = mission(t).guards.get(geography.printed(t, field).site)
    guards = named[difficulty] if named else t.content.difficulties[difficulty].guards[level - 1]
    return dict(guards)


def is_empty_for(t: Game, seat: int, field: str) -> bool:
    """H3-CAT-6 H3-CAT-7 H3-CAT-9 H3-CAT-12 H3-CAT-13 H3-SIT-31. Nothing there would happen to this seat now."""
    return is_empty(t, friends(t, seat), field)


def is_empty(t: Game, own: tuple[int, ...], field: str) -> bool:
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


def owner(t: Game, field: str) -> int | None:
    """H3-SIE-1. Whose town or settlement this is, None if nobody's or nothing of the kind."""
    if geography.printed(t, field).site not in ("town", "settlement"):
        return None
    flags = t.state.sites[field].flags
    return flags[0] if flags else None


# ── visiting ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Visit(Section):
    """8b. A hero explores the field it stands on.

    empty → end      flaggable → `Flag`      otherwise: (a black cube) → what the site gives → (units for hire) → end
    """

    hero: int
    field: str

    def start(self, t: Game) -> Arrow:
        """H3-CAT-1 H3-CAT-2 H3-CAT-4 H3-CAT-6 H3-CAT-10. The cube lies there whatever comes of the visit."""
        seat = t.state.heroes[self.hero].seat
        if is_empty_for(t, seat, self.field):
            return None
        kind = category(t, self.field)
        if kind == FLAGGABLE:
            return become(Flag(self.hero, self.field))
        t.tell("visits", hero=self.hero, field=self.field)
        if kind == VISITABLE:
            t.state.sites[self.field].cube = True
        return self.give

    def give(self, t: Game) -> Arrow:
        """H3-CAT-11 H3-SIT-18 H3-SIT-19 H3-AID-1 H3-AID-2 H3-AID-8 H3-HER-10. What is printed, or what dice give."""
        printed, site = geography.printed(t, self.field), geography.site_of(t, self.field)
        seat = t.state.heroes[self.hero].seat
        if site.dice:
            return call(receiving.ResolveDice(seat, self.hero, site.dice, printed.dice, printed.keep), self.over)
        if site.id == "trading_post":
            return self.trade
        if not site.either or self.from_stable_to_stable(t):
            return None
        sources = tuple([f"site/{site.id}/{number}" for number in range(len(site.either))])
        return call(take(seat, self.hero, sources, site.may), self.over)

    def from_stable_to_stable(self, t: Game) -> bool:
        """H3-SIT-12. Stables give no fresh horses to a hero who comes from others next door."""
        came_from = t.state.heroes[self.hero].came_from
        if geography.printed(t, self.field).site != "stables" or came_from in ("", self.field):
            return False
        return geography.printed(t, came_from).site == "stables"

    def trade(self, t: Game) -> Arrow:
        """H3-SIT-17 H3-TRD-8 H3-VAR-9. Exchanges or one card removed, not both; with free trade an artifact."""
        seat = t.state.heroes[self.hero].seat
        if "free_trade" in t.state.variants:
            return call(ch06_resources.FindArtifact(seat), self.hire)
        return call(receiving.TakeOne(seat, self.hero, ("site/trading_post/0", "site/trading_post/1"), True), self.hire)

    def hire(self, t: Game) -> Arrow:
        """H3-MOD-5. A scenario may have neutrals for hire there."""
        if has_clause(t, "trading_posts_hire"):
            return become(recruiting.HireFrom(t.state.heroes[self.hero].seat, recruiting.DWELLINGS, many=True))
        return None

    def over(self, t: Game) -> Arrow:
        return None


def take(seat: int, hero: int, sources: tuple[str, ...], may: bool) -> receiving.Receive | receiving.TakeOne:
    """A single gain that nobody may decline is not asked about."""
    if len(sources) == 1 and not may:
        return receiving.Receive(seat, hero, sources[0])
    return receiving.TakeOne(seat, hero, sources, may)


# ── flagging ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Flag(Section):
    """8b. A hero puts its player's cube on a flaggable field.

    the cube (a town: `CaptureTown`) → a mine's income, or what the site gives → the first has had his gift
    """

    hero: int
    field: str

    def start(self, t: Game) -> Arrow:
        """H3-CAT-3 H3-CAT-8 H3-MIN-1 H3-MIN-2 H3-SIT-23 H3-SIE-4. The old cube goes with its effect."""
        seat = t.state.heroes[self.hero].seat
        if geography.printed(t, self.field).site == "town":
            return become(sieges.CaptureTown(seat, self.hero, "site/town/0"))
        put_flag(t, seat, self.field)
        site = geography.site_of(t, self.field)
        if site.income:
            return self.mine
        sources = tuple([f"site/{site.id}/{number}" for number in range(len(site.either))])
        return call(take(seat, self.hero, sources, False), self.note_first)

    def mine(self, t: Game) -> Arrow:
        """H3-MIN-3 H3-AID-9 H3-SIT-25 H3-SIT-33 H3-SIT-34. The first ever to flag it also gains its income at once."""
        if not t.state.sites[self.field].taken:
            resource = geography.printed(t, self.field).resource
            seat = t.state.heroes[self.hero].seat
            ch06_resources.gain(t, seat, resource, values.step(t, resource), "first_flag")
        return self.note_first

    def note_first(self, t: Game) -> Arrow:
        """H3-ENC-2 H3-MIN-3."""
        t.state.sites[self.field].taken = True
        return None


def put_flag(t: Game, seat: int, field: str) -> None:
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


SECTIONS: tuple[type[Section], ...] = (Visit, Flag)
