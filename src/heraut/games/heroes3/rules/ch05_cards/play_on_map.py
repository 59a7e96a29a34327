"""5. Cards played on the map."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import ForHero
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import CardName, Game, Laid, main_hero
from heraut.games.heroes3.numbers import gains
from heraut.games.heroes3.rules.ch03_play import hero_moves
from heraut.games.heroes3.rules.ch05_cards import receiving, spells, targets
from heraut.games.heroes3.rules.ch05_cards.in_hand import lay_down, lay_until, put_away
from heraut.kernel import Arrow, Option, Reason, Section, ask, call


def section_for(t: Game, seat: int, choice: Option) -> Section | None:
    """The section that plays this answer, if it is one of this chapter."""
    return PlayCard(seat, choice.card, choice.mode) if isinstance(choice, PlayOf) else None


@dataclass(slots=True)
class PlayCard(Section):
    """A card is played on the map.

    a spell → cast it → end
    laid before its player (H3-CRD-15: an expert effect is counted) → (movement: for which hero?)
       → its price and what it gives → the card goes → end
    """

    seat: int
    card: CardName
    mode: str

    def start(self, t: Game) -> Arrow:
        """H3-CRD-4 H3-CRD-6."""
        effect = gains.effect_of(t.content, self.card, self.mode)
        if effect.lines:
            return call(spells.Cast(self.seat, self.card, targets.ON_MAP), self.was_cast)
        lay_down(t, self.seat, self.card, self.mode)
        if effect.movement and len(hero_moves.heroes_of(t, self.seat)) > 1:
            return ask(self.seat, "which_hero", self.heroes, self.hear_hero)
        return self.hear_hero(t, ForHero(main_hero(self.seat)))

    def was_cast(self, t: Game, laid: tuple[Laid, ...]) -> Arrow:
        return None

    def heroes(self, t: Game) -> list[ForHero]:
        """H3-HER-12. Movement is for either hero."""
        return [ForHero(hero) for hero in hero_moves.heroes_of(t, self.seat)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if not isinstance(wish, ForHero) or wish.hero in hero_moves.heroes_of(t, self.seat):
            return None
        return Reason("not-your-hero", ("H3-HER-12",))

    def hear_hero(self, t: Game, choice: ForHero) -> Arrow:
        """H3-HER-12. Movement goes to either hero."""
        return call(receiving.Receive(self.seat, choice.hero, f"card/{self.card}/{self.mode}"), self.put_away)

    def put_away(self, t: Game) -> Arrow:
        """H3-CRD-3 H3-CRD-7 H3-CRD-8 H3-CRD-24. An ongoing card stays in play, others are discarded or removed."""
        effect = gains.effect_of(t.content, self.card, self.mode)
        if effect.when == "ongoing" and not effect.at:
            lay_until(t, self.seat, self.card, self.mode, effect.until)
        else:
            put_away(t, self.seat, self.card, self.mode, effect.remove, effect.returns)
        return None
