"""What waits on a space, and what it is worth to a character: combats, quests, markers, resources."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from heraut.games.wow_adventure.mind import fights
from heraut.games.wow_adventure.mind.belongings import DAMAGE, DEFEAT, HOPED, LEVEL, MARKER
from heraut.games.wow_adventure.mind.exchanges import Exchange
from heraut.games.wow_adventure.mind.fights import Outlook, Seer
from heraut.games.wow_adventure.mind.memory import remembered
from heraut.games.wow_adventure.mind.quests import new_hope, share
from heraut.games.wow_adventure.model import (
    HAND_LIMIT,
    TOP_LEVEL,
    CardId,
    Fight,
    Game,
    Hero,
    Quest,
    SpaceId,
    Undefeated,
    trophies_of,
)
from heraut.games.wow_adventure.numbers import goals, routes
from heraut.games.wow_adventure.printed.effects import COLOURS

See = Callable[[Fight], Outlook]
Rivals = list[tuple[int, Hero]]
ITEM = 0.15  # what is taken from an encounter
DRAWN, DISCOVERY = 0.17, 0.1  # a card drawn into an empty hand; into a full one it is worth nothing
TRAP, UNSEEN = -0.15, -0.02  # a red marker; one that he has not seen
SPOILS = 0.15  # an item of the loser's bag
RIVALRY = 0.7  # what a defeat costs a rival, to all others together
UNHURT = 99  # heals whatever there is
COUNTED = 0.8  # of its part of a quest's valor: the way to where it is completed is still to go
SURE = 0.3  # below such odds a fight is not sought


class Survey:
    """What ending a turn on a space is worth to a character: what he fights there, his quests, what is found there.

    `see`: how combats come out.  `rivals`: whom he may attack.
    """

    def __init__(self, t: Game, seat: int, see: See, rivals: Rivals | None = None) -> None:
        self.t, self.seat, self.see, self.rivals = t, seat, see, rivals or []
        self.hero = hero = t.state.heroes[seat]
        self.drawn = {colour: draws(t, seat, colour) for colour in COLOURS[max(0, hero.level - 1) : hero.level + 1]}
        self.resources: dict[str, float] = {}
        printed = [(quest, t.content.quests[quest.kind].goal) for quest in hero.quests]
        self.quests = [
            quest for quest, goal in printed if goal.type not in goals.COUNTED or quest.beaten >= goal.number
        ]

    def of(self, spaces: Iterable[SpaceId]) -> dict[SpaceId, float]:
        """Those that his level lets him go to."""
        return {space: self.worth(space) for space in spaces if routes.level_of(self.t, space) <= self.hero.level}

    def bare(self) -> dict[SpaceId, float]:
        """The whole board as if nothing lay on it."""
        found, taken = {}, {}
        for name, there in self.t.content.board.items():
            space = SpaceId(name)
            if COLOURS.index(there.level) <= self.hero.level:
                if there.resources not in taken:
                    taken[there.resources] = self.taken(space)
                found[space] = self.fought(space, []) + self.errands(space) + taken[there.resources]
        return found

    def worth(self, space: SpaceId) -> float:
        left = [left for left in self.t.state.track if left.space == space]
        return self.fought(space, left) + self.errands(space) + self.explored(space)

    def fought(self, space: SpaceId, lying: list[Undefeated]) -> float:
        """What comes of the challenge there: of a red marker's, else of the best there is, a rival among them."""
        t, seat, see, there = self.t, self.seat, self.see, self.t.content.board[space]
        if there.kind == "city":
            return 0.0
        reds = [one for one in lying if one.red]
        left = [card_worth(t, seat, one.card, see(Fight(seat, one.card))) for one in reds or lying]
        if reds:
            return max(left)
        duels = [duel_worth(t, seat, rival, see) for rival, hero in self.rivals if hero.space == space]
        if there.encounter is not None:
            return max([*left, *duels, printed_worth(t, seat, space, see)])
        return max([*left, *duels] if left else [*duels, self.drawn.get(there.level, 0.0)])

    def errands(self, space: SpaceId) -> float:
        """What ending a turn there does for his quests."""
        return sum([errand(self.t, self.seat, quest, space) for quest in self.quests]) if self.quests else 0.0

    def explored(self, space: SpaceId) -> float:
        """The markers that lie there; else what is taken."""
        seat, lying = self.seat, [one for one in self.t.state.found if one.space == space]
        worths = [marker_worth(self.t, one.kind) if seat in one.seen_by else UNSEEN for one in lying]
        return sum(worths) if lying else self.taken(space)

    def taken(self, space: SpaceId) -> float:
        """The best resource of the space."""
        return max([self.resource(name) for name in self.t.content.board[space].resources], default=0.0)

    def resource(self, name: str) -> float:
        if name not in self.resources:
            self.resources[name] = resource(self.t, self.seat, name)
        return self.resources[name]


def printed_worth(t: Game, seat: int, space: SpaceId, see: See) -> float:
    """What comes of a combat with the printed encounter of this space."""
    fight = Fight(seat, printed=space)
    won = earned(t, seat, fight)
    seen = see(fight) if won else Seer(t, seat).unaided(fight)
    return seen.victory * won * (seen.victory >= SURE) - cost(seen)


def prize(t: Game, seat: int, space: SpaceId) -> float:
    """What beating the printed encounter earns: a level and the quests that ask for it, or a trophy he has not won."""
    hero, there = t.state.heroes[seat], t.content.board[space]
    if there.kind == "level_up":
        return level_worth(t, seat) if COLOURS.index(there.level) == hero.level < TOP_LEVEL else 0.0
    if any(t.content.trophies[trophy].source == space for trophy in hero.trophies):
        return 0.0
    pile = t.state.decks[trophies_of(space)].bag
    return t.content.trophies[pile[0]].valor if pile else 0.0


def level_worth(t: Game, seat: int) -> float:
    hero = t.state.heroes[seat]
    quests = [t.content.quests[quest.kind] for quest in hero.quests]
    above = COLOURS[hero.level + 1]
    return LEVEL + sum([one.valor for one in quests if one.goal.type == "level" and one.goal.level == above])


def draws(t: Game, seat: int, colour: str) -> float:
    """What comes of a card of this colour, on average over a quarter of them, and what quests may count for it."""
    key = "draws", colour, fights.what_matters(t, seat)

    def find() -> float:
        cards = [CardId(card.id) for card in t.content.encounters.values() if card.level == colour][2::4]
        seer = Seer(t, seat)
        seen = [seer.unaided(Fight(seat, card)) for card in cards]
        return sum([ITEM * one.victory - cost(one) for one in seen]) / len(cards)

    return remembered(t, key, find) + sum(
        [share(t, quest, colour) * step(t, quest) for quest in t.state.heroes[seat].quests]
    )


def card_worth(t: Game, seat: int, card: CardId, seen: Outlook) -> float:
    """What comes of a combat with this encounter."""
    return seen.victory * earned(t, seat, Fight(seat, card)) - cost(seen)


def earned(t: Game, seat: int, fight: Fight) -> float:
    """What beating an encounter earns: its item, or what is printed on the space; and quests that count it."""
    return (ITEM if fight.card else prize(t, seat, fight.printed)) + counted(t, seat, fight)


def duel_worth(t: Game, seat: int, rival: int, see: See) -> float:
    """What comes of attacking him: a quest, an item, and what his defeat costs him."""
    fight = Fight(seat, rival=rival)
    spoils = SPOILS * bool(t.state.heroes[rival].bag) + RIVALRY / (t.state.players - 1)
    seen = see(fight)
    return seen.victory * (spoils + counted(t, seat, fight)) - cost(seen)


def ended_worth(end: Exchange, won: float) -> float:
    """What has come of a combat with an encounter that earns so much."""
    return won * (end.beaten and not end.felled) - DAMAGE * end.damage - DEFEAT * end.felled


def cost(seen: Outlook) -> float:
    return DAMAGE * seen.damage + DEFEAT * seen.defeat


def counted(t: Game, seat: int, fight: Fight) -> float:
    """What quests count for such a victory."""
    quests = t.state.heroes[seat].quests
    return sum([step(t, quest) for quest in quests if goals.is_counted(t, quest, fight, seat)])


def step(t: Game, quest: Quest) -> float:
    """What one more victory that counts does for a quest; nothing, once there are enough."""
    printed = t.content.quests[quest.kind]
    return COUNTED * printed.valor / printed.goal.number if quest.beaten < printed.goal.number else 0.0


# ── quests, markers and resources ────────────────────────────────────────────────────────────────────────────────────


def errand(t: Game, seat: int, quest: Quest, space: SpaceId) -> float:
    """What ending a turn there does for a quest that is completed by being somewhere."""
    printed = t.content.quests[quest.kind]
    goal = printed.goal
    if goal.type == "visit":
        return printed.valor / len(goal.spaces) if space in goal.spaces and space not in quest.visited else 0.0
    return printed.valor if goals.is_met(t, seat, quest, space) else 0.0


def marker_worth(t: Game, kind: str) -> float:
    return MARKER if t.content.markers[kind].colour == "green" else TRAP


def resource(t: Game, seat: int, name: str) -> float:
    """What one resource is worth to him now."""
    hero = t.state.heroes[seat]
    if name.startswith("heal"):
        return DAMAGE * min(hero.damage, {"heal1": 1, "heal2": 2}.get(name, UNHURT))
    if name.startswith("ability"):
        room = HAND_LIMIT - len(hero.hand)
        return DRAWN * min(room, int(name[-1])) * room / HAND_LIMIT
    if name == "quest":
        return HOPED * new_hope(t, seat)
    return DISCOVERY if name == "discovery" else 0.0
