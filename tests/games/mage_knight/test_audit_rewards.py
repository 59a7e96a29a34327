"""Checked from outside: rewards and levels where little is left."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import DeedId, SkillId, UnitKind
from heraut.games.mage_knight.numbers import limits
from heraut.games.mage_knight.rules.ch4_turn.level_ups import LevelUps
from heraut.games.mage_knight.rules.ch4_turn.rewarding import Rewards, UnitRewards
from heraut.kernel.state import Deck
from heraut.kernel.values import total
from tests.games.mage_knight.playing import A, give_unit
from tests.games.mage_knight.test_ch4_4_rewards import OWN, K, L, M, X, rising, winning
from tests.games.mage_knight.turning import Play

# ── rewards ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-REW-4", "MK-REW-5")
def test_the_last_artifact_is_kept_and_none_goes_under() -> None:
    state = winning("artifact")
    state.decks["artifacts"] = Deck(["ruby_ring"])
    play = Play(state, Rewards(A)).say(A, "reward artifact", "ruby_ring")
    play.say(A, "card ruby_ring")
    assert play.over
    assert (play.hero.deck.top, state.decks["artifacts"].size()) == (["ruby_ring"], 0)


@pytest.mark.rule("MK-REW-4")
def test_without_artifacts_the_reward_is_nothing() -> None:
    state = winning("artifact", "artifact")
    state.decks["artifacts"] = Deck([])
    play = Play(state, Rewards(A)).say(A, "reward artifact")
    assert play.over
    assert play.hero.deck.size() == 0


@pytest.mark.rule("MK-REW-2")
def test_an_empty_offer_has_no_spell_to_give() -> None:
    play = Play(winning("spell"), Rewards(A)).say(A, "reward spell")
    assert play.over


@pytest.mark.rule("MK-REW-6")
def test_an_offer_without_a_deck_shrinks() -> None:
    state = winning("spell", spells=(DeedId("chill"), DeedId("tremor"), DeedId("expose")))
    state.decks["spells"] = Deck([])
    play = Play(state, Rewards(A)).say(A, "reward spell").say(A, "card tremor")
    assert (play.over, state.spells) == (True, ("chill", "expose"))


@pytest.mark.rule("MK-REW-3", "MK-REW-9")
def test_with_no_unit_on_offer_none_is_won() -> None:
    play = Play(winning("unit"), UnitRewards(A)).say(A, "done")
    assert (play.over, play.hero.units) == (True, ())


@pytest.mark.rule("MK-REW-3", "MK-REW-7", "MK-REW-9")
def test_a_unit_won_takes_the_place_of_another() -> None:
    state = winning("unit", units=(UnitKind("altem_mages"),))
    give_unit(state, A, "peasants")
    play = Play(state, UnitRewards(A)).say(A, "recruit altem_mages")
    play.asks(A, "disband", "unit 0")
    play.say(A, "unit 0")
    assert [unit.kind for unit in play.hero.units] == ["altem_mages"]


@pytest.mark.rule("MK-SIT-28", "MK-REW-8", "MK-MAN-8")
def test_gold_for_a_crystal_that_is_full_is_lost() -> None:
    state = winning("random_crystal", "random_crystal")
    state.heroes[A].crystals = (3, 0, 0, 0)
    play = Play(state, Rewards(A)).say(A, "reward random_crystal", "red", "gold")
    play.say(A, "colour red")
    assert (play.over, play.hero.crystals, play.hero.mana) == (True, (3, 0, 0, 0), (0,) * 6)


# ── levels ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-LVL-2", "MK-LVL-8")
def test_with_one_skill_left_one_is_drawn() -> None:
    state = rising(3)
    state.decks["skills_0"] = Deck([OWN[0]])
    play = Play(state, LevelUps(A), OWN[0])
    play.asks(A, "learn_skill", f"take_skill {OWN[0]}")
    play.say(A, f"take_skill {OWN[0]}").say(A, f"card {K}", X)
    assert (play.over, state.common) == (True, ())


@pytest.mark.rule("MK-LVL-2", "MK-LVL-6")
def test_with_no_skill_left_the_common_offer_still_teaches() -> None:
    state = rising(3, common=(SkillId("tovak_double_time"),))
    state.decks["skills_0"] = Deck([])
    play = Play(state, LevelUps(A))
    play.asks(A, "learn_skill", "take_skill tovak_double_time")
    play.say(A, "take_skill tovak_double_time", X)
    assert (play.over, play.hero.deck.top) == (True, [M])  # the lowest action


@pytest.mark.rule("MK-LVL-1", "MK-LVL-9", "MK-LVL-11")
def test_from_4_to_7_two_command_tokens_and_a_skill() -> None:
    play = Play(rising(48, level=4), LevelUps(A), OWN[0], OWN[1])
    assert play.hero.level == 6  # level 5 asked nothing
    play.say(A, f"take_skill {OWN[0]}").say(A, f"card {L}", X)
    assert (play.over, play.hero.level) == (True, 7)
    assert total(limits.command_tokens(play.t, A)) == 4
    assert total(limits.armour(play.t, A)) == 4


@pytest.mark.rule("MK-LVL-6", "MK-LVL-7")
def test_without_actions_on_offer_a_skill_comes_alone() -> None:
    state = rising(3)
    state.advanced = ()
    play = Play(state, LevelUps(A), OWN[0], OWN[1]).say(A, f"take_skill {OWN[0]}")
    assert (play.over, play.hero.deck.size(), play.hero.skills) == (True, 0, (OWN[0],))
