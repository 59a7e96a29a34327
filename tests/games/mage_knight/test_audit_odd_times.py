"""Checked from outside: effects that meet where and when they rarely do."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import HexId, SkillId
from heraut.games.mage_knight.rules.ch3_rounds.rounds import PrepareRound
from heraut.kernel import Deck
from tests.games.mage_knight import turning
from tests.games.mage_knight.dealing import ATTACK, A, B, Play, land
from tests.games.mage_knight.fighting import KEEP, ORC, fight
from tests.games.mage_knight.test_ch5_duel import duel, melee

# ── mana ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-MAN-12", "MK-CRD-18")
def test_polarized_gold_makes_a_spell_strong_and_wakes_no_mages() -> None:
    """By night gold is black for a strong spell, and for nothing else: not for what Altem Mages do with black mana."""
    state = land(["fireball"], mana=["gold", "red"], units=["altem_mages"], skills=["arythea_polarization"], night=True)
    play = Play(state, ATTACK).tell("skill arythea_polarization")
    assert "activate 1 3" not in play.plays()
    assert "play fireball strong" in play.plays()
    play.tell("play fireball strong")
    assert play.mana() == {}
    black = land(mana=["black"], units=["altem_mages"], skills=["arythea_polarization"], night=True)
    assert "activate 1 3" in Play(black, ATTACK).tell("skill arythea_polarization").plays()


# ── combat ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-10", "MK-CMB-31")
@pytest.mark.parametrize(("summoned", "may"), [("crypt_worm", False), ("medusa", True)])
def test_who_is_summoned_brings_his_own_walls(summoned: str, may: bool) -> None:
    """Illusionists stop nobody who is fortified: Crypt Worms are, whoever summoned them; orcs and Medusas are not."""
    play = fight({ORC: ["orc_summoners"]}, ["determination"], units=["illusionists"], mana=["white"])
    play.t.state.decks["brown"].bag = [summoned]
    play.tell("next_phase")
    assert "activate 1 2" in play.options
    play.say(A, "block 0", summoned)
    assert ("activate 1 2" in play.options) == may


@pytest.mark.rule("MK-CRD-2", "MK-CMB-46")
def test_what_protects_units_may_still_come_between_two_attacks() -> None:
    """Prowlers 4 on peasants {A3}, with glory 4, who by then resist it as well: 4 - 4 = 0 does not even wound them."""
    play = fight({ORC: ["prowlers"]}, ["banner_of_glory"], units=["altem_guardians", "peasants"], mana=["green"])
    play.tell("next_phase", "next_phase")
    assert play.asked == (A, "whose_damage")
    assert "play banner_of_glory strong" in play.options
    play.tell("activate 1 3", "play banner_of_glory strong", "suffer 0", "to_unit 2")
    assert play.phase == 4
    assert play.hero.units[1].wounds == 0  # 4 - (3 + 1) = 0
    assert play.wounds() == (0, 0)


@pytest.mark.rule("MK-CMB-45", "MK-CMB-63")
def test_nobody_is_kept_from_attacking_once_damage_is_dealt() -> None:
    """Neither by a Whirlwind nor by the Wings of Night, though a summoner has shown by then what attacks."""
    foes, mana = {ORC: ["orc_summoners"]}, ["white", "black"]
    play = fight(foes, ["whirlwind", "wings_of_wind"], mana=mana, night=True, browns=["medusa", "medusa"])
    play.tell("next_phase")
    spells = {"play whirlwind basic", "play wings_of_wind strong"}
    assert spells <= set(play.options)
    play.say(A, "next_phase", "medusa")
    assert not spells & set(play.options)


# ── heroes against heroes ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-PVP-38", "MK-EOT-3")
@pytest.mark.parametrize("how", ["partial", "full"])
def test_what_was_played_in_anothers_turn_is_not_played_in_ones_own(how: str) -> None:
    """Else Time Bending would bring it back to hand."""
    play = melee(duel(["march"], ["rage", "stamina"], how=how))
    play.both("sideways march attack", "strike", "play rage basic", "parry")
    while play.t.state.duel is not None:
        play.both("done")
    assert "rage" in (*play.other.discard, *play.other.played)
    if how == "partial":
        assert (play.other.played, play.other.discard) == ([], ["rage"])


@pytest.mark.rule("MK-SIT-14", "MK-SIT-15", "MK-TEA-2")
@pytest.mark.parametrize(("owner", "taken"), [(3, True), (2, False)])
def test_an_ally_driven_out_of_a_keep_leaves_it_to_the_winner(owner: int, taken: bool) -> None:
    """In teams B guards the keep of D, his ally; nobody is left to defend it.  A keep of A's ally stays the ally's."""
    play = duel(["blood_rage"], ["march"], hex=HexId(KEEP), players=4, scenario="conquer_and_hold", how="")
    play.t.state.shields[KEEP] = (owner,)
    play.both("participate partial")
    melee(play).both("play blood_rage basic", "effect wound_1+attack_5", "strike", "parry", "repel 3.C")
    while not play.over:
        play.both(play.options[0])
    assert play.hero.hex == KEEP
    assert play.t.state.shields[KEEP] == ((A,) if taken else (owner,))


# ── a hero who is out of the game ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-SKL-3", "MK-SCN-30")
def test_a_skill_in_the_centre_goes_with_the_round_though_its_owner_is_out() -> None:
    state = turning.land(3, scenario="one_to_return", round=2, order=(A, B, 2), hex="2.E")
    for hero in state.heroes[1:]:
        hero.hex = HexId("")  # they stayed on the portal
    state.centre = ((SkillId("norowas_prayer_of_weather"), B, ""),)
    state.decks["advanced"], state.decks["spells"] = Deck([]), Deck([])
    play = turning.Play(state, PrepareRound(), *["red"] * 5, *["peasants"] * 3, "foresters", "foresters")
    assert play.state.order == (A,)
    assert play.state.centre == ()
