"""10a. How a combat begins: who fights, with what, where; and how long it goes on."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.in_combat import Prolong, Retreat
from heraut.games.heroes3.answers.with_cards import PlayOf
from heraut.games.heroes3.model import NEUTRALS, NO_HERO, Battle, FieldId, Game, HeroId, main_hero, mission, side_of
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.numbers.combat_values import battle_of
from heraut.games.heroes3.rules import ch09_traits, ch09_units, clauses
from heraut.games.heroes3.rules.ch03_play import hero_moves
from heraut.games.heroes3.rules.ch05_cards import in_hand, piles, play_in_combat, play_on_map
from heraut.games.heroes3.rules.ch07_town import town
from heraut.games.heroes3.rules.ch08_map import map_fields
from heraut.games.heroes3.rules.ch10_combat import aftermath, combat_round, deploy, siege_walls, who_speaks
from heraut.games.heroes3.rules.ch11_ai import ai_piles
from heraut.kernel import PASS, Arrow, Gives, Option, Pass, Reason, Section, ask, become, call, give, offer

TALKED = "talked"
AZURE = 7  # H3-DIF-8
LONGEST = 20  # H3-CMB-60


@dataclass(slots=True)
class Combat(Section):
    """10. A combat, from its announcement to its end; gives what it was for the attacking hero.

    guards far below the hero flee → won
    announced (town actions) → (Diplomacy → talked) → armies placed, guards drawn, walls → the combat begins
       → combat round ⟲ ── one side is wiped out, or surrenders → aftermath
                        ├─ guards, round over: 1 movement point for another round, or retreat
                        └─ twenty rounds over: retreat

    `rival`: the seat whose units defend, NEUTRALS or AI.  `enemy`: the hero who defends; an army sent has none.
    """

    hero: HeroId
    field: FieldId
    rival: int
    enemy: HeroId = NO_HERO

    def attacker(self, t: Game) -> int:
        return t.state.heroes[self.hero].seat

    def start(self, t: Game) -> Gives[str]:
        """H3-CMB-1 H3-CMB-19 H3-CMB-20 H3-TWN-7. Announced: both sides may use their town tokens before anything."""
        if self.rival == NEUTRALS and quick_combat(t, self.attacker(t), self.field):
            t.tell("quick_combat", hero=self.hero, field=self.field)
            return give(aftermath.WON)
        t.tell("combat_announced", hero=self.hero, field=self.field, rival=self.rival)
        seats = [seat for seat in (self.attacker(t), self.rival) if seat >= 0]
        return call(town.town_window(seats), self.talk)

    def talk(self, t: Game) -> Gives[str]:
        """H3-CRD-10. Diplomacy may send guards as hard as the hero's level away."""
        seat = self.attacker(t)
        if self.rival != NEUTRALS or self.hero != main_hero(seat) or clauses.no_talking(t, self.field):
            return self.lay
        if map_fields.guard_level(t, self.field) != t.state.players[seat].level:
            return self.lay
        return offer(t, seat, "talk", self.ways_to_talk, self.hear_talk, self.lay, piles.holds_cards(t, seat))

    def ways_to_talk(self, t: Game) -> list[Option]:
        """H3-CRD-10 H3-QCK-4. Cards for a combat with guards that has not begun."""
        return [PASS, *in_hand.map_plays(t, self.attacker(t), "neutral_combat")]

    def hear_talk(self, t: Game, choice: Pass | PlayOf) -> Gives[str]:
        if isinstance(choice, Pass):
            return self.lay
        return call(play_on_map.PlayCard(self.attacker(t), choice.card, choice.mode), self.talked)

    def talked(self, t: Game) -> Gives[str]:
        """H3-QCK-4. The field is explored without experience."""
        t.tell("talked", hero=self.hero, field=self.field)
        return give(TALKED)

    # setting up

    def lay(self, t: Game) -> Gives[str]:
        """H3-CMB-2 H3-CMB-8 H3-AI-18. The empty board, and who commands each side."""
        owners = (self.attacker(t), self.rival)
        t.state.battle = Battle(
            field=self.field,
            heroes=(self.hero, self.enemy),
            owners=owners,
            commands=(owners[0], commander_of_guards(t, owners[0]) if owners[1] == NEUTRALS else owners[1]),
            level=map_fields.guard_level(t, self.field) if self.rival == NEUTRALS else 0,
            home=owners[1] >= 0 and self.field in geography.homes(t, owners[1]),
        )
        if mission(t).enemy is not None:
            ai_piles.shuffle_ai_decks(t)
        return self.place_attacker

    def place_attacker(self, t: Game) -> Gives[str]:
        """H3-CMB-6 H3-CMB-10. The attacker places first, guards are drawn after that."""
        return call(deploy.Deploy(0), self.place_defender)

    def place_defender(self, t: Game) -> Gives[str]:
        """H3-CMB-10 H3-CMB-24."""
        if self.rival == NEUTRALS:
            return call(deploy.DrawGuards(self.field), self.place_guards)
        return call(deploy.Deploy(1), self.walls)

    def place_guards(self, t: Game) -> Gives[str]:
        """H3-CMB-24."""
        return call(deploy.PlaceGuards(), self.begin_attacker)

    def walls(self, t: Game) -> Gives[str]:
        """H3-SIE-11 H3-SIE-12."""
        if siege_walls.has_walls(t, self.field, self.rival):
            return call(siege_walls.RaiseWalls(), self.begin_attacker)
        return self.begin_attacker

    def begin_attacker(self, t: Game) -> Gives[str]:
        """H3-CMB-52. What happens when a combat begins: the attacker's comes first."""
        return call(Beginning(0), self.begin_defender)

    def begin_defender(self, t: Game) -> Gives[str]:
        """H3-CMB-52."""
        return call(Beginning(1), self.fight)

    # fighting

    def fight(self, t: Game) -> Gives[str]:
        """H3-CMB-4."""
        return call(combat_round.CombatRound(), self.round_over)

    def round_over(self, t: Game) -> Gives[str]:
        """H3-CMB-3 H3-CMB-4 H3-CMB-59. Guards below azure: after each round the attacker says whether to go on."""
        battle = battle_of(t)
        if ch09_units.wiped_out(battle, 0):
            return self.end(t, 1)
        if ch09_units.wiped_out(battle, 1):
            return self.end(t, 0)
        if battle.round >= LONGEST:
            return self.undecided
        if not has_limit(t, battle):
            return self.fight
        return ask(self.attacker(t), "prolong", self.rounds, self.hear_prolong)

    def rounds(self, t: Game) -> list[Option]:
        """H3-CMB-3 H3-CMB-21 H3-CMB-50 H3-CMB-59 H3-VAR-10 H3-MOV-3. 1 point for another round, or retreat."""
        return [Prolong(), Retreat()] if no_further_round(t, self.hero) is None else [Retreat()]

    def wishes(self, t: Game) -> list[Option]:
        if t.state.battle is None:
            return in_hand.play_wishes(t, self.attacker(t))
        return [Prolong()]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        if isinstance(wish, PlayOf):
            return in_hand.forbids_play(t, self.attacker(t), wish)
        return no_further_round(t, self.hero) if isinstance(wish, Prolong) and t.state.battle is not None else None

    def hear_prolong(self, t: Game, choice: Prolong | Retreat) -> Gives[str]:
        """H3-CMB-21 H3-CMB-50 H3-VAR-10."""
        if isinstance(choice, Retreat):
            return self.retreat
        if "free_rounds" not in t.state.variants:
            hero_moves.spend(t, self.hero, 1)
        t.tell("prolonged", hero=self.hero)
        return self.fight

    def undecided(self, t: Game) -> Gives[str]:
        """H3-CMB-60. Else two who pass could sit there for ever."""
        t.tell("undecided", rounds=LONGEST)
        return self.retreat

    def retreat(self, t: Game) -> Gives[str]:
        """H3-CMB-5 H3-CMB-22 H3-CMB-23 H3-CMB-60 H3-END-3. A retreat is no defeat; the guards are discarded."""
        t.tell("retreats", hero=self.hero)
        aftermath.clear_board(t)
        return give(aftermath.RETREATED)

    def surrendered(self, t: Game) -> Gives[str]:
        """H3-END-2."""
        return self.end(t, 1 - battle_of(t).gave_up)

    def end(self, t: Game, winner: int) -> Gives[str]:
        """H3-END-1."""
        battle = battle_of(t)
        given_up = battle.gave_up >= 0
        return become(
            aftermath.Aftermath(
                self.field, battle.heroes, battle.owners, winner, given_up, battle.level, battle.azure, battle.home
            )
        )


def quick_combat(t: Game, seat: int, field: FieldId) -> bool:
    """H3-QCK-1 H3-QCK-2 H3-QCK-3. A full level above the field: no combat, no experience; whichever hero it is."""
    level = map_fields.guard_level(t, field)
    return 0 < level < AZURE and t.state.players[seat].level > level and not clauses.last_guard(t, field)


def commander_of_guards(t: Game, seat: int) -> int:
    """H3-CMB-8 H3-VIC-6 H3-AI-42 H3-MOD-4. The enemy to the right, even one who is out; without enemies the rules."""
    players, side = len(t.state.players), side_of(t, seat)
    to_the_right = [(seat - step) % players for step in range(1, players)]
    return next((other for other in to_the_right if other not in side), NEUTRALS)


def has_limit(t: Game, battle: Battle) -> bool:
    """H3-CMB-3 H3-CMB-4 H3-DIF-14 H3-AI-46. Only against guards, and none of them azure."""
    return battle.owners[1] == NEUTRALS and not battle.azure and not clauses.last_guard(t, battle.field)


def no_retreat(t: Game, battle: Battle) -> Reason:
    """H3-CMB-4 H3-CMB-5 H3-CMB-59 H3-END-1. From guards, and only between two rounds."""
    if has_limit(t, battle):
        return Reason("retreat-after-round", ("H3-CMB-59", "H3-CMB-5"))
    return Reason("no-retreat", ("H3-CMB-4", "H3-END-1"))


def no_further_round(t: Game, hero: HeroId) -> Reason | None:
    """H3-CMB-21 H3-CMB-50 H3-VAR-10 H3-MOV-3. It costs the hero who began the fight 1 movement point."""
    if "free_rounds" in t.state.variants or hero_moves.points(t, hero) > 0:
        return None
    return Reason("no-points", ("H3-MOV-3", "H3-CMB-50"))


@dataclass(slots=True)
class Beginning(Section):
    """10a. A combat begins for one side: its buildings → its units → its cards ⟲."""

    side: int

    def start(self, t: Game) -> Arrow:
        """H3-BLD-17 H3-CMB-52."""
        battle = battle_of(t)
        seat = who_speaks.card_seat(battle, self.side)
        if seat < 0:
            return None
        if battle.heroes[1 - self.side] != NO_HERO:
            return call(town.Offers(seat, "hero_combat_start"), self.draw)
        return self.draw

    def draw(self, t: Game) -> Arrow:
        """H3-CMB-52."""
        drawn = ch09_traits.drawn_at_start(t, self.side)
        if drawn:
            return call(piles.DrawCards(self.player(t), drawn), self.play)
        return self.play

    def play(self, t: Game) -> Arrow:
        """H3-CMB-52."""
        seat = self.player(t)
        return offer(t, seat, "combat_start", self.cards, self.hear, self.over, piles.holds_cards(t, seat))

    def player(self, t: Game) -> int:
        return battle_of(t).owners[self.side]

    def cards(self, t: Game) -> list[Option]:
        """H3-CMB-52. Cards for the moment when a combat begins."""
        return [PASS, *play_in_combat.combat_plays(t, self.player(t), "combat_start")]

    def wishes(self, t: Game) -> list[Option]:
        return in_hand.play_wishes(t, self.player(t))

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return in_hand.forbids_play(t, self.player(t), wish) if isinstance(wish, PlayOf) else None

    def hear(self, t: Game, choice: Pass | PlayOf) -> Arrow:
        """H3-CMB-52."""
        if isinstance(choice, Pass):
            return None
        card = play_in_combat.PlayInCombat(self.player(t), choice.card, choice.mode, moment="combat_start")
        return call(card, self.played)

    def played(self, t: Game, laid: tuple[object, ...]) -> Arrow:
        return self.play

    def over(self, t: Game) -> Arrow:
        return None
