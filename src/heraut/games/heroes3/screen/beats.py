"""How what happens in Heroes III is shown on the table."""

from __future__ import annotations

from heraut.tabletop.beats import Beats

BEATS = Beats(
    turn="round_begins turn_begins mission_begins",
    fight="combat_announced besieged combat_round",
    act="attacks visits meets talked ai_casts cast building_used prolonged",
    move="moves steps_back goes deployed teleported goes_home second_hero enemy_moves",
    dice={
        "attack_rolled": "attack_faces",
        "shield_rolled": "attack_faces",
        "rolled_off": "die",
        "dice": "attack_faces resource_faces treasure_faces",
    },
    card="""
        played guard_drawn artifact_found tile_shown turned_up proclaimed event laid_on covered ai_card neutrals_shown
        """,
    gain="""
        income gained ally_joins recruited drawn specialty exchanged cube_won took_discarded from_discard taken_back
        came_back ability_taken dipped settled clue
        """,
    lose="paid lost discarded removed gift unit_lent swapped",
    stamp="""
        blow:target defends rescued shakes_off die_ignored paralysis_lifted healed quick_combat combat_over
        undecided retreats retaliates_again captured flagged level experience built reinforced morale grail
        """,
    hurt="hurt paralysed turned_to_few disheartened plague hand_dropped flag_lost level_again cancelled",
    fall="fallen eliminated second_hero_lost wall_falls",
    told="""
        first_player hero_chosen game_over morale_spent swap_offered swap_refused artifact_drawn looked_for
        movement_given movement_gained enemy_grows enemy_at_utopia hand_reshuffled skill_taken ai_cannot_cast ai_waits
        tile_taken top_ability ability_left cubes_cleared walls activated rerolls_attack uncovered pile_rebuilt musters
        spies spied drawn_cards reshuffled rebuilt looks_at replaced searched kept rerolls effect_lifted units_swapped
        no_escape
        """,
    with_dice={"blow": "attack_faces"},
)
