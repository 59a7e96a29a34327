"""11a. The AI deck: laid out, and what its cards do when they are drawn.

An AI card that waits for its moment lies in `battle.waiting` ("attack": the next attacker, "activation": the next unit
activated, "round_3": the first activation of that round) or on its unit.  Guards may have a deck of their own.
"""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.heroes3.answers.on_map import Target
from heraut.games.heroes3.model import AI, FEW, NEUTRAL, PACK, FighterId, Game, HeroOnMap, Laid, Shown, enemy_hero
from heraut.games.heroes3.numbers import geography
from heraut.games.heroes3.numbers.combat_values import battle_of, called
from heraut.games.heroes3.printed.board import field_on
from heraut.games.heroes3.rules import ch09_units
from heraut.games.heroes3.rules.ch05_cards import piles
from heraut.games.heroes3.rules.ch08_map import map_tiles
from heraut.games.heroes3.rules.ch10_combat import who_speaks
from heraut.games.heroes3.rules.ch11_ai import ai_spells, ai_targets
from heraut.games.heroes3.rules.ch11_ai.ai_piles import (
    LEFT_OVER,
    amount,
    deck_of,
    enemy_of,
    health_left,
    kind_of,
    piles_wanted,
    shuffle_in,
    take_waiting,
    wait,
)
from heraut.kernel import Arrow, Option, Reason, Section, ask, call, draw, give
from heraut.kernel.sections import Gives
from heraut.kernel.state import Deck

SEARCHED = 3  # H3-AI-24


# ── laid out ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class LayEnemy(Section):
    """The AI's hero, army, spells, skills and cards.

    hero and army → its tile, turned by the player → spells → skills ⟲ → AI cards, kind by kind ⟲ → end
    """

    skill: int = 0
    pile: int = 0

    def start(self, t: Game) -> Arrow:
        """H3-AI-16 H3-AI-30. Its army is fixed; it stands where the scenario says, in the open if it is to move."""
        enemy = enemy_of(t)
        t.state.enemy_army = {troop.unit: troop.side for troop in enemy.army}
        field = field_on(enemy.tile, enemy.spot)
        t.state.heroes[enemy_hero(t)] = HeroOnMap(AI, field, field)
        for number, laid in t.state.tiles.items():
            if laid.tile == enemy.tile and (laid.shown or enemy.moves):
                laid.shown = False
                return call(map_tiles.PlaceTile(number, t.state.first, "enemy"), self.settle)
        return self.take_spells

    def settle(self, t: Game) -> Arrow:
        """H3-AI-16. Its town is its own."""
        field = t.state.heroes[enemy_hero(t)].field
        if geography.printed(t, field).site == "town":
            t.state.sites[field].flags = (AI,)
        return self.take_spells

    def take_spells(self, t: Game) -> Arrow:
        """H3-AI-1 H3-AI-17 H3-AI-23. Out of the spell deck; one that is missing becomes a Magic Arrow."""
        shelf, own = t.state.decks["spells"].bag, t.state.decks["ai_spells"].bag
        for wanted in enemy_of(t).spells:
            spell = wanted if wanted in shelf else "magic_arrow"
            if spell in shelf:
                shelf.remove(spell)
                own.append(spell)
        return self.next_skill

    def next_skill(self, t: Game) -> Arrow:
        """H3-AI-22 H3-AI-24. Set aside; one that is missing is taken from a player, who searches its deck."""
        skills = enemy_of(t).skills
        if self.skill == len(skills):
            return self.next_pile
        wanted = skills[self.skill]
        self.skill += 1
        shelf = t.state.box if wanted in t.content.specialties else t.state.decks["abilities"].bag
        if wanted in shelf:
            shelf.remove(wanted)
            t.state.set_aside.append(wanted)
            return self.next_skill
        for seat, player in enumerate(t.state.players):
            if wanted in player.deck.bag:
                player.deck.bag.remove(wanted)
                t.state.set_aside.append(wanted)
                t.tell("skill_taken", seat=seat, card=wanted)
                return call(piles.Search(seat, "abilities", SEARCHED), self.next_skill)
        return self.next_skill

    def next_pile(self, t: Game) -> Arrow:
        """H3-AI-1 H3-AI-17. So many cards of each kind, at random."""
        wanted = piles_wanted(enemy_of(t))
        if self.pile == len(wanted):
            return None
        _, kind, count = wanted[self.pile]
        cards = [card for card in t.state.box if kind_of(t, card) == kind]
        for card in cards:
            t.state.box.remove(card)
        t.state.decks[LEFT_OVER] = Deck(cards)
        return draw(LEFT_OVER, self.hear_cards, count)

    def hear_cards(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        deck, _, _ = piles_wanted(enemy_of(t))[self.pile]
        t.state.decks[deck].bag.extend(cards)
        t.state.box.extend(t.state.decks.pop(LEFT_OVER).bag)
        self.pile += 1
        return self.next_pile


# ── drawn ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(slots=True)
class AiCards(Section):
    """What happens before a unit of the AI moves; gives the unit a spell has marked as its target, if any.

    defense cards that waited → a spell that waited for this round → end
                              → otherwise a card, and those it says to draw ⟲ → end
    """

    fighter: FighterId
    more: int = 1
    shown: Shown = ()  # the card drawn, until it has gone where it belongs
    deck: str = ""
    marked: FighterId = ai_spells.NOBODY_MARKED

    def put_down(self) -> str:
        card, self.shown = self.shown[0], ()
        return card

    def owner(self, t: Game) -> int:
        battle = battle_of(t)
        return battle.owners[battle.fighters[self.fighter].side]

    def start(self, t: Game) -> Gives[FighterId]:
        """H3-AI-34 H3-AI-40. What was laid by for the unit activated next, or for the first of a new round."""
        battle, owner = battle_of(t), self.owner(t)
        fighter = battle.fighters[self.fighter]
        for laid in take_waiting(t, "activation", owner):
            fighter.laid.append(laid._replace(until="defense"))
        late = take_waiting(t, f"round_{battle.round}", owner)
        if late:
            for laid in late[1:]:
                wait(t, laid)
            spell, line = late[0].card, late[0].line
            power = t.content.spells[spell].effect.lines[line].power
            return call(ai_spells.AiSpell(self.fighter, (spell,), line, power, late=True), self.after_late_spell)
        return self.next_card

    def after_late_spell(self, t: Game, marked: FighterId) -> Gives[FighterId]:
        """H3-AI-34. No card is drawn in that activation."""
        return give(ai_spells.NOBODY_MARKED)

    def next_card(self, t: Game) -> Gives[FighterId]:
        """H3-AI-11 H3-AI-19 H3-AI-45. One card, or more if told so; none when the deck has run out."""
        if self.more == 0 or not ch09_units.alive(t, self.fighter):
            return give(self.marked)
        self.more -= 1
        self.deck = deck_of(self.owner(t))
        return draw(self.deck, self.hear)

    def hear(self, t: Game, cards: tuple[str, ...]) -> Gives[FighterId]:
        """H3-AI-39 H3-AI-43. What the card says."""
        if not cards:
            return give(self.marked)
        self.shown = cards
        card, number = t.content.ai_cards[cards[0]], amount(t, cards[0])
        t.tell("ai_card", who=self.fighter, fighter=called(t, self.fighter), card=card.id, amount=number)
        if card.does == "cast":
            return call(ai_spells.AiCast(self.fighter, number), self.after_spell)
        if card.does == "skill":
            return call(ai_spells.AiSkills(self.fighter, number), self.after_skill)
        if card.does == "attack":
            return self.keep(t, "attack")
        if card.goes_to == "next_activated":
            return self.keep(t, "activation")
        return self.most_health

    def keep(self, t: Game, until: str) -> Gives[FighterId]:
        """H3-AI-21 H3-AI-40. It waits for the next unit that attacks, or is activated."""
        wait(t, Laid(self.put_down(), "effect", self.owner(t), until))
        return self.next_card

    def most_health(self, t: Game) -> Gives[FighterId]:
        """H3-AI-40."""
        side = battle_of(t).fighters[self.fighter].side
        return ask(who_speaks.opponent(t, side), "ai_defense", self.toughest, self.hear_defense)

    def toughest(self, t: Game) -> list[Option]:
        """H3-AI-40 H3-AI-14. The unit that can take most; the player chooses between equal ones."""
        return [Target(who) for who in ai_targets.least(self.own(t), lambda who: -health_left(t, who))]

    def own(self, t: Game) -> list[FighterId]:
        """The units of the AI, without the tower."""
        fighters = battle_of(t).fighters
        side = fighters[self.fighter].side
        return [who for who, one in fighters.items() if one.side == side and one.form in (FEW, PACK, NEUTRAL)]

    def wishes(self, t: Game) -> list[Option]:
        return [Target(who) for who in self.own(t)]

    def forbids(self, t: Game, wish: Option) -> Reason | None:
        return who_speaks.ruled(wish, self.toughest(t), "H3-AI-40") if isinstance(wish, Target) else None

    def hear_defense(self, t: Game, choice: Target) -> Gives[FighterId]:
        """H3-AI-40."""
        laid = Laid(self.put_down(), "effect", self.owner(t), "defense")
        battle_of(t).fighters[choice.fighter].laid.append(laid)
        return self.next_card

    def after_spell(self, t: Game, marked: FighterId) -> Gives[FighterId]:
        """H3-AI-31 H3-AI-33 H3-AI-35. A magic card that came to nothing goes under the deck."""
        if marked == ai_spells.NOT_CAST:
            t.state.decks[self.deck].bottom.append(self.put_down())
            return self.next_card
        self.marked = marked
        t.state.discards[self.deck].append(self.put_down())
        return self.next_card

    def after_skill(self, t: Game, draws: int) -> Gives[FighterId]:
        """H3-AI-22 H3-AI-39 H3-AI-45. Discarded; in the first combat round some go back into the deck."""
        self.more += draws
        card = self.put_down()
        if battle_of(t).round == 1 and t.state.difficulty in t.content.ai_cards[card].goes_back:
            shuffle_in(t.state.decks[self.deck], card)
        else:
            t.state.discards[self.deck].append(card)
        return self.next_card
