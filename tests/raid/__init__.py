"""A raid: a game in which several seats are asked at once, and what is proved by it."""
