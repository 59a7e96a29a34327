"""Who may see what, and that nothing is lost."""

from __future__ import annotations

from collections import Counter

import pytest

from heraut.games.wow_adventure.model import CharacterId
from heraut.games.wow_adventure.rules import ch1_box
from heraut.players.dice import Seeded
from heraut.tabletop.cards import HIDDEN
from tests.games.wow_adventure.playing import (
    CONTENT,
    GAME,
    A,
    B,
    C,
    attach,
    bag,
    happen,
    hold,
    keep,
    lay,
    leave,
    marker,
    realm,
    seek,
    table,
    wear,
)


@pytest.mark.rule("WW-EXP-7")
def test_a_marker_on_the_board_is_known_to_who_laid_it() -> None:
    state = realm("mage", "rogue")
    lay(state, "Tripwire", "G5", A)
    t = table(state)
    assert GAME.view(t, A).found[0].kind == marker("Tripwire")
    assert GAME.view(t, B).found[0].kind == GAME.view(t, None).found[0].kind == HIDDEN
    assert GAME.view(t, B).found[0].space == "G5"
    assert set(GAME.view(t, A).decks["pool"].bag) == {HIDDEN}


@pytest.mark.rule("WW-EXP-7", "WW-SET-12")
def test_what_a_marker_could_be_is_in_the_pool_or_on_the_board() -> None:
    """With no pack in use there are no tripwires."""
    state = realm("mage", "hunter", packs="none")
    lay(state, "Ambush", "G5", A)
    t = table(state)
    imagined = [GAME.determinise(GAME.view(t, B), B, Seeded(seed)) for seed in range(30)]
    kinds = {world.found[0].kind for world in imagined}
    assert len(kinds) > 3
    assert all(not CONTENT.markers[kind].pack for kind in kinds)
    assert all(GAME.pieces(world) == GAME.pieces(state) for world in imagined)


@pytest.mark.rule("WW-ABL-1")
def test_another_hand_holds_cards_of_its_own_character() -> None:
    """Also where several hands are hidden, and for who looks on."""
    state = realm("mage", "rogue", "hunter")
    hold(state, B, "Backstab", "Sprint")
    hold(state, C, "Snare", "Poultice")
    t = table(state)
    assert GAME.view(t, A).heroes[B].hand == [HIDDEN, HIDDEN]
    for seed in range(10):
        for looker in (A, None):
            world = GAME.determinise(GAME.view(t, looker), looker, Seeded(seed))
            for seat, character in ((B, "rogue"), (C, "hunter")):
                own = Counter(ch1_box.abilities_of(CONTENT, CharacterId(character)))
                assert Counter(world.heroes[seat].hand + world.heroes[seat].deck.bag) == own


@pytest.mark.rule("WW-CMB-7", "WW-MAI-14", "WW-CHA-8", "WW-QST-8")
def test_cards_are_counted_wherever_they_lie() -> None:
    state = realm("warrior", "rogue")
    laid = GAME.pieces(state)
    wear(state, A, "Worn Axe", "Worn Plate")
    bag(state, B, "Worn Salve")
    keep(state, A, "Lucky Bone")
    lay(state, "Seed Pouch", "G1")
    leave(state, "Rat King", "G5")
    happen(state, "Truce")
    seek(state, A, "Exorcist")
    seek(state, B, "Pilgrim")
    hold(state, A, "Riposte")
    attach(state, A, "Iron Skin")
    assert GAME.pieces(state) == laid
    assert sum(laid.values()) == 8 * 23 + 160 + 64 + 16 + 36


@pytest.mark.rule("WW-CHA-14")
def test_what_challenge_decks_hold_is_known_but_not_in_which_order() -> None:
    state = realm("warrior", "rogue")
    buried = state.decks["gray"].bag.pop()
    state.decks["gray"].bottom.append(buried)
    state.peeked["gray"] = A
    t = table(state)
    assert GAME.view(t, A).decks["gray"].bottom == [buried]
    assert GAME.view(t, B).decks["gray"].bottom == [HIDDEN]
