"""The sign each thing is drawn with: names of game-icons.net.  The pages fetch what is named here (`icon="…"`)."""

from __future__ import annotations

from heraut.games.conan.printed.pieces import Item, UnitTile
from heraut.tabletop.signs import sign

# fmt: off
HERO = sign(icon="barbarian")
HEROES = {
    "belit": sign(icon="pirate-captain"), "hadrathus": sign(icon="wizard-staff"), "shevatas": sign(icon="hood"),
    "balthus": sign(icon="pocket-bow"), "zelata": sign(icon="wolf-head"),
    "pelias": sign(icon="wizard-face"), "valeria": sign(icon="crossed-swords"),
}
ROLES = {
    "minion": sign(icon="swordman"), "leader": sign(icon="visored-helm"), "monster": sign(icon="horned-skull"),
}
UNITS = {
    "giant_snake": sign(icon="snake"), "giant_spider": sign(icon="spider-alt"), "giant_scorpion": sign(icon="scorpion"),
    "hyenas": sign(icon="wolf-head"), "zelatas_wolf": sign(icon="wolf-head"), "conans_lion": sign(icon="lion"),
    "pirates": sign(icon="pirate-captain"), "skeletons": sign(icon="skeleton"), "mummies": sign(icon="skeleton"),
    "pict_hunters": sign(icon="pocket-bow"), "pict_archers": sign(icon="pocket-bow"),
    "bossonian_archers": sign(icon="pocket-bow"), "bossonian_guards": sign(icon="pikeman"),
    "belits_guards": sign(icon="pikeman"), "pict_warriors": sign(icon="battle-axe"),
}
ITEMS = {
    "weapon": sign(icon="broadsword"), "shield": sign(icon="bordered-shield"), "armour": sign(icon="breastplate"),
    "staff": sign(icon="wizard-staff"), "drink": sign(icon="potion-ball"), "object": sign(icon="key"),
}
SPELL, EVENT, CHEST, MARK = (
    sign(icon="magic-swirl"), sign(icon="rolling-dices"), sign(icon="chest"), sign(icon="fire-ray"),
)
OBJECTS = sign(icon="swap-bag")
# fmt: on


def hero_sign(sheet: str) -> str:
    return HEROES.get(sheet, HERO)


def unit_sign(tile: UnitTile) -> str:
    return UNITS.get(tile.id) or ROLES[tile.role]


def item_sign(item: Item) -> str:
    return ITEMS[item.kind]
