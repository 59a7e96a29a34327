"""The command `heraut`, but the last game of a study is never over: however fast a machine is, the study is under way.

Workers that do not inherit this process import the file that it runs, and find the same.
"""

import signal
from time import sleep

from heraut.study import engines
from heraut.study.matches import Match, Played, play

LAST = ":199"  # of 200 games


def play_all_but_the_last(match: Match) -> Played:
    while match.seed.endswith(LAST):
        sleep(1)
    return play(match)


engines.play = play_all_but_the_last

if __name__ == "__main__":
    from heraut.cli.app import main

    signal.signal(signal.SIGINT, signal.default_int_handler)  # heard also where whoever runs the tests ignores it
    main()
