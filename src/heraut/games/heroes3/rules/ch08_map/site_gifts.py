"""8b to 8d. What single sites do that no word of the content says."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import DONE, Card, Done, Income
from heraut.games.heroes3.answers.with_cards import FromDiscard
from heraut.games.heroes3.model import FEW, NOBODY, RESOURCES, Game, HeroId, SeenAbility, mission
from heraut.games.heroes3.numbers import values
from heraut.games.heroes3.printed.effects import Tier
from heraut.games.heroes3.rules import ch06_resources, ch09_units
from heraut.games.heroes3.rules.ch05_cards import piles
from heraut.games.heroes3.rules.ch07_town import recruiting
from heraut.games.heroes3.rules.ch08_map import map_sites
from heraut.games.heroes3.rules.ch08_map.map_fields import clues
from heraut.games.heroes3.rules.plays import NAMED, Named
from heraut.kernel import Arrow, Option, Reason, ask, become, draw

DIPPED = 3  # H3-SIT-16
SETTLERS: tuple[Tier, ...] = ("bronze", "silver")  # H3-ENC-8: the units that a settlement reinforces


# ── settlements ──────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class SettlementIncome(Named):
    """8d. A settlement brings in one step of a resource: which?"""

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "settlement_income", self.incomes, self.hear)

    def incomes(self, t: Game) -> list[Income]:
        """H3-ENC-1 H3-ENC-7."""
        return [Income(resource) for resource in RESOURCES]

    def hear(self, t: Game, choice: Income) -> Arrow:
        """H3-ENC-2 H3-ENC-4. A token marks it; the first ever to flag it also gains that much at once."""
        field = t.state.heroes[self.hero].field
        site = t.state.sites[field]
        site.income = choice.resource
        t.tell("settled", seat=self.seat, field=field, resource=choice.resource)
        if not site.taken:
            ch06_resources.gain(t, self.seat, choice.resource, values.step(t, choice.resource), "first_flag")
        return None


@dataclass(slots=True)
class SettlementReinforce(Named):
    """8d. A settlement's people reinforce a unit; it brings in nothing."""

    @classmethod
    def playable(cls, t: Game, seat: int, hero: HeroId, source: str) -> bool:
        """H3-ENC-8. Some unit could be reinforced here."""
        return bool(recruiting.for_reinforcing(t, seat, SETTLERS, settlers_price(t, hero)))

    def start(self, t: Game) -> Arrow:
        """H3-ENC-1 H3-ENC-5 H3-ENC-8 H3-ENC-9."""
        return become(recruiting.ReinforceOne(self.seat, SETTLERS, settlers_price(t, self.hero)))


def settlers_price(t: Game, hero: HeroId) -> str:
    """H3-ENC-2 H3-ENC-8. Half price rounded up, free for the first to flag the settlement."""
    return values.HALF_UP if t.state.sites[t.state.heroes[hero].field].taken else values.FREE


# ── obelisks and the Dragon Utopia ───────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class ScenarioSite(Named):
    """8b. An obelisk or the Dragon Utopia gives what the scenario says."""

    def start(self, t: Game) -> Arrow:
        """H3-SIT-14 H3-SIT-23."""
        word, gives = ("obelisk", mission(t).obelisk) if "/obelisk/" in self.source else ("utopia", mission(t).utopia)
        if not gives:
            return None
        return become(
            map_sites.take(self.seat, self.hero, tuple([f"{word}/{one}" for one in range(len(gives))]), False)
        )


@dataclass(slots=True)
class ArchangelClue(Named):
    """A scenario's obelisks: the last one of the map brings the archangels into the army."""

    def start(self, t: Game) -> Arrow:
        """H3-MOD-5 H3-SIT-23."""
        found, wanted = clues(t, self.seat)
        t.tell("clue", seat=self.seat, count=found, wanted=wanted)
        if found == wanted:
            t.state.players[self.seat].army.setdefault("archangels", FEW)
        return None


@dataclass(slots=True)
class AzureAlly(Named):
    """A scenario's Dragon Utopia: a random azure neutral joins whoever beat its guards."""

    def start(self, t: Game) -> Arrow:
        """H3-MOD-5 H3-SIT-14. Where the enemy was first nobody is left to join."""
        if t.state.sites[t.state.heroes[self.hero].field].winner != self.seat:
            return None
        ch09_units.rebuild_pile(t, "azure")
        return draw("azure", self.hear)

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """H3-MOD-5 H3-SIT-14."""
        t.state.players[self.seat].hired.extend(cards)
        t.tell("ally_joins", seat=self.seat, units=cards)
        return None


# ── visited once ─────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class LookAtTopAbility(Named):
    """8b. Witch Hut: the top card of the abilities is looked at, then taken or discarded."""

    seen: SeenAbility = ()

    def start(self, t: Game) -> Arrow:
        """H3-SIT-10."""
        return draw("abilities", self.show)

    def show(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """H3-SIT-10. Its player alone sees it."""
        if not cards:
            return None
        self.seen = cards
        t.tell("top_ability", to=(self.seat,), seat=self.seat, card=cards[0])
        return ask(self.seat, "take_ability", self.take_or_leave, self.hear)

    def take_or_leave(self, t: Game) -> list[Option]:
        """H3-SIT-10. That card, or none."""
        return [Card(self.seen[0]), DONE]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        another = isinstance(wish, Card) and wish.card not in self.seen
        return Reason("not-shown", ("H3-SIT-10",)) if another else None

    def hear(self, t: Game, choice: Card | Done) -> Arrow:
        """H3-SIT-10 H3-CRD-1 H3-CRD-18. To hand, or onto the discard pile of the abilities."""
        card = self.seen[0]
        self.seen = ()
        if isinstance(choice, Card):
            piles.gain_card(t, self.seat, card)
            t.tell("ability_taken", seat=self.seat)
        else:
            t.state.discards["abilities"].append(card)
            t.tell("ability_left", seat=self.seat, card=card)
        return become(piles.TidyPiles("abilities"))


@dataclass(slots=True)
class DipInDiscard(Named):
    """8b. Magic Spring: of the top cards of the own discard one comes to hand, the others go back in any order."""

    def start(self, t: Game) -> Arrow:
        return ask(self.seat, "dip_in_discard", self.top, self.hear, self.over)

    def top(self, t: Game) -> list[FromDiscard]:
        """H3-SIT-16. One of the top cards of the discard."""
        return [FromDiscard(card) for card in sorted(set(t.state.players[self.seat].discard[-DIPPED:]))]

    def wishes(self, t: Game) -> list[FromDiscard]:
        return [FromDiscard(card) for card in sorted(set(t.state.players[self.seat].discard))]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        """H3-SIT-16. No card below those that were looked at."""
        looked_at = self.top(t) if self.at == "hear" else self.others(t)
        if not isinstance(wish, FromDiscard) or wish in looked_at:
            return None
        discarded = wish.card in t.state.players[self.seat].discard
        return Reason("lies-deeper", ("H3-SIT-16",)) if discarded else Reason("not-discarded", ("H3-SIT-16",))

    def hear(self, t: Game, choice: FromDiscard) -> Arrow:
        """H3-SIT-16 H3-CRD-1."""
        discard = t.state.players[self.seat].discard
        rest = discard[-DIPPED:]
        rest.remove(choice.card)
        discard[-DIPPED:] = rest
        t.tell("dipped", seat=self.seat, card=choice.card)
        piles.gain_card(t, self.seat, choice.card)
        if len(rest) < DIPPED - 1 or rest[0] == rest[1] or "slow_cards" in t.state.variants:
            return None
        return ask(self.seat, "put_on_top", self.others, self.hear_top)

    def others(self, t: Game) -> list[FromDiscard]:
        """H3-SIT-16. The two that go back, in any order."""
        return [FromDiscard(card) for card in t.state.players[self.seat].discard[1 - DIPPED :]]

    def hear_top(self, t: Game, choice: FromDiscard) -> Arrow:
        discard = t.state.players[self.seat].discard
        if discard[-1] != choice.card:
            discard[-2:] = reversed(discard[-2:])
        return None

    def over(self, t: Game) -> Arrow:
        """H3-CAT-10. With nothing discarded the visit is useless."""
        return None


@dataclass(slots=True)
class TakeTheGrail(Named):
    """8b. The Grail token goes to the first who finds it."""

    def start(self, t: Game) -> Arrow:
        """H3-SIT-21 H3-SIT-29."""
        if t.state.grail == NOBODY:
            t.state.grail = self.seat
            t.tell("grail", seat=self.seat)
        return None


@dataclass(slots=True)
class ClearBlackCubes(Named):
    """A proclamation: all black cubes leave the map."""

    def start(self, t: Game) -> Arrow:
        """H3-RND-3 H3-CAT-7."""
        for site in t.state.sites.values():
            site.cube = False
        t.tell("cubes_cleared")
        return None


NAMED.update(
    settlement_income=SettlementIncome, settlement_reinforce=SettlementReinforce, scenario_site=ScenarioSite,
    look_at_top_ability=LookAtTopAbility, dip_in_discard=DipInDiscard, take_the_grail=TakeTheGrail,
    clear_black_cubes=ClearBlackCubes, archangel_clue=ArchangelClue, azure_ally=AzureAlly,
)  # fmt: skip
