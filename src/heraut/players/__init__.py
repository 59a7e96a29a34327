"""Who answers: people, bots, dice."""
