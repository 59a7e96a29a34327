"""What the rules of Heroes III call by name: content of one's own must have it too."""

NEEDED: dict[str, tuple[str, ...]] = {
    "abilities.toml": ("necromancy",),
    "spells.toml": ("magic_arrow",),
    "units.toml": ("archangels", "dread_knights", "ghost_dragons"),
    "sites.toml": (
        "blocked", "empty", "town", "mine", "settlement", "obelisk", "dragon_utopia", "grail", "stables",
        "trading_post",
    ),
    "traits.toml": (
        "attack_against", "attack_on_die", "best_of_two_dice", "better_die", "breaks_morale", "cheaper_reinforcement",
        "comes_back", "defense_on_die", "defense_when_retaliated", "die_paralyses_after", "die_pushes",
        "draws_at_start", "draws_on_die", "enemy_discards", "free_step", "heals_itself", "heals_or_strikes",
        "ignore_die_against_it", "ignores_defense", "ignores_own_die", "immune_to_magic", "income",
        "less_spell_damage", "never_paralysed", "no_adjacent_penalty", "no_ranged_penalty", "no_retaliation",
        "paralyses", "paralyses_on_die", "rerolls_die", "rises_again", "saves_another", "sets_enemy_die",
        "shields_neighbours", "spies_a_deck", "splash", "strikes_through", "strikes_twice", "sum_of_two_dice",
        "unlimited_retaliation", "weak_retaliation",
    ),
    "variants.toml": (
        "calm_die", "double_income", "free_rounds", "free_trade", "fresh_sites", "lean_dice", "more_proclamations",
        "no_bonus", "no_proclamations", "no_rerolls", "poor_towns", "slow_cards", "sure_damage", "two_heroes",
    ),
}  # fmt: skip
