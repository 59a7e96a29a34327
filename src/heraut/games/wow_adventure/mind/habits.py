"""What a player would answer without thinking long."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from heraut.games.wow_adventure.answers import (
    PLAYS,
    Attack,
    DrawChallenge,
    Equip,
    FightMarker,
    FightPrinted,
    GiveUp,
    LookInto,
    PickCity,
    SpaceOf,
    Take,
    Walk,
)
from heraut.games.wow_adventure.mind import fights, journeys, waiting
from heraut.games.wow_adventure.mind.belongings import outfit, owned
from heraut.games.wow_adventure.mind.evaluation import standing
from heraut.games.wow_adventure.mind.exchanges import Ground, Help, Sheet, is_reckoned
from heraut.games.wow_adventure.mind.fights import Seer
from heraut.games.wow_adventure.mind.quests import hope
from heraut.games.wow_adventure.model import NOBODY, Fight, Game
from heraut.games.wow_adventure.numbers import routes
from heraut.games.wow_adventure.numbers.fight import under_way
from heraut.games.wow_adventure.printed.effects import COLOURS
from heraut.games.wow_adventure.rules.ch4_abilities.named_plays import LookAtNext
from heraut.games.wow_adventure.rules.markers import PlaceMarkers
from heraut.kernel import CHANCE, Decision, Option
from heraut.kernel.chance import outcomes

Random = Callable[[], float]
Habit = Callable[[Game, Decision], Option]
WORTH_PLAYING = 0.02
FLEEING = 0.5  # the odds of a defeat from which on one flees
DEEP = 4  # plays in a combat
FAR = 99.0  # below anything that comes of a combat


def likely(t: Game, decision: Decision, random: Random) -> Option:
    """By the kind of the question; else what leaves him best off at once."""
    if len(decision.options) == 1:
        return decision.options[0]
    habit = HABITS.get(decision.kind)
    if habit is not None:
        return habit(t, decision)
    if decision.kind in AT_RANDOM:
        return decision.options[int(random() * len(decision.options))]
    return at_once(t, decision, decision.options)


def best(options: Sequence[Option], worth: Callable[[Option], float]) -> Option:
    """The best answer; the first of equals."""
    return max(options, key=worth)


# ── one answer ahead ─────────────────────────────────────────────────────────────────────────────────────────────────


def at_once(t: Game, decision: Decision, options: Sequence[Option]) -> Option:
    """The answer after which he is best off."""
    return best(options, lambda option: after(t, decision.seat, option))


def after(t: Game, seat: int, option: Option) -> float:
    """What he has then, and may expect; of what chance decides on the way, the first."""
    twin = t.clone()
    twin.answer(option)
    while (decision := twin.decision) is not None and decision.seat == CHANCE:
        twin.answer(next(iter(outcomes(decision)))[0])
    return standing(twin, seat)


def plays_first(t: Game, decision: Decision) -> Option | None:
    """A play that is worth more than it costs, before anything else is answered."""
    plays = [option for option in decision.options if isinstance(option, PLAYS)]
    if not plays:
        return None
    worths = [(after(t, decision.seat, play), number) for number, play in enumerate(plays)]
    most, number = max(worths)
    return plays[number] if most > standing(t, decision.seat) + WORTH_PLAYING else None


def quiet(t: Game, decision: Decision) -> Option:
    """A play that pays, or the first answer, which is to do nothing."""
    return plays_first(t, decision) or decision.options[0]


# ── the board ────────────────────────────────────────────────────────────────────────────────────────────────────────


def move(t: Game, decision: Decision) -> Option:
    """To where the turn ends best; what waits there now, and what one may expect from there."""
    play = plays_first(t, decision)
    if play is not None:
        return play
    here = t.state.heroes[decision.seat].space

    def worth(option: Option) -> float:
        return journeys.ending(t, decision.seat, option.space if isinstance(option, Walk) else here)

    return best([option for option in decision.options if not isinstance(option, PLAYS)], worth)


def place(t: Game, decision: Decision) -> Option:
    """The space from which one may expect most."""
    goals = journeys.seat_goals(t, decision.seat)

    def worth(option: Option) -> float:
        if not isinstance(option, SpaceOf | PickCity):
            return 0.0
        return goals.ahead(t, decision.seat, option.space)

    return best(decision.options, worth)


def resource(t: Game, decision: Decision) -> Option:
    play = plays_first(t, decision)
    if play is not None:
        return play

    def worth(option: Option) -> float:
        return waiting.resource(t, decision.seat, option.resource) if isinstance(option, Take) else 0.0

    return best([option for option in decision.options if not isinstance(option, PLAYS)], worth)


def challenge(t: Game, decision: Decision) -> Option:
    """The fight that promises most, with another character too."""
    play = plays_first(t, decision)
    return play if play is not None else best(decision.options, lambda option: fight_worth(t, decision.seat, option))


def fight_worth(t: Game, seat: int, option: Option) -> float:
    hero = t.state.heroes[seat]
    see = Seer(t, seat, hero.energy).now
    if isinstance(option, FightMarker):
        return waiting.card_worth(t, seat, option.card, see(Fight(seat, option.card)))
    if isinstance(option, FightPrinted):
        return waiting.printed_worth(t, seat, hero.space, see)
    if isinstance(option, Attack):
        return waiting.duel_worth(t, seat, option.seat, see)
    return waiting.draws(t, seat, t.content.board[hero.space].level) if isinstance(option, DrawChallenge) else -2.0


def equip(t: Game, decision: Decision) -> Option:
    """A play that pays, else the thing that does more than what is worn in its place."""
    play = plays_first(t, decision)
    if play is not None:
        return play
    hero, seat = t.state.heroes[decision.seat], decision.seat

    def worth(option: Option) -> float:
        if not isinstance(option, Equip):
            return outfit(t, seat, hero.weapon, hero.armour) if option == decision.options[0] else -FAR
        weapon = t.content.items[option.item].slot == "weapon"
        return outfit(t, seat, option.item if weapon else hero.weapon, hero.armour if weapon else option.item)

    return best(decision.options, worth)


def give_up(t: Game, decision: Decision) -> Option:
    """The quest that is worth least."""
    kept = {quest.kind: quest for quest in t.state.heroes[decision.seat].quests}

    def worth(option: Option) -> float:
        assert isinstance(option, GiveUp)
        return hope(t, decision.seat, kept[option.quest])

    return min(decision.options, key=worth)


# ── a combat ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def before_the_dice(t: Game, decision: Decision) -> Option:
    """Flight from a combat that is likely to be lost."""
    seen = Seer(t, decision.seat, t.state.heroes[decision.seat].energy).now(under_way(t))
    return decision.options[-1 if seen.defeat > FLEEING else 0]


def powers(t: Game, decision: Decision) -> Option:
    """The first of the plays after which the combat ends best, with as few of them as that takes."""
    fight, seat = under_way(t), decision.seat
    if fight.rival < 0 and decision.kind == "powers":
        known = {one.source: one for one in fights.helps(t, seat, fights.held(t, seat))}
        plays = {fights.source_of(play): play for play in decision.options if isinstance(play, PLAYS)}
        if all(source in known and is_reckoned(known[source].effect) for source in plays):
            return reckoned(t, decision.options[0], plays, [known[source] for source in plays])
    rival = fight.rival if seat == fight.seat else fight.seat
    sides = seat, rival if fight.rival >= 0 else NOBODY
    return best(decision.options, lambda option: ended(t, sides, option, DEEP))


def reckoned(t: Game, done: Option, plays: Mapping[str, Option], known: Sequence[Help]) -> Option:
    """The same against an encounter where all that may be played is said in numbers: nothing need be tried out."""
    fight = under_way(t)
    ground, won = Ground(t, fight, laid=True), waiting.earned(t, fight.seat, fight)
    answer, most = done, -FAR
    for reply in fights.replies(known, t.state.heroes[fight.seat].energy, DEEP):
        worth = waiting.ended_worth(Sheet(ground, reply).exchange(fight.dice), won) - fights.price(reply)
        if worth > most:
            answer, most = plays[reply[0].source] if reply else done, worth
    return answer


def ended(t: Game, sides: tuple[int, int], option: Option, deep: int) -> float:
    """What he has when the combat is over, if he goes on as well as he can."""
    twin = t.clone()
    twin.answer(option)
    return fought_out(twin, sides, deep - 1, option)


def fought_out(t: Game, sides: tuple[int, int], deep: int, last: Option) -> float:
    """The best of his answers, chance on average; cards drawn afterwards are the first.

    `sides`: he, and the character he fights, if it is one.  Plays come in one order: the other orders lead to the same.
    """
    decision, seat = t.decision, sides[0]
    if decision is None or deep < -DEEP or (t.state.fight is None and decision.seat != CHANCE):
        return left_to(t, *sides)
    if t.state.fight is not None and decision.seat == CHANCE:
        faces = [(weight, ended(t, sides, face, deep)) for face, weight in outcomes(decision)]
        return sum([weight * worth for weight, worth in faces]) / sum([weight for weight, _ in faces])
    if decision.seat != seat or deep <= 0:
        t.answer(decision.options[0])
        return fought_out(t, sides, deep - 1, last)
    further = [one for one in decision.options if not isinstance(one, PLAYS) or after_in_order(one, last)]
    return max([ended(t, sides, option, deep) for option in further])


def left_to(t: Game, seat: int, rival: int) -> float:
    """What he has; what a rival has left concerns the less the more there are."""
    return owned(t, seat) - (owned(t, rival) / (t.state.players - 1) if rival >= 0 else 0.0)


def after_in_order(play: Option, last: Option) -> bool:
    return not isinstance(last, PLAYS) or (play[-1], play[0]) > (last[-1], last[0])


# ── hidden things ────────────────────────────────────────────────────────────────────────────────────────────────────


def lay_marker(t: Game, decision: Decision) -> Option:
    """A green marker near oneself and far from the others, a red one the other way round."""
    kind = t.find(PlaceMarkers).held[0]
    sign = 1 if t.content.markers[kind].colour == "green" else -1

    def worth(option: Option) -> int:
        assert isinstance(option, SpaceOf)
        far = routes.distances(t, option.space)
        steps = [far[hero.space] for hero in t.state.heroes]
        own = steps.pop(decision.seat)
        return sign * (min(steps) - own)

    return best(decision.options, worth)


def look_into(t: Game, decision: Decision) -> Option:
    """The deck of one's own colour."""
    colour = COLOURS[t.state.heroes[decision.seat].level]
    return best(decision.options, lambda option: isinstance(option, LookInto) and option.colour == colour)


def bury(t: Game, decision: Decision) -> Option:
    """An encounter that promises less than another would; of events one knows what they bring when they come."""
    section, seat = t.find(LookAtNext), decision.seat
    card = section.seen[0]
    if card not in t.content.encounters:
        return decision.options[0]
    worth = waiting.card_worth(t, seat, card, Seer(t, seat).unaided(Fight(seat, card)))
    return decision.options[worth < waiting.draws(t, seat, section.deck)]


HABITS: dict[str, Habit] = {
    "turn_start": quiet, "move": move, "resource": resource, "challenge": challenge, "before_dice": before_the_dice,
    "dice": powers, "powers": powers, "pick_city": place, "flight": place, "nearest_city": place, "leap": place,
    "give_up": give_up, "equip": equip, "place_marker": lay_marker, "look_into": look_into, "bury": bury,
}  # fmt: skip
AT_RANDOM = ("pick_character", "peek")
