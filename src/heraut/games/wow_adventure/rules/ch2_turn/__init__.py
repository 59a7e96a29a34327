"""Tour: movement, exploration, challenge, maintenance."""
