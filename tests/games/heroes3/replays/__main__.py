"""Play the games anew and write them down."""

import json

from tests.games.heroes3.replays import GAMES, HERE, play

for one in GAMES:
    (HERE / f"{one.name}.json").write_text(json.dumps(play(one), indent=0) + "\n", encoding="utf-8")
    print(one.name, flush=True)
