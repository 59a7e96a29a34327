"""Who may see what, and that nothing is lost."""

from __future__ import annotations

import pytest

from heraut.games.mage_knight.model.land import Foe
from heraut.games.mage_knight.model.names import NOBODY, WOUND, FoeKind, HexId, SkillId
from heraut.games.mage_knight.rules.ch1_reminders.plays_centre import PassOnAWound
from heraut.games.mage_knight.rules.ch4_turn.end_of_turn import DrawUp
from heraut.games.mage_knight.rules.ch4_turn.movement import Movement
from heraut.games.mage_knight.rules.ch4_turn.rewarding import GainArtifacts, lay_under
from heraut.games.mage_knight.rules.tokens import lay_token
from heraut.games.mage_knight.secrets import dice_of
from heraut.kernel import Table
from heraut.players.dice import Seeded
from heraut.tabletop.cards import HIDDEN
from tests.games.mage_knight import turning
from tests.games.mage_knight.playing import GAME, A, B, Play, land, table, whole


@pytest.mark.rule("MK-REW-4", "MK-CRD-24")
def test_who_laid_an_artifact_under_its_deck_alone_knows_it() -> None:
    t = table(land(players=2))
    first, second = t.state.decks["artifacts"].bag[:2]
    for card in (first, second):
        t.state.decks["artifacts"].bag.remove(card)
    lay_under(t, A, (first,))
    assert GAME.view(t, A).decks["artifacts"].bottom == [first]
    assert GAME.view(t, B).decks["artifacts"].bottom == GAME.view(t, None).decks["artifacts"].bottom == [HIDDEN]
    lay_under(t, B, (second,))
    assert t.state.peeked == {"artifacts": NOBODY}
    assert t.state.decks["artifacts"].bottom == [first, second]
    assert GAME.view(t, A).decks["artifacts"].bottom == GAME.view(t, B).decks["artifacts"].bottom == [HIDDEN] * 2


@pytest.mark.rule("MK-REW-4", "MK-CRD-24")
def test_artifacts_among_which_somebody_chooses_are_his_secret() -> None:
    state = land(players=2)
    drawn = state.decks["artifacts"].bag[:2]
    play = Play(state, GainArtifacts(A, 1), *drawn)
    play.asks(A, "keep_artifact", *sorted([f"card {card}" for card in drawn]))
    assert GAME.view(play.t, A).agenda[-1].seen == tuple(drawn)
    hidden = GAME.view(play.t, B)
    assert hidden.agenda[-1].seen == (HIDDEN, HIDDEN)
    assert hidden.pending is not None
    assert not hidden.pending.options
    worlds = [GAME.determinise(GAME.view(play.t, B), B, Seeded(seed)).agenda[-1].seen for seed in range(20)]
    assert len(set(worlds)) > 10  # any two of them, as far as B knows
    play.say(A, f"card {drawn[0]}")
    assert play.hero(A).deck.top == [drawn[0]]
    assert GAME.view(play.t, B).heroes[A].deck.top == [HIDDEN]
    assert play.state.peeked == {"artifacts": A}  # of the one below its deck he alone knows


@pytest.mark.rule("MK-CRD-24", "MK-SET-10")
def test_nobody_knows_what_lies_face_down() -> None:
    """A token face down has no kind, a tile of the stack no name: not even the whole state could tell."""
    state = whole("full_conquest_2").state
    hidden = turning.land(tiles={**turning.WEDGE, "1,1": "3"})
    lay_token(turning.table(hidden), HexId("3.NE"), "grey")
    assert hidden.foes["3.NE"] == (Foe("grey"),)
    assert set(state.decks["stack_core"].bag) == {"tiles_core", "tiles_city"}


@pytest.mark.rule("MK-CRD-24")
def test_how_many_wounds_could_be_passed_on_is_a_secret() -> None:
    state = land(players=2, hands=(["march", WOUND, WOUND],))
    state.heroes[A].skills = (SkillId("arythea_healing_ritual"),)
    play = Play(state, PassOnAWound(A, "skill arythea_healing_ritual day"))
    play.asks(A, "wounds_to_pass", "number 1", "number 2")
    view = GAME.view(play.t, B)
    assert view.pending is not None
    assert not view.pending.options
    for seed in range(20):  # whatever he is thought to hold, the game goes on
        world = table(GAME.determinise(GAME.view(play.t, B), B, Seeded(seed)))
        assert world.decision is not None
        world.answer(world.decision.options[0])


@pytest.mark.rule("MK-CRD-24")
@pytest.mark.parametrize("hand", [["march", "rage"], [WOUND, WOUND]])
def test_at_a_steady_table_a_hand_of_wounds_is_asked_like_any_other(hand: list[str]) -> None:
    state = land(players=2, hands=(hand,))
    t = Table(GAME, state, None, None, True, True)
    t.begin(DrawUp(A))
    assert t.decision is not None
    assert (t.decision.kind, t.decision.secret) == ("must_discard", True)
    assert not GAME.open_answers(t.decision) or hand == [WOUND, WOUND]


@pytest.mark.rule("MK-CRD-24", "MK-MOV-2")
def test_a_question_that_only_the_hand_makes_one_is_put_in_secret() -> None:
    """Whoever may go somewhere, whatever he holds, is asked before all."""
    for points, secret in ((0, True), (4, False)):
        state = turning.land(hex="A.E", hand=["march"])
        state.heroes[A].move = points
        asked = turning.Play(state, Movement(A)).t.decision
        assert asked is not None
        assert (asked.kind, asked.secret) == ("move", secret)


@pytest.mark.rule("MK-SET-3", "MK-SET-10", "MK-EOT-1")
def test_dice_and_enemy_tokens_are_counted_wherever_they_lie() -> None:
    state = whole("first_reconnaissance_2").state
    laid = GAME.pieces(state)
    assert laid["mana"] == 4  # 2 players + 2, before the first roll
    state.source, state.heroes[A].stolen, state.heroes[B].claimed = ("red",), "blue", ("green",)
    state.heroes[A].turn = state.heroes[A].turn._replace(dice=("white",))
    assert dice_of(state) == 4
    kind = FoeKind(state.decks["green"].bag.pop())
    assert GAME.pieces(state) != laid
    state.foes["2.NW"] = (Foe("green", kind),)
    assert GAME.pieces(state) == laid
