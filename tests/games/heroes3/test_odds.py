"""The odds beside the answers of a combat: attacks against those reckoned by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from heraut.games.heroes3.model import Game, Realm
from heraut.games.heroes3.odds import stakes as attack_at_stake
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation, CombatRound
from heraut.kernel.state import Deck
from heraut.odds.reckoning import all_odds

from .blows import HIGH, LOW, NONE, SUM, Side, Unit, exchange
from .playing import CONTENT, A, Force, Play, fight

NO = "no"
# The cards, as they are printed: attack, defense, health.
HALBERDIERS = Unit((Side(3, 1, 2), Side(2, 1, 2)))
FEW_HALBERDIERS = Unit((Side(2, 1, 2),))
MARKSMEN = Unit((Side(2, 0, 2), Side(2, 0, 2)))
GRIFFINS = Unit((Side(3, 0, 4), Side(2, 0, 4)))
CRUSADERS = Unit((Side(3, 2, 4),))
EAGER_CRUSADERS = Unit((Side(4, 2, 4, again=(0,), for_ever=True), Side(3, 2, 4)))
ZEALOTS = Unit((Side(4, 1, 5), Side(3, 1, 5)))
HARPIES = Unit((Side(3, 0, 3), Side(2, 0, 3)))
FEW_HARPIES = Unit((Side(2, 0, 3),))
MANTICORES = Unit((Side(5, 1, 6, pierces=True), Side(5, 1, 6)))
SKELETONS = Unit((Side(3, 1, 2), Side(2, 1, 2)))
FEW_SKELETONS = Unit((Side(2, 1, 2),))
ZOMBIES = Unit((Side(2, 1, 3, lucky=(0, 1)), Side(2, 1, 3, lucky=(1,))))
FEW_ZOMBIES = Unit((Side(2, 1, 3, lucky=(1,)),))
VAMPIRES = Unit((Side(4, 1, 4),))
LICHES = Unit((Side(3, 1, 5),))
KNIGHTS = Unit((Side(5, 2, 7),))
KNIGHTS_PACK = Unit((Side(6, 2, 7, more_on=(0, 1)), Side(5, 2, 7)))
GHOST_DRAGONS = Unit((Side(7, 3, 9, better=1), Side(6, 3, 8)))
BOARS = Unit((Side(2, 0, 4),))
HALFLINGS = Unit((Side(2, 0, 3),))
CRUSADERS_NEUTRAL = Unit((Side(3, 2, 4),))
MINOTAURS_NEUTRAL = Unit((Side(3, 2, 4, again=(-1,)),))
MUMMIES = Unit((Side(3, 1, 4, sets=-1),))
CHAMPIONS_NEUTRAL = Unit((Side(4, 2, 6, again=(-1,), for_ever=True),))
GOLEMS = Unit((Side(4, 2, 6),))

MINE, NEXT, FAR = 9, 13, 17  # two spaces one behind the other, and a third in the enemy's back row

SITUATIONS: list[tuple[Force, Force, dict[str, Fraction], dict[str, Any]]] = [
    # plain blows and their retaliation
    (("halberdiers", "pack", MINE), ("skeletons", "pack", NEXT), exchange(HALBERDIERS, SKELETONS), {}),
    (("halberdiers", "pack", MINE), ("skeletons", "few", NEXT), exchange(HALBERDIERS, FEW_SKELETONS), {}),
    (("halberdiers", "few", MINE), ("skeletons", "pack", NEXT), exchange(FEW_HALBERDIERS, SKELETONS), {}),
    (("halberdiers", "few", MINE), ("skeletons", "few", NEXT), exchange(FEW_HALBERDIERS, FEW_SKELETONS), {}),
    (("halberdiers", "few", MINE), ("boars_neutral", "neutral", NEXT), exchange(FEW_HALBERDIERS, BOARS), {}),
    (("griffins", "pack", MINE), ("skeletons", "pack", NEXT), exchange(GRIFFINS, SKELETONS), {}),
    (("griffins", "pack", MINE), ("vampires", "few", NEXT), exchange(GRIFFINS, VAMPIRES), {}),
    (("crusaders", "few", MINE), ("vampires", "few", NEXT), exchange(CRUSADERS, VAMPIRES), {}),
    (("skeletons", "pack", MINE), ("halberdiers", "few", NEXT), exchange(SKELETONS, FEW_HALBERDIERS), {}),
    (("crusaders", "few", MINE), ("diamond_golems_neutral", "neutral", NEXT), exchange(CRUSADERS, GOLEMS), {}),
    # somebody is hurt already, or has struck back
    (
        ("halberdiers", "pack", MINE), ("skeletons", "pack", NEXT),
        exchange(HALBERDIERS, SKELETONS._replace(damage=1)), {"damage": (0, 1)},
    ),
    (
        ("halberdiers", "pack", MINE), ("skeletons", "pack", NEXT),
        exchange(HALBERDIERS._replace(damage=1), SKELETONS), {"damage": (1, 0)},
    ),
    (
        ("griffins", "few", MINE), ("vampires", "few", NEXT),
        exchange(Unit((Side(2, 0, 4),), 2), VAMPIRES._replace(damage=3)), {"damage": (2, 3)},
    ),
    (
        ("halberdiers", "few", MINE), ("skeletons", "few", NEXT),
        exchange(FEW_HALBERDIERS, FEW_SKELETONS, back=NO), {"tired": True},
    ),
    # who suffers no retaliation, or a weak one
    (("vampires", "few", MINE), ("skeletons", "pack", NEXT), exchange(VAMPIRES, SKELETONS, back=NO), {}),
    (("harpies", "few", MINE), ("skeletons", "few", NEXT), exchange(FEW_HARPIES, FEW_SKELETONS), {}),
    (("harpies", "pack", MINE), ("skeletons", "few", NEXT), exchange(HARPIES, FEW_SKELETONS, back=NO), {}),
    (("dread_knights", "few", MINE), ("crusaders", "few", NEXT), exchange(KNIGHTS, CRUSADERS, back=LOW), {}),
    # abilities of the attacker
    (("dread_knights", "pack", MINE), ("crusaders", "few", NEXT), exchange(KNIGHTS_PACK, CRUSADERS), {}),
    (("dread_knights", "pack", MINE), ("diamond_golems_neutral", "neutral", NEXT), exchange(KNIGHTS_PACK, GOLEMS), {}),
    (("ghost_dragons", "pack", MINE), ("diamond_golems_neutral", "neutral", NEXT), exchange(GHOST_DRAGONS, GOLEMS), {}),
    (("manticores", "pack", MINE), ("crusaders", "few", NEXT), exchange(MANTICORES, CRUSADERS), {}),
    (("manticores", "pack", MINE), ("diamond_golems_neutral", "neutral", NEXT), exchange(MANTICORES, GOLEMS), {}),
    # two dice
    (
        ("crusaders_neutral", "neutral", MINE), ("vampires", "few", NEXT),
        exchange(CRUSADERS_NEUTRAL, VAMPIRES, HIGH), {},
    ),
    (
        ("halberdiers", "few", MINE), ("crusaders_neutral", "neutral", NEXT),
        exchange(FEW_HALBERDIERS, CRUSADERS_NEUTRAL, back=HIGH), {},
    ),
    (("champions_neutral", "neutral", MINE), ("vampires", "few", NEXT), exchange(CHAMPIONS_NEUTRAL, VAMPIRES, SUM), {}),
    (
        ("champions_neutral", "neutral", MINE), ("diamond_golems_neutral", "neutral", NEXT),
        exchange(CHAMPIONS_NEUTRAL, GOLEMS, SUM), {},
    ),
    (("halflings_neutral", "neutral", 1), ("vampires", "few", FAR), exchange(HALFLINGS, VAMPIRES, HIGH, NO), {}),
    # rerolls, no die, dice that are set
    (("minotaurs_neutral", "neutral", MINE), ("vampires", "few", NEXT), exchange(MINOTAURS_NEUTRAL, VAMPIRES), {}),
    (("minotaurs_neutral", "neutral", MINE), ("griffins", "pack", NEXT), exchange(MINOTAURS_NEUTRAL, GRIFFINS), {}),
    (("mummies_neutral", "neutral", MINE), ("griffins", "pack", NEXT), exchange(MUMMIES, GRIFFINS, NONE), {}),
    (("griffins", "pack", MINE), ("mummies_neutral", "neutral", NEXT), exchange(GRIFFINS, MUMMIES), {}),
    # abilities of the target
    (("halberdiers", "pack", MINE), ("zombies", "pack", NEXT), exchange(HALBERDIERS, ZOMBIES), {}),
    (("halberdiers", "pack", MINE), ("zombies", "few", NEXT), exchange(HALBERDIERS, FEW_ZOMBIES), {}),
    (("griffins", "pack", MINE), ("zombies", "pack", NEXT), exchange(GRIFFINS, ZOMBIES), {}),
    # shots: far away, back row to back row, beside
    (("zealots", "pack", 5), ("skeletons", "pack", NEXT), exchange(ZEALOTS, SKELETONS, back=NO), {}),
    (("zealots", "pack", 1), ("skeletons", "pack", FAR), exchange(ZEALOTS, SKELETONS, LOW, NO), {}),
    (("zealots", "pack", MINE), ("skeletons", "pack", NEXT), exchange(ZEALOTS, SKELETONS), {}),
    (("liches", "few", MINE), ("crusaders", "few", NEXT), exchange(LICHES, CRUSADERS, LOW), {}),
    (("marksmen", "pack", 5), ("skeletons", "pack", NEXT), exchange(MARKSMEN, SKELETONS, back=NO, twice=True), {}),
    (("marksmen", "pack", 1), ("vampires", "few", FAR), exchange(MARKSMEN, VAMPIRES, LOW, NO, twice=True), {}),
    (("marksmen", "pack", MINE), ("skeletons", "few", NEXT), exchange(MARKSMEN, FEW_SKELETONS, LOW), {}),
    # a Shield token, a wall
    (
        ("halberdiers", "pack", MINE), ("skeletons", "pack", NEXT),
        exchange(HALBERDIERS, SKELETONS, shield=True), {"shield": True},
    ),
    (
        ("griffins", "pack", MINE), ("vampires", "few", NEXT),
        exchange(GRIFFINS, VAMPIRES, shield=True), {"shield": True},
    ),
    (
        ("zealots", "pack", 5), ("skeletons", "pack", NEXT),
        exchange(ZEALOTS, SKELETONS, back=NO, less=1), {"walls": ("", "wall", "", "")},
    ),
    (
        ("marksmen", "pack", 5), ("skeletons", "pack", NEXT),
        exchange(MARKSMEN, SKELETONS, back=NO, shield=True, twice=True), {"shield": True},
    ),
]  # fmt: skip


def position(own: Force, foe: Force, about: dict[str, Any]) -> Realm:
    """One unit of each side on the board."""
    state = fight([own], [foe], walls=about.get("walls", ("", "", "", "")))
    assert state.battle is not None
    mine, other = state.battle.fighters[0], state.battle.fighters[1]
    mine.damage, other.damage = about.get("damage", (0, 0))
    other.shield, other.retaliated = about.get("shield", False), about.get("tired", 0)
    return state


@pytest.mark.parametrize(
    ("own", "foe", "by_hand", "about"),
    SITUATIONS,
    ids=[f"{own[0]}-{own[1]}-{foe[0]}-{foe[1]}-{number}" for number, (own, foe, _, _) in enumerate(SITUATIONS)],
)
def test_an_attack_is_what_it_is_by_hand(
    own: Force, foe: Force, by_hand: dict[str, Fraction], about: dict[str, Any]
) -> None:
    table = Play(position(own, foe, about), Activation(0)).t
    found = all_odds(table)[f"strike {own[2]} 1"]
    assert found.exact
    assert found.horizon == "attack"
    assert dict(found.shares) == by_hand


# ── what else an attack may hang on ──────────────────────────────────────────────────────────────────────────────────


def test_a_unit_that_may_roll_a_0_again_does_so_where_it_helps() -> None:
    """Against Zombies a 0 of the Crusaders is no better than a -1, and a +1 is."""
    found = all_odds(Play(position(("crusaders", "pack", MINE), ("zombies", "pack", NEXT), {}), CombatRound()).t)
    assert found[f"strike {MINE} 1"].exact
    assert not found[f"strike {MINE} 1"].left_out
    assert dict(found[f"strike {MINE} 1"].shares) == exchange(EAGER_CRUSADERS, ZOMBIES)


def with_hands(state: Realm, *hands: list[str]) -> Realm:
    """These cards in hand, the others that their heroes begin with in their decks, and none of them elsewhere."""
    for player, hand in zip(state.players, hands, strict=False):
        board = CONTENT.heroes[player.hero]
        cards = ["magic_arrow"] * board.magic_arrows + [board.ability]
        cards += [name for name in ("attack", "defense", "power", "knowledge") for _ in range(getattr(board, name))]
        cards += [card.id for card in CONTENT.specialties.values() if card.hero == player.hero]
        for card in cards:
            heaps = (state.box, state.decks["spells"].bag, state.decks["abilities"].bag)
            next(heap for heap in heaps if card in heap).remove(card)
        for card in hand:
            cards.remove(card)
        player.hand, player.deck = list(hand), Deck(cards)
    return state


def before_roll(*hands: list[str]) -> Game:
    """The Halberdiers of A strike the Skeletons of B; both may play cards."""
    state = position(("halberdiers", "pack", MINE), ("skeletons", "pack", NEXT), {})
    play = Play(with_hands(state, *hands), Activation(0))
    play.say(A, f"strike {MINE} 1")
    return play.t


@pytest.mark.rule("H3-CMB-18")
def test_a_card_says_what_it_changes() -> None:
    stronger = Unit((Side(4, 1, 2), Side(3, 1, 2)))
    found = all_odds(before_roll(["attack"]))
    assert set(found) == {"pass", "play attack basic"}
    assert dict(found["pass"].shares) == exchange(HALBERDIERS, SKELETONS)
    assert dict(found["play attack basic"].shares) == exchange(stronger, SKELETONS)
    assert all(one.exact for one in found.values())


def test_no_card_is_played_on_the_way() -> None:
    """Beside a strike stands what it does by itself: cards are asked for when it is made."""
    state = position(("halberdiers", "pack", MINE), ("skeletons", "pack", NEXT), {})
    table = Play(with_hands(state, ["attack", "defense"], ["defense"]), CombatRound()).t
    assert dict(all_odds(table)[f"strike {MINE} 1"].shares) == exchange(HALBERDIERS, SKELETONS)


def test_whoever_defends_sees_it_from_the_other_side() -> None:
    table = before_roll([], ["defense"])
    assert table.decision is not None
    assert table.decision.seat == 1
    found = all_odds(table)
    swapped = {"-".join(reversed(id.split("-"))): share for id, share in exchange(HALBERDIERS, SKELETONS).items()}
    assert dict(found["pass"].shares) == swapped
    tougher = Unit((Side(3, 2, 2), Side(2, 2, 2)))
    losing = sum(share for id, share in exchange(HALBERDIERS, tougher).items() if id[:6] in ("turned", "beaten"))
    assert (
        found["play defense basic"].of(*[id for id in found["pass"].shares if id.endswith(("turned", "beaten"))])
        == losing
    )


def test_what_the_other_holds_changes_nothing() -> None:
    """Odds are those of the table as its seat may know it."""
    one, other = before_roll(["attack"], ["defense"]), before_roll(["attack"], ["power"])
    assert all_odds(one) == all_odds(other)


@pytest.mark.rule("H3-MOR-11")
def test_the_token_of_morale_rerolls_the_die() -> None:
    """Against Zombies a 0 is no better than a -1: whatever is no +1 is rolled again, once."""
    state = fight([("harpies", "pack", MINE)], [("zombies", "pack", NEXT), ("skeletons", "few", 19)])
    assert state.battle is not None
    state.battle.fighters[1].damage = state.players[A].morale = 1
    found = all_odds(Play(state, CombatRound()).t)[f"strike {MINE} 1"]
    assert found.exact
    assert dict(found.shares) == {"turned-whole": Fraction(5, 9), "hurt-whole": Fraction(4, 9)}


def test_the_answers_that_strike_nobody_have_no_odds() -> None:
    table = Play(position(("halberdiers", "pack", MINE), ("skeletons", "pack", NEXT), {}), Activation(0)).t
    assert {text.split()[0] for text in all_odds(table)} == {"strike"}


def test_a_tower_that_falls_is_no_unit_beaten() -> None:
    """With the last wall the tower goes; nobody has lost a unit by that."""
    own, foes = [("halberdiers", "pack", MINE)], [("skeletons", "few", 17), ("arrow_tower", "tower", -1)]
    state = fight(own, foes, walls=("", "", "", ""))
    play = Play(state, Activation(0))
    stakes = attack_at_stake(play.t, "attack")
    assert stakes is not None
    moment = stakes.moment(play.t)
    assert state.battle is not None
    del state.battle.fighters[2]
    assert stakes.read(moment, play.t) == "whole-whole"
    del state.battle.fighters[1]
    assert stakes.read(moment, play.t) == "beaten-whole"
