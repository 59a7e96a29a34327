"""How a combat may end: 36 throws, and the best reply to each with what the character holds, remembered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

from heraut.games.wow_adventure.mind.exchanges import Exchange, Help, Sheet
from heraut.games.wow_adventure.mind.memory import remembered
from heraut.games.wow_adventure.model import NO_CARD, OFF_BOARD, CardId, Fight, Game, SpaceId, side_of
from heraut.games.wow_adventure.numbers import events
from heraut.games.wow_adventure.numbers.valor import valor

THROWS = [(red, black) for red in range(1, 7) for black in range(1, 7)]  # equally likely
MOST_CARDS = 2  # of one reply
USUAL_ENERGY = 2  # of a turn that has not begun
CARD = 0.06  # what a card played is worth otherwise, as a part of a victory


class Outlook(NamedTuple):
    """The odds that only the encounter falls, that the character does, and the damage he is likely to take."""

    victory: float
    defeat: float
    damage: float


def outlook(t: Game, seat: int, card: str = "", printed: str = "", energy: int = USUAL_ENERGY) -> Outlook:
    """What comes of a combat with this card, or with the encounter of this space, with what he holds."""
    key = "outlook", foe_of(t, card, printed), energy, t.state.heroes[seat].damage, what_matters(t, seat), held(t, seat)

    def find() -> Outlook:
        fight = fight_with(seat, card, printed)
        return average([Sheet(t, fight, reply, price(reply)) for reply in replies(helps(t, seat), energy)])

    return remembered(t, key, find)


def unaided(t: Game, seat: int, card: str = "", printed: str = "") -> Outlook:
    """The same with nothing but what he wears, of an unhurt character: as an average over much of a game will do."""
    key = "unaided", foe_of(t, card, printed), what_matters(t, seat)
    return remembered(t, key, lambda: average([Sheet(t, fight_with(seat, card, printed), (), 0.0, 0)]))


def fight_with(seat: int, card: str, printed: str) -> Fight:
    return Fight(seat, CardId(card) if card else NO_CARD, SpaceId(printed) if printed else OFF_BOARD)


def foe_of(t: Game, card: str, printed: str) -> str | tuple[Any, ...]:
    """Whom he fights; encounters printed alike are one."""
    if card:
        return card
    foe = t.content.board[printed].encounter
    assert foe is not None
    return foe.kind, foe.melee, foe.ranged, foe.defence, foe.damage, foe.health


def what_matters(t: Game, seat: int) -> tuple[Any, ...]:
    """Everything of the character that a combat hangs on, but for his damage and what he holds."""
    hero, lasting = t.state.heroes[seat], t.state.modifiers.get(seat)
    event = (t.state.event, valor(t, seat)) if events.in_play(t) else ()
    worn = hero.weapon, hero.armour, hero.attached
    own = hero.character, hero.turned, hero.level
    return own, worn, event, tuple(lasting) if lasting else ()


def held(t: Game, seat: int) -> tuple[str, ...]:
    """What may be played among the powers of a combat, each once; remembered by what is held."""
    hero = t.state.heroes[seat]
    key = "helps", *sorted({*hero.hand}), *hero.bag, *hero.kept

    def find() -> tuple[str, ...]:
        abilities = [card for card in sorted({*hero.hand}) if t.content.abilities[card].when == "powers"]
        items = [item for item in hero.bag if "powers" in t.content.items[item].when]
        markers = [kind for kind in dict.fromkeys(hero.kept) if "powers" in t.content.markers[kind].when]
        return (*abilities, *items, *markers)

    return remembered(t, key, find)


def helps(t: Game, seat: int) -> list[Help]:
    """What may be played in a combat, and the power of the character card."""
    content, power = t.content, side_of(t, seat).power
    found = [Help("power", power.energy, 0.0, power.effect)] if power.when == "powers" else []
    for source in held(t, seat):
        if source in content.abilities:
            ability = content.abilities[source]
            found.append(Help(source, ability.energy, CARD, ability.effect))
        else:
            printed = content.items if source in content.items else content.markers
            found.append(Help(source, 0, CARD, printed[source].effect))
    return found


def replies(held: Sequence[Help], energy: int) -> list[tuple[Help, ...]]:
    """What may be played together, the cheapest first; nothing is the first of all."""
    found: list[tuple[Help, ...]] = []
    for count in range(MOST_CARDS + 1):
        found += [some for some in combinations(held, count) if sum([one.energy for one in some]) <= energy]
    return sorted(found, key=price)


def price(reply: tuple[Help, ...]) -> float:
    return sum([one.price for one in reply])


# ── throws ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def average(sheets: Sequence[Sheet]) -> Outlook:
    ended = [best_reply(sheets, dice) for dice in THROWS]
    victories = sum([one.beaten and not one.felled for one in ended])
    return Outlook(victories / 36, sum([one.felled for one in ended]) / 36, sum([one.damage for one in ended]) / 36)


def best_reply(sheets: Sequence[Sheet], dice: tuple[int, int]) -> Exchange:
    """What the best of these replies to a throw leads to; none is looked at that cannot be better any more."""
    best = sheets[0].exchange(dice)
    most = best.worth()
    for sheet in sheets[1:]:
        if most >= 1 - sheet.price:
            break
        ended = sheet.exchange(dice)
        if ended.worth() - sheet.price > most:
            best, most = ended, ended.worth() - sheet.price
    return best
