"""4. The turn, 4: rewards and level ups."""

from __future__ import annotations

from typing import Any

import pytest

from heraut.games.mage_knight.model.heroes import NEW_TURN, UnitCard
from heraut.games.mage_knight.model.land import Land
from heraut.games.mage_knight.model.names import OFFICIAL, DeedId, SkillId, UnitId, UnitKind
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import EndOfTurn
from heraut.games.mage_knight.rules.ch4_turn.level_ups import LevelUps
from heraut.games.mage_knight.rules.ch4_turn.rewarding import Rewards, UnitRewards
from heraut.kernel.state import Deck
from tests.games.mage_knight.turning import CONTENT, A, Play, land

K, L, M, X = "blood_rage", "fire_bolt", "intimidate", "decompose"
OWN = [skill.id for skill in CONTENT.skills.values() if skill.hero == "goldyx"]
FOREIGN = next(skill.id for skill in CONTENT.skills.values() if skill.hero == "tovak")


def winning(*rewards: str, **more: Any) -> Land:
    state = land(hex="A.E", **more)
    state.heroes[A].turn = NEW_TURN._replace(acted=True, rewards=rewards)
    return state


def offer(*cards: str) -> tuple[DeedId, ...]:
    return tuple([DeedId(card) for card in cards])


@pytest.mark.rule("MK-REW-11")
def test_rewards_are_taken_in_any_order() -> None:
    state = winning("spell", "advanced", advanced=offer(K, L, M), spells=offer("fireball", "chill", "expose"))
    play = Play(state, Rewards(A))
    play.asks(A, "reward", "reward spell", "reward advanced")
    play.say(A, "reward advanced").say(A, f"card {L}", X)
    play.say(A, "reward spell").say(A, "card chill", "tremor")
    assert play.over
    assert play.hero.deck.top == [L, "chill"]
    assert play.hero.turn.rewards == ()


@pytest.mark.rule("MK-REW-2", "MK-REW-6", "MK-REW-10", "MK-CRD-23")
def test_a_card_won_comes_from_its_offer() -> None:
    state = winning("advanced", advanced=offer(K, L, M), monastery=offer("into_the_heat"))
    play = Play(state, Rewards(A)).say(A, "reward advanced")
    play.asks(A, "gain_card", f"card {K}", f"card {L}", f"card {M}")
    play.say(A, f"card {L}", X)
    assert play.state.advanced == (X, K, M)
    assert play.hero.deck.top == [L]


@pytest.mark.rule("MK-REW-4", "MK-REW-5")
def test_artifacts_won() -> None:
    """E35. Two artifacts: 2 + 1 = 3 are drawn, 2 go on the deck in the order chosen, 1 under the artifact deck."""
    state = winning("artifact", "artifact")
    three = state.decks["artifacts"].bag[:3]
    play = Play(state, Rewards(A)).say(A, "reward artifact", *three)
    play.asks(A, "keep_artifact", *[f"card {card}" for card in sorted(three)])
    assert play.t.decision is not None
    assert play.t.decision.secret
    play.say(A, f"card {three[2]}").say(A, f"card {three[0]}")
    assert play.over
    assert play.hero.deck.top == [three[2], three[0]]
    assert play.state.decks["artifacts"].bottom == [three[1]]
    assert play.state.peeked == {"artifacts": A}
    assert all(fact.to == (A,) for fact in play.facts if fact.kind in ("artifacts_drawn", "keeps_artifact"))


@pytest.mark.rule("MK-REW-8", "MK-REW-1", "MK-SIT-38")
def test_random_crystals() -> None:
    """E36. Dice red, black, gold: a red crystal, 1 fame, a crystal of a colour of one's choice."""
    play = Play(winning(*["random_crystal"] * 3), Rewards(A)).say(A, "reward random_crystal", "red", "black", "gold")
    play.asks(A, "choose_crystal", "colour red", "colour blue", "colour green", "colour white")
    play.say(A, "colour white")
    assert play.hero.crystals == (1, 0, 0, 1)
    assert play.hero.fame == 1


@pytest.mark.rule("MK-SIT-28", "MK-MAN-8", "MK-REW-1")
def test_four_crystals_are_one_of_each_colour() -> None:
    state = winning("crystals")
    state.heroes[A].crystals = (3, 0, 0, 0)
    play = Play(state, Rewards(A)).say(A, "reward crystals")
    assert play.hero.crystals == (3, 1, 1, 1)
    assert play.hero.mana == (0,) * 6


@pytest.mark.rule("MK-SIT-19")
@pytest.mark.parametrize(("die", "reward"), [("gold", "spell"), ("black", "spell"), ("blue", "artifact")])
def test_a_die_tells_what_a_dungeon_holds(die: str, reward: str) -> None:
    play = Play(winning("dungeon", spells=offer("fireball")), Rewards(A), die)
    play.asks(A, "reward", f"reward {reward}")


@pytest.mark.rule("MK-REW-3", "MK-REW-9")
def test_a_unit_won_waits_for_the_level_ups() -> None:
    """Level 2 with one unit and 8 fame: level 3 brings a command token, so both units stay."""
    state = winning("unit", units=(UnitKind("altem_guardians"),))
    hero = state.heroes[A]
    hero.units = (UnitCard(UnitId(1), UnitKind("peasants")),)
    hero.fame, hero.level, state.recruited = 8, 2, 1
    play = Play(state, EndOfTurn(A))
    play.asks(A, "unit_reward", "done", "recruit altem_guardians")
    assert play.hero.level == 3
    play.say(A, "recruit altem_guardians")
    assert [unit.kind for unit in play.hero.units] == ["peasants", "altem_guardians"]
    assert play.state.units == ()


@pytest.mark.rule("MK-REW-7")
def test_a_unit_won_may_be_refused() -> None:
    play = Play(winning("unit", units=(UnitKind("peasants"),)), UnitRewards(A)).say(A, "done")
    assert play.over
    assert (play.hero.units, play.state.units) == ((), ("peasants",))


# ── levels ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def rising(fame: int, level: int = 1, **more: Any) -> Land:
    state = land(hex="A.E", advanced=offer(K, L, M), **more)
    state.heroes[A].fame, state.heroes[A].level = fame, level
    return state


@pytest.mark.rule("MK-LVL-2", "MK-LVL-3", "MK-LVL-5", "MK-LVL-7", "MK-LVL-8")
def test_an_even_level_gives_a_skill_and_an_action() -> None:
    """E38. With a skill of one's own draw any action; after L the offer is X, K, M."""
    play = Play(rising(3), LevelUps(A), OWN[0], OWN[1])
    play.asks(A, "learn_skill", f"take_skill {OWN[0]}", f"take_skill {OWN[1]}")
    play.say(A, f"take_skill {OWN[1]}").asks(A, "gain_card", f"card {K}", f"card {L}", f"card {M}")
    play.say(A, f"card {L}", X)
    assert play.over
    assert play.hero.level == 2
    assert play.hero.skills == (OWN[1],)
    assert play.state.common == (OWN[0],)
    assert play.state.advanced == (X, K, M)
    assert play.hero.deck.top == [L]


@pytest.mark.rule("MK-LVL-4", "MK-LVL-5", "MK-LVL-6")
def test_a_common_skill_brings_the_lowest_action() -> None:
    """E38. Then M is gained and the offer is X, K, L."""
    state = rising(3, common=(SkillId(FOREIGN),))
    play = Play(state, LevelUps(A), OWN[0], OWN[1]).say(A, f"take_skill {FOREIGN}", X)
    assert play.over
    assert play.hero.skills == (FOREIGN,)
    assert play.state.common == (OWN[0], OWN[1])
    assert play.state.advanced == (X, K, L)
    assert play.hero.deck.top == [M]


@pytest.mark.rule("MK-LVL-4")
def test_published_ones_own_skills_are_left_in_the_common_offer() -> None:
    common = (SkillId(OWN[5]), SkillId(FOREIGN))
    play = Play(rising(3, common=common), LevelUps(A), OWN[0], OWN[1])
    assert play.offers(f"take_skill {OWN[5]}", f"take_skill {FOREIGN}")
    play = Play(rising(3, common=common, edition=OFFICIAL), LevelUps(A), OWN[0], OWN[1])
    assert play.offers(f"take_skill {FOREIGN}")
    assert not play.offers(f"take_skill {OWN[5]}")


@pytest.mark.rule("MK-LVL-1")
def test_an_odd_level_gives_a_command_token() -> None:
    play = Play(rising(8, level=2), LevelUps(A))
    assert play.over
    assert play.hero.level == 3
    assert play.hero.skills == ()


@pytest.mark.rule("MK-LVL-10", "MK-LVL-11")
def test_levels_come_one_by_one() -> None:
    """15 fame at level 1: levels 2, 3 and 4, so two skills."""
    play = Play(rising(15), LevelUps(A), OWN[0], OWN[1])
    assert play.hero.level == 2
    play.say(A, f"take_skill {OWN[0]}").say(A, f"card {K}", X, OWN[2], OWN[3])
    assert play.hero.level == 4
    play.say(A, f"take_skill {OWN[1]}", "into_the_heat")  # it lies in the common offer now: the lowest action
    assert play.over
    assert play.hero.skills == (OWN[0], OWN[1])


@pytest.mark.rule("MK-LVL-12")
def test_ten_is_the_highest_level() -> None:
    play = Play(rising(150, level=10), LevelUps(A))
    assert play.over
    assert play.hero.level == 10


@pytest.mark.rule("MK-LVL-8")
def test_too_little_fame_changes_nothing() -> None:
    assert Play(rising(2), LevelUps(A)).hero.level == 1


@pytest.mark.rule("MK-DUM-9")
def test_alone_a_skill_of_the_dummy_is_shown() -> None:
    state = rising(3, players=1, scenario="solo_conquest")
    state.decks["skills_dummy"] = Deck([FOREIGN])
    play = Play(state, LevelUps(A), OWN[0], OWN[1]).say(A, f"take_skill {OWN[0]}", FOREIGN)
    assert play.state.common == (OWN[1], FOREIGN)


@pytest.mark.rule("MK-REW-8", "MK-EOT-10")
def test_fame_of_a_black_die_still_counts_for_the_level() -> None:
    state = winning("random_crystal", advanced=offer(K, L, M))
    state.heroes[A].fame, state.heroes[A].level = 7, 2
    play = Play(state, EndOfTurn(A)).say(A, "reward random_crystal", "black")
    assert play.hero.level == 3
