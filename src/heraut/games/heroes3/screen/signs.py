"""The sign each thing is drawn with: names of game-icons.net.  The pages fetch what is named here (`icon="…"`)."""

from __future__ import annotations

from heraut.games.heroes3.printed.content import Content
from heraut.games.heroes3.screen.wording import entry
from heraut.tabletop.signs import sign

# fmt: off
SITES = {
    "town": sign(icon="elven-castle"), "settlement": sign(icon="village"), "mine": sign(icon="gold-mine"),
    "obelisk": sign(icon="obelisk"), "dragon_utopia": sign(icon="spiked-dragon-head"),
    "water_wheel": sign(icon="water-mill"), "windmill": sign(icon="windmill"),
    "mystical_garden": sign(icon="flowers"), "shrine_gesture": sign(icon="crystal-shrine"),
    "shrine_incantation": sign(icon="fire-shrine"), "tree_of_knowledge": sign(icon="tree-growth"),
    "redwood_observatory": sign(icon="observatory"), "learning_stone": sign(icon="stone-tablet"),
    "witch_hut": sign(icon="witch-flight"), "temple": sign(icon="temple-gate"),
    "warriors_tomb": sign(icon="tombstone"), "fountain_of_youth": sign(icon="fountain"),
    "magic_spring": sign(icon="magic-swirl"), "treasure_symbol": sign(icon="chest"),
    "resource_symbol": sign(icon="rolling-dices"), "artifact_symbol": sign(icon="ring"),
    "pandoras_box": sign(icon="locked-chest"), "grail": sign(icon="holy-grail"), "stables": sign(icon="stable"),
    "trading_post": sign(icon="trade"), "sanctuary": sign(icon="shinto-shrine"),
}
UNITS = {
    "halberdiers": sign(icon="halberd"), "marksmen": sign(icon="crossbow"), "griffins": sign(icon="griffin-symbol"),
    "crusaders": sign(icon="swordman"), "zealots": sign(icon="monk-face"), "champions": sign(icon="mounted-knight"),
    "archangels": sign(icon="angel-wings"), "troglodytes": sign(icon="troglodyte"), "harpies": sign(icon="harpy"),
    "evil_eyes": sign(icon="evil-eyes"), "medusas": sign(icon="medusa-head"), "minotaurs": sign(icon="minotaur"),
    "manticores": sign(icon="lion"), "black_dragons": sign(icon="dragon-head"), "skeletons": sign(icon="skeleton"),
    "zombies": sign(icon="shambling-zombie"), "wraiths": sign(icon="ghost"), "vampires": sign(icon="vampire-dracula"),
    "liches": sign(icon="skull-staff"), "dread_knights": sign(icon="horned-helm"),
    "ghost_dragons": sign(icon="sea-dragon"), "boars": sign(icon="boar"), "halflings": sign(icon="sling"),
    "peasants": sign(icon="pitchfork"), "rogues": sign(icon="hood"), "mummies": sign(icon="mummy-head"),
    "nomads": sign(icon="camel"), "sharpshooters": sign(icon="high-shot"), "diamond_golems": sign(icon="rock-golem"),
    "gold_golems": sign(icon="metal-golem-head"), "enchanters": sign(icon="wizard-face"),
    "trolls": sign(icon="troll"), "azure_dragons": sign(icon="dragon-breath"),
    "crystal_dragons": sign(icon="double-dragon"), "arrow_tower": sign(icon="stone-tower"),
    "wall": sign(icon="stone-wall"), "gate": sign(icon="gate"),
}
CARDS = {
    "attack": sign(icon="crossed-swords"), "defense": sign(icon="shield"), "power": sign(icon="crystal-wand"),
    "knowledge": sign(icon="open-book"), "archery": sign(icon="archery-target"), "armorer": sign(icon="anvil"),
    "diplomacy": sign(icon="conversation"), "estates": sign(icon="coins"), "intelligence": sign(icon="brain"),
    "leadership": sign(icon="rally-the-troops"), "logistics": sign(icon="horse-head"), "luck": sign(icon="clover"),
    "mysticism": sign(icon="meditation"), "necromancy": sign(icon="raise-skeleton"),
    "offense": sign(icon="sword-brandish"), "resistance": sign(icon="magic-shield"),
    "sorcery": sign(icon="spell-book"), "tactics": sign(icon="chess-knight"), "wisdom": sign(icon="wisdom"),
    "magic_arrow": sign(icon="frozen-arrow"), "lightning_bolt": sign(icon="lightning-arc"),
    "haste": sign(icon="feathered-wing"), "disrupting_ray": sign(icon="sunbeams"),
    "chain_lightning": sign(icon="chain-lightning"), "counterstrike": sign(icon="fencer"),
    "anti_magic": sign(icon="magic-shield"), "slow": sign(icon="snail"), "stone_skin": sign(icon="stone-block"),
    "resurrection": sign(icon="raise-zombie"), "town_portal": sign(icon="portal"), "blind": sign(icon="blindfold"),
    "bloodlust": sign(icon="bleeding-eye"), "curse": sign(icon="cursed-star"),
    "fire_shield": sign(icon="fire-shield"), "fireball": sign(icon="fireball"), "bless": sign(icon="prayer"),
    "cure": sign(icon="healing"), "weakness": sign(icon="broken-shield"), "prayer": sign(icon="prayer-beads"),
    "teleport": sign(icon="teleport"),
}
HEROES = {
    "catherine": sign(icon="queen-crown"), "rion": sign(icon="holy-symbol"), "mutare": sign(icon="dragon-shield"),
    "alamar": sign(icon="warlock-hood"), "tamika": sign(icon="barbute"), "sandro": sign(icon="crowned-skull"),
}
OTHERS = {
    "specialty": sign(icon="star-formation"), "artifact": sign(icon="ring"), "ability": sign(icon="skills"),
    "building": sign(icon="castle"), "might": sign(icon="mounted-knight"), "magic": sign(icon="wizard-face"),
    "second": sign(icon="horse-head"), "ai": sign(icon="android-mask"), "proclamation": sign(icon="moon-orbit"),
    "city_hall": sign(icon="white-tower"), "citadel": sign(icon="defensive-wall"),
    "mage_guild": sign(icon="book-aura"), "dwelling_bronze": sign(icon="barracks-tent"),
    "dwelling_silver": sign(icon="barracks"), "dwelling_golden": sign(icon="greek-temple"),
    "brotherhood_of_the_sword": sign(icon="swords-emblem"), "blacksmith": sign(icon="anvil"),
    "portal_of_summoning": sign(icon="portal"), "mana_vortex": sign(icon="magic-swirl"),
    "cover_of_darkness": sign(icon="night-sky"), "necromancy_amplifier": sign(icon="raise-skeleton"),
}
# fmt: on
SIGNS = {**SITES, **UNITS, **CARDS, **HEROES, **OTHERS}


def sign_of(content: Content, id: str) -> str:
    """The sign of a card, unit, site or building; cards without one of their own have that of their kind."""
    if id in SIGNS:
        return SIGNS[id]
    if id in content.neutrals:
        return SIGNS.get(content.neutrals[id].unit, "")
    kind = type(entry(content, id)).__name__.lower()
    return SIGNS.get({"twolevels": "ability", "aicard": "ai"}.get(kind, kind), "")
