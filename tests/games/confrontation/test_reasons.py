"""What the rules do not allow has its reason: each requirement refuses what fails it, by its own rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from heraut.games.confrontation.game import Confrontation, load
from heraut.games.confrontation.model import Battle
from heraut.games.confrontation.rules.ch09_combat.combat import Combat
from heraut.games.confrontation.rules.ch09_combat.passes import Pass
from heraut.kernel import Decision
from heraut.players.dice import Seeded
from heraut.players.sight import Sight
from heraut.players.simple import RandomPlayer
from heraut.table.words import LANGS
from tests.games.reasons import ledger, refused

from .duels import AROUND, AUTHORITY, MIDDLE, Fight, Warrior, charge, duel, field_of, warrior

HOME = Path(__file__).parents[3] / "src" / "heraut" / "games" / "confrontation"
MOST_DECISIONS = 60
EDITIONS = ({}, {"edition": "official"}, {"one_fails": "yes"}, {"quick": "yes"})
KILL = (5, 6, 6)  # the attack die, and a wound on the head


@cache
def game() -> Confrontation:
    return load()


def why(fight: Fight, text: str) -> str:
    """Why this is no answer: the id of the reason, and its rules."""
    reason = refused(fight.t, text)
    assert reason is not None, text
    return " ".join(reason)


# ── whole games ────────────────────────────────────────────────────────────────────────────────────────────────────


def moments(scenario: str, settings: dict[str, str], seed: int) -> Iterator[tuple[Battle, Decision]]:
    """A random game, question by question; single options are asked for too."""
    table = game().table(scenario, Seeded(seed), settings, forced=False)
    player = RandomPlayer(seed)
    for _ in range(MOST_DECISIONS):
        if table.decision is None:
            return
        yield table, table.decision
        table.answer(player.answer(Sight(table, table.decision.seat)))


@pytest.mark.parametrize("scenario", load().scenarios())
def test_every_question_is_listed_again_from_a_save(scenario: str) -> None:
    for seed, settings in enumerate(EDITIONS):
        for table, decision in moments(scenario, settings, seed):
            twin = table.clone()
            twin.state = game().records.load(game().records.dump(table.state))
            assert list(twin.list_again().options) == list(decision.options)


def test_every_reason_has_words_in_both_languages_and_rules_of_the_ledger() -> None:
    written = "".join([path.read_text(encoding="utf-8") for path in (HOME / "rules").rglob("*.py")])
    reasons = set(re.findall(r'(?:Reason\(|\bof\(\w+, )"([\w-]+)"', written))
    assert {"down", "too-far", "not-yours", "must-strike"} <= reasons
    for lang in LANGS:
        words = (HOME / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
        assert reasons <= set(re.findall(r"^why-not-([\w-]+) =", words, re.MULTILINE))
    assert set(re.findall(r"CF-[A-Z]\w*-\d+", written)) <= ledger("confrontation")


ELSEWHERE = {
    "name_for_split": "combat 1 2", "split_melee": "name 1", "name_for_initiative": "place 1 1 1",
    "place_dice": "commit 1", "choose_attack": "parry 1", "announce_defence": "feint attack", "charge": "pursue 1 2",
    "designate_combat": "name 1",
}  # fmt: skip


def test_another_kind_of_answer_is_not_judged() -> None:
    """It has its time elsewhere: nothing of this question speaks against it."""
    seen = set()
    for scenario in ("swirl", "skirmish"):
        for table, decision in moments(scenario, {}, 5):
            if decision.kind in ELSEWHERE:
                assert table.why_not(game().grammar.read(ELSEWHERE[decision.kind])) is None, decision.kind
                seen.add(decision.kind)
    assert seen == set(ELSEWHERE)


# ── naming, splitting, designating ─────────────────────────────────────────────────────────────────────────────────


def melee(*more: tuple[Warrior, int, tuple[int, int]], **how: str) -> Fight:
    """1 and 3 of the left touch 2 of the right, 3 also 4; 5 (left) stands far off."""
    one = warrior()
    row = [(one, number % 2 == 0, (300 + 25 * number, 300)) for number in range(4)]
    figures = [(fighter, int(not right), at) for fighter, right, at in row]
    return field_of(*figures, (one, 0, (900, 900)), *more, **how)


def test_fighters_are_named_among_those_concerned() -> None:
    fight = field_of((warrior(), 0, MIDDLE), (warrior(), 1, AROUND[0]), (warrior(), 0, AROUND[1]), tactics="")
    assert fight.question == "name_for_tactics"
    assert why(fight, "name 2") == "not-yours CF-C3-10"
    fight.figure(3).down = True
    assert why(fight, "name 3") == "down CF-E6-2"
    fight = melee()
    assert fight.question == "name_for_split"
    assert why(fight, "name 2") == "not-yours CF-A2-2"
    assert why(fight, "name 5") == "not-in-melee CF-A2-2"
    fight = field_of((warrior(), 0, MIDDLE), (warrior(), 1, AROUND[0]), (warrior(), 0, (900, 900)))
    assert fight.question == "name_for_authority"
    assert why(fight, "name 2") == "not-yours CF-C1-1"
    assert why(fight, "name 3") == "not-engaged CF-C1-1 CF-A1-2"


def test_initiative_is_rolled_by_one_of_the_camp() -> None:
    fight = duel(warrior(), warrior(), warrior(), edition="official")
    assert fight.question == "name_for_initiative"
    assert why(fight, "name 2") == "other-camp CF-C4-2"
    fight.figure(3).down = True
    assert why(fight, "name 3") == "down CF-E6-2"


def test_a_melee_is_cut_into_combats_that_leave_nobody_alone() -> None:
    fight = melee(edition="official")
    assert fight.question == "split_melee"
    assert why(fight, "combat 1 3") == "friends CF-A1-4"
    assert why(fight, "combat 1 4") == "no-contact CF-A1-3"
    assert why(fight, "combat 1 5") == "not-in-melee CF-A1-2"
    assert why(fight, "combat 3 4") == "one-by-one CF-A2-4"
    assert why(fight, "combat 2 1 3") == "leaves-alone CF-A2-4"
    fight.answer("combat 1 2")
    assert fight.question == "split_melee"
    assert why(fight, "combat 1 2") == "cut-already CF-A2-3"


def test_the_first_speaker_designates_the_combat_of_authority() -> None:
    far = ((warrior(), 0, (600, 600)), (warrior(), 1, (625, 600)), (warrior(), 0, (900, 900)))
    fight = field_of((warrior(), 0, MIDDLE), (warrior(), 1, AROUND[0]), *far)
    fight.answer("name 1")
    fight.chance.add(*AUTHORITY)
    fight.answer("name 2")
    assert fight.options == ["resolve 1 2"]
    assert why(fight, "resolve 3 4") == "authority-first CF-C1-3"
    assert why(fight, "resolve 1 4") == "no-such-combat CF-A2-7"
    assert why(fight, "resolve 5 2") == "not-engaged CF-A1-2 CF-C1-2"


# ── moves ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def charging(*more: tuple[Warrior, int, tuple[int, int]]) -> Fight:
    """1 may charge 2, 10 cm away."""
    return field_of((warrior(), 0, MIDDLE), (warrior(), 1, (400, 300)), *more, charges=True)


def test_who_may_charge_and_whom() -> None:
    fight = charging((warrior(), 0, (500, 500)), (warrior(), 1, (525, 500)), (warrior(), 1, (900, 300)))
    assert why(fight, "charge 2 1") == "not-yours CF-P-1"
    assert why(fight, "charge 1 3") == "friend CF-A1-3"
    assert why(fight, "charge 3 2") == "in-contact CF-P-1"
    assert why(fight, "charge 1 5") == "too-far CF-P-1"
    assert why(fight, "charge 1 2 5") == "too-far CF-P-1"
    assert why(fight, "dive 1 2") == "on-the-ground CF-B2-1"
    assert why(fight, "boost 1 MOU") == "no-points-ever CF-K-19 CF-K-54"
    fight.figure(5).level = 1
    assert why(fight, "charge 1 5") == "other-level CF-B1-1 CF-B2-1 CF-B1-3"
    fight.state.gain(1, "routing", "turn")
    assert why(fight, "charge 1 5") == "routing-moves CF-X-6"
    fight.figure(1).down = True
    assert why(fight, "charge 1 5") == "down CF-E6-2"


def test_one_charge_a_turn() -> None:
    fight = charging((warrior(), 0, (300, 500)), (warrior(), 1, (400, 500)))
    fight.say(0, "charge 1 2")
    fight.say(1, "stay")
    assert why(fight, "charge 1 4") == "has-charged CF-P-1"


def test_somebody_in_the_way_bars_a_charge() -> None:
    wall = [(warrior(), 0, (350, y)) for y in (262, 288, 314, 340)]
    fight = charging(*wall)
    assert why(fight, "charge 1 2") == "barred CF-P-1"


def test_a_charge_ends_in_contact_with_all_whom_it_names_and_nobody_else() -> None:
    def foes(*places: tuple[int, int]) -> Fight:
        return field_of((warrior(), 0, MIDDLE), *[(warrior(), 1, at) for at in places], charges=True)

    assert why(foes((375, 320), (345, 335), (360, 280)), "charge 1 2") == "not-alone CF-P-1"
    assert why(foes((365, 335), (340, 305)), "charge 1 2 3") == "not-together CF-P-1"


def pursuing() -> Fight:
    """1 has killed 2 and may pursue 3; 4 and 5 wait for their own combat."""
    fight = field_of(
        (warrior("mutagenic 0", FOR=44), 0, MIDDLE), (warrior(), 1, AROUND[1]), (warrior(), 1, (360, 300)),
        (warrior(), 1, (900, 900)), (warrior(), 0, (925, 900)), dice=(1,),
    )  # fmt: skip
    fight.to_combat(*AUTHORITY)
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", *KILL)
    assert fight.question == "pursue"
    return fight


def test_who_may_pursue_and_whom() -> None:
    fight = pursuing()
    assert why(fight, "pursue 1 4") == "too-far CF-G-5"
    assert why(fight, "pursue 3 1") == "not-yours CF-G-1"
    assert why(fight, "pursue 5 3") == "not-winner CF-G-1 CF-G-8"
    assert why(fight, "pursue 1 2") == "down CF-E6-2"
    assert why(fight, "boost 1 MOU") == "no-points CF-K-54"
    figure = fight.figure(1)
    figure.pursuits = 1
    assert why(fight, "pursue 1 4") == "has-pursued CF-G-7 CF-K-37"
    figure.pursuits = 0
    fight.state.gain(1, "relentless", "phase")
    assert why(fight, "pursue 1 4") == "slain-already CF-K-12"
    fight.state.drop(1, "relentless")
    fight.figure(3).x = 325
    assert why(fight, "pursue 1 4") == "in-contact CF-G-9"


def test_combats_that_were_there_before_wait_for_their_own_speaking_turn() -> None:
    fight = pursuing()
    fight.say(0, "pursue 1 3")
    assert (fight.question, fight.options) == ("designate_new_combat", ["resolve 1 3"])
    assert why(fight, "resolve 4 5") == "waits CF-G-2 CF-C1-2"
    assert why(fight, "resolve 1 4") == "no-such-combat CF-A2-7"


# ── dice and skills ────────────────────────────────────────────────────────────────────────────────────────────────


def test_dice_are_placed_all_and_no_more_and_in_turn() -> None:
    fight = duel(warrior("sequence 1", "swashbuckler", PA=10), warrior(PA=20), warrior(PA=30))
    assert why(fight, "place 1 4 0") == "too-many-dice CF-C2-1"
    assert why(fight, "place 1 1 1") == "every-die CF-C3-1 CF-C3-4"
    assert why(fight, "place 1 5 0 0 2") == "most-bought CF-K-7"
    assert why(fight, "place 1 1 0 2") == "one-held CF-K-6"
    assert why(fight, "rage 1") == "no-skill CF-K-32"
    assert why(fight, "place 2 1 1") == "not-yours CF-C3-1 CF-C3-2"
    fight.answer("place 1 2 1")
    assert why(fight, "place 2 1 0 1") == "no-skill CF-K-6"
    assert why(fight, "place 2 2 1 0 1") == "no-skill CF-K-7"
    assert why(fight, "place 3 1 1") == "places-later CF-C3-2 CF-C3-5"
    fight.answer("place 2 1 1")
    assert why(fight, "place 2 1 1") == "placed-already CF-C4-7"
    fight.state.gain(3, "routing", "turn")
    assert why(fight, "place 3 1 1") == "routing CF-X-6"
    fight.state.drop(3, "routing")
    fight.state.gain(3, "fury", "turn")
    assert why(fight, "place 3 0 3") == "fury CF-K-32"


def test_who_may_wait_for_initiative_places_after_it() -> None:
    fight = duel(warrior(), warrior(), warrior())
    combat = fight.t.find(Combat)
    combat.queue, combat.later = ((2,),), ((3,),)
    assert why(fight, "place 3 1 1") == "places-after-initiative CF-C4-5"


def test_a_fury_comes_before_initiative() -> None:
    fight = duel(warrior("battle_fury"), warrior(), edition="official")
    fight.chance.add(3, 1)
    while fight.question != "place_dice":
        fight.answer(fight.options[0])
    fight.answer("place 2 1 1")
    assert why(fight, "rage 1") == "after-initiative CF-K-32"


def test_points_and_swaps_have_their_moment_and_their_measure() -> None:
    fight = duel(warrior("concentration 2", "extra_limb"), warrior("extra_limb"))
    fight.answer("place 2 1 1")
    fight.answer("place 1 1 1")
    assert fight.question == "prepare_initiative"
    assert why(fight, "boost 1 ATT") == "another-moment CF-K-19"
    assert why(fight, "boost 1 MOU") == "not-this-number CF-K-19"
    assert why(fight, "boost 2 INI") == "not-yours CF-K-19 CF-K-35 CF-K-54"
    assert why(fight, "swap 1") == "swap-later CF-K-35"
    assert why(fight, "rage 1") == "no-skill CF-K-32"
    fight.chance.add(1, 3)
    while fight.question != "prepare_pass":
        fight.answer("pass" if fight.question == "prepare_initiative" else fight.options[0])
    assert fight.seat == 0  # the loser of Initiative announces first
    fight.answer("swap 1")
    assert why(fight, "swap 1") == "swapped CF-K-35"
    fight.figure(1).points = 0
    assert why(fight, "boost 1 ATT") == "no-points CF-K-19"


def test_a_mutation_has_one_die_each_and_a_limit_in_each_number() -> None:
    mutant = warrior("mutagenic 0", PA=60)
    mutants = [(mutant, 0, AROUND[0]), (mutant, 0, AROUND[1]), (mutant, 0, (600, 600))]
    fight = field_of((warrior(), 1, MIDDLE), *mutants, (warrior(), 0, (800, 800)), dice=(4, 5))
    assert why(fight, "mutate 1") == "not-yours CF-K-54"
    assert why(fight, "mutate 5") == "no-skill CF-K-54"
    fight.answer("mutate 2")
    assert why(fight, "mutate 2") == "has-die CF-K-54"
    fight.answer("mutate 3")
    fight.to_combat(*AUTHORITY)
    while fight.question == "place_dice":
        fight.answer(fight.options[0])
    fight.answer("boost 2 INI")
    fight.answer("boost 2 INI")
    assert why(fight, "boost 2 INI") == "most-points CF-K-54"
    assert why(fight, "boost 4 INI") == "not-in-combat CF-A1-3 CF-E-1"


# ── blows ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_blows_fall_only_in_this_combat_and_once_a_pass() -> None:
    fight = duel(warrior("master_strike 1"), warrior(), warrior())
    fight.open("1/2", "1/1", "2/0", first=2)
    assert why(fight, "attack 1 2") == "not-yours CF-D-2 CF-D-6"
    assert why(fight, "attack 2 3") == "friend CF-E-1"
    assert why(fight, "master 3 1") == "no-skill CF-K-8"
    assert why(fight, "commit 2") == "nothing-held CF-K-6"
    assert why(fight, "pass") == "must-strike CF-D3-3 CF-D1-1 CF-D2-1"
    fight.say(1, "attack 2 1")
    fight.say(0, "endure", 1, 1, 1)
    assert why(fight, "attack 2 1") == "struck-already CF-D2-1"
    fight.say(1, "attack 3 1")
    fight.say(0, "endure", 1, 1, 1)
    assert why(fight, "master 1 2") == "few-master-dice CF-K-8"
    fight.figure(1).attack = 0
    assert why(fight, "attack 1 3") == "no-attack-die CF-D-2"
    fight.figure(2).down = True
    assert why(fight, "attack 1 2") == "down CF-E6-2"


def test_whoever_was_attacked_is_left_alone_for_the_rest_of_the_pass() -> None:
    fight = duel(warrior(), warrior(), warrior())
    fight.open("3/0", "1/1", "1/1")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 1, 1, 1)
    assert why(fight, "attack 1 2") == "attacked-already CF-D2-5"
    fight.say(0, "attack 1 3")
    fight.say(1, "endure", 1, 1, 1)
    assert fight.seat == 1
    assert why(fight, "attack 1 2") == "not-yours CF-D-2 CF-D-6"


def test_the_other_camp_strikes_first() -> None:
    """2 and 3, of two players, fight 1: of these two neither may strike the other."""
    fight = field_of(
        (warrior(), 0, MIDDLE), (warrior(), 1, AROUND[0]), (warrior(), 2, AROUND[1]), tactics="third", dice=(3, 2, 1)
    )
    fight.to_combat()
    fight.open("0/3", "1/1", "1/1", first=2)
    assert (fight.seat, fight.options) == (1, ["attack 2 1"])
    assert why(fight, "attack 2 3") == "same-camp CF-T-9"
    assert why(fight, "attack 3 1") == "not-yours CF-D-2 CF-D-6"


def test_a_die_held_back_has_its_moment() -> None:
    fight = duel(warrior("swashbuckler"), warrior("swashbuckler"))
    fight.open("1/0/1", "0/1/1")
    assert why(fight, "commit 1") == "no-use-held CF-K-6 CF-D-2"
    fight.say(0, "attack 1 2")
    assert why(fight, "sustain") == "sustain-held CF-E5-2"
    assert why(fight, "parry 3 2") == "one-held CF-K-6"
    fight.say(1, "endure", 1, 1, 1)
    assert fight.options == ["pass", "commit 2"]
    fight.say(1, "pass")
    assert fight.question == "commit_last"
    assert why(fight, "commit 2") == "held-in-turn CF-K-6"


def test_who_lets_a_die_wait_lets_it_wait_for_the_pass() -> None:
    fight = duel(warrior(), warrior("swashbuckler"), warrior("swashbuckler"))
    fight.open("0/3", "0/1/1", "1/1", first=2)
    fight.t.find(Pass).passed = (1,)
    assert why(fight, "commit 2") == "waits-held CF-K-6"


def test_a_defence_wants_dice_that_are_there() -> None:
    fight = duel(warrior(), warrior())
    fight.open("0/2", "2/0", first=2)
    fight.say(1, "attack 2 1")
    assert why(fight, "parry 3") == "few-defence-dice CF-E1-2"
    assert why(fight, "parry 1 1") == "nothing-held CF-K-6"
    assert why(fight, "counter 1") == "no-skill CF-K-3"
    assert why(fight, "sustain") == "sustain-last-die CF-E5-3"
    fight.figure(1).defence = 1
    fight.figure(1).placed_attack = 3
    assert why(fight, "sustain") == "sustain-placed CF-E5-1 CF-E5-12"


def test_a_sustained_defence_binds() -> None:
    fight = duel(warrior(), warrior())
    fight.open("1/1", "2/0", first=2)
    fight.say(1, "attack 2 1")
    fight.say(0, "sustain", 1, 5)
    fight.say(0, "attack 1 2", 1, 1, 1)
    fight.say(1, "attack 2 1")
    assert fight.options == ["sustain"]
    assert {why(fight, text) for text in ("endure", "parry 1", "counter 1")} == {"bound CF-E5-5 CF-E5-7"}


def test_a_feint_takes_a_die_that_is_there_and_an_assassin_dice_that_fell() -> None:
    fight = duel(warrior("feint"), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 5)
    assert why(fight, "feint attack") == "no-die-to-lose CF-K-9"
    fight = charge(warrior("assassin"), warrior())
    fight.open("2/0", "0/2")
    fight.say(0, "attack 1 2")
    fight.say(1, "endure", 5, 1, 2, 4)
    assert fight.options == ["choose 1 2", "choose 1 4", "choose 2 4"]
    assert why(fight, "choose 5 6") == "not-fallen CF-K-24"
