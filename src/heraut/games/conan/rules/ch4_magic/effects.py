"""4. What spell cards and objects do, line by line."""

from __future__ import annotations

from dataclasses import dataclass

import heraut.games.conan.rules.ch2_sheet.attack as attack
import heraut.games.conan.rules.ch2_sheet.death as death
import heraut.games.conan.rules.ch2_sheet.gems as gems
import heraut.games.conan.rules.ch4_magic.area_effects as area_effects
from heraut.games.conan.answers.acting import FromWounds
from heraut.games.conan.answers.fighting import Gems
from heraut.games.conan.model import NO_AREA, NO_FIGURE, OVERLORD, AreaId, FigureId, Game, HeroId, Reserve
from heraut.games.conan.numbers.blows import SPELL_BLOW
from heraut.games.conan.numbers.efforts import effort_parts
from heraut.games.conan.numbers.figures import DIZZY, NO_LONGER, area_of, is_hero, is_there, seat_of, side_of
from heraut.games.conan.printed.effects import Effect
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.kernel import Arrow, Option, Section, ask, call
from heraut.kernel.values import total
from heraut.tabletop.throws import Fallen

MOMENTS = {"next": "turn", "stance": "stance"}  # until when something lasts → the moment of a hero that ends it


def effects_of(t: Game, card: str) -> tuple[Effect, ...]:
    """The lines of a spell card, or of an object that is used or thrown."""
    if card in t.content.spells:
        return t.content.spells[card].effects
    return t.content.items[card].use or t.content.items[card].thrown


@dataclass(slots=True)
class Effects(Section):
    """Each line of a card, in order.

    line → what it says ⟲

    `card`: a spell or an object; `caster`: who casts, drinks or throws.
    """

    caster: FigureId
    card: str
    target: FigureId = NO_FIGURE
    area: AreaId = NO_AREA
    line: int = 0

    def start(self, t: Game) -> Arrow:
        """CN-SPL-1 CN-MAN-1. What touches somebody who is gone is over."""
        gone = self.target != NO_FIGURE and not is_there(t, self.target)
        if gone or self.line == len(effects_of(t, self.card)):
            return None
        self.line += 1
        effect = self.effect(t)
        if effect.attack:
            return self.attack
        if effect.heal:
            return call(Roll(seat_of(t, self.caster), self.caster, effect.heal, "spell"), self.heal)
        if effect.suffer:
            return self.suffer
        if effect.split or effect.give:
            return self.split if effect.split else self.give
        return self.change

    def effect(self, t: Game) -> Effect:
        """The line that is being done."""
        return effects_of(t, self.card)[self.line - 1]

    # ── wounds ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def attack(self, t: Game) -> Arrow:
        """CN-SPL-2 CN-SPL-9 CN-OBJ-3. On one figure like any attack; on an area, one roll for all."""
        effect, seat, spell = self.effect(t), seat_of(t, self.caster), t.content.spells.get(self.card)
        if self.target != NO_FIGURE:
            blow = attack.Attack(seat, self.caster, self.target, SPELL_BLOW, effect.attack, no_defence=effect.bare)
            return call(blow, self.start)
        spared = self.caster if spell is not None and spell.others else NO_FIGURE
        area = self.area if self.area != NO_AREA else area_of(t, self.caster)
        burst = area_effects.AreaEffect(
            seat, self.caster, area, effect.attack, effect.bare, effect.spares, spared, spell is not None
        )
        return call(burst, self.start)

    def suffer(self, t: Game) -> Arrow:
        """CN-ZON-2. Wounds of whoever casts or drinks, without any defence."""
        gems.wound(t, self.caster, self.effect(t).suffer)
        return call(death.Death(self.caster)) if gems.is_dead(t, self.caster) else self.start

    # ── gems ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    def heal(self, t: Game, dice: Fallen) -> Arrow:
        """CN-SPL-8 CN-HIN-6. As many gems as the dice show, from wounds to available."""
        shift(t, self.target, total(effort_parts(t, self.caster, dice)), "wounds", "available")
        return self.start

    def split(self, t: Game) -> Arrow:
        """CN-OBJ-4."""
        return ask(HeroId(self.caster), "from_wounds", self.shares, self.shared)

    def shares(self, t: Game) -> list[Option]:
        """CN-OBJ-4. How many come from the wounds, the others from fatigue; as many as there are."""
        hero = t.state.heroes[self.caster]
        most = min(self.effect(t).gems, hero.wounds + hero.fatigue)
        return [FromWounds(number) for number in range(max(0, most - hero.fatigue), min(most, hero.wounds) + 1)]

    def shared(self, t: Game, choice: FromWounds) -> Arrow:
        """CN-OBJ-4."""
        shift(t, self.caster, choice.gems, "wounds", "available")
        shift(t, self.caster, self.effect(t).gems - choice.gems, "fatigue", "available")
        return self.start

    def give(self, t: Game) -> Arrow:
        """CN-ZON-11."""
        return ask(seat_of(t, self.caster), "gift", self.gifts, self.gave)

    def gifts(self, t: Game) -> list[Option]:
        """CN-ZON-11. Up to so many of the caster's available gems."""
        return [Gems(number) for number in range(min(self.effect(t).give, t.state.heroes[self.caster].available) + 1)]

    def gave(self, t: Game, choice: Gems) -> Arrow:
        """CN-ZON-11. They belong to the other from now on."""
        t.state.heroes[self.caster].available -= choice.number
        t.state.heroes[self.target].available += choice.number
        given(t, self.caster, self.target, choice.number)
        return self.start

    # ── what is laid on a figure ─────────────────────────────────────────────────────────────────────────────────────

    def change(self, t: Game) -> Arrow:
        """CN-SPL-13 CN-SPL-1. Gems that change their zone; skills and armour, for a while."""
        effect = self.effect(t)
        touched = self.caster if self.target == NO_FIGURE or effect.of == "caster" else self.target
        if effect.gems:
            shift(t, touched, effect.gems, effect.out_of, effect.into)
        else:
            lay(t, touched, effect, self.card)
        return self.start


def shift(t: Game, figure: FigureId, number: int, out_of: str, into: str) -> None:
    """CN-ZON-1 CN-OVL-22. So many gems, if there are, go from one zone to another; of a unit, the overlord's."""
    if is_hero(figure):
        hero = t.state.heroes[figure]
        moved = min(number, getattr(hero, out_of))
        setattr(hero, out_of, getattr(hero, out_of) - moved)
        setattr(hero, into, getattr(hero, into) + moved)
    elif side_of(figure) == OVERLORD:
        moved = overlord_shift(t, number, out_of)
    else:
        moved = 0
    shifted(t, figure, moved, into)


def overlord_shift(t: Game, number: int, out_of: str) -> int:
    """CN-OVL-22. The overlord has two zones: from one to the other."""
    available, fatigue, recovery = t.state.overlord
    moved = min(number, available if out_of == "available" else fatigue)
    tired = moved if out_of == "available" else -moved
    t.state.overlord = Reserve(available - tired, fatigue + tired, recovery)
    return moved


def shifted(t: Game, figure: FigureId, gems: int, into: str) -> None:
    """CN-ZON-1."""
    t.tell("shifted", figure=figure, gems=gems, into=into)


def given(t: Game, figure: FigureId, target: FigureId, gems: int) -> None:
    """CN-ZON-11."""
    t.tell("gave", figure=figure, target=target, gems=gems)


def lay(t: Game, figure: FigureId, effect: Effect, card: str) -> None:
    """CN-SPL-13. A skill gained or lost, armour, dearer spells."""
    until = moment(t, figure, effect.until)
    if effect.gain:
        t.state.gain(figure, effect.gain, until, 0, card)
    if effect.lose:
        t.state.gain(figure, NO_LONGER + effect.lose, until, 0, card)
    if effect.armour:
        t.state.gain(figure, "armour", until, effect.armour, card)
    if effect.tax:
        t.state.gain(figure, DIZZY, until, effect.tax, card)
    enchanted(t, figure, card)


def moment(t: Game, figure: FigureId, until: str) -> str:
    """CN-SPL-13 CN-SPL-15. The end of this side's turn; the hero's next turn or stance, or his tile's activation."""
    if is_hero(figure):
        return heros_moment(figure, until)
    if until not in MOMENTS:
        return "side"
    return f"tile:{t.state.units[figure].group}" if side_of(figure) == OVERLORD else through(t, figure)


def heros_moment(hero: FigureId, until: str) -> str:
    """CN-SPL-13 CN-SPL-15. The end of this side's turn; his next turn; when he is active after a turn of recovery."""
    return f"{MOMENTS[until]}:{hero}" if until in MOMENTS else "side"


def through(t: Game, figure: FigureId) -> str:
    """CN-SPL-14. The end of that next turn or activation: a hero's, an ally's, or that of the tile of a unit."""
    return f"over:{t.state.units[figure].group if side_of(figure) == OVERLORD else figure}"


def enchanted(t: Game, figure: FigureId, spell: str) -> None:
    """CN-SPL-13."""
    t.tell("enchanted", figure=figure, spell=spell)


SECTIONS = (Effects,)
