"""What a seat has, in valor: what it has won, how strong its character is, what he holds."""

from __future__ import annotations

from heraut.games.wow_adventure.mind.memory import remembered
from heraut.games.wow_adventure.mind.quests import hope
from heraut.games.wow_adventure.model import HAND_LIMIT, CardId, Game, Hero, stats_of
from heraut.games.wow_adventure.numbers import fight
from heraut.games.wow_adventure.numbers.valor import valor
from heraut.games.wow_adventure.printed.effects import Effect

LEVEL = 1.2
CARD, MARKER, BAGGED = 0.08, 0.1, 0.12
DAMAGE = 0.12  # a damage token
DEFEAT = 1.0  # beyond its damage: the way back, and the turn
HOPED = 0.5  # of what open quests are worth
WORN = {
    "melee": 0.2, "ranged": 0.2, "attack": 0.25, "defence": 0.2, "damage": 0.4, "melee_damage": 0.35,
    "ranged_damage": 0.35, "health": 0.2, "die": 0.25, "prevent": 0.4, "prevent_ranged": 0.2, "move": 0.2,
    "energy": 0.3,
}  # fmt: skip
SWITCH, USABLE, WAITING = 0.3, 0.15, 0.25


def owned(t: Game, seat: int) -> float:
    """What a seat has, wherever its character stands."""
    hero = t.state.heroes[seat]
    if not hero.character:
        return 0.0
    cards = CARD * min(HAND_LIMIT, len(hero.hand)) + MARKER * len(hero.kept) + BAGGED * len(hero.bag)
    quests = HOPED * sum([hope(t, seat, quest) for quest in hero.quests])
    return valor(t, seat) + LEVEL * hero.level + quests + dressed(t, seat, hero) + cards - hurt(t, seat, hero)


def hurt(t: Game, seat: int, hero: Hero) -> float:
    return DAMAGE * hero.damage + DEFEAT * (hero.damage > 0 and hero.damage >= fight.health(t, seat))


# ── what is worn ─────────────────────────────────────────────────────────────────────────────────────────────────────


def dressed(t: Game, seat: int, hero: Hero) -> float:
    """What the things worn and attached do for this character."""
    return outfit(t, seat, hero.weapon, hero.armour)


def outfit(t: Game, seat: int, weapon: CardId, armour: CardId) -> float:
    """The same if he wore these; remembered."""
    hero = t.state.heroes[seat]
    key = "outfit", hero.character, hero.turned, weapon, armour, hero.attached

    def find() -> float:
        worn = [t.content.items[item] for item in (weapon, armour) if item]
        lying = [*[item.effect for item in worn], *[t.content.abilities[card].effect for card in hero.attached]]
        found = sum([clause_worth(t, seat, clause) for effect in lying for clause in effect])
        return found + USABLE * len([item for item in worn if item.use is not None])

    return remembered(t, key, find)


def clause_worth(t: Game, seat: int, clause: Effect) -> float:
    """What a lasting clause is worth to who has it; a bonus to an attack that he lacks is worth nothing."""
    if clause.after or clause.play or clause.may is not None:
        return WAITING
    own = stats_of(t, seat)
    sign = 1 if clause.to == "own" else -1
    useless = ("melee" if own.melee is None else "", "ranged" if own.ranged is None else "")
    worth: float = sum([factor * getattr(clause, word) for word, factor in WORN.items() if word not in useless])
    switches = clause.strikes_first or clause.ignore_special or clause.grants_melee is not None
    return sign * worth * (7 - max(1, clause.from_die)) / 6 + SWITCH * (switches or clause.grants_ranged is not None)
