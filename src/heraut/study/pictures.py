"""Pictures of results: who wins, how long games are, how scores lie, how strong the bots are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from statistics import mean, median
from typing import Any

from heraut import games as library
from heraut.kernel import Refusal, winners
from heraut.study.arena import Pairing, anchor, pairings, ratings
from heraut.study.ink import ENGRAVED, FAINT, INK, LINE, RED, STYLE, Sheet, Tincture, check_picture, dye, hatched
from heraut.study.matches import Played
from heraut.study.statistics import Interval, wilson
from heraut.table.extras import extra
from heraut.table.words import Words

ACROSS = 3  # panels beside each other
BINS = 24


def draw(played: Iterable[Played], kind: str, path: Path, lang: str = "en") -> None:
    """Draw these games as `wins`, `lengths`, `scores` or `elo`, in SVG or PNG."""
    check_picture(path)
    if kind not in KINDS:
        sentence = "There is no picture '{given}'. There are: {known}."
        raise Refusal("no-such-kind", sentence, given=kind, known=", ".join(KINDS))
    games = list(played)
    if kind == "elo" or not _one_lineup(games):
        games = [game for game in games if len(set(game.bots)) > 1]  # a bot that meets itself shows nothing here
    if not games:
        raise Refusal("nothing-to-draw", "There are no games here for the picture '{kind}'.", kind=kind)
    words = Words(lang)
    with extra("matplotlib").rc_context(STYLE):
        sheet = KINDS[kind](games, words)
        names = ", ".join(dict.fromkeys(f"{game.game} {game.content}" for game in games))
        note = words("plot-note", games=len(games), names=names, sure=words(f"plot-sure-{kind}"))
        sheet.save(path, words(f"plot-{kind}"), note)


def _one_lineup(games: Iterable[Played]) -> bool:
    """Did the same bots sit in the same seats in all games of a scenario?"""
    lineups = {(game.scenario, game.bots) for game in games}
    return len(lineups) == len({scenario for scenario, _ in lineups})


def _by_scenario(games: Iterable[Played]) -> dict[str, list[Played]]:
    found: dict[str, list[Played]] = {}
    for game in games:
        found.setdefault(game.scenario, []).append(game)
    return found


def _bots(games: Iterable[Played]) -> list[str]:
    return list(dict.fromkeys(name for game in games for name in game.bots))


# --- who wins -----------------------------------------------------------------------------------------------------


def _wins(games: Sequence[Played], words: Words) -> Sheet:
    return _seats_win(games, words) if _one_lineup(games) else _bots_win(games, words)


def _seats_win(games: Sequence[Played], words: Words) -> Sheet:
    """A bar for each seat of each scenario."""
    rows: list[tuple[float, str, int, Interval]] = []
    at = 0.0
    titles = []
    for scenario, some in _by_scenario(games).items():
        titles.append((at - 0.78, scenario))
        for seat, name in enumerate(library.game(some[0].game).seats(scenario)):
            share = wilson(sum(seat in winners(game.scores) for game in some), len(some))
            rows.append((at, f"{name} ({some[0].bots[seat]})", seat, share))
            at += 1
        at += 1.1
    sheet = Sheet(1, 1, 6.4, 0.36 * at + 0.3)
    (panel,) = sheet.panels
    tinctures = list(dye(map(str, range(9))).values())
    for at, _, seat, share in rows:
        hatched(panel, at, 0, share.value, 0.62, tinctures[seat])
        _whisker(panel, at, share, INK)
        panel.text(share.high + 0.015, at, _percent(share.value), va="center", size=9)
    for at, scenario in titles:
        panel.text(0, at, scenario, weight="bold", va="center")
    panel.set_yticks([row[0] for row in rows], [row[1] for row in rows])
    panel.set_ylim(max(row[0] for row in rows) + 0.6, -1.2)
    _shares_below(panel)
    panel.set_xlim(right=1.1)  # room for the number of whoever always wins
    return sheet


def _bots_win(games: Sequence[Played], words: Words) -> Sheet:
    """A panel for each pair, the stronger on the right, and a row for each scenario."""
    bots = list(ratings(games, _bots(games)))
    found = [one for one in pairings(games, list(combinations(bots, 2))) if one.games]
    pairs = list(dict.fromkeys(one.bots for one in found))
    scenarios: list[str | None] = [None, *_by_scenario(games)]
    sheet = Sheet(1, len(pairs), 3.3, 0.3 * len(scenarios) + 0.7, sharey=True)
    tinctures = dye(bots)
    for panel, pair in zip(sheet.panels, pairs, strict=True):
        _middle(panel, *pair, tinctures)
        for one in found:
            if one.bots == pair:
                _met(panel, scenarios.index(one.scenario), one, tinctures)
        _shares_below(panel)
        panel.set_xlabel(words("plot-share", name=pair[0]))
    labels = [words("plot-all") if name is None else name for name in scenarios]
    sheet.panels[0].set_yticks(range(len(scenarios)), labels)
    sheet.panels[0].get_yticklabels()[0].set_weight("bold")
    sheet.panels[0].set_ylim(len(scenarios) - 0.4, -0.7)
    return sheet


def _middle(panel: Any, ahead: str, behind: str, tinctures: Mapping[str, Tincture]) -> None:
    """Each bot is ahead on its own side of the line."""
    for name, left, right, where in ((behind, 0.0, 0.5, "left"), (ahead, 0.5, 1.0, "right")):
        panel.axvspan(left, right, color=tinctures[name].wash, lw=0, zorder=0)
        panel.text(
            left if where == "left" else right, 1.02, name, ha=where, va="bottom", size=11, weight="bold",
            color=tinctures[name].ink, transform=panel.get_xaxis_transform(),
        )  # fmt: skip
    panel.axvline(0.5, color=INK, lw=1)


def _met(panel: Any, at: int, one: Pairing, tinctures: Mapping[str, Tincture]) -> None:
    tincture = tinctures[one.bots[0] if one.share.value >= 0.5 else one.bots[1]]
    _whisker(panel, at, one.share, tincture.ink)
    size = 9 if one.scenario is None else 6.5
    panel.plot(one.share.value, at, tincture.sign, color=tincture.fill, mec=INK, mew=0.8, ms=size, zorder=4)
    near_left = one.share.low > 0.3
    edge = one.share.low - 0.03 if near_left else one.share.high + 0.03
    side = "right" if near_left else "left"
    weight = "bold" if one.scenario is None else "normal"
    panel.text(edge, at, _percent(one.share.value), ha=side, va="center", size=8.5, weight=weight)


def _whisker(panel: Any, at: float, share: Interval, colour: str) -> None:
    panel.plot([share.low, share.high], [at, at], color=colour, lw=1.6, solid_capstyle="butt", zorder=3)
    panel.plot([share.low, share.high], [at, at], "|", color=colour, ms=7, mew=1.4, zorder=3)


def _percent(share: float) -> str:
    return f"{100 * share:.0f}\N{NO-BREAK SPACE}%"


def _shares_below(panel: Any) -> None:
    panel.set_xlim(-0.02, 1.02)
    panel.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0", "25", "50", "75", "100\N{NO-BREAK SPACE}%"])
    panel.grid(axis="x")


# --- lengths and scores -------------------------------------------------------------------------------------------


def _small_panels(count: int, height: float) -> Sheet:
    columns = min(count, ACROSS)
    sheet = Sheet(-(-count // columns), columns, 3.6 if count > 1 else 5.6, height)
    for panel in sheet.panels[count:]:
        panel.set_visible(False)
    return sheet


def _lengths(games: Sequence[Played], words: Words) -> Sheet:
    """How many answers the bots gave."""
    groups = _by_scenario(games)
    sheet = _small_panels(len(groups), 2.0)
    for panel, (scenario, some) in zip(sheet.panels, groups.items(), strict=False):
        lengths = [game.decisions for game in some]
        low, high = min(lengths), max(lengths)
        step = max(1, -(-(high - low + 1) // BINS))
        edges = [at - 0.5 for at in range(low, high + step + 1, step)]
        panel.hist(lengths, edges, color=ENGRAVED, edgecolor=LINE, lw=0.8)
        panel.set_title(scenario)
        panel.set_yticks([])
        panel.set_ylim(top=panel.get_ylim()[1] * 1.22)
        middle = median(lengths)
        panel.axvline(middle, color=RED, lw=1.4, ymax=0.86)
        said = words("plot-median", value=middle)
        panel.text(middle, 0.87, said, color=RED, size=9, ha="center", transform=panel.get_xaxis_transform())
        panel.set_xlabel(words("plot-decisions"))
    return sheet


def _scores(games: Sequence[Played], words: Words) -> Sheet:
    """How each seat stood at the end, or each bot where they changed seats."""
    by_seat = _one_lineup(games)
    tinctures = dye(_bots(games))
    groups = _by_scenario(games)
    sheet = _small_panels(len(groups), 2.4)
    for panel, (scenario, some) in zip(sheet.panels, groups.items(), strict=False):
        ridges: dict[str, list[float]] = {}
        seats = library.game(some[0].game).seats(scenario)
        for game in some:
            for seat, (name, score) in enumerate(zip(game.bots, game.scores, strict=True)):
                ridges.setdefault(f"{seats[seat]}\n({name})" if by_seat else name, []).append(score)
        _ridges(panel, ridges, dye(ridges) if by_seat else tinctures)
        panel.set_title(scenario)
        panel.set_xlabel(words("plot-score"))
    return sheet


def _ridges(panel: Any, ridges: Mapping[str, Sequence[float]], tinctures: Mapping[str, Tincture]) -> None:
    """One heap above the other, each as high as its fullest bin."""
    low, high = (pick(pick(scores) for scores in ridges.values()) for pick in (min, max))
    width = (high - low) / BINS or 1.0
    for row, (name, scores) in enumerate(ridges.items()):
        tincture, base = tinctures[name], -1.15 * row
        heap = [0] * (BINS + 1)
        for score in scores:
            heap[int((score - low) / width)] += 1
        places = [low + (at + 0.5) * width for at in range(BINS + 1)]
        heights = [count / max(heap) for count in heap]
        panel.bar(
            places, heights, width, base, color=tincture.fill, hatch=tincture.hatch, edgecolor=tincture.lines, lw=0
        )
        panel.stairs([base + height for height in heights], [low + at * width for at in range(BINS + 2)], baseline=base,
                     color=INK, lw=0.8)  # fmt: skip
        panel.plot([mean(scores)] * 2, [base, base + 1.06], color=INK, lw=1.5, ls=(0, (2, 1.4)))
    panel.set_yticks([-1.15 * row + 0.3 for row in range(len(ridges))], list(ridges))
    panel.grid(axis="x")


# --- strength -----------------------------------------------------------------------------------------------------


def _elo(games: Sequence[Played], words: Words) -> Sheet:
    """The bots, the strongest above."""
    bots = _bots(games)
    tinctures = dye(bots)
    rated = ratings(games, bots)
    sheet = Sheet(1, 1, 5.8, 0.5 * len(rated) + 0.4)
    (panel,) = sheet.panels
    for at, (name, rating) in enumerate(rated.items()):
        tincture = tinctures[name]
        _whisker(panel, at, rating, tincture.ink)
        panel.plot(rating.value, at, tincture.sign, color=tincture.fill, mec=INK, mew=0.9, ms=10, zorder=4)
        said = "0" if name == anchor(bots) else rating.written()
        panel.annotate(said, (rating.value, at), (0, 9), textcoords="offset points", ha="center", size=9)
    panel.set_yticks(range(len(rated)), list(rated), size=11)
    panel.set_ylim(len(rated) - 0.5, -0.75)
    panel.axvline(0, color=LINE, lw=1, ls=(0, (3, 2)))
    panel.margins(x=0.08)
    panel.set_xlabel(words("plot-anchor", name=anchor(bots)), color=FAINT)
    panel.grid(axis="x")
    return sheet


KINDS: Mapping[str, Callable[[Sequence[Played], Words], Sheet]] = {
    "wins": _wins,
    "lengths": _lengths,
    "scores": _scores,
    "elo": _elo,
}
