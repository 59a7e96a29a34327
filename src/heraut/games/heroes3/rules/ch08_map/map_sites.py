"""8b to 8d. Sites: what a visit gives, and cubes that are put there."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.model import FieldId, Game, HeroId, has_clause
from heraut.games.heroes3.numbers import geography, values
from heraut.games.heroes3.rules import ch06_resources
from heraut.games.heroes3.rules.ch05_cards import receiving
from heraut.games.heroes3.rules.ch07_town import for_hire, recruiting, sieges
from heraut.games.heroes3.rules.ch08_map.map_fields import FLAGGABLE, VISITABLE, category, is_empty_for, put_flag
from heraut.kernel import Arrow, Section, become, call

# ── visiting ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class Visit(Section):
    """8b. A hero explores the field it stands on.

    empty → end      flaggable → `Flag`      otherwise: (a black cube) → what the site gives → (units for hire) → end
    """

    hero: HeroId
    field: FieldId

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
            return call(receiving.ResolveDice(seat, self.hero, site.dice, printed.dice, printed.keep))
        if site.id == "trading_post":
            return self.trade
        if not site.either or self.from_stable_to_stable(t):
            return None
        sources = tuple([f"site/{site.id}/{number}" for number in range(len(site.either))])
        return call(take(seat, self.hero, sources, site.may))

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
            return become(for_hire.HireFrom(t.state.heroes[self.hero].seat, recruiting.DWELLINGS, many=True))
        return None


def take(seat: int, hero: HeroId, sources: tuple[str, ...], may: bool) -> receiving.Receive | receiving.TakeOne:
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

    hero: HeroId
    field: FieldId

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
