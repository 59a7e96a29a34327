"""3. The overlord: his turn, the river, reinforcement."""
