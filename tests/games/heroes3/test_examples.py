"""The worked examples of the rulebook, played through as they are told."""

import pytest

from heraut.games.heroes3.model import NEUTRALS, NOBODY, main_hero
from heraut.games.heroes3.numbers.combat_values import defense_parts
from heraut.games.heroes3.numbers.values import experts, hand_limit
from heraut.games.heroes3.rules.ch03_play.turn import Turn
from heraut.games.heroes3.rules.ch05_cards.in_hand import map_plays
from heraut.games.heroes3.rules.ch05_cards.piles import Search
from heraut.games.heroes3.rules.ch10_combat.aftermath import Aftermath
from heraut.games.heroes3.rules.ch10_combat.combat import Combat
from heraut.games.heroes3.rules.ch10_combat.combat_round import Activation, CombatRound
from heraut.kernel import write
from heraut.kernel.values import total
from tests.games.heroes3.playing import A, B, Play, fight, realm

# ── levels ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("H3-EX-11")
def test_azure_guards_make_a_level_five_hero_level_seven() -> None:
    """H3-EX-11. Level 5 and two levels: specialty VI, 3 expert effects, a hand of 7, one Search (2) of abilities."""
    laid = realm(levels=(5,), shared={"abilities": ["archery", "estates", "luck"]})
    laid.discards["abilities"] = ["offense"]
    state = fight([("champions", "pack", 1)], [], laid, guards=True, level=7, azure=True)
    over = Aftermath("S3.SW", (main_hero(A), NOBODY), (A, NEUTRALS), 0, False, 7, True, False)
    play = Play(state, over)
    play.asks(A, "search_abilities", "look", "discarded offense")
    play.say(A, "look", "archery", "estates").say(A, "card archery")
    assert play.got == "won"
    player = play.player()
    assert (player.level, player.experience) == (7, 0)
    assert player.deck.bag == ["catherine_6"]
    assert player.hand == ["archery"]
    assert (experts(play.t, A), total(hand_limit(play.t, A))) == (3, 7)


# ── cards and spells ───────────────────────────────────────────────────────────────────────────────────────────────


def sandro_beats_the_rogues() -> Play:
    """Sandro draws four cards, attacks the ore pit, and casts Magic Arrow at the Rogues."""
    deck = ["power", "magic_arrow", "haste", "town_portal"]
    laid = realm(factions=("necropolis", "castle"), heroes=("sandro", "catherine"), decks=(deck,))
    laid.players[A].army = {"wraiths": "pack"}
    laid.decks["bronze"].bag = ["rogues_neutral"]
    play = Play(laid, Turn(A), *deck, forced=True)
    assert sorted(play.player().hand) == ["haste", "magic_arrow", "power", "town_portal"]
    play.say(A, "move 0 S1.W").say(A, "place wraiths 4", "rogues_neutral").say(B, "place rogues_neutral 16")
    play.say(A, "play magic_arrow effect").say(A, "boost power basic").say(A, "boost haste spell")
    assert play.state.battle is not None
    assert play.state.battle.cast == (1, 0)
    return play.say(A, "target 1").say(A, "line 2")


@pytest.mark.rule("H3-EX-1")
def test_magic_arrow_with_two_power_beats_the_rogues_without_an_attack() -> None:
    """H3-EX-1. 1 damage at power 0; Power and the Haste discarded make power 2: 3 damage on 3 health."""
    play = sandro_beats_the_rogues()
    assert play.state.battle is None
    assert play.state.sites["S1.W"].flags == (A,)
    assert play.state.discards["bronze"] == ["rogues_neutral"]
    assert not play.told("attacks")


@pytest.mark.rule("H3-EX-2")
def test_town_portal_without_power_leads_home_with_no_point_more() -> None:
    """H3-EX-2. The last card of the hand; all four lie in the discard pile then."""
    play = sandro_beats_the_rogues()
    assert play.player().hand == ["town_portal"]
    play.say(A, "play town_portal effect")
    hero = play.state.heroes[main_hero(A)]
    assert (hero.field, hero.movement, hero.extra) == ("S1.C", 2, 0)
    assert play.player().hand == []
    assert sorted(play.player().discard) == ["haste", "magic_arrow", "power", "town_portal"]


@pytest.mark.rule("H3-EX-3")
def test_the_mage_guild_of_alamar_searches_twice() -> None:
    """H3-EX-3. Stone Skin is taken from the discard, then one of two Fireballs; the other lies on Magic Arrow."""
    laid = realm(
        factions=("dungeon", "castle"),
        heroes=("alamar", "catherine"),
        gold=(4,),
        materials=(2,),
        valuables=(1,),
        shared={"spells": ["fireball", "fireball", "slow"]},
    )
    laid.discards["spells"] = ["magic_arrow", "stone_skin"]
    play = Play(laid, Turn(A), forced=True).say(A, "build mage_guild")
    play.asks(A, "search_spells", "look", "discarded stone_skin")
    play.say(A, "discarded stone_skin").say(A, "look", "fireball", "fireball")
    assert sorted(play.player().hand) == ["fireball", "stone_skin"]
    assert play.state.discards["spells"] == ["magic_arrow", "fireball"]
    assert play.state.decks["spells"].bag == ["slow"]


@pytest.mark.rule("H3-EX-4")
def test_tamika_buys_a_spell_once_a_round() -> None:
    """H3-EX-4. 5 gold: Fireball to hand, Magic Arrow onto Curse; the token is turned."""
    laid = realm(
        factions=("necropolis", "castle"),
        heroes=("tamika", "catherine"),
        gold=(12,),
        buildings=(["mage_guild"],),
        shared={"spells": ["fireball", "magic_arrow", "slow"]},
    )
    laid.discards["spells"] = ["curse"]
    play = Play(laid, Turn(A), forced=True).say(A, "spell")
    play.asks(A, "search_spells", "look", "discarded curse")
    play.say(A, "look", "fireball", "magic_arrow").say(A, "card fireball")
    assert play.money()[0] == 7
    assert play.player().hand == ["fireball"]
    assert play.state.discards["spells"] == ["curse", "magic_arrow"]
    assert play.asked == (A, "turn")
    assert not play.offers("spell")


@pytest.mark.rule("H3-EX-12", "H3-CRD-16")
def test_another_factions_card_is_shown_and_replaced_or_kept_by_its_own() -> None:
    """H3-EX-12. Castle may replace Necromancy; Necropolis may keep and play it."""
    for faction in ("castle", "necropolis"):
        rivals = [other for other in ("castle", "dungeon") if other != faction]
        laid = realm(factions=(faction, *rivals), shared={"abilities": ["necromancy", "luck", "wisdom", "estates"]})
        laid.discards["abilities"] = ["offense"]
        play = Play(laid, Search(A, "abilities", 2)).say(A, "look", "necromancy", "luck")
        assert play.offers("card necromancy")
        assert play.offers("replace necromancy") == (faction == "castle")
        if faction == "castle":
            play.say(A, "replace necromancy", "wisdom").say(A, "card wisdom")
            assert play.player().hand == ["wisdom"]
            assert "necromancy" in play.state.discards["abilities"]
        else:
            play.say(A, "card necromancy")
            play.player().army["skeletons"] = "few"
            play.player().gold = 9
            assert [write(one) for one in map_plays(play.t, A, "combat_won")] == ["play necromancy basic"]


# ── combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def alamars_arrow() -> Play:
    """Alamar's Harpies are about to attack Sandro's Zombies; first a Magic Arrow with 1 power."""
    laid = realm(factions=("dungeon", "necropolis"), heroes=("alamar", "sandro"), hands=(["magic_arrow", "power"], []))
    state = fight([("harpies", "pack", 5)], [("zombies", "pack", 9)], laid)
    play = Play(state, Activation(0), forced=True)
    return play.say(A, "play magic_arrow effect").say(A, "boost power basic").say(A, "target 1").say(A, "line 1")


@pytest.mark.rule("H3-EX-5")
def test_defense_does_not_lower_a_magic_arrow() -> None:
    """H3-EX-5. 2 damage on a pack of 3 health and defense 1: 1 health left, still a pack."""
    play = alamars_arrow()
    assert (play.fighter(1).form, play.fighter(1).damage) == ("pack", 2)
    assert play.asked == (A, "activation")


@pytest.mark.rule("H3-EX-6")
def test_the_zombies_turn_to_few_with_what_is_left() -> None:
    """H3-EX-6. Attack 3 against 1 (die -1 and a +1, so that their ability is silent): 4 in all on 3 health."""
    play = alamars_arrow()
    play.player(A).hand = ["attack"]
    play.say(A, "strike 5 1").say(A, "play attack basic", -1)
    assert (play.fighter(1).form, play.fighter(1).damage) == ("few", 1)
    assert play.state.players[B].army == {"zombies": "few"}


@pytest.mark.rule("H3-EX-7")
def test_archangels_bought_just_before_a_combat() -> None:
    """H3-EX-7. They join on their few side; five of the seven units fight, the Halberdiers stay out."""
    units = ("halberdiers", "marksmen", "griffins", "crusaders", "zealots", "champions")
    dwellings = ["dwelling_bronze", "dwelling_silver", "dwelling_golden"]
    laid = realm(armies=(dict.fromkeys(units, "few"),), gold=(20,), valuables=(1,), buildings=(dwellings,))
    play = Play(laid, Combat(main_hero(A), "F1.NW", NEUTRALS), forced=True)
    assert play.asked == (A, "town_action")
    play.say(A, "recruit archangels")
    assert play.money() == (0, 0, 0)
    assert play.player().army["archangels"] == "few"
    play.on_to("deploy")
    play.say(A, "leave_out halberdiers").say(A, "leave_out marksmen")
    play.chance.add("boars_neutral", "rogues_neutral", "nomads_neutral")
    for unit, space in zip((*units[2:], "archangels"), (4, 5, 6, 7, 0), strict=True):
        play.t.say(A, f"place {unit} {space}")
    assert play.state.battle is not None
    fielded = [one.card for one in play.state.battle.fighters.values() if one.side == 0]
    assert sorted(fielded) == sorted((*units[2:], "archangels"))


def griffins_and_dread_knights() -> Play:
    """Griffins attack Sandro's Dread Knights, for whom he plays an expert Defense."""
    hand = ["defense", "defense", "ogres_club_of_havoc", "fireball"]
    laid = realm(factions=("castle", "necropolis"), heroes=("catherine", "sandro"), hands=([], hand), levels=(1, 2))
    state = fight([("griffins", "pack", 5)], [("dread_knights", "few", 9)], laid)
    play = Play(state, CombatRound(), forced=True)
    assert play.asked == (A, "activation"), "initiative 9 before 7"
    play.say(A, "strike 5 1")
    assert play.asked == (B, "before_roll")
    return play.say(B, "play defense expert")


@pytest.mark.rule("H3-EX-8")
def test_an_expert_defense_holds_for_one_attack() -> None:
    """H3-EX-8. 3 + 1 against 2 + 2: no damage; afterwards the defense is 2 again."""
    play = griffins_and_dread_knights()
    play.say(B, "pass", 1)
    assert play.fighter(1).damage == 0
    assert total(play.last("blow")["attack_parts"]) == 4
    assert total(play.last("blow")["defense_parts"]) == 4
    assert total(defense_parts(play.t, 1)) == 2


def retaliated() -> Play:
    play = griffins_and_dread_knights().say(B, "pass", 1)
    assert play.asked == (B, "before_roll")
    play.say(B, "play ogres_club_of_havoc 0").say(B, "card defense", 0)
    return play


@pytest.mark.rule("H3-EX-9")
def test_the_retaliation_with_the_club_of_havoc() -> None:
    """H3-EX-9. 5 + 2 + 0 against 0: the pack of 4 turns to few with 3 damage; nobody strikes back again."""
    play = retaliated()
    assert (play.fighter(0).form, play.fighter(0).damage) == ("few", 3)
    assert [one["blow"] for one in play.told("attacks")] == ["attack", "retaliation"]
    assert play.player(B).hand == ["fireball"]


@pytest.mark.rule("H3-EX-10")
def test_fireball_finishes_the_griffins() -> None:
    """H3-EX-10. At the activation of the Dread Knights: 1 damage on two spaces, one of them empty."""
    play = retaliated()
    assert play.asked == (B, "activation")
    play.say(B, "play fireball effect").say(B, "space 5")
    play.say(B, "space 1")
    assert play.state.battle is not None
    assert list(play.state.battle.fighters) == [1]
    assert play.player(A).army == {}
