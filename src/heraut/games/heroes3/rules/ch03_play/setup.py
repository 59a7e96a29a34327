"""3. Setting up the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import PickHero, TurnTile, UnitOf
from heraut.games.heroes3.model import ATTACK_DIE, OFFICIAL, Game, HeroName, HeroOnMap, main_hero, mission
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.printed.board import field_on
from heraut.games.heroes3.printed.missions import Start
from heraut.games.heroes3.rules.ch03_play import box, rounds
from heraut.games.heroes3.rules.ch05_cards import receiving
from heraut.games.heroes3.rules.ch07_town import construction
from heraut.games.heroes3.rules.ch08_map import map_tiles
from heraut.games.heroes3.rules.ch11_ai import ai_deck
from heraut.kernel import Arrow, Die, Option, Reason, Section, ask, become, call, draw
from heraut.tabletop import throws

SHARED = ("abilities", "artifacts", "spells")
TURNS = tuple([TurnTile(turn) for turn in range(6)])


@dataclass(slots=True)
class RollOff(throws.RollOff):
    """H3-SET-14 H3-SET-15 H3-SET-24. One attack die each; the highest wins, and those who tie roll again."""

    def thrown(self, t: Game) -> Die:
        return ATTACK_DIE

    def fell(self, t: Game, seat: int, face: int) -> None:
        """H3-SET-14 H3-SET-15."""
        t.tell("rolled_off", seat=seat, die=face)


@dataclass(slots=True)
class SetUp(Section):
    """3. Setting up.

    who chooses first → each: a hero → the AI's army → the shared decks → who plays first
       → each: turn the starting tile → each: the army → the bonus of the difficulty → starting buildings → round 1
    """

    carried: bool = False  # the hero, the army and the deck come from the mission before
    order: tuple[int, ...] = ()
    turn: int = 0
    troop: int = 0
    deck: int = 0
    buildings_done: int = 0

    def start(self, t: Game) -> Arrow:
        """H3-SET-15. Who chooses a faction first."""
        if self.carried:
            return self.lay_enemy
        return call(RollOff(tuple(range(len(t.state.players)))), self.hear_chooser)

    def hear_chooser(self, t: Game, seat: int) -> Arrow:
        players = len(t.state.players)
        self.order = tuple([(seat + step) % players for step in range(players)])
        return self.next_hero

    def begins_with(self, t: Game) -> Start:
        return mission(t).start if self.carried else box.beginning(t)

    # ── heroes and their decks ──

    def next_hero(self, t: Game) -> Arrow:
        """H3-SET-1 H3-SET-16 H3-HER-13. A faction that nobody has yet, and one of its heroes."""
        if self.turn == len(self.order):
            self.turn = 0
            return self.lay_enemy
        return ask(self.order[self.turn], "choose_hero", self.heroes, self.hear_hero)

    def heroes(self, t: Game) -> list[PickHero]:
        """H3-SET-1 H3-SET-16 H3-HER-13 H3-MOD-5. Those of the factions that nobody has yet."""
        return [PickHero(HeroName(hero)) for hero in t.content.heroes if forbids_hero(t, hero) is None]

    def hear_hero(self, t: Game, choice: PickHero) -> Arrow:
        seat = self.order[self.turn]
        box.take_hero(t, seat, choice.hero, self.begins_with(t))
        self.turn += 1
        return self.next_hero

    def lay_enemy(self, t: Game) -> Arrow:
        """H3-AI-16 H3-AI-17 H3-AI-30. The army and the decks of an AI."""
        if mission(t).enemy is None:
            return self.next_deck
        return call(ai_deck.LayEnemy(), self.next_deck)

    def next_deck(self, t: Game) -> Arrow:
        """H3-SET-9 H3-SET-25. The top card of each shared deck is turned up to start its discard."""
        if self.deck == len(SHARED):
            return call(RollOff(tuple(range(len(t.state.players)))), self.hear_first)
        return draw(SHARED[self.deck], self.hear_top)

    def hear_top(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        t.state.discards[SHARED[self.deck]].extend(cards)
        self.deck += 1
        return self.next_deck

    def hear_first(self, t: Game, seat: int) -> Arrow:
        """H3-SET-14 H3-SET-24. The first player stays the same for the whole game."""
        t.state.first = t.state.active = seat
        t.tell("first_player", seat=seat)
        return self.next_tile

    # ── the map ──

    def next_tile(self, t: Game) -> Arrow:
        """H3-SET-13 H3-TIL-12. Each player turns the starting tile freely, as long as a way leads out of it."""
        if self.turn == len(t.state.players):
            self.turn = 0
            return self.next_troop
        number, place = box.place_of_seat(t, self.turn)
        laid = t.state.tiles[number]
        if laid.tile == "" and place.group == "starting":
            laid.tile = t.content.towns[t.state.players[self.turn].faction].starting_tile
        if laid.tile == "":
            return draw(f"tiles_{place.group}", self.hear_start_tile)
        return ask(self.turn, "turn_tile", self.turns, self.hear_turn)

    def turns(self, t: Game) -> list[TurnTile]:
        """H3-SET-13 H3-TIL-12. Those that leave the map in one piece."""
        number, _ = box.place_of_seat(t, self.turn)
        return [TURNS[turn] for turn in map_tiles.joining(t, number)]

    def hear_start_tile(self, t: Game, tiles: tuple[str, ...]) -> Arrow:
        """A start without a town: one of the tiles the plan names (others are put back and drawn again)."""
        number, place = box.place_of_seat(t, self.turn)
        if place.among and tiles[0] not in place.among:
            t.state.decks[f"tiles_{place.group}"].bottom.extend(tiles)
            return self.next_tile
        t.state.tiles[number].tile = tiles[0]
        for deck in t.state.decks.values():
            deck.bag.extend(deck.bottom)
            deck.bottom.clear()
        return self.next_tile

    def hear_turn(self, t: Game, choice: TurnTile) -> Arrow:
        """H3-SET-13. The main hero stands on the town of the tile, or on its empty field if it has none."""
        number, _ = box.place_of_seat(t, self.turn)
        laid = t.state.tiles[number]
        laid.turn = choice.turn
        spots = t.content.tiles[laid.tile].fields
        for wanted in ("town", "empty"):
            homes = [field for field in spots if field.site == wanted]
            if homes:
                break
        home = field_on(laid.tile, homes[0].spot)
        geography.show(t, number)
        if homes[0].site == "town":
            t.state.sites[home].flags = (self.turn,)
        t.state.heroes[main_hero(self.turn)] = HeroOnMap(self.turn, home, home)
        if "two_heroes" in t.state.variants:
            box.second_hero_begins(t, self.turn, home)
        self.turn += 1
        return self.next_tile

    # ── army, bonus, buildings ──

    def next_troop(self, t: Game) -> Arrow:
        """H3-SET-12 H3-SET-17 H3-SET-18. The units of the scenario; where it says any bronze unit, one's choice."""
        if self.turn == len(t.state.players):
            self.turn = 0
            return self.next_bonus
        start = self.begins_with(t)
        if self.troop == len(start.units):
            self.troop = 0
            self.turn += 1
            return self.next_troop
        return ask(self.turn, "choose_troop", self.troops, self.hear_troop)

    def troops(self, t: Game) -> list[UnitOf]:
        """H3-SET-12. The units that the scenario may mean."""
        return [UnitOf(unit) for unit in box.troops(t, self.turn, self.begins_with(t).units[self.troop])]

    def hear_troop(self, t: Game, choice: UnitOf) -> Arrow:
        t.state.players[self.turn].army[choice.unit] = self.begins_with(t).units[self.troop].side
        self.troop += 1
        return self.next_troop

    def next_bonus(self, t: Game) -> Arrow:
        """H3-SET-10 H3-DIF-1 H3-DIF-3 H3-DIF-4 H3-DIF-5 H3-DIF-6 H3-DIF-12 H3-VAR-5 H3-CPG-2. The starting bonus.

        Each player takes one of those of the difficulty; a campaign has bonuses of its own instead.
        """
        if self.turn == len(t.state.players):
            self.turn = 0
            return self.shuffle_artifacts
        seat = self.turn
        self.turn += 1
        bonus = t.content.difficulties[t.state.difficulty].bonus
        if not bonus or "no_bonus" in t.state.variants or mission(t).mode == "campaign":
            return self.next_bonus
        sources = tuple([f"bonus/{t.state.difficulty}/{number}" for number in range(len(bonus))])
        return call(receiving.TakeOne(seat, main_hero(seat), sources, False), self.next_bonus)

    def shuffle_artifacts(self, t: Game) -> Arrow:
        """H3-DIF-7. After the bonuses the artifacts are shuffled again, in the official edition with their discard."""
        deck, discard = t.state.decks["artifacts"], t.state.discards["artifacts"]
        deck.bag += deck.top + deck.bottom
        deck.top.clear()
        deck.bottom.clear()
        if t.state.edition == OFFICIAL and len(discard) > 1:
            deck.bag += discard
            discard.clear()
            return draw("artifacts", self.hear_artifact)
        return self.next_building

    def hear_artifact(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        t.state.discards["artifacts"].extend(cards)
        return self.next_building

    def next_building(self, t: Game) -> Arrow:
        """H3-SET-5 H3-SET-26 H3-SPL-8. Immediate effects of starting buildings come last."""
        players = t.state.players
        while self.turn < len(players):
            player = players[self.turn]
            if self.buildings_done < len(player.buildings):
                name = player.buildings[self.buildings_done]
                self.buildings_done += 1
                return call(construction.BuildingStands(self.turn, name, True), self.next_building)
            self.buildings_done = 0
            self.turn += 1
        return become(rounds.Rounds())

    # ── what speaks against a wish ──

    def wishes(self, t: Game) -> Sequence[Option]:
        if self.at == "hear_hero":
            return [PickHero(HeroName(hero)) for hero in t.content.heroes]
        if self.at == "hear_turn":
            return TURNS
        faction = t.state.players[self.turn].faction
        return [UnitOf(unit.id) for unit in t.content.units.values() if unit.faction == faction]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if self.at == "hear_hero" and isinstance(wish, PickHero) and wish.hero in t.content.heroes:
            return forbids_hero(t, wish.hero)
        if self.at == "hear_turn" and isinstance(wish, TurnTile):
            return None if wish in self.turns(t) else Reason("turn-shuts-off", ("H3-TIL-12",))
        if self.at == "hear_troop" and isinstance(wish, UnitOf) and wish not in self.troops(t):
            own = wish.unit in t.state.players[self.turn].army
            return Reason("in-army", ("H3-UNI-41",)) if own else Reason("another-troop", ("H3-SET-12",))
        return None


def forbids_hero(t: Game, hero: str) -> Reason | None:
    """H3-SET-1 H3-SET-16 H3-MOD-5. A faction that nobody else has, and heroes that the scenario allows."""
    rules, faction = mission(t), t.content.heroes[hero].faction
    if rules.enemy is not None and faction == rules.enemy.faction:
        return Reason("enemy-faction", ("H3-SET-1",))
    if any(player.faction == faction for player in t.state.players):
        return Reason("faction-taken", ("H3-SET-1",))
    allowed = (not rules.factions or faction in rules.factions) and (not rules.heroes or hero in rules.heroes)
    return None if allowed else Reason("forbidden", ("H3-MOD-5",))
