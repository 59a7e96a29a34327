"""What the rules of Confrontation call by name: content of one's own must have it too."""

from heraut.games.confrontation.printed.cards import WOUND_LEVELS

STATES = (
    *WOUND_LEVELS, "stunned", "charged", "charging", "dive", "sustained_defence", "routing", "relentless", "fury",
)  # fmt: skip
SKILLS = (
    "ambidextrous", "assassin", "bane", "battle_fury", "bestial_charge", "brutal", "concentration", "counter_attack",
    "desperate", "extra_limb", "feint", "ferocious", "immunity", "implacable", "leadership", "luck", "master_strike",
    "mutagenic", "pariah", "parry", "personal_enemy", "relentless", "resolution", "sequence", "strength_in_charge",
    "survival_instinct", "swashbuckler", "toxic", "war_horse",
)  # fmt: skip
