"""The sign each thing is drawn with: names of game-icons.net.  The pages fetch what is named here (`icon="…"`)."""

from __future__ import annotations

from heraut.games.wow_adventure.printed.content import Content
from heraut.tabletop.signs import sign

# fmt: off
SPACES = {
    "city": sign(icon="elven-castle"), "wild": "", "level_up": sign(icon="temple-gate"),
    "port": sign(icon="harbor-dock"), "overlord": sign(icon="spiked-dragon-head"),
}
PRINTED = {
    "level_up": sign(icon="visored-helm"), "port": sign(icon="pirate-captain"),
    "overlord": sign(icon="spiked-dragon-head"),
}
CREATURES = {
    "beast": sign(icon="wolf-head"), "humanoid": sign(icon="orc-head"), "undead": sign(icon="skeleton"),
    "demon": sign(icon="horned-skull"), "spirit": sign(icon="ghost"), "overlord": sign(icon="dragon-head"),
}
CHARACTERS = {
    "warrior": sign(icon="battle-axe"), "hunter": sign(icon="pocket-bow"), "mage": sign(icon="wizard-staff"),
    "warlock": sign(icon="evil-book"), "paladin": sign(icon="warhammer"), "rogue": sign(icon="hood"),
    "druid": sign(icon="bear-head"), "shaman": sign(icon="totem-head"),
}
SLOTS = {
    "weapon": sign(icon="broadsword"), "armour": sign(icon="breastplate"), "bag": sign(icon="potion-ball"),
}
MOMENTS = {
    "powers": sign(icon="crossed-swords"), "before_dice": sign(icon="crossed-swords"),
    "dice": sign(icon="rolling-dices"), "movement": sign(icon="walking-boot"), "explore": sign(icon="compass"),
    "own_turn": sign(icon="magic-swirl"), "turn_start": sign(icon="sunrise"), "attach": sign(icon="magic-shield"),
}
MARKER, QUEST, TROPHY = sign(icon="chest"), sign(icon="scroll-unfurled"), sign(icon="holy-grail")
EVENT = sign(icon="moon-orbit")
# fmt: on


def sign_of(content: Content, id: str) -> str:
    """The sign of a card by what it is; of an encounter by its kind, of an ability by its moment."""
    if id in content.encounters:
        return CREATURES[content.encounters[id].kind]
    if id in content.abilities:
        return MOMENTS[content.abilities[id].when]
    kinds = ((content.markers, MARKER), (content.quests, QUEST), (content.trophies, TROPHY), (content.events, EVENT))
    return next((icon for entries, icon in kinds if id in entries), "")
