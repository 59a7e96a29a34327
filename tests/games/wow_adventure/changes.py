"""What a play changes: every number of the table that it may touch, before and after.

    changes(state, "powers", "play warrior_war_cry")  →  "energy-1 foe_melee-2 foe_ranged-2 hand-1"

Questions that a play asks are answered with the first answer; chance is seeded.
"""

from __future__ import annotations

from heraut.games.wow_adventure.model import BLACK, RED, Fight, Game, Realm, SpaceId
from heraut.games.wow_adventure.numbers import routes
from heraut.games.wow_adventure.numbers.fight import MELEE, RANGED, Reckoning, health, triggers
from heraut.games.wow_adventure.rules.ch2_turn.maintenance import Equipment
from heraut.games.wow_adventure.rules.ch2_turn.movement import Movement
from heraut.games.wow_adventure.rules.ch2_turn.resources import TakeResource
from heraut.games.wow_adventure.rules.ch2_turn.turn import StartOfTurn
from heraut.games.wow_adventure.rules.ch3_combat.combat import AfterTheDice, BeforeTheDice
from heraut.games.wow_adventure.rules.ch3_combat.powers import Powers
from heraut.games.wow_adventure.rules.ch4_abilities.moments import Moment
from heraut.kernel import Section, Table
from heraut.players.dice import Seeded
from tests.games.wow_adventure.playing import CONTENT, GAME, A, encounter, realm

TOP = 3  # red: every item may be used
FOE = "Thunder Lizard"  # a beast with both attacks: 5 and 4, defence 9, damage 2, health 2
QUESTIONS: dict[str, type[Moment]] = {
    "turn_start": StartOfTurn,
    "movement": Movement,
    "explore": TakeResource,
    "own_turn": Equipment,
    "attach": Equipment,
    "before_dice": BeforeTheDice,
    "dice": AfterTheDice,
    "powers": Powers,
}


def standing(character: str, moment: str = "own_turn", foe: str = FOE, red: int = 3) -> Realm:
    """He stands in Y1, hurt, with energy for anything; in a combat if the moment is one of a combat.

    Only green markers are in the pool, so that what is found is kept.
    """
    other = "mage" if character != "mage" else "hunter"
    state = realm(character, other, spaces=("Y1", "CC"), level=TOP)
    state.heroes[A].damage, state.heroes[A].energy, state.heroes[A].moves = 3, 3, 1
    pool = state.decks["pool"]
    state.out += tuple([kind for kind in pool.bag if CONTENT.markers[kind].colour == "red"])
    pool.bag = [kind for kind in pool.bag if CONTENT.markers[kind].colour == "green"]
    if moment in ("before_dice", "dice", "powers"):
        state.fight = Fight(A, encounter(foe), dice=(red, 4))
    return state


def changes(state: Realm, moment: str, answer: str) -> str:
    """What changes when A gives this answer at this moment."""
    return changed(state, QUESTIONS[moment](A), answer)


def changed(state: Realm, section: Section, answer: str = "") -> str:
    """What changes when this section is played, with this answer to its question."""
    t: Game = Table(GAME, state, Seeded(1), forced=False)
    before = measures(t)
    t.begin(section)
    asked = t.decision.kind if answer and t.decision else ""
    if answer:
        t.say(A, answer)
    while t.decision is not None and t.decision.kind != asked:
        t.answer(t.decision.options[0])
    return difference(before, measures(t))


def difference(before: dict[str, int], after: dict[str, int]) -> str:
    """`energy-1 melee+2`: what there was not counts as 0."""
    names = sorted([name for name in before.keys() | after.keys() if before.get(name, 0) != after.get(name, 0)])
    return " ".join([f"{name}{after.get(name, 0) - before.get(name, 0):+d}" for name in names])


def measures(t: Game) -> dict[str, int]:
    """Whatever a play may change."""
    hero = t.state.heroes[A]
    found = {
        "attached": len(hero.attached),
        "bag": len(hero.bag),
        "damage": hero.damage,
        "energy": hero.energy,
        "free": t.state.has(A, routes.FREE),
        "hand": len(hero.hand),
        "health": health(t, A),
        "kept": len(hero.kept),
        "from_Y1": routes.distances(t, hero.space)[SpaceId("Y1")],
        "moves": hero.moves,
        "pool": t.state.decks["pool"].size(),
        "turned": hero.turned,
        "under": sum([len(deck.bottom) + len(deck.top) for deck in t.state.decks.values()]),
    }
    for modifier in t.state.modifiers.get(A, ()):
        if modifier.amount:
            found[f"lasting_{modifier.status}"] = modifier.amount
    return {name: int(value) for name, value in (found | in_fight(t)).items()}


def in_fight(t: Game) -> dict[str, int]:
    fight = t.state.fight
    if fight is None:
        return {}
    values = Reckoning(t, fight)
    found: dict[str, int] = {"foe_wounds": fight.wounds, "black": fight.dice[BLACK], "red": fight.dice[RED]}
    for side, whose in ((RED, ""), (BLACK, "foe_")):
        for attack in (MELEE, RANGED):
            found[f"{whose}{attack}"] = values.attack(side, attack) or 0
            found[f"{whose}{attack}_damage"] = values.damage(side, attack)
            found[f"{whose}makes_{attack}"] = values.makes(side, attack)
        found[f"{whose}defence"] = values.defence(side)
        found[f"{whose}die"] = values.dice[side]
        found[f"{whose}spared"] = sum([line.amount for line in values.holding(side, "prevent")])
        for switch in ("strikes_first", "ignore_special"):
            found[f"{whose}{switch}"] = values.is_so(side, switch)
    for trigger in triggers(t, fight):
        for word, amount in (("deal", trigger.deal), ("heal", trigger.heal)):
            if amount:
                found[f"{trigger.after}_{word}"] = amount
    return found
