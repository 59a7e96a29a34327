"""5. What may be done to an enemy of the combat: aimed at, softened, stripped, stopped, destroyed, defeated."""

from __future__ import annotations

from typing import Any

from heraut.games.mage_knight.model.fights import Opponent
from heraut.games.mage_knight.model.land import Game
from heraut.games.mage_knight.model.names import NO_FOE, FoeId, FoeKind, HexId
from heraut.games.mage_knight.numbers import duels, foe_numbers
from heraut.games.mage_knight.numbers.sites import CITY, FORTIFIED, site_of
from heraut.games.mage_knight.printed.effects import Effect
from heraut.games.mage_knight.rules import gains
from heraut.games.mage_knight.rules.ch5_combat import rivals
from heraut.kernel.values import total

REPUTATION = {"rampaging_orc": 1, "rampaging_draconum": 2}


def change(t: Game, foe: FoeId, **changed: Any) -> Opponent:
    """Something about an enemy is otherwise from now on."""
    here = foe_numbers.battle(t)
    one = here.foes[foe]._replace(**changed)
    t.state.battle = here._replace(foes=(*here.foes[:foe], one, *here.foes[foe + 1 :]))
    return one


# ── defeat ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def defeat(t: Game, seat: int, foe: FoeId) -> None:
    """MK-CMB-8 MK-CMB-64 MK-SIT-32 MK-LVL-11. However it is beaten: its fame, its reputation, its shield, its token."""
    fame = foe_numbers.fame_of(t, foe)
    site = site_of(t, foe_numbers.opponent(t, foe).hex)
    discard_summoned(t, foe)
    beaten = change(t, foe, beaten=True)
    t.tell("foe_defeated", seat=seat, foe=beaten.kind)
    gains.gain_fame(t, seat, fame, beaten.kind)
    gains.change_reputation(t, seat, REPUTATION.get(site, 0), beaten.kind)
    if site == CITY:
        place_shield(t, seat, beaten.hex)
    remove_token(t, beaten)


def place_shield(t: Game, seat: int, hex: HexId) -> None:
    """MK-CTY-6. Each defender of a city beaten puts a shield on it, in order, even if the assault fails."""
    t.state.shields[hex] = (*t.state.shields.get(hex, ()), seat)
    t.tell("city_shield", seat=seat, hex=hex)


def remove_token(t: Game, beaten: Opponent) -> None:
    """MK-FIN-5 MK-SIT-33. Its token goes to the discards of its pile."""
    there = list(t.state.foes[beaten.hex])
    gone = next(foe for foe in there if foe.kind == beaten.kind)
    there.remove(gone)
    discard_token(t, beaten.kind)
    if there:
        t.state.foes[beaten.hex] = tuple(there)
    else:
        del t.state.foes[beaten.hex]


def discard_token(t: Game, kind: FoeKind) -> None:
    """MK-FIN-5."""
    t.state.discards.setdefault(t.content.enemies[kind].colour, []).append(kind)


def discard_summoned(t: Game, foe: FoeId) -> None:
    """MK-CMB-40 MK-CMB-41. The token drawn by a summoner goes; it is worth no fame."""
    summoned = foe_numbers.opponent(t, foe).summoned
    if summoned:
        discard_token(t, summoned)
        change(t, foe, summoned=FoeKind(""))
        t.tell("summoned_gone", foe=summoned)


# ── what effects do ──────────────────────────────────────────────────────────────────────────────────────────────────


def aims(t: Game, seat: int, effect: Effect, colour: str) -> list[FoeId]:
    """MK-CMB-3 MK-CMB-23 MK-CMB-42. The enemies at which this effect of this colour may be aimed now."""
    if t.state.duel is not None:
        return rivals.aims(t, seat, effect, colour)
    if t.state.battle is None:
        return []
    return [foe for foe in foe_numbers.left(t) if _may_be_aimed_at(t, foe, effect, colour)]


def _may_be_aimed_at(t: Game, foe: FoeId, effect: Effect, colour: str) -> bool:
    """A summoner that is replaced cannot be named; what replaces it can only be kept from attacking."""
    if foe_numbers.ignores(t, foe, colour):
        return False
    if effect.on == "unfortified" and total(foe_numbers.fortified(t, foe)):
        return False
    lasts = bool(effect.strips or effect.armour or effect.armour_per_resistance or effect.destroy)
    if effect.stop and (not lasts or foe_numbers.replaced(t, foe)):
        return foe in foe_numbers.attacking(t)
    return not foe_numbers.replaced(t, foe)


def behind_walls(t: Game, seat: int) -> bool:
    """MK-CMB-24 MK-PVP-14. Does a site protect anybody whom the hero fights now?"""
    if t.state.duel is not None:
        return duels.walled(t, duels.rival_of(t, seat))
    return t.state.battle is not None and any(
        site_of(t, foe_numbers.opponent(t, foe).hex) in FORTIFIED for foe in foe_numbers.left(t)
    )


def foes_now(t: Game) -> int:
    """MK-PVP-31. How many enemies the hero faces."""
    if t.state.duel is not None:
        return rivals.foes_now(t)
    return len(foe_numbers.left(t)) if t.state.battle is not None else 0


def icons_now(t: Game) -> int:
    """MK-ENM-1. How many abilities, coloured attacks and resistances the enemy being blocked shows."""
    battle = t.state.battle
    return foe_numbers.icons(t, battle.against) if battle is not None and battle.against != NO_FOE else 0


def soften(t: Game, foe: FoeId, effect: Effect) -> None:
    """MK-CMB-56. Its armour is less by what the effect says; its fortification or its resistances may matter."""
    if t.state.duel is not None:
        return rivals.soften(t, foe, effect)
    less = effect.others_armour + effect.armour_per_resistance * len(foe_numbers.resists(t, foe))
    if effect.armour_if_fortified and total(foe_numbers.fortified(t, foe)):
        less += effect.armour_if_fortified
    else:
        less += effect.armour
    if less and not foe_numbers.replaced(t, foe):
        t.state.gain(foe_numbers.owner(foe), foe_numbers.SOFTENED, "combat", less)
        t.tell("foe_softened", foe=foe_numbers.opponent(t, foe).kind, amount=-less)


def strip(t: Game, foe: FoeId, what: str) -> None:
    """MK-CMB-24 MK-CMB-31. It loses its fortification (`fortified`), its resistance to `fire`, or `all` resistances."""
    if t.state.duel is not None:
        return rivals.strip(t, foe, what)
    t.state.gain(foe_numbers.owner(foe), f"lost_{what}", "combat")
    t.tell("foe_stripped", foe=foe_numbers.opponent(t, foe).kind, what=what)


def stop_attack(t: Game, foe: FoeId) -> None:
    """MK-CMB-63. It does not attack in this combat; a summoner summons nothing."""
    if t.state.duel is not None:
        return rivals.stop_attack(t, foe)
    if foe in foe_numbers.attacking(t):
        t.tell("foe_stopped", foe=foe_numbers.attacker(t, foe).id)
        change(t, foe, stopped=True)
        discard_summoned(t, foe)


def summoned(t: Game, foe: FoeId) -> bool:
    """MK-CMB-42. Is whoever is aimed at here a summoned enemy?"""
    return t.state.battle is not None and foe_numbers.replaced(t, foe)


def destroy(t: Game, seat: int, foe: FoeId) -> None:
    """MK-CMB-64 MK-CMB-40. It is defeated; of a summoned one only the token goes."""
    if t.state.duel is not None:
        return rivals.destroy(t, foe)
    if foe_numbers.replaced(t, foe):
        stop_attack(t, foe)
        discard_summoned(t, foe)
    else:
        defeat(t, seat, foe)
