"""Combats with whatever one may wear, play, use and spend, against the same reckoned apart (`reckoning.py`).

Each case draws a level, a side of the card, an encounter, an event, items and cards from its seed, and plays
what it likes of what is listed; what should be listed is reckoned, too.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from heraut.games.wow_adventure.model import AbilityId, CardId, CharacterId, EventId, Game, MarkerId, Realm
from heraut.games.wow_adventure.printed.cards import Encounter, Item
from heraut.games.wow_adventure.printed.cards import Side as Face
from heraut.games.wow_adventure.printed.effects import COLOURS, Effect
from heraut.kernel import Table, write
from tests.games import playing
from tests.games.wow_adventure import reckoning
from tests.games.wow_adventure.fighting import GAME, Challenged
from tests.games.wow_adventure.playing import CONTENT, A, realm

CASES = 60  # of each character
SHELL = "mage_arcane_shell"


class Fallen:
    """Chance: the dice of the case in their order, cards as they come."""

    def __init__(self, random: Random) -> None:
        self.random, self.dice = random, list[int]()

    def roll(self, die: Any, why: str) -> int:
        return self.dice.pop(0)

    def pick(self, bag: list[str], deck: str) -> str:
        return self.random.choice(list(bag))


class Case(NamedTuple):
    """What the character has.  `energy` and hand are looked up at the table: they are not reckoned here."""

    random: Random
    face: Face
    level: int
    foe: Encounter
    state: Realm

    @property
    def hero(self) -> Any:
        return self.state.heroes[A]


def fits(who: str, level: int, card: str) -> bool:
    item = CONTENT.items[card]
    return COLOURS.index(CONTENT.encounters[card].level) <= level and (not item.icons or who in item.icons)


def case(who: str, seed: int) -> Case:
    random = Random(f"{who} {seed}")
    level, turned = random.randrange(4), random.random() < 0.4
    near = [one for one in CONTENT.encounters.values() if abs(COLOURS.index(one.level) - level) < 2]
    foe = random.choice(near)
    state = realm(who, "hunter" if who != "hunter" else "mage", spaces=("G1", "CC"), level=level)
    hero, left = state.heroes[A], [card for card in CONTENT.items if card != foe.id]
    for slot in ("weapon", "armour"):
        found = [card for card in left if CONTENT.items[card].slot == slot and fits(who, level, card)]
        if random.random() < 0.6:
            setattr(hero, slot, CardId(random.choice(found)))
    hero.bag = tuple(random.sample([CardId(card) for card in left if CONTENT.items[card].slot == "bag"], 3))
    own = [one for one in CONTENT.abilities.values() if one.character == who]
    hero.attached = tuple(sorted([AbilityId(one.id) for one in own if one.when == "attach" and random.random() < 0.4]))
    hero.hand += random.sample([one.id for one in own if one.when == "powers"], 4)
    green = [MarkerId(one.id) for one in CONTENT.markers.values() if one.colour == "green"]
    hero.kept = tuple(sorted(random.sample(green, 2)))
    lasting = [EventId(one.id) for one in CONTENT.events.values() if one.lasting and not one.once]
    state.event = random.choice(lasting) if random.random() < 0.4 else EventId("")
    for card in (foe.id, hero.weapon, hero.armour, *hero.bag):
        if card:
            state.decks[CONTENT.encounters[card].level].bag.remove(card)
    for card in (*hero.hand, *hero.attached):
        hero.deck.bag.remove(card)
    state.drawn, hero.turned, hero.energy = CardId(foe.id), turned, random.randrange(6)
    character = CONTENT.characters[CharacterId(who)]
    return Case(random, character.other if turned else character.start, level, foe, state)


def laid(one: Case) -> reckoning.Exchange:
    """The same case on paper, before the dice."""
    hero, state = one.hero, one.state
    worn = [CONTENT.items[item].effect for item in (hero.weapon, hero.armour) if item]
    lying = (*worn, *[CONTENT.abilities[card].effect for card in hero.attached])
    sides = reckoning.Side(one.face.levels[one.level], lying=lying), reckoning.Side(one.foe, one.foe.kind)
    paper = reckoning.Exchange(sides, CONTENT.events[state.event] if state.event else None)
    sides[0].damage = hero.damage = one.random.randrange(paper.health(0))
    return paper


def offered(one: Case, moment: str) -> dict[str, tuple[Effect, ...]]:
    """What may be played at this moment of the combat, and what it does."""
    hero, who = one.hero, one.hero.character
    found: dict[str, tuple[Effect, ...]] = {}
    for card in hero.hand:
        ability = CONTENT.abilities[card]
        if ability.when == moment and ability.energy <= hero.energy and card not in hero.used:
            found[f"play {card}"] = ability.effect
    for card in hero.bag:
        if card != one.foe.id and moment in CONTENT.items[card].when and fits(who, one.level, card):
            found[f"use {card}"] = CONTENT.items[card].effect
    for card in (hero.weapon, hero.armour):
        item: Item | None = CONTENT.items[card] if card else None
        if item and item.use and item.use.when == moment and item.use.energy <= hero.energy and card not in hero.used:
            found[f"use {card}"] = item.use.effect
    for kept in hero.kept:
        if moment in CONTENT.markers[kept].when:
            found[f"spend {kept}"] = CONTENT.markers[kept].effect
    power = one.face.power
    if power.when == moment and power.energy <= hero.energy and "power" not in hero.used:
        found["power"] = power.effect
    return found


def fight(one: Case) -> tuple[Game, reckoning.Exchange]:
    """At the table and on paper, move by move."""
    paper, chance, dice = laid(one), Fallen(one.random), [one.random.randint(1, 6), one.random.randint(1, 6)]
    chance.dice += dice
    table: Game = Table(GAME, one.state, chance, None, True)
    one.state.agenda = [playing.Harness(at="hear")]
    table.begin(Challenged(A))
    for moment in ("before_dice", "dice", "powers"):
        if moment == "dice":
            paper.dice = dice
        if moment == "powers" and not any(clause.ignore_special for _, clause in paper.played):
            paper.play(1, one.foe.special)
        while not paper.decided and play_one(one, table, paper, chance, moment):
            pass
    return table, paper


def play_one(one: Case, table: Game, paper: reckoning.Exchange, chance: Fallen, moment: str) -> bool:
    """One more play at this moment, if there is one and it is wanted."""
    listed = offered(one, moment)
    asked = table.decision is not None and table.decision.kind == moment
    assert asked or not listed
    if not asked:
        return False
    options = sorted(write(option) for option in table.decision.options)
    assert options == sorted(["done", *listed])
    wanted = one.random.choice(options) if moment != "before_dice" else "done"
    if wanted == "done":
        table.say(A, "done")
        return False
    effect = listed[wanted]
    if any(clause.play == "reroll" for clause in effect):
        paper.dice = [one.random.randint(1, 6), paper.dice[1]]
        chance.dice.append(paper.dice[0])
    paper.play(0, effect)
    table.say(A, wanted)
    return True


@pytest.mark.rule("WW-CMB-2", "WW-CMB-3", "WW-CMB-4", "WW-CMB-13", "WW-CMB-31", "WW-CMB-33", "WW-ABL-3", "WW-MAI-13")
@pytest.mark.parametrize("who", list(CONTENT.characters))
def test_a_combat_comes_out_as_reckoned(who: str) -> None:
    ends = set()
    for seed in range(CASES):
        one = case(who, seed)
        attached = one.hero.attached
        table, paper = fight(one)
        paper.strike()
        felled, beaten = paper.down(0), paper.down(1)
        while felled and table.decision is not None and table.decision.kind in ("stay_up", "nearest_city"):
            table.say(A, write(table.decision.options[-1]))
        hero, where = one.hero, seed
        assert (one.foe.id in hero.bag, where) == (beaten and not felled, where)
        assert (any(left.card == one.foe.id for left in one.state.track), where) == (not beaten, where)
        assert (hero.damage, where) == (0 if felled else paper.sides[0].damage, where)
        spent = paper.sides[0].spared > sum(paper.found(0, "prevent")) - 2 and paper.sides[0].spared > 0
        kept = () if felled else tuple([card for card in attached if card != SHELL or not spent])
        assert (hero.attached, where) == (kept, where)
        ends.add((felled, beaten))
    assert len(ends) > 2
