"""3. The Source and the offers, as a round begins."""

from __future__ import annotations

from dataclasses import dataclass

from heraut.games.mage_knight.model.land import Game, has_clause, layout, mission
from heraut.games.mage_knight.model.names import MANA_DIE, DeedId, HexId, UnitKind
from heraut.games.mage_knight.numbers.tiles import core_revealed
from heraut.games.mage_knight.printed.effects import COLOURS
from heraut.games.mage_knight.printed.missions import Scenario
from heraut.games.mage_knight.rules import ch7_dummy
from heraut.games.mage_knight.rules.offers import OFFERED, offer_of, set_offer
from heraut.kernel import Arrow, Section, draw, roll

# ── the Source ───────────────────────────────────────────────────────────────────────────────────────────────────────


def shared_number(t: Game) -> int:
    """MK-SET-3 MK-SET-4 MK-RND-2 MK-RND-3 MK-SCN-9 MK-DUM-2. Players + 2 dice, and units; in a blitz one more."""
    return dice_for(mission(t), t.state.players)


def dice_for(scenario: Scenario, players: int) -> int:
    """MK-SET-3 MK-SCN-9."""
    return players + 2 + ("blitz" in scenario.clauses)


@dataclass(slots=True)
class RollSource(Section):
    """All dice are rolled → (fewer than half basic? the others again ⟲).  `kept`: basic ones that stay."""

    kept: tuple[str, ...] = ()

    def start(self, t: Game) -> Arrow:
        """MK-SET-3 MK-RND-2 MK-RND-10."""
        return roll(MANA_DIE, "source", self.hear, shared_number(t) - len(self.kept))

    def hear(self, t: Game, faces: tuple[str, ...]) -> Arrow:
        """MK-RND-10. At least half must show a basic colour; black and gold are rolled again until it is so."""
        dice = (*self.kept, *faces)
        self.kept = tuple([die for die in dice if die in COLOURS])
        if len(self.kept) * 2 < len(dice):
            return self.start
        t.state.source = tuple(sorted(dice))
        t.tell("source", dice=t.state.source)
        return None


# ── units ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def elite_come(t: Game) -> bool:
    """MK-RND-12 MK-RND-13 MK-SCN-34 MK-SCN-35. Once a core tile lies there; where towers are owned not before half."""
    rounds = layout(t).days + layout(t).nights
    late = not has_clause(t, "owned_towers") or t.state.round * 2 > rounds
    return late and core_revealed(t) and not has_clause(t, "no_elite_units")


@dataclass(slots=True)
class DealUnits(Section):
    """(elite ones →) regular ones → the offer."""

    def start(self, t: Game) -> Arrow:
        """MK-RND-13. Elite and regular in turn, elite first."""
        return draw("elite", self.hear_elite, (shared_number(t) + 1) // 2) if elite_come(t) else self.regular

    def hear_elite(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """MK-RND-13."""
        t.state.units = tuple([UnitKind(card) for card in cards])
        return self.regular

    def regular(self, t: Game) -> Arrow:
        """MK-SET-4 MK-RND-3 MK-RND-12."""
        return draw("regular", self.hear, shared_number(t) - len(t.state.units))

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """MK-RND-3."""
        t.state.units = (*t.state.units, *[UnitKind(card) for card in cards])
        t.tell("units_offered", units=t.state.units)
        return None


def sold_in_villages(t: Game) -> bool:
    """MK-SCN-5. Is there a unit with the village icon on offer?"""
    return any("village" in t.content.units[unit].sites for unit in t.state.units)


def shuffle_units_back(t: Game) -> None:
    """MK-SCN-5. The offer goes back into the deck."""
    t.state.decks["regular"].bag += t.state.units
    t.state.units = ()


def clear_units(t: Game) -> None:
    """MK-RND-11 MK-RND-14. What was not taken goes under its deck."""
    for unit in t.state.units:
        t.state.decks[t.content.units[unit].tier].bottom.append(unit)
    t.state.decks["advanced"].bottom += t.state.monastery
    t.state.units, t.state.monastery = (), ()


@dataclass(slots=True)
class DealMonasteries(Section):
    """An advanced action for each monastery that stands."""

    def start(self, t: Game) -> Arrow:
        """MK-RND-4. A burnt one has a shield on it."""
        standing = [hex for hex in monasteries(t) if hex not in t.state.shields]
        return draw("advanced", self.hear, len(standing)) if standing else None

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """MK-RND-4."""
        t.state.monastery = tuple([DeedId(card) for card in cards])
        t.tell("monasteries_offer", cards=t.state.monastery)
        return None


def monasteries(t: Game) -> list[HexId]:
    """The monasteries on the map."""
    spots = [(tile, one) for tile in t.state.tiles.values() for one in t.content.tiles[tile].hexes]
    return [HexId(f"{tile}.{one.spot}") for tile, one in spots if one.site == "monastery"]


# ── advanced actions and spells ──────────────────────────────────────────────────────────────────────────────────────


def drop_lowest_action(t: Game) -> None:
    """MK-RND-5 MK-DUM-7. Under the deck, or into that of the dummy."""
    if t.state.advanced:
        *rest, lowest = t.state.advanced
        t.state.advanced = tuple(rest)
        if t.state.dummy is None:
            t.state.decks["advanced"].bottom.append(lowest)
        else:
            ch7_dummy.learn(t, lowest)


def drop_lowest_spell(t: Game) -> None:
    """MK-RND-6 MK-DUM-8. Under the deck; the dummy gains a crystal of its colour."""
    if t.state.spells:
        *rest, lowest = t.state.spells
        t.state.spells = tuple(rest)
        t.state.decks["spells"].bottom.append(lowest)
        if t.state.dummy is not None:
            ch7_dummy.gain_crystal(t, t.content.deeds[lowest].colour)


@dataclass(slots=True)
class FillOffer(Section):
    """The offer of `advanced` actions or `spells` is filled from the top."""

    pile: str

    def start(self, t: Game) -> Arrow:
        """MK-SET-5 MK-RND-5 MK-RND-6."""
        missing = OFFERED - len(offer_of(t, self.pile))
        return draw(self.pile, self.hear, missing) if missing > 0 else None

    def hear(self, t: Game, cards: tuple[str, ...]) -> Arrow:
        """MK-RND-5 MK-RND-6. The others have shifted down."""
        new = tuple([DeedId(card) for card in cards])
        set_offer(t, self.pile, (*new, *offer_of(t, self.pile)))
        t.tell("offer_filled", pile=self.pile, cards=new)
        return None


SECTIONS: tuple[type[Section], ...] = (RollSource, DealUnits, DealMonasteries, FillOffer)
