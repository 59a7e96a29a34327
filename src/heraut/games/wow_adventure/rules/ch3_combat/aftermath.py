"""3. Issue du combat."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.wow_adventure.model import BLACK, NO_CARD, RED, TRACK, CardId, Fight, Game, SpaceId, Undefeated
from heraut.games.wow_adventure.numbers import events, routes
from heraut.games.wow_adventure.numbers.fight import is_down, under_way
from heraut.games.wow_adventure.rules import gains
from heraut.games.wow_adventure.rules.ch2_turn import quests
from heraut.games.wow_adventure.rules.ch3_combat import strikes
from heraut.games.wow_adventure.rules.ch3_combat.defeat import Defeat
from heraut.games.wow_adventure.rules.ch4_abilities.effects import Resolve
from heraut.games.wow_adventure.rules.ch4_abilities.levels import LevelUp
from heraut.games.wow_adventure.rules.ch5_trophies import WinTrophy, is_due
from heraut.kernel import Arrow, Section, call


@dataclass(slots=True)
class Aftermath(Section):
    """Who has fallen?

    only the encounter → its card to the bag, or the reward of the space (LEVEL UP, WIN TROPHY) → a bounty
    nobody → the track;  only the character → the track → DEFEAT;  both → discarded → DEFEAT
    """

    seat: int

    def start(self, t: Game) -> Arrow:
        """WW-CMB-5 WW-CMB-23. The combat is over, and with it all damage on the encounter."""
        fight = under_way(t)
        beaten, felled = is_down(t, fight, BLACK), is_down(t, fight, RED)
        strikes.fade(t, fight)
        t.state.fight = None
        if beaten and not felled:
            return self.win(t, fight)
        clear_away(t, self.seat, fight, beaten)
        return call(Defeat(self.seat)) if felled else None

    def win(self, t: Game, fight: Fight) -> Arrow:
        """WW-CMB-7 WW-CHA-7 WW-QST-6. The card is his, turned to the item side."""
        quests.note_beaten(t, self.seat, fight)
        tell_beaten(t, self.seat, fight)
        if not fight.card:
            return self.reward(t, fight.printed)
        take_off(t, fight.card)
        t.state.heroes[self.seat].bag += (fight.card,)
        return self.bounty

    def reward(self, t: Game, space: SpaceId) -> Arrow:
        """WW-CMB-19 WW-LVL-4 WW-TRO-1. A level, on a space of one's own colour; a trophy."""
        if t.content.board[space].kind != "level_up":
            return call(WinTrophy(self.seat, space), self.bounty)
        return call(LevelUp(self.seat), self.bounty) if raises_level(t, self.seat, space) else self.bounty

    def bounty(self, t: Game) -> Arrow:
        """WW-CHA-8. An event rewards whoever is the next to beat an encounter."""
        event = events.touching(t, "next_victor")
        return call(Resolve(self.seat, event.id), self.bounty_paid) if event is not None else None

    def bounty_paid(self, t: Game) -> Arrow:
        """WW-CHA-8. Once is enough."""
        gains.discard_event(t)
        return None


def raises_level(t: Game, seat: int, space: SpaceId) -> bool:
    """WW-LVL-4. Is it of his own colour?"""
    return routes.level_of(t, space) == t.state.heroes[seat].level


def is_rewarded(t: Game, seat: int, space: SpaceId) -> bool:
    """WW-CMB-19 WW-LVL-4 WW-TRO-2. Is there anything for him in beating the encounter printed there?"""
    climbs = t.content.board[space].kind == "level_up"
    return raises_level(t, seat, space) if climbs else is_due(t, seat, space)


def clear_away(t: Game, seat: int, fight: Fight, beaten: bool) -> None:
    """WW-CMB-8 WW-CMB-9 WW-CMB-17 WW-CMB-32. Beaten by who fell too it is discarded; a printed one stays printed."""
    if fight.card and beaten:
        take_off(t, fight.card)
        gains.discard_encounter(t, fight.card)
    elif fight.card:
        place_encounter(t, fight.card, t.state.heroes[seat].space, seat)


def take_off(t: Game, card: CardId) -> None:
    """WW-CMB-7 WW-CMB-9. The card, drawn or on the track, lies there no more, nor its marker on the board."""
    if t.state.drawn == card:
        t.state.drawn = NO_CARD
    else:
        t.state.track = tuple([left for left in t.state.track if left.card != card])


def place_encounter(t: Game, card: CardId, space: SpaceId, by: int) -> None:
    """WW-CMB-8 WW-CMB-18 WW-CMB-28. To the track, its marker to the space; one that lies there already stays."""
    if any(left.card == card for left in t.state.track):
        return
    take_off(t, card)
    if len(t.state.track) == TRACK:
        oldest = t.state.track[0].card
        take_off(t, oldest)
        gains.discard_encounter(t, oldest)
    red = t.content.encounters[card].aggro
    t.state.track += (Undefeated(card, space, red, by),)
    tell_left(t, card, space, red)


def tell_beaten(t: Game, seat: int, fight: Fight) -> None:
    """WW-CMB-5 WW-CMB-7."""
    t.tell("beaten", seat=seat, source=fight.card or fight.printed)


def tell_left(t: Game, card: CardId, space: SpaceId, red: bool) -> None:
    """WW-CMB-8 WW-CMB-18."""
    t.tell("left", card=card, space=space, red="yes" if red else "no")


SECTIONS: tuple[type[Section], ...] = (Aftermath,)
