"""How what happens in Mage Knight is shown on the table."""

from __future__ import annotations

from typing import Any

from heraut.games.mage_knight.screen.table_scene import TINTS
from heraut.tabletop.beats import Beats, Die


def die(field: str, colour: Any) -> Die | None:
    """A mana die shows nothing but its colour."""
    return Die("", TINTS[colour]) if TINTS.get(colour) else None


BEATS = Beats(
    turn="round turn",
    fight="combat duel assault shared_assault",
    act="uses_skill tactic_used activates plunders burns interacts participates casts_from_offer unleashed borrows",
    move="moves withdraws thrown_back repelled steps_back",
    dice={
        "rerolled": "dice",
        "gems": "dice",
        "horn": "dice",
        "crystal_dice": "dice",
        "dungeon_treasure": "dice",
        "source": "dice",
        "mana_searched": "after",
    },
    die=die,
    card="""
        plays_card plays_sideways tile ruins_shown ruins turned_up tactic_taken dummy_turned hand_shown summoned
        secret_site monastery_offers into_centre
        """,
    gain="""
        mana crystal fame unit_gained gained_card drew learns die_claimed mana_stolen card_back cards_back attached
        stolen card_stolen
        """,
    lose="paid discarded thrown worn_out crystal_melts wounds_leave wound_cleared",
    stamp="""
        attacked:foes blocked:foe foe_stopped foe_softened foe_stripped summoned_gone unit_unhurt:unit unit_healed
        readied healed level shield city_shield city_taken reputation exchange:other passes_attack time_bends
        glade_marked incanted
        """,
    hurt="""
        damage:seat wounds unit_wounded unit_tired hand_lost cursed unit_stripped unit_stopped unit_struck
        unit_softened
        """,
    fall="foe_defeated:foe unit_lost",
    told="""
        end_of_deck die_set units_added lasts taken_back hero_taken dummy_taken round_end_announced game_end_announced
        units_offered monasteries_offer offer_filled banner_off took_spared spared dummy_tactic order tactics_removed
        rethought prepared token_turned passes proposal proposal_refused share_dealt elite_added rests dice_back
        skills_drawn dummy_skill draws_artifacts artifacts_drawn keeps_artifact dummy_learns dummy_crystal score
        game_over drew_cards offered portal_closed points
        """,
)
