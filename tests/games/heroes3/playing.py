"""How the tests play Heroes III: a position laid by hand, one section run on it, answers in writing, scripted chance.

    state = realm(gold=(20, 5), hands=(["leadership"], []))      # two players on the map of the first steps
    state.players[0].army = {"halberdiers": "pack"}              # positions are plain data: change what you like
    play = Play(state, TownAction(0, …), 1, 0)                   # run a section; chance answers 1, then 0
    play.asks(0, "choose_building", "build citadel", "done")
    play.say(0, "build citadel", 1)                              # … and these results fall before the next question
    assert play.got == "won"                                     # what the section gave back, once it is over

    state = fight(own=[("halberdiers", "pack", 1)], foes=[("skeletons", "few", 17)])   # a combat: fighters 0, 1 …

`forced=True` skips questions with a single answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from heraut.games.heroes3.game import SECTIONS, Heroes3
from heraut.games.heroes3.model import (
    NEUTRALS,
    NOBODY,
    OFFICIAL,
    SHEET,
    Battle,
    Fighter,
    Game,
    HeroOnMap,
    LaidTile,
    Player,
    Realm,
    Site,
    main_hero,
)
from heraut.games.heroes3.printed.content import load as load_content
from heraut.kernel import Section
from heraut.kernel.state import Deck
from heraut.players.dice import Scripted
from tests.games import playing

A, B, C = 0, 1, 2  # the seats
CONTENT = load_content()
FIRST_STEPS = "house_first_steps"
FACTIONS = ("castle", "necropolis", "dungeon")
HEROES = {"castle": "catherine", "necropolis": "tamika", "dungeon": "mutare"}


GAME = Heroes3(CONTENT, (*SECTIONS, playing.Harness))


# ── positions ──────────────────────────────────────────────────────────────────────────────────────────────────────


def realm(
    players: int = 2,
    *,
    scenario: str = FIRST_STEPS,
    factions: Sequence[str] = FACTIONS,
    heroes: Sequence[str] = (),
    gold: Sequence[int] = (),
    materials: Sequence[int] = (),
    valuables: Sequence[int] = (),
    levels: Sequence[int] = (),
    hands: Sequence[Iterable[str]] = (),
    decks: Sequence[Iterable[str]] = (),
    discards: Sequence[Iterable[str]] = (),
    armies: Sequence[dict[str, str]] = (),
    buildings: Sequence[Iterable[str]] = (),
    movement: int = 3,
    official: bool = False,
    difficulty: str = "normal",
    variants: Iterable[str] = (),
    round: int = 2,
    shared: dict[str, Iterable[str]] | None = None,
) -> Realm:
    """A position in round 2, seat A at turn: everybody in town with `movement` points, and nothing but what is given.

    Shared decks hold the whole box, unless `shared` says what lies in one of them ("spells", "bronze", …).
    A third player, or another scenario with a layout for so many, works alike; all tiles with a known id are shown.
    """
    printed = CONTENT.scenarios[scenario]
    layout = next(one for one in printed.layouts if one.players == players)
    state = Realm(
        scenario=scenario,
        rounds=printed.rounds,
        edition=OFFICIAL if official else SHEET,
        difficulty=difficulty,
        variants=tuple(variants),
        round=round,
    )
    for seat in range(players):
        faction = factions[seat]
        state.players.append(
            Player(
                faction=faction,
                hero=heroes[seat] if heroes else HEROES[faction],
                level=_at(levels, seat, 1),
                gold=_at(gold, seat, 0),
                materials=_at(materials, seat, 0),
                valuables=_at(valuables, seat, 0),
                start_income=dict(printed.start.income),
                hand=list(_at(hands, seat, ())),
                deck=Deck(list(_at(decks, seat, ()))),
                discard=list(_at(discards, seat, ())),
                army=dict(_at(armies, seat, {})),
                buildings=list(_at(buildings, seat, ())),
            )
        )
    for number, place in enumerate(layout.tiles):
        q, r = place.at
        mine = place.group == "starting" and not place.tile and 0 < place.seat <= players
        tile = CONTENT.towns[factions[place.seat - 1]].starting_tile if mine else place.tile
        state.tiles[number] = LaidTile(place.group, q, r, tile, bool(tile), among=place.among)
        if not tile:
            continue
        for field in CONTENT.tiles[tile].fields:
            state.sites[f"{tile}.{field.spot}"] = Site()
        if 0 < place.seat <= players:
            seat = place.seat - 1
            spots = {field.site: f"{tile}.{field.spot}" for field in reversed(CONTENT.tiles[tile].fields)}
            at = spots.get("town") or spots["empty"]
            state.heroes[main_hero(seat)] = HeroOnMap(seat, at, at, movement)
            if "town" in spots:
                state.sites[at].flags = (seat,)
    laid = {tile.tile for tile in state.tiles.values()}
    state.decks = {name: Deck([card for card in cards if card not in laid]) for name, cards in box().items()}
    state.discards = {name: [] for name in state.decks if not name.startswith("tiles_")}
    state.box = [*_copies(CONTENT.statistics), *CONTENT.specialties, *_copies(CONTENT.ai_cards)]
    for name, cards in (shared or {}).items():
        state.decks[name] = Deck(list(cards))
    return state


def _at(values: Sequence[Any], seat: int, usual: Any) -> Any:
    return values[seat] if seat < len(values) else usual


def box() -> dict[str, list[str]]:
    """The shared decks as they lie in the box."""
    c = CONTENT
    decks: dict[str, list[str]] = {
        "abilities": _copies(c.abilities),
        "artifacts": _copies(c.artifacts),
        "spells": _copies(c.spells),
        "astrologers": _copies(c.proclamations),
        "ai": [],
        "ai_spells": [],
        "guards_ai": [],
    }
    for tier in ("bronze", "silver", "golden", "azure"):
        decks[tier] = _copies({name: one for name, one in c.neutrals.items() if one.tier == tier})
    for group in ("far", "near", "center"):
        decks[f"tiles_{group}"] = [tile.id for tile in c.tiles.values() if tile.group == group]
    return decks


def _copies(entries: dict[str, Any]) -> list[str]:
    return [name for name, one in entries.items() for _ in range(one.copies)]


Force = tuple[str, str, int]
"""A card on the combat board: unit or neutral, form (few, pack, neutral, tower), space (BESIDE for none)."""


def fight(
    own: Sequence[Force],
    foes: Sequence[Force],
    state: Realm | None = None,
    *,
    field: str = "",
    guards: bool = False,
    round: int = 1,
    **more: Any,
) -> Realm:
    """A combat under way between seat A (side 0, attacking) and seat B's hero, or guards led by the rules.

    Fighters are numbered from 0, own ones first.  `more`: any other field of `Battle` (walls, level, laid …).
    """
    laid = realm() if state is None else state
    rival = NEUTRALS if guards else B
    battle = Battle(
        field=field or laid.heroes[main_hero(A)].field,
        heroes=(main_hero(A), NOBODY if guards else main_hero(B)),
        owners=(A, rival),
        commands=(A, rival),
        round=round,
    )
    for side, forces in enumerate((own, foes)):
        for card, form, space in forces:
            battle.fighters[len(battle.fighters)] = Fighter(card, side, form, space)
            player = laid.players[side] if side == 0 or not guards else None
            if player is not None and form in ("few", "pack"):
                player.army.setdefault(card, form)
            elif player is not None and form == "neutral":
                player.hired.append(card)
    for name, value in more.items():
        assert hasattr(battle, name), name
        setattr(battle, name, value)
    laid.battle = battle
    return laid


def table(state: Realm, *results: Any, forced: bool = True) -> Game:
    """A table around a position where nothing is under way, for functions that are given one."""
    return Game(GAME, state, Scripted(*results), None, forced)


# ── playing ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Play(playing.OnPosition):
    """A section being played on a position."""

    t: Game

    def __init__(self, state: Realm, section: Section, *results: Any, forced: bool = False) -> None:
        super().__init__(GAME, state, section, *results, forced=forced)

    def offers(self, *options: str) -> bool:
        """Are all of these among the answers?"""
        return set(options) <= set(self.options)

    def through(self, *results: Any, say: dict[str, str] | None = None) -> Play:
        """To the end: the answer that `say` gives for that kind of question, else the first one listed."""
        self.chance.add(*results)
        while self.asked is not None:
            seat, kind = self.asked
            self.t.say(seat, (say or {}).get(kind, self.options[0]))
        self.chance.finish()
        return self

    # what is on the table

    @property
    def state(self) -> Realm:
        return self.t.state

    def player(self, seat: int = A) -> Player:
        return self.state.players[seat]

    def fighter(self, number: int) -> Fighter:
        assert self.state.battle is not None
        return self.state.battle.fighters[number]

    def money(self, seat: int = A) -> tuple[int, int, int]:
        """Gold, materials, valuables."""
        player = self.player(seat)
        return player.gold, player.materials, player.valuables
