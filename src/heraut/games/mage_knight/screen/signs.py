"""The sign each thing is drawn with: names of game-icons.net.  The pages fetch what is named here (`icon="…"`)."""

from __future__ import annotations

from heraut.games.mage_knight.model.names import WOUND
from heraut.games.mage_knight.printed.content import Content
from heraut.tabletop.signs import sign

# fmt: off
SITES = {
    "village": sign(icon="village"), "monastery": sign(icon="church"), "keep": sign(icon="hill-fort"),
    "mage_tower": sign(icon="white-tower"), "city": sign(icon="elven-castle"), "dungeon": sign(icon="dungeon-gate"),
    "tomb": sign(icon="tombstone"), "monster_den": sign(icon="monster-grasp"),
    "spawning_grounds": sign(icon="egg-clutch"), "ruins": sign(icon="ancient-ruins"), "mine": sign(icon="gold-mine"),
    "magical_glade": sign(icon="sprout-disc"), "portal": sign(icon="magic-portal"),
}
BACKS = {
    "green": sign(icon="orc-head"), "grey": sign(icon="visored-helm"), "brown": sign(icon="minotaur"),
    "violet": sign(icon="wizard-face"), "red": sign(icon="spiked-dragon-head"), "white": sign(icon="knight-banner"),
}
ENEMIES = {
    "prowlers": sign(icon="barbed-spear"), "diggers": sign(icon="wood-axe"), "cursed_hags": sign(icon="witch-face"),
    "wolf_riders": sign(icon="wolf-head"), "ironclads": sign(icon="brutal-helm"),
    "orc_summoners": sign(icon="goblin-head"), "crossbowmen": sign(icon="crossbow"), "guardsmen": sign(icon="spears"),
    "swordsmen": sign(icon="swordman"), "golems": sign(icon="rock-golem"), "minotaur": sign(icon="minotaur"),
    "gargoyle": sign(icon="gargoyle"), "medusa": sign(icon="medusa-head"), "crypt_worm": sign(icon="worm-mouth"),
    "werewolf": sign(icon="werewolf"), "monks": sign(icon="monk-face"), "illusionists": sign(icon="hood"),
    "ice_mages": sign(icon="ice-spear"), "fire_mages": sign(icon="fire-ray"), "ice_golems": sign(icon="ice-golem"),
    "fire_golems": sign(icon="metal-golem-head"), "swamp_dragon": sign(icon="sea-dragon"),
    "fire_dragon": sign(icon="dragon-breath"), "ice_dragon": sign(icon="dragon-spiral"),
    "high_dragon": sign(icon="double-dragon"), "freezers": sign(icon="snowflake-2"), "gunners": sign(icon="cannon"),
    "altem_guardsmen": sign(icon="halberd"), "altem_mages": sign(icon="wizard-staff"),
}
UNITS = {
    "peasants": sign(icon="pitchfork"), "herbalists": sign(icon="herbs-bundle"), "foresters": sign(icon="pocket-bow"),
    "utem_crossbowmen": sign(icon="crossbow"), "utem_guardsmen": sign(icon="spears"),
    "utem_swordsmen": sign(icon="swordman"), "guardian_golems": sign(icon="rock-golem"),
    "red_cape_monks": sign(icon="monk-face"), "northern_monks": sign(icon="monk-face"),
    "savage_monks": sign(icon="monk-face"), "amotep_gunners": sign(icon="cannon"),
    "amotep_freezers": sign(icon="snowflake-2"), "catapults": sign(icon="catapult"),
    "altem_guardians": sign(icon="halberd"),
}
KINDS = {
    "move": sign(icon="walking-boot"), "influence": sign(icon="talk"), "combat": sign(icon="crossed-swords"),
    "healing": sign(icon="healing"), "special": sign(icon="magic-swirl"), "spell": sign(icon="spell-book"),
    "artifact": sign(icon="ring"), "skill": sign(icon="skills"), "day": sign(icon="sunrise"),
    "night": sign(icon="night-sky"), "hero": sign(icon="mounted-knight"), WOUND: sign(icon="bleeding-wound"),
}
# fmt: on
SIGNS = {**SITES, **ENEMIES, **UNITS, **KINDS}


def sign_of(content: Content, id: str) -> str:
    """The sign of a card, unit, enemy or site; cards without one of their own have that of what they are good for."""
    if id in content.deeds:
        deed = content.deeds[id]
        return KINDS[deed.icons[0] if deed.icons else deed.kind if deed.kind in KINDS else "special"]
    if id in content.skills:
        return KINDS["skill"]
    if id in content.tactics:
        return KINDS[content.tactics[id].time]
    return SIGNS.get(id, "")
