"""2.4 Quests: every goal, what is counted, what completing one brings."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from heraut.games.wow_adventure.game import SECTIONS, WowAdventure
from heraut.games.wow_adventure.model import NO_CARD, CardId, Fight, Game, Quest, QuestId, Realm, SpaceId, Undefeated
from heraut.games.wow_adventure.numbers import goals
from heraut.games.wow_adventure.numbers.valor import valor
from heraut.games.wow_adventure.printed.effects import COLOURS
from heraut.games.wow_adventure.rules.ch2_turn import quests
from heraut.games.wow_adventure.rules.ch2_turn.quests import CompleteQuests
from heraut.games.wow_adventure.rules.ch2_turn.resources import Fly
from heraut.games.wow_adventure.rules.ch2_turn.turn import Turn
from heraut.games.wow_adventure.rules.frames import WholeGame
from heraut.kernel import Arrow, call
from tests.games import playing
from tests.games.wow_adventure.playing import (
    CONTENT,
    GRAY,
    GREEN,
    A,
    B,
    Play,
    ability,
    encounter,
    happen,
    keep,
    leave,
    quest,
    realm,
    seek,
    table,
    wear,
)
from tests.games.wow_adventure.playing import RED as RED_LEVEL

# ── every goal: brought about, and then met where it must be and nowhere else ──


def bring_about(t: Game, kind: str) -> str:
    """Do what a quest asks for; the space where it is completed."""
    goal, hero = CONTENT.quests[kind].goal, t.state.heroes[A]
    if goal.type == "visit":
        for space in goal.spaces[:-1]:
            hero.space = SpaceId(space)
            quests.note_visit(t, A)
        return goal.spaces[-1]
    if goal.type == "level":
        hero.level = COLOURS.index(goal.level or "gray")
        return "G1"
    if goal.type == "own":
        own(t, kind)
        return {"city": "CB", "red": "R3"}.get(goal.at, "G1")
    for _ in range(goal.number):
        quests.note_beaten(t, A, beaten(t, kind))
    return {"beat_hero": "G1", "beat_printed": (*goal.spaces, "")[0]}.get(goal.type, "CB")


def beaten(t: Game, kind: str) -> Fight:
    """A combat that counts for this quest, won."""
    goal = CONTENT.quests[kind].goal
    if goal.type == "beat_hero":
        return Fight(A, rival=B)
    if goal.type == "beat_printed":
        return Fight(A, printed=SpaceId(goal.spaces[0]))
    if goal.type == "beat_left":
        t.state.track = (Undefeated(encounter("Rat King"), SpaceId("G1"), True, A),)
        return Fight(A, encounter("Rat King"))
    level = goal.level or goal.level_min or "gray"
    card = next(one for one in CONTENT.encounters.values() if one.level == level and goal.kind in ("", one.kind))
    return Fight(A, CardId(card.id))


def own(t: Game, kind: str) -> None:
    """Have, or wear, what a quest asks for; be free of damage."""
    goal, hero = CONTENT.quests[kind].goal, t.state.heroes[A]
    hero.damage = 0
    if goal.own == "markers":
        keep(t.state, A, *["Old Map"] * goal.number)
    if goal.own == "hand":
        hero.hand = [hero.deck.bag.pop() for _ in range(goal.number)]
    if goal.own == "bag":
        hero.bag = tuple([CardId(t.state.decks["gray"].bag.pop()) for _ in range(goal.number)])
    if goal.own in ("slots", "worn"):
        wear(t.state, A, "Runed Axe", "Runed Plate")


def seeking(kind: str, level: int = RED_LEVEL) -> Realm:
    """A has this quest, and some damage."""
    state = realm("warrior", "mage", spaces=("G2", "CA"), level=level)
    state.heroes[A].damage = 1
    state.out = tuple([card for card in state.out if card != kind])
    state.decks["elite"].bag = [card for card in state.decks["elite"].bag if card != kind]
    state.heroes[A].quests = (Quest(QuestId(kind)),)
    return state


@pytest.mark.rule("WW-MAI-1", "WW-QST-4", "WW-QST-5")
@pytest.mark.parametrize("kind", sorted(CONTENT.quests))
def test_quest(kind: str) -> None:
    state = seeking(kind, GRAY if CONTENT.quests[kind].goal.type == "level" else RED_LEVEL)
    t = table(state)
    state.heroes[A].space = SpaceId("CB")
    if CONTENT.quests[kind].goal.spaces:
        state.heroes[A].space = SpaceId("V6")
    assert not goals.is_met(t, A, state.heroes[A].quests[0], state.heroes[A].space)
    state.heroes[A].space = SpaceId(bring_about(t, kind))
    state.decks["elite"].bag = []
    play = Play(state, CompleteQuests(A), forced=True)
    assert play.hero().log == (kind,)
    assert play.hero().quests == ()
    assert valor(t, A) == CONTENT.quests[kind].valor


@pytest.mark.rule("WW-QST-5")
@pytest.mark.parametrize("kind", [id for id, one in sorted(CONTENT.quests.items()) if one.goal.type == "beat"])
def test_quests_of_beaten_encounters_are_completed_in_cities_only(kind: str) -> None:
    state = seeking(kind)
    bring_about(table(state), kind)
    for space, met in (("G1", False), ("V8", False), ("CA", True), ("CC", True)):
        state.heroes[A].space = SpaceId(space)
        assert goals.is_met(table(state), A, state.heroes[A].quests[0], SpaceId(space)) == met


# ── what is counted ──


@pytest.mark.rule("WW-QST-6", "WW-QST-5")
def test_what_an_exorcist_counts() -> None:
    """E27, F37: two undead of green or above: Restless Bones and Chapel Ghoul are gray: 0+1+1=2."""
    state = seeking(quest("Exorcist"))
    for name in ("Restless Bones", "Ghoul Pack", "Chapel Ghoul", "Bone Knight"):
        quests.note_beaten(table(state), A, Fight(A, encounter(name)))
    assert state.heroes[A].quests[0].beaten == 2
    assert valor(table(state), A) == 0


@pytest.mark.rule("WW-QST-9")
def test_printed_encounters_count_for_quests_that_name_their_space_only() -> None:
    state = realm("warrior", "mage")
    seek(state, A, "Arena Call")
    seek(state, A, "Red Harvest")
    for space in ("Y9", "R1", "Y2"):
        quests.note_beaten(table(state), A, Fight(A, NO_CARD, SpaceId(space)))
    assert [one.beaten for one in state.heroes[A].quests] == [1, 0]


@pytest.mark.rule("WW-QST-6")
def test_settle_the_score_counts_what_he_left_himself() -> None:
    state = seeking(quest("Settle the Score"))
    leave(state, "Rat King", "G1", B)
    leave(state, "Old Boar", "G1", A)
    for name, counted in (("Rat King", 0), ("Old Boar", 1)):
        quests.note_beaten(table(state), A, Fight(A, encounter(name)))
        assert state.heroes[A].quests[0].beaten == counted


@pytest.mark.rule("WW-QST-6", "WW-MAI-1")
def test_turns_that_end_there_count_not_passing_through() -> None:
    """F36: turns ended in CA, CC, then CB: The Long Game, 2 valor."""
    state = realm("warrior", "mage", spaces=("CA", "CB"), level=GREEN)
    seek(state, A, "The Long Game")
    play = Play(state, Turn(A), "4/1", forced=True)
    play.say(A, "walk G1").say(A, "walk CA").quietly()
    assert play.hero().quests[0].visited == ("CA",)
    state.heroes[A].space = SpaceId("CC")
    Play(state, Turn(A), "1/3", forced=True).quietly()
    state.heroes[A].space = SpaceId("CB")
    play = Play(state, CompleteQuests(A), quest("Peak"), forced=True)
    assert play.last("quest_completed") == {"seat": A, "quest": quest("The Long Game"), "valor": 2}


@pytest.mark.rule("WW-RES-4", "WW-MAI-1", "WW-MAI-7")
def test_a_flight_finishes_a_pilgrimage() -> None:
    """E06: a turn ended in CB, then a flight to CA."""
    state = realm("hunter", "mage", spaces=("V9", "CC"), level=GREEN)
    seek(state, A, "Pilgrim", visited=("CB",))
    Play(state, Fly(A)).say(A, "space CA")
    play = Play(state, CompleteQuests(A), quest("Peak"), forced=True)
    assert valor(play.t, A) == 1
    assert [one.kind for one in play.hero().quests] == [quest("Peak")]


# ── what completing one brings ──


@pytest.mark.rule("WW-MAI-6", "WW-MAI-7", "WW-QST-3", "WW-QST-7")
def test_a_quest_drawn_may_be_completed_at_once_and_the_last_one_draws_none() -> None:
    """E27: Reed Medicine in V7; the last elite quest is drawn, 1-1=0; it is met too: open quests 2-1=1."""
    state = realm("druid", "mage", spaces=("V7", "CA"), level=2)
    seek(state, A, "Reed Medicine")
    seek(state, A, "Pilgrim")
    last = quest("Climb Higher")
    state.decks["elite"].bag = [last]
    play = Play(state, CompleteQuests(A), last, forced=True)
    assert play.over
    assert play.hero().log == (quest("Reed Medicine"), last)
    assert [one.kind for one in play.hero().quests] == [quest("Pilgrim")]
    assert state.decks["elite"].size() == 0


@pytest.mark.rule("WW-MAI-1")
def test_of_several_he_chooses_which_first() -> None:
    state = realm("druid", "mage", spaces=("V7", "CA"), level=2)
    seek(state, A, "Reed Medicine")
    seek(state, A, "Climb Higher")
    play = Play(state, CompleteQuests(A), forced=True)
    play.asks(A, "complete", f"complete {quest('Reed Medicine')}", f"complete {quest('Climb Higher')}")


@pytest.mark.rule("WW-CHA-8")
def test_call_to_arms_gives_two_cards_for_a_quest() -> None:
    state = realm("druid", "mage", spaces=("V7", "CA"), level=GREEN)
    seek(state, A, "Reed Medicine")
    happen(state, "Call to Arms")
    play = Play(state, CompleteQuests(A), ability("Moon Lance"), ability("Barkskin"), quest("Peak"), forced=True)
    assert len(play.hero().hand) == 2


@dataclass(slots=True)
class Winning(WholeGame):
    """A game that is nothing but the quests of a maintenance."""

    def start(self, t: Game) -> Arrow:
        return call(CompleteQuests(A))

    def won(self, t: Game) -> Arrow:
        t.tell("won")
        return None


@pytest.mark.rule("WW-END-1", "WW-QST-4")
def test_the_valor_of_a_quest_wins_at_once() -> None:
    """7 valor and 1 more: 8.  Nothing is drawn any more."""
    state = realm("druid", "mage", spaces=("V7", "CA"), level=GREEN)
    seek(state, A, "Reed Medicine")
    state.heroes[A].log = tuple([QuestId(id) for id, one in CONTENT.quests.items() if one.valor == 1][:7])
    game = WowAdventure(CONTENT, (*SECTIONS, Winning, playing.Harness))
    play = playing.OnPosition(game, state, Winning(), forced=True)
    assert play.told("won")
    assert valor(table(state), A) == 8
