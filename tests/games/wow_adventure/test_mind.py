"""Bots: what they reckon is what the rules do, and they play the game to its end."""

from __future__ import annotations

from random import Random

import pytest

from heraut.games.wow_adventure.game import SECTIONS, WowAdventure
from heraut.games.wow_adventure.mind import evaluation, journeys, quests, thinking
from heraut.games.wow_adventure.mind.exchanges import THROWS, Ground, Help, Sheet, fighter
from heraut.games.wow_adventure.mind.fights import Seer
from heraut.games.wow_adventure.model import CardId, Fight, Quest, QuestId, Realm, SpaceId
from heraut.games.wow_adventure.numbers.fight import SIDES, Reckoning, lines, lines_of
from heraut.games.wow_adventure.printed import content
from heraut.games.wow_adventure.rules.ch2_turn.resources import TakeQuest
from heraut.games.wow_adventure.rules.ch2_turn.turn import Turn
from heraut.games.wow_adventure.rules.markers import PlaceMarkers
from heraut.kernel import Option
from heraut.kernel.memo import MOST
from heraut.players.dice import Seeded
from heraut.players.greedy import Greedy
from heraut.players.sight import Sight
from tests.games.wow_adventure.fighting import Case, fought
from tests.games.wow_adventure.playing import (
    CONTENT,
    GAME,
    GREEN,
    RED,
    YELLOW,
    A,
    B,
    Play,
    ability,
    bag,
    encounter,
    hold,
    item,
    lay,
    leave,
    marker,
    quest,
    realm,
    seek,
    table,
    wear,
    whole,
)

QUIET_SPECIALS = [
    foe
    for foe in CONTENT.encounters.values()
    if not any(clause.discard or clause.energy or clause.play for clause in foe.special)
]
G2 = Fight(A, printed=SpaceId("G2"))
LONGEST = 2_000  # answers


# ── an exchange of blows ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("dice", [(1, 1), (2, 5), (4, 4), (5, 2), (6, 6)])
def test_an_exchange_is_reckoned_as_it_is_fought(dice: tuple[int, int]) -> None:
    for foe in QUIET_SPECIALS[::7]:
        case = Case("warrior", foe.name.en, *dice, level=YELLOW, space="V4")
        state = realm("warrior", "hunter", spaces=("V4",), level=YELLOW)
        seen = Sheet(Ground(table(state), Fight(A, CardId(foe.id)))).exchange(dice)
        how, damage = fought(case)
        assert (how == "beaten") == (seen.beaten and not seen.felled), foe.id
        assert (how in ("both", "calm felled", "red felled")) == seen.felled, foe.id
        assert seen.felled or damage == seen.damage, foe.id


def test_all_throws_are_reckoned_at_once_as_each_is_by_itself() -> None:
    t = table(realm("shaman", "hunter", spaces=("V4",), level=YELLOW))
    for foe in [*CONTENT.encounters][::9]:
        sheet = Sheet(Ground(t, Fight(A, CardId(foe))))
        assert sheet.every() == [Sheet(Ground(t, Fight(A, CardId(foe)))).exchange(thrown) for thrown in THROWS], foe


def test_numbers_added_up_at_once_are_those_with_reasons() -> None:
    """What each card, item and special says of a fighter: as `Reckoning` has it, part by part."""
    t = table(realm("shaman", "hunter", spaces=("V4",), level=YELLOW))
    effects = [*CONTENT.abilities.values(), *CONTENT.items.values(), *CONTENT.markers.values()]
    for effect in [one.effect for one in effects] + [foe.special for foe in CONTENT.encounters.values()]:
        for side in SIDES:
            fight = Fight(A, CardId(encounter("Marsh Rat")), dice=(6, 6))
            fight = fight._replace(lines=tuple(lines_of(effect, side, "it", "beast")))
            values, working = Reckoning(t, fight), [line for line in lines(t, fight) if line.from_die <= 6]
            for who in SIDES:
                told = fighter(values.stats[who], working, who)
                blows = [
                    (one, values.attack(who, one), values.damage(who, one)) for one in values.attacks(who, "ranged")
                ]
                assert [*told.steps[0]] == blows, effect
                blows = [
                    (one, values.attack(who, one), values.damage(who, one)) for one in values.attacks(who, "melee")
                ]
                assert [*told.steps[1]] == blows, effect
                assert told.defence == values.defence(who), effect


def test_combats_of_the_same_numbers_are_reckoned_once() -> None:
    t, fight = table(realm("warrior", "hunter", spaces=("G1",))), Fight(A, printed=SpaceId("G2"))
    blow = CONTENT.abilities[ability("Crushing Blow")]
    once, again = [Sheet(Ground(t, fight), (Help(name, 1, 0.0, blow.effect),)).every() for name in ("one", "other")]
    assert once is again


def test_what_a_play_costs_in_damage_counts() -> None:
    t, price = table(realm("warrior", "hunter", spaces=("G1",))), CONTENT.abilities[ability("Blood Price")]
    fight = Fight(A, CardId(encounter("Marsh Rat")))
    bare, paid = [Sheet(Ground(t, fight), reply) for reply in ((), (Help(price.id, 0, 0.0, price.effect),))]
    assert paid.exchange((6, 1)).damage == bare.exchange((6, 1)).damage + 1


def test_a_play_counts_in_the_exchange() -> None:
    state = realm("warrior", "hunter", spaces=("G1",))
    blow = CONTENT.abilities[ability("Crushing Blow")]
    fight = Fight(A, CardId(encounter("Marsh Rat")))
    t = table(state)
    plain = [Sheet(Ground(t, fight)).exchange((red, 1)).beaten for red in range(1, 7)]
    helped = [
        Sheet(Ground(t, fight), (Help(blow.id, 1, 0.0, blow.effect),)).exchange((red, 1)).beaten for red in range(1, 7)
    ]
    assert helped[:-2] == plain[2:]
    assert sum(helped) > sum(plain)


def test_cards_in_hand_better_the_odds_only_with_energy() -> None:
    state = realm("warrior", "hunter", spaces=("G2",))
    bare = Seer(table(state), A, 0).now(G2)
    hold(state, A, "Crushing Blow")
    assert Seer(table(state), A, 0).now(G2) == bare
    assert Seer(table(state), A, 1).now(G2).victory > bare.victory
    assert 0 < bare.victory < 1


def test_what_was_played_before_the_dice_counts_and_is_not_remembered_for_other_combats() -> None:
    t = table(realm("warrior", "hunter", spaces=("G2",)))
    blow = CONTENT.abilities[ability("Crushing Blow")]
    played = G2._replace(lines=tuple(lines_of(blow.effect, 0, blow.id, "")))
    assert Seer(t, A).now(played).victory > Seer(t, A).now(G2).victory
    assert Seer(t, A).now(G2) == Seer(table(t.state), A).now(G2)


# ── habits ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def answer(play: Play) -> str:
    """What is likely to be answered."""
    decision = play.t.decision
    assert decision is not None
    return " ".join([str(part) for part in reversed(GAME.likely(play.t, decision, Random(1).random))])


def test_a_letter_is_carried_to_its_space() -> None:
    state = realm("warrior", "hunter", spaces=("G1", "CC"))
    seek(state, A, "Letter to the North")
    play = Play(state, Turn(A))
    play.say(A, "done", "2/2")
    assert answer(play) == "walk G2"


def test_a_better_weapon_is_worn() -> None:
    state = realm("warrior", "hunter", spaces=("CA", "CC"))
    bag(state, A, "Worn Axe")
    play = Play(state, Turn(A))
    play.say(A, "done", "1/3").on_to("equip")
    assert answer(play) == f"equip {item('Worn Axe')}"


@pytest.mark.parametrize(("lacking", "says"), [(2, f"play {ability('Crushing Blow')}"), (1, "power"), (0, "done")])
def test_what_is_played_is_what_the_throw_lacks(lacking: int, says: str) -> None:
    state = realm("warrior", "hunter", spaces=("G1", "CC"))
    hold(state, A, "Crushing Blow")
    leave(state, "Marsh Rat", "G1")
    melee = CONTENT.characters["warrior"].start.levels[0].melee or 0
    red = CONTENT.encounters[encounter("Marsh Rat")].defence - melee - lacking
    play = Play(state, Turn(A))
    play.say(A, "done", "1/3").on_to("powers", red, 1)
    assert answer(play) == says


def test_the_hurt_heal_in_town() -> None:
    state = realm("warrior", "hunter", spaces=("CA", "CC"))
    state.heroes[A].damage = 3
    seek(state, A, "Letter to the North")
    seek(state, A, "Letter to the South")
    play = Play(state, Turn(A))
    play.say(A, "done", "1/3").on_to("resource")
    assert answer(play) == "take heal_all"


def challenged(state: Realm) -> Play:
    play = Play(state, Turn(A))
    return play.say(A, "done", "1/3").on_to("challenge")


@pytest.mark.parametrize(("hurt", "says"), [(3, f"attack {B}"), (0, "draw")])
def test_a_rival_is_attacked_who_is_likely_to_fall(hurt: int, says: str) -> None:
    state = realm("warrior", "hunter", spaces=("G1", "G1"))
    seek(state, A, "Old Grudge")
    state.heroes[B].damage = hurt
    assert answer(challenged(state)) == says


@pytest.mark.parametrize(
    ("space", "roll", "says"), [("CA", "1/3", f"play {ability('Second Wind')}"), ("G1", "4/1", "walk G2")]
)
def test_the_hurt_heal_unless_the_energy_wins_a_fight(space: str, roll: str, says: str) -> None:
    state = realm("warrior", "hunter", spaces=(space, "CC"))
    state.heroes[A].damage = 2
    hold(state, A, "Second Wind", "Crushing Blow")
    play = Play(state, Turn(A))
    assert answer(play.say(A, "done", roll)) == says


def test_a_trap_that_one_knows_is_avoided() -> None:
    def walk(*seen_by: int) -> str:
        state = realm("warrior", "hunter", spaces=("CA", "CC"))
        seek(state, A, "Ford Watch")
        lay(state, "Healing Herb", "G4", *seen_by)
        play = Play(state, Turn(A))
        return answer(play.say(A, "done", "1/3"))

    assert walk() == walk(A) == "walk G4"
    state = realm("warrior", "hunter", spaces=("G2", "CC"))
    goals = journeys.seat_goals(table(state), A).worths[SpaceId("G3")]
    lay(state, "Snapping Trap", "G3", A)
    assert journeys.seat_goals(table(state), A).worths[SpaceId("G3")] < goals


@pytest.mark.parametrize(("kind", "says"), [("Healing Herb", "space G1"), ("Snapping Trap", "space G3")])
def test_a_marker_is_laid_where_it_helps_or_hurts(kind: str, says: str) -> None:
    state = realm("warrior", "hunter", spaces=("G1", "G3"))
    play = Play(state, PlaceMarkers(A, 1), marker(kind))
    assert answer(play) == says


def test_of_two_quests_the_one_farther_from_its_end_is_given_up() -> None:
    state = realm("warrior", "hunter", spaces=("CA", "CC"))
    seek(state, A, "Rats in the Cellar")
    seek(state, A, "Ford Watch")
    play = Play(state, TakeQuest(A))
    assert answer(play) == f"give_up {quest('Rats in the Cellar')}"


def test_a_quest_is_worth_more_the_nearer_its_end() -> None:
    state = realm("warrior", "hunter", spaces=("CA", "CC"))
    fresh, begun = Quest(quest("Exorcist")), Quest(quest("Exorcist"), 1)
    far, t = Quest(quest("Ember Seed")), table(state)
    assert quests.hope(t, A, begun) > quests.hope(t, A, fresh)
    below = quests.hope(t, A, far)
    state.heroes[A].level = RED
    assert quests.hope(t, A, far) > below


# ── how they stand, how far they look ────────────────────────────────────────────────────────────────────────────────


def test_valor_levels_and_things_worn_are_worth_something_damage_is_not() -> None:
    def stands(change: str) -> float:
        state = realm("warrior", "hunter", spaces=("CA", "CC"))
        if change == "level":
            state.heroes[A].level = GREEN
        elif change == "worn":
            wear(state, A, "Worn Axe")
        elif change == "damage":
            state.heroes[A].damage = 2
        elif change == "valor":
            seek(state, A, "Letter to the North")
            (quest,), state.heroes[A].quests = state.heroes[A].quests, ()
            state.heroes[A].log = (quest.kind,)
        return evaluation.evaluate(table(state))[A]

    plain = stands("")
    assert stands("damage") < plain < stands("worn") < stands("level")
    assert stands("valor") > plain
    assert evaluation.standing(table(realm("warrior", "hunter")), A) > 0


def test_a_combat_is_looked_at_to_its_end_a_walk_to_the_end_of_the_turn() -> None:
    state = realm("warrior", "hunter", spaces=("G1", "CC"))
    leave(state, "Marsh Rat", "G1")
    play = Play(state, Turn(A))
    play.say(A, "done", "1/3")
    walk = thinking.horizon(play.t)
    play.on_to("powers", 1, 1)
    combat = thinking.horizon(play.t)
    assert not walk(play.t)
    assert not combat(play.t)
    play.on_to("equip")
    assert combat(play.t)
    assert not walk(play.t)


def test_what_is_sensible_is_listed_and_never_nothing() -> None:
    t, random = whole("adventure_3", 5), Random(5)
    for _ in range(150):
        decision = t.decision
        assert decision is not None
        found = GAME.sensible(t, decision)
        assert found
        assert {*found} <= {*decision.options}
        t.answer(random.choice(decision.options))


# ── whole games ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", [1, 3])
def test_four_who_play_by_habit_win_by_valor(seed: int) -> None:
    t, random = whole("adventure_4", seed), Random(seed)
    for _ in range(LONGEST):
        if t.decision is None:
            break
        t.answer(GAME.likely(t, t.decision, random.random))
    assert t.state.ended == "valor"
    assert t.state.round <= 20


def test_whoever_is_far_ahead_goes_on() -> None:
    """Of any two leads the greater one is better, and none is as good as a victory."""

    def leads(valor: int) -> float:
        state = realm("warrior", "hunter", spaces=("R1", "CC"))
        state.valor, state.heroes[A].level = 6, RED
        state.heroes[A].log = tuple([QuestId(kind) for kind in CONTENT.quests][:valor])
        return GAME.evaluate(table(state))[A]

    seen = [leads(valor) for valor in range(6)]
    assert seen == sorted({*seen})
    assert seen[-1] < 1


def greedily(play: Play) -> str:
    """What is answered by who looks no farther than the next question."""
    assert play.t.decision is not None
    return " ".join([str(part) for part in reversed(Greedy(1).answer(Sight(play.t, play.t.decision.seat)))])


def test_a_combat_under_way_is_judged_by_how_it_ends() -> None:
    """Red 2: 2+2=4<5 lets the rat live, with his power 2+1+2=5>=5 does not."""
    state = realm("warrior", "hunter", spaces=("G1", "CC"))
    leave(state, "Marsh Rat", "G1")
    play = Play(state, Turn(A))
    play.say(A, "done", "1/3").on_to("powers", 2, 1)
    before, under_way = GAME.evaluate(play.t)[A], play.state.fight
    assert greedily(play) == "power"
    assert play.state.fight == under_way, "judging changes nothing"
    play.say(A, "power")
    assert GAME.evaluate(play.t)[A] > before


def test_in_the_middle_of_a_turn_counts_what_it_may_still_bring() -> None:
    """The guard of G2 waits: for who is on his way, and for who has come; not for who has had his turn."""
    play = Play(realm("warrior", "hunter", spaces=("G2", "CC")), Turn(A))
    for kind, said in (("move", "done"), ("resource", "stop")):
        play.say(A, said, *["1/3"] * (said == "done"))
        assert play.asked == (A, kind)
        on_his_way = evaluation.standing(play.t, A)
        play.state.active = B
        assert on_his_way > evaluation.standing(play.t, A)
        play.state.active = A


def by_habit(answers: int, room: int = MOST) -> tuple[list[Option], int]:
    """What four answer, and the most that is remembered meanwhile."""
    game = WowAdventure(content.load(), SECTIONS)
    game.content.memo.most = room
    t, random, given, most = game.table("adventure_4", Seeded(4), {}), Random(4), [], 0
    for _ in range(answers):
        assert t.decision is not None
        given.append(game.likely(t, t.decision, random.random))
        t.answer(given[-1])
        most = max(most, len(game.content.memo))
    return given, most


def test_nobody_strolls() -> None:
    """Of all ways to where the turn ends best the shortest is taken, and there he stops."""
    state = realm("warrior", "hunter", spaces=("CA", "CC"))
    seek(state, A, "Letter to the North")
    play = Play(state, Turn(A))
    play.say(A, "done", "4/1")
    walked = []
    while play.asked == (A, "move"):
        walked.append(greedily(play))
        play.say(A, walked[-1])
    assert walked == ["walk G2", "stop"]


def test_a_card_that_does_nothing_is_kept_in_a_full_hand_too() -> None:
    hand = ("Second Wind", "Crushing Blow", "Crushing Blow", "Raise Shield", "Raise Shield", "Wide Swing", "War Cry")
    for held in range(1, 8):
        state = realm("warrior", "hunter", spaces=("CA", "CC"))
        hold(state, A, *hand[:held])
        play = Play(state, Turn(A))
        before = GAME.evaluate(play.say(A, "done", "1/3").t)[A]
        play.say(A, f"play {ability('Second Wind')}")
        assert GAME.evaluate(play.t)[A] < before, held


@pytest.mark.parametrize("without", ["", "V5"])
def test_what_is_ahead_is_the_three_best_things_one_after_another(without: str) -> None:
    t = table(realm("warrior", "hunter", spaces=("G6", "CC"), level=GREEN))
    found, far = journeys.seat_goals(t, A), journeys.ways(t, A, SpaceId("G6"))
    left = [worth * journeys.FADED[max(0, far[space] - 2)] for space, worth in found.worths.items() if space != without]
    best = sorted(left, reverse=True)[:3]
    whole = journeys.PROMISED * sum([journeys.THEN**place * worth for place, worth in enumerate(best)])
    assert found.ahead(t, A, SpaceId("G6"), 2, SpaceId(without)) == pytest.approx(whole)


def test_who_remembers_little_answers_as_who_remembers_all() -> None:
    whole, all_of_it = by_habit(40)
    forgetful, most = by_habit(40, 300)
    assert forgetful == whole
    assert most < 400 < all_of_it


def test_thinking_changes_nothing() -> None:
    t, random = whole("adventure_2", 2), Random(2)
    for _ in range(40):
        decision = t.decision
        assert decision is not None
        before = t.game.records.key(t.state)
        option = GAME.likely(t, decision, random.random)
        GAME.evaluate(t)
        assert t.game.records.key(t.state) == before
        t.answer(option)
