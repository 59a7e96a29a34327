"""4. The turn, 3: rest."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.names import OFFICIAL, WOUND
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.games.mage_knight.rules.ch4_turn.resting import Resting
from tests.games.mage_knight.turning import A, Play, land


@pytest.mark.rule("MK-RST-1", "MK-RST-5")
def test_a_card_and_all_wounds_are_discarded() -> None:
    play = Play(land(hex="A.E", hand=["march", "rage", WOUND, WOUND]), Resting(A))
    play.asks(A, "rest", "card march", "card rage")
    play.say(A, "card rage").asks(A, "recover")
    assert play.hero.hand == ["march"]
    assert sorted(play.hero.discard) == ["rage", WOUND, WOUND]
    assert play.hero.turn.acted


@pytest.mark.rule("MK-RST-1", "MK-UND-1")
def test_how_many_wounds_went_is_seen_by_all_and_not_taken_back() -> None:
    play = Play(land(hex="A.E", hand=["march", WOUND]), Resting(A))
    seen = play.t.revealed
    play.say(A, "card march")
    assert play.t.revealed > seen


@pytest.mark.rule("MK-RST-1")
def test_published_as_many_wounds_as_one_likes() -> None:
    play = Play(land(hex="A.E", hand=["march", WOUND, WOUND], edition=OFFICIAL), Resting(A))
    play.say(A, "card march").asks(A, "rest_wounds", "done", "card wound")
    play.say(A, "card wound").say(A, "done").asks(A, "recover")
    assert play.hero.hand == [WOUND]


@pytest.mark.rule("MK-RST-4")
def test_rest_instead_of_everything_else() -> None:
    state = land(hex="A.E", hand=["march"])
    play = Play(state, Movement(A))
    assert play.offers("rest")
    play.say(A, "rest").say(A, "card march").own("end")
    assert play.say(A, "end").over


@pytest.mark.rule("MK-RST-4")
def test_whoever_has_begun_to_move_does_not_rest() -> None:
    state = land(hex="A.E", hand=["march"])
    state.heroes[A].move = 2
    assert Play(state, Movement(A)).why_not("rest") == "already-moving"
    play = Play(state, Movement(A)).say(A, "step A.C")
    assert play.why_not("rest") == "already-moving"


@pytest.mark.rule("MK-RST-1")
def test_a_rest_takes_a_card_that_is_no_wound() -> None:
    assert Play(land(hex="A.E", hand=[WOUND]), Movement(A)).why_not("rest") == "no-card-to-rest"


@pytest.mark.rule("MK-RST-3")
def test_healing_and_nothing_else_may_be_bought() -> None:
    state = land(hex="2.E", hand=["march", "rage"], units=("peasants",))
    state.heroes[A].reputation = 7  # worth 5
    play = Play(state, Resting(A)).say(A, "card march")
    play.own("end", "interact")
    play.say(A, "interact").own("done", "buy_healing")
    assert play.why_not("recruit peasants") == "only-healing"
    play.say(A, "buy_healing").say(A, "done")
    play.own("end")  # one interaction
    assert play.hero.heal == 1


@pytest.mark.rule("MK-RST-3")
def test_elsewhere_or_published_not() -> None:
    Play(land(hex="A.E", hand=["march"]), Resting(A)).say(A, "card march").own("end")
    play = Play(land(hex="2.E", hand=["march"], edition=OFFICIAL), Resting(A)).say(A, "card march")
    play.own("end")
    assert play.why_not("interact") == "resting"


@pytest.mark.rule("MK-RST-2", "MK-PRE-11", "MK-ACT-9")
def test_special_and_healing_effects_are_of_use() -> None:
    play = Play(land(hex="A.E", hand=["march"]), Resting(A)).say(A, "card march")
    assert play.state.agenda[-1].uses(play.t) == {"heal", "special"}  # type: ignore[attr-defined]
