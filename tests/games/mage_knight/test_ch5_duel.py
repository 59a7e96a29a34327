"""5. Heroes against heroes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from heraut.games.mage_knight.answers.in_combat import Participate, ToUnit
from heraut.games.mage_knight.model.fights import Bout
from heraut.games.mage_knight.model.names import OFFICIAL, SHEET, HexId, TacticId, UnitId
from heraut.games.mage_knight.numbers import duels, units
from heraut.games.mage_knight.numbers.points import Points
from heraut.games.mage_knight.rules.ch5_combat import duel_damage
from heraut.games.mage_knight.rules.ch5_combat.duel import Duel
from heraut.kernel.values import total
from tests.games.mage_knight import dealing, fighting
from tests.games.mage_knight.dealing import CONTENT, A, B, army, counts, land
from tests.games.mage_knight.fighting import KEEP, Play

MINE, VILLAGE, GLADE = HexId("2.SW"), HexId("2.E"), HexId("2.NE")


class Fight(Play):
    """A duel of A against B, who stands there already."""

    def __init__(self, state: fighting.Land, *results: Any) -> None:
        super().__init__(state, Duel(A, B), *results)

    @property
    def other(self) -> dealing.Hero:
        return self.t.state.heroes[B]

    def both(self, *answers: str) -> Fight:
        """Whoever is asked answers; what is forced and not this answer is given by itself."""
        for answer in answers:
            while answer not in self.options and len(self.options) == 1:
                self.forced()
            assert self.asked is not None, answer
            self.say(self.asked[0], answer)
            while len(self.options) == 1 and self.asked is not None and self.asked[1] in ("pay", "effect", "aim"):
                self.forced()
        return self


def duel(
    hand: Iterable[str] = (),
    others: Iterable[str] = (),
    *,
    hex: HexId = VILLAGE,
    mana: Sequence[str] = (),
    others_mana: Sequence[str] = (),
    units: Sequence[str] = (),
    others_units: Sequence[str] = (),
    levels: tuple[int, int] = (1, 1),
    how: str = "partial",
    official: bool = False,
    **more: Any,
) -> Fight:
    """A comes from the hills of tile 2 to where B stands; B has said how he takes part."""
    state = land(hand, mana=mana, units=units, **more)
    state.edition = OFFICIAL if official else SHEET
    state.tiles = {"0,0": "A", "0,1": "1", "1,0": "2", "1,1": "3"}
    mine, his, *_ = state.heroes
    mine.hex, mine.path, mine.level = hex, (HexId("2.C"), hex), levels[0]
    his.hex, his.path, his.level = hex, (hex,), levels[1]
    his.hand, his.mana = list(others), counts(dealing.MANA, others_mana)
    his.units = tuple([unit._replace(id=UnitId(unit.id + 10)) for unit in army(*others_units)])
    play = Fight(state)
    return play.both(f"participate {how}") if how else play


def melee(play: Fight) -> Fight:
    """Both pass in phase 1."""
    while play.t.state.duel is not None and play.t.state.duel.phase == 1:
        play.both("done")
    return play


# ── the examples ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-PVP-15", "MK-PVP-16", "MK-PVP-7", "MK-PVP-3")
@pytest.mark.parametrize(
    ("block", "sheet", "official"),
    [  # ranged fire 4 against …
        (Points(4, "ice"), 3, 2),  # floor(4 - 4/2/2); 4 - floor(4/2)
        (Points(4, "fire"), 2, 3),  # 4 - 2; 4 - floor(floor(4/2)/2)
        (Points(7), 2, 3),  # floor(4 - 7/2/2); 4 - floor(floor(7/2)/2)
    ],
)
def test_e43_ranged_fire_4(block: Points, sheet: int, official: int) -> None:
    play = duel(["march"], ["march"])
    attack = (Points(4, "fire", "ranged"),)
    for edition, damage in ((SHEET, sheet), (OFFICIAL, official)):
        play.t.state.edition = edition
        assert duels.through(play.t, B, attack, (block,)) == damage


@pytest.mark.rule("MK-PVP-23", "MK-PVP-5", "MK-PVP-20", "MK-PVP-40", "MK-PVP-42", "MK-PVP-4")
def test_e44_melee_stealing_or_a_retreat() -> None:
    cards = ["rage", "rage", "blood_rage"]
    play = duel(cards, ["rage", "rage", "ruby_ring"], mana=["red"] * 2, hex=VILLAGE)
    play.other.discard = ["golden_grail", "march"]
    melee(play).both("play rage strong", "play blood_rage basic", "effect wound_1+attack_5", "strike")  # 4 + 5
    play.both("play rage basic", "play rage basic", "parry")  # 9 - 4 = 5
    assert play.last("exchange")["damage"] == 5
    assert "steal golden_grail" in play.options
    assert "steal ruby_ring" not in play.options  # in hand
    assert "repel 2.SE" in play.options  # plains, 2
    twin = play.t.clone()
    play.both("steal golden_grail")
    assert play.hero.discard == ["golden_grail"]
    assert play.other.discard == ["march"]
    twin.say(A, "to_hero")
    twin.say(A, "repel 2.SE")  # 5 - 2 - 2
    assert twin.state.heroes[B].hex == "2.SE"
    assert twin.state.heroes[B].hand.count("wound") == 1


@pytest.mark.rule("MK-PVP-18", "MK-PVP-17")
@pytest.mark.parametrize(("damage", "hurt"), [(7, False), (8, True)])
def test_e45_resistant_golems(damage: int, hurt: bool) -> None:
    play = duel(["march"], ["march"], others_units=["ice_golems"])
    play.t.begin(duel_damage.Deal(A, damage, ("ice", "physical")))
    assert ("to_unit 11" in play.options) is hurt  # 4 * 2 = 8
    if not hurt:
        assert play.why_not(ToUnit(UnitId(11))) == "too-little-damage"


@pytest.mark.rule("MK-PVP-8", "MK-PVP-32", "MK-PVP-33")
@pytest.mark.parametrize(
    ("levels", "fames", "won"), [((5, 6), (0, 0), 3), ((7, 4), (0, 0), 0), ((3, 3), (9, 13), 1), ((3, 3), (13, 9), 0)]
)
def test_e46_fame_of_a_retreat(levels: tuple[int, int], fames: tuple[int, int], won: int) -> None:
    play = duel(["march"], ["march"], levels=levels)
    play.hero.fame, play.other.fame = fames
    assert total(duels.glory(play.t, A, B)) == won  # 1 + 2 * (6 - 5); below 1; equal levels: by fame


# ── before the fight ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-PVP-1", "MK-PVP-37")
def test_full_participation_needs_a_card() -> None:
    play = duel(["march"], ["march", "wound"], how="")
    play.asks(B, "participation", "participate full", "participate partial")
    play = duel(["march"], ["wound"], how="")
    play.asks(B, "participation", "participate partial")
    assert play.t.revealed  # it is not taken back any more
    assert play.why_not(Participate("full")) == "only-wounds"


@pytest.mark.rule("MK-PVP-11", "MK-PRE-20")
@pytest.mark.parametrize("how", ["full", "partial"])
def test_before_the_fight_the_defender_may_use_his_effects(how: str) -> None:
    play = duel(["march"], ["march"], how="")
    play.other.deck.bag += ["rage", "rage", "rage"]
    play.both(f"participate {how}").asks(B, "interfere", "pass", "plunder")
    play.both("pass").asks(B, "duel_attack")


@pytest.mark.rule("MK-PVP-11", "MK-PVP-1", "MK-TAC-14")
def test_whoever_takes_part_fully_may_meditate_before_his_turn() -> None:
    for how, asked in (("full", "meditate_now"), ("partial", "duel_attack")):
        play = duel(["march"], ["march"], hex=MINE, how="", night=True)
        play.other.tactic = TacticId("midnight_meditation")
        play.both(f"participate {how}").asks(B, asked)


@pytest.mark.rule("MK-PVP-9", "MK-TAC-13")
def test_a_partial_participant_is_not_in_his_own_turn_and_searches_no_mana() -> None:
    for how, searches in (("full", True), ("partial", False)):
        play = duel(["march"], ["march"], hex=MINE, how="", night=True, source=["gold", "red"])
        play.other.tactic = TacticId("mana_search")
        assert ("use_tactic" in play.both(f"participate {how}").options) == searches


@pytest.mark.rule("MK-PVP-6", "MK-PVP-14", "MK-PVP-25")
@pytest.mark.parametrize(("hex", "armour"), [(KEEP, 1), (VILLAGE, 2)])
def test_an_earthquake_strikes_units_behind_walls_harder(hex: HexId, armour: int) -> None:
    play = duel(
        ["tremor"], ["rage"], hex=HexId(hex), mana=["green", "black"], others_units=["utem_guardsmen"], night=True
    )
    play.t.state.shields[KEEP] = (B,)
    play.both("done", "play tremor strong", "effect on_one+armour_-3")
    unit = play.other.units[0]
    assert total(units.armour_of(play.t, B, unit)) == armour  # 5 - 6, 5 - 3


@pytest.mark.rule("MK-PVP-12", "MK-PVP-39", "MK-PVP-35")
def test_full_participation_is_the_defenders_turn() -> None:
    play = duel(["march"], ["march"], hex=GLADE, how="full")
    assert play.t.state.face_down == (B,)
    assert play.other.mana[4] == 1  # the gold mana of the glade
    play.other.deck.bag += ["rage"] * 5
    melee(play).both("done", "done")
    play.asks(B, "after_action")
    play.chance.add(*["rage"] * 5)  # he must play or discard a card: then five are drawn
    while play.asked is not None:
        play.t.say(B, play.options[0])
    play.chance.finish()
    assert play.other.mana == (0,) * 6
    assert play.hero.hex == "2.C"


@pytest.mark.rule("MK-PVP-9", "MK-PVP-10", "MK-PVP-38")
def test_partial_participation_uses_neither_dice_nor_skills_and_has_no_end_of_turn() -> None:
    skills = [name for name, skill in CONTENT.skills.items() if skill.use == "turn" and not skill.anyones_turn][:3]
    play = duel(["march"], ["rage", "rage"], source=["red", "red"], others_mana=["white"])
    play.other.skills, play.other.stolen = tuple(skills), "red"  # type: ignore[assignment]
    melee(play).both("done")
    play.asks(B, "duel_attack")
    assert "play rage strong" not in play.options  # no die for it, not even that of Mana Steal
    assert not any(option.startswith("skill") for option in play.options)
    play.both("done")
    assert play.done()
    assert play.other.mana[3] == 1
    assert play.t.state.face_down == ()
    assert B not in play.t.state.modifiers


# ── exchanges ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-CMB-19", "MK-PVP-2", "MK-PVP-13", "MK-PVP-22", "MK-PVP-44", "MK-PVP-34", "MK-PVP-46")
def test_both_pass_twice_and_the_aggressor_goes_back() -> None:
    play = duel(["march"], ["march"])
    asked = []
    while not play.over:
        assert play.t.state.duel is not None
        asked.append((play.t.state.duel.phase, play.asked))
        play.both("done")
    who = [(phase, one[0]) for phase, one in asked if one is not None]
    assert who == [(1, B), (1, A), (4, A), (4, B)]  # the defender first, then the aggressor
    assert play.hero.hex == "2.C"
    assert play.t.state.duel is None


@pytest.mark.rule("MK-PVP-2", "MK-PVP-13")
def test_roles_swap_and_an_attack_starts_the_passes_again() -> None:
    play = duel(["swiftness"], ["march"], mana=["white"])
    play.asks(B, "duel_attack")
    play.both("done", "play swiftness strong", "strike")  # ranged 3 against nothing
    play.asks(B, "duel_block")
    play.both("parry", "done")
    play.asks(B, "duel_attack")  # phase 1 goes on: only one has passed since
    assert play.t.state.duel is not None
    assert play.t.state.duel.phase == 1


@pytest.mark.rule("MK-PVP-14", "MK-PVP-24", "MK-SIT-15")
def test_only_siege_reaches_a_defender_in_his_keep_in_phase_1() -> None:
    hex = HexId(KEEP)
    play = duel(["swiftness", "march"], ["march"], mana=["white"], hex=hex, shields={KEEP: (B,)}).both("done")
    assert "play swiftness strong" not in play.options
    assert duels.strength(play.t, B, (Points(3, reach="ranged"), Points(2, reach="siege"))) == 2
    play.both("done")
    assert "play swiftness strong" in play.options  # phase 4


@pytest.mark.rule("MK-PVP-14")
def test_the_aggressor_is_never_fortified() -> None:
    play = duel(["march"], ["swiftness"], others_mana=["white"], hex=HexId(KEEP), shields={KEEP: (B,)})
    assert "play swiftness strong" in play.options


@pytest.mark.rule("MK-PVP-16", "MK-PVP-23")
def test_a_block_that_suits_one_of_the_types_counts_in_full() -> None:
    play = melee(duel(["march"], ["march"]))
    attack = (Points(4, "fire"), Points(4, "ice"))
    assert duels.through(play.t, B, attack, (Points(4, "ice"),)) == 4
    assert duels.through(play.t, B, (Points(8, "fire"),), (Points(3, "ice"),)) == 6  # floor(8 - 1.5)
    assert duels.through(play.t, B, (Points(2),), (Points(4),)) == 0


# ── damage ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-PVP-4", "MK-PVP-17", "MK-PVP-19", "MK-FIN-1")
def test_the_attacker_deals_the_damage_and_may_leave_the_rest() -> None:
    play = melee(duel(["blood_rage", "march"], ["march"], others_units=["peasants"], mana=["red"]))
    play.both("play blood_rage strong", "effect attack_4", "strike", "parry")
    play.asks(A, "deal_damage")
    assert play.options[:3] == ["done", "to_unit 11", "to_hero"]
    play.both("to_unit 11")  # 4 - 3 = 1
    assert play.other.units[0].wounds == 1
    assert play.asked == (B, "duel_attack")  # 1 can hurt nothing


@pytest.mark.rule("MK-PVP-20", "MK-PVP-21", "MK-SIT-14", "MK-SIT-15")
def test_a_retreat_ends_the_fight_and_the_keep_changes_hands() -> None:
    play = melee(duel(["rage", "march"], ["march"], mana=["red"], hex=HexId(KEEP), shields={KEEP: (B,)}))
    play.both("play rage strong", "strike", "parry")
    hexes = [option for option in play.options if option.startswith("repel")]
    play.both(hexes[0])
    assert play.done()
    assert play.hero.hex == KEEP
    assert play.other.hex == hexes[0].split()[1]
    assert play.t.state.shields[KEEP] == (A,)


@pytest.mark.rule("MK-PVP-5", "MK-PVP-42")
def test_what_may_be_stolen() -> None:
    play = duel(["march"], ["ruby_ring"], others_units=["peasants", "foresters wounded"])
    play.other.played = ["sapphire_ring", "march"]
    first, second = play.other.units
    play.other.units = (
        first._replace(banner="banner_of_glory"),  # type: ignore[arg-type]
        second._replace(banner="banner_of_fear"),  # type: ignore[arg-type]
    )
    assert duel_damage.to_steal(play.t, play.other) == ["banner_of_fear", "sapphire_ring"]


@pytest.mark.rule("MK-CMB-16")
def test_a_hero_may_be_knocked_out_by_another() -> None:
    play = duel(["march"], ["march", "rage"])
    play.t.begin(duel_damage.Deal(A, 12, ("physical",)))
    play.both(*["to_hero"] * 5)
    assert play.other.hand == ["wound"] * 5


# ── effects on the opponent ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("MK-PVP-6", "MK-PVP-25", "MK-PVP-41")
def test_effects_on_enemies_hit_unwounded_units_and_never_the_hero() -> None:
    play = duel(["tremor"], ["march"], mana=["green"], others_units=["peasants", "foresters wounded"]).both("done")
    play.both("play tremor basic", "effect on_one+armour_-3")
    unit = play.other.units[0]
    assert total(duels.price_of_unit(play.t, B, unit, ("physical",))) == 1  # max(1, 3 - 3)
    play = duel(["tremor"], ["march"], mana=["green"]).both("done")
    assert "play tremor basic" not in play.options


@pytest.mark.rule("MK-PVP-26")
def test_a_unit_is_wounded_instead_of_destroyed() -> None:
    things: dict[str, Any] = {"mana": ["white", "black"], "night": True, "others_units": ["peasants"]}
    play = melee(duel(["whirlwind"], ["march"], **things)).both("play whirlwind strong")
    assert play.other.units[0].wounds == 1


@pytest.mark.rule("MK-PVP-29")
def test_a_unit_kept_from_attacking_is_spent_and_counts_nothing() -> None:
    play = melee(duel(["rage"], ["whirlwind"], units=["peasants"], others_mana=["white"]))
    play.both("activate 1 1", "play rage basic", "strike")  # 2 + 2
    play.both("play whirlwind basic", "parry")
    assert play.last("exchange")["damage"] == 2
    assert play.hero.units[0].spent


@pytest.mark.rule("MK-PVP-31", "MK-PVP-45")
def test_enemies_are_counted_with_the_hero() -> None:
    units = ["peasants", "foresters spent", "herbalists wounded"]
    play = melee(duel(["flame_wall", "march"], ["march"], mana=["red", "black"], night=True, others_units=units))
    play.both("play flame_wall strong", "strike")
    assert play.last("points")["amount"] == 9  # 5 + 2 * (1 + 1)


@pytest.mark.rule("MK-PVP-27", "MK-PVP-28")
def test_what_a_successful_block_does_it_does_to_an_attacking_unit() -> None:
    play = melee(duel(["march"], ["ice_shield"], units=["peasants"], others_mana=["blue"]))
    play.both("activate 1 1", "strike", "play ice_shield strong", "parry", "foe 101")
    assert total(duels.price_of_unit(play.t, A, play.hero.units[0], ("physical",))) == 1  # max(1, 3 - 3)


def test_a_fight_between_heroes_is_kept_and_read_back() -> None:
    play = melee(duel(["rage", "march"], ["march"], mana=["red"])).both("play rage strong")
    records = play.t.game.records
    assert records.key(records.load(records.dump(play.t.state))) == records.key(play.t.state)
    assert isinstance(play.t.state.duel, Bout)
