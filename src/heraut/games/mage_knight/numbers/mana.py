"""The purse of a hero as a value: what may pay for mana now.

gold stands for any basic colour, black for black alone; each is dead at its time of the day unless an effect says
otherwise.  Of the dice of the Source only so many may be used in a turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from heraut.games.mage_knight.model.land import Game, is_day
from heraut.games.mage_knight.model.names import PARTIAL
from heraut.games.mage_knight.numbers.statuses import of_source
from heraut.games.mage_knight.printed.effects import COLOURS, MANA
from heraut.tabletop.purse import Coin, can_pay, ways_to_pay

BASIC = "basic"  # in a price: any one basic colour
DIE, STOLEN, TOKEN, CRYSTAL, UNENDING = "die", "stolen", "token", "crystal", "endless"
POLARIZED = "polarized"
BLACK = ("black",)
OPPOSITE = {"red": "blue", "blue": "red", "green": "white", "white": "green"}


class Purse(NamedTuple):
    """What may pay: coins of which any number may be spent, and dice of which so many.

    `turned`: the coins and dice as their opposites, one of which may be spent so.  `known`: which prices it affords.
    """

    coins: tuple[Coin, ...]
    dice: tuple[Coin, ...]
    most_dice: int
    turned: tuple[Coin, ...]
    known: dict[tuple[str, ...], bool]

    def affords(self, price: tuple[str, ...]) -> bool:
        """MK-CRD-21. Can all of this be paid together?  Black alone is what a unit asks for; a spell has its colour."""
        found = self.known.get(price)
        if found is None:
            hands = self._hands(spell=price != BLACK)
            found = self.known[price] = any(can_pay(price, hand) for hand in hands)
        return found

    def ways(self, price: Sequence[str], spell: bool) -> list[Coin]:
        """The coins that may pay the first mana of this price, of a spell perhaps, and leave the rest payable."""
        found: dict[Coin, None] = {}
        for hand in self._hands(spell):
            found.update(dict.fromkeys(ways_to_pay(price, hand)))
        return list(found)

    def _hands(self, spell: bool) -> Iterator[tuple[Coin, ...]]:
        """MK-MAN-12. All that may be spent together: the coins and a handful of dice, none or one as its opposite.

        What is not black and stands for it makes spells strong, and pays for nothing else.
        """
        yield from self._handfuls(self.coins, self.dice, self.most_dice)
        for coin in self.turned:
            if coin.pays == BLACK and not spell:
                continue
            plain = coin.name.removeprefix(f"{POLARIZED}_")
            if not plain.startswith(DIE):
                yield from self._handfuls((coin, *_without(self.coins, plain)), self.dice, self.most_dice)
            elif self.most_dice > 0:
                yield from self._handfuls((coin, *self.coins), _without(self.dice, plain), self.most_dice - 1)

    def _handfuls(self, coins: tuple[Coin, ...], dice: tuple[Coin, ...], most: int) -> Iterator[tuple[Coin, ...]]:
        """The coins with each different handful of so many dice."""
        for some in dict.fromkeys(combinations(dice, max(0, min(most, len(dice))))):
            yield (*coins, *some)


def _without(coins: tuple[Coin, ...], name: str) -> tuple[Coin, ...]:
    """These without one of that name, if there is one: a coin that is dead today is not among them."""
    names = [coin.name for coin in coins]
    if name not in names:
        return coins
    at = names.index(name)
    return (*coins[:at], *coins[at + 1 :])


def day_here(t: Game, seat: int) -> bool:
    """MK-SIT-21. Is it day for this hero?  In dungeons and tombs the rules of night hold."""
    return is_day(t) and not t.state.has(seat, "underground")


def gold_works(t: Game, seat: int) -> bool:
    """MK-MAN-3 MK-MAN-13. By day, or in the light of an amulet."""
    return day_here(t, seat) or works(t, seat, "gold")


def black_works(t: Game, seat: int) -> bool:
    """MK-MAN-4 MK-MAN-13. By night, or in the darkness of an amulet."""
    return not day_here(t, seat) or works(t, seat, "black")


def works(t: Game, seat: int, colour: str) -> bool:
    """MK-MAN-13. Does an effect make this mana usable at the wrong time of the day?"""
    return any(words.works == colour for words in of_source(t, seat))


def stands_for(t: Game, seat: int, colour: str) -> tuple[str, ...]:
    """MK-MAN-3 MK-MAN-4 MK-MAN-12. What mana of this colour pays for now; nothing if it is dead."""
    if colour == "gold":
        return (*COLOURS, BASIC) if gold_works(t, seat) else ()
    if colour == "black":
        return ("black",) if black_works(t, seat) else ()
    return (colour, BASIC)


def dice_left(t: Game, seat: int) -> int:
    """MK-PRE-7. How many dice of the Source may still be used this turn: one, and those that effects allow."""
    words = of_source(t, seat)
    if any(one.no_dice for one in words):
        return 0
    turn = t.state.heroes[seat].turn  # what was set and goes back so is not the die of the turn
    return 1 + sum(one.dice for one in words) - len(turn.dice) + len(turn.kept)


def die_pays(t: Game, seat: int, colour: str) -> tuple[str, ...]:
    """MK-MAN-10. What a die of the Source pays for; depleted ones nothing, unless an effect allows it."""
    if colour in ("gold", "black") and any(words.special_dice for words in of_source(t, seat)):
        return tuple(dict.fromkeys((*COLOURS, BASIC, *stands_for(t, seat, colour))))
    return stands_for(t, seat, colour)


def purse_of(t: Game, seat: int) -> Purse:
    """MK-MAN-6 MK-MAN-9. Tokens, crystals, what never ends, and the dice of the Source; each kind of coin so often."""
    state, hero = t.state, t.state.heroes[seat]
    used = len(hero.turn.dice) - len(hero.turn.kept)
    now = (state.round % 2, state.modifiers.get(seat), state.centre, seat)
    key = (hero.mana, hero.crystals, state.source, hero.stolen, used, *now)
    purses = t.content.memo.part("purses", 5000)
    known: Purse | None = purses.get(key)
    if known is None:
        known = purses[key] = _look(t, seat)
    return known


def _look(t: Game, seat: int) -> Purse:
    hero = t.state.heroes[seat]
    coins: list[Coin] = []
    for colour, count in zip(MANA, hero.mana, strict=True):
        coins += [Coin(f"{TOKEN} {colour}", stands_for(t, seat, colour))] * count
    for colour, count in zip(COLOURS, hero.crystals, strict=True):
        coins += [Coin(f"{CRYSTAL} {colour}", stands_for(t, seat, colour))] * count
    for words in of_source(t, seat):
        for endless in words.endless:
            coins += [Coin(f"{UNENDING} {endless}", stands_for(t, seat, endless))] * 4  # no price asks for more
    if hero.stolen and not t.state.has(seat, PARTIAL):  # MK-PVP-9
        coins.append(Coin(f"{STOLEN} {hero.stolen}", stands_for(t, seat, hero.stolen)))
    dice = [Coin(f"{DIE} {colour}", die_pays(t, seat, colour)) for colour in t.state.source]
    polar = any(words.opposite for words in of_source(t, seat))
    turned = [_turned(t, seat, coin) for coin in dict.fromkeys((*coins, *dice))] if polar else ()
    return Purse(
        tuple([coin for coin in coins if coin.pays]),
        tuple([die for die in dice if die.pays]),
        dice_left(t, seat),
        tuple([coin for coin in turned if coin.pays]),
        {},
    )


def _turned(t: Game, seat: int, coin: Coin) -> Coin:
    """MK-MAN-12 MK-MAN-13. Polarization: its opposite; black by day a basic colour, gold by night black."""
    colour = coin.name.rpartition(" ")[2]
    if colour in OPPOSITE:
        pays: tuple[str, ...] = (OPPOSITE[colour],)
    elif colour == "black":
        pays = (*COLOURS, BASIC) if day_here(t, seat) else ()
    else:
        pays = () if day_here(t, seat) else ("black",)
    return Coin(f"{POLARIZED}_{coin.name}", pays)
