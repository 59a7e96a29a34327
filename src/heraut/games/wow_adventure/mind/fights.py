"""How a combat may end: 36 throws, and the best reply to each with what the character holds, remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from heraut.games.wow_adventure.answers import UsePower
from heraut.games.wow_adventure.mind.exchanges import Exchange, Ground, Help, Sheet
from heraut.games.wow_adventure.mind.memory import Found, remembered
from heraut.games.wow_adventure.model import POWER, Fight, Game, side_of
from heraut.games.wow_adventure.numbers import events
from heraut.games.wow_adventure.numbers.fight import HIGH_VALOR
from heraut.games.wow_adventure.numbers.valor import valor
from heraut.games.wow_adventure.printed.effects import VALUES
from heraut.games.wow_adventure.rules.ch4_abilities.playable import above_level, wrong_icons
from heraut.kernel import Option

MOST_CARDS = 2  # of one reply
USUAL_ENERGY = 2  # of a turn that has not begun
MANY_CARDS = 8  # in hand: whatever is needed is among them
IN_COMBATS = ("everyone", "encounters", "attacker", "valor_6")  # whom events touch that work in combats
CARD = 0.06  # what a card played is worth otherwise, as a part of a victory


class Outlook(NamedTuple):
    """The odds that only the encounter falls, that the character does, and the damage he is likely to take."""

    victory: float
    defeat: float
    damage: float

    def towards(self, other: Outlook, share: float) -> Outlook:
        """So much of the way from this to another."""
        return Outlook(*[here + share * (there - here) for here, there in zip(self, other, strict=True)])


class Seer:
    """A character who looks at what combats may come to: what all of them hang on is gathered once."""

    __slots__ = ("energy", "hand", "hero", "matters", "seat", "t")

    def __init__(self, t: Game, seat: int, energy: int = 0) -> None:
        self.t, self.seat, self.energy = t, seat, energy
        self.hero = t.state.heroes[seat]
        self.matters = what_matters(t, seat)
        self.hand: tuple[str, ...] | None = None

    def now(self, fight: Fight) -> Outlook:
        """What comes of a combat now, with what he holds."""
        t, hand = self.t, self.hand
        if hand is None:
            hand = self.hand = held(t, self.seat)
        key = "now", foe_of(t, fight), fight.lines, self.energy, self.hero.damage, self.matters, hand
        return foreseen(t, key, lambda: best_of(t, fight, replies(helps(t, self.seat, hand), self.energy)))

    def later(self, fight: Fight) -> Outlook:
        """What may come of it in a later turn: the more cards he holds, the nearer to what all his cards would do."""
        key = "later", foe_of(self.t, fight), self.hero.damage, self.matters
        bare, helped = foreseen(self.t, key, lambda: self.without_and_with_cards(fight))
        return bare.towards(helped, min(1.0, len(self.hero.hand) / MANY_CARDS))

    def without_and_with_cards(self, fight: Fight) -> tuple[Outlook, Outlook]:
        t = self.t
        all_cards = [card.id for card in t.content.abilities.values() if card.character == self.hero.character]
        timely = [card for card in all_cards if t.content.abilities[card].when == "powers"]
        alone, with_all = [replies(helps(t, self.seat, some), USUAL_ENERGY) for some in ((), timely)]
        return best_of(t, fight, alone), best_of(t, fight, with_all)

    def unaided(self, fight: Fight) -> Outlook:
        """With nothing but what he wears, of an unhurt character: as an average over much of a game will do."""
        t = self.t
        key = "unaided", foe_of(t, fight), self.matters
        return foreseen(t, key, lambda: average(Sheet(Ground(t, fight, 0)).every()))


def foreseen(t: Game, key: tuple[Any, ...], find: Callable[[], Found]) -> Found:
    """Remembered apart from what changes with every step: it took longest to find."""
    return remembered(t, key, find, "fights")


# ── what a combat hangs on ───────────────────────────────────────────────────────────────────────────────────────────


def foe_of(t: Game, fight: Fight) -> Any:
    """Whom he fights; encounters printed alike are one."""
    if fight.card:
        return fight.card, fight.raised
    if fight.rival >= 0:
        return t.state.heroes[fight.rival].damage, what_matters(t, fight.rival)
    foe = t.content.board[fight.printed].encounter
    assert foe is not None
    return foe.kind, foe.melee, foe.ranged, foe.defence, foe.damage, foe.health


def what_matters(t: Game, seat: int) -> tuple[Any, ...]:
    """Everything of the character that a combat hangs on, but for his damage and what he holds."""
    hero, lasting, event = t.state.heroes[seat], t.state.modifiers.get(seat, ()), events.in_play(t)
    works = (event.id, valor(t, seat) >= HIGH_VALOR) if event is not None and event.who in IN_COMBATS else ()
    numbers = tuple([(one.status, one.amount) for one in lasting if one.status in VALUES])
    return hero.character, hero.turned, hero.level, hero.weapon, hero.armour, hero.attached, works, numbers


def held(t: Game, seat: int) -> tuple[str, ...]:
    """What may be played among the powers of a combat, each once; remembered by what is held."""
    hero = t.state.heroes[seat]
    key = "held", hero.character, hero.level, *sorted({*hero.hand}), *hero.bag, *hero.kept

    def find() -> tuple[str, ...]:
        abilities = [card for card in sorted({*hero.hand}) if t.content.abilities[card].when == "powers"]
        timely = [item for item in hero.bag if "powers" in t.content.items[item].when]
        items = [item for item in timely if not (above_level(t, seat, item) or wrong_icons(t, seat, item))]
        markers = [kind for kind in dict.fromkeys(hero.kept) if "powers" in t.content.markers[kind].when]
        return (*abilities, *items, *markers)

    return remembered(t, key, find)


def helps(t: Game, seat: int, held: Sequence[str]) -> list[Help]:
    """The power of the character card, what his worn things do when they are paid for, and what he holds."""
    content, power, hero = t.content, side_of(t, seat).power, t.state.heroes[seat]
    uses = [(item, content.items[item].use) for item in (hero.weapon, hero.armour) if item]
    paid = [(POWER, power), *[(item, use) for item, use in uses if use is not None]]
    found = [Help(source, one.energy, 0.0, one.effect) for source, one in paid if one.when == "powers"]
    for source in held:
        if source in content.abilities:
            ability = content.abilities[source]
            found.append(Help(source, ability.energy, CARD, ability.effect))
        else:
            printed = content.items if source in content.items else content.markers
            found.append(Help(source, 0, CARD, printed[source].effect))
    return found


def source_of(play: Option) -> str:
    """What such a help is called."""
    return POWER if isinstance(play, UsePower) else str(play[0])


def replies(held: Sequence[Help], energy: int, most: int = MOST_CARDS) -> list[tuple[Help, ...]]:
    """What may be played together, the cheapest first; nothing is the first of all."""
    found: list[tuple[Help, ...]] = []
    for count in range(most + 1):
        found += [some for some in combinations(held, count) if sum([one.energy for one in some]) <= energy]
    return sorted(found, key=price)


def price(reply: tuple[Help, ...]) -> float:
    return sum([one.price for one in reply])


# ── throws ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def best_of(t: Game, fight: Fight, replies: Sequence[tuple[Help, ...]]) -> Outlook:
    """The best of these replies to each throw, the cheapest first; none is looked at that cannot be better any more."""
    ground = Ground(t, fight)
    ended = [*Sheet(ground, replies[0]).every()]
    worths = [end.worth for end in ended]
    for reply in replies[1:]:
        cost = price(reply)
        open_ = [number for number, worth in enumerate(worths) if worth < 1 - cost]
        if not open_:
            break
        every = Sheet(ground, reply).every()
        for number in open_:
            worth = every[number].worth - cost
            if worth > worths[number]:
                ended[number], worths[number] = every[number], worth
    return average(ended)


def average(ended: Sequence[Exchange]) -> Outlook:
    """Of all throws."""
    victories = sum([one.beaten and not one.felled for one in ended])
    return Outlook(victories / 36, sum([one.felled for one in ended]) / 36, sum([one.damage for one in ended]) / 36)
