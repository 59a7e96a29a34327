"""The dice as a screen shows them, and how an attack stands."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.games.conan.model import Game
from heraut.games.conan.numbers.blows import attack_parts, defence_parts
from heraut.games.conan.numbers.efforts import effort_parts
from heraut.games.conan.rules.ch2_sheet.attack import Attack
from heraut.games.conan.rules.ch2_sheet.defence import Defence
from heraut.games.conan.rules.ch2_sheet.manipulation import ComplexManipulation
from heraut.games.conan.rules.ch2_sheet.rolls import Roll
from heraut.kernel.chance import Throwing
from heraut.kernel.values import Part, total
from heraut.tabletop.scene import Dice, Label, Number, Tint
from heraut.tabletop.throws import Fallen, ThrowTogether

TINTS: dict[str, Tint] = {"Y": "or", "O": "tenne", "R": "gueules"}


def dice(t: Game) -> Iterator[Dice]:
    """CN-DIE-1 CN-DIE-4. The dice of the roll under way, by their colour; those still to fall are empty."""
    rolling = t.nearest(Roll)
    if rolling is None:
        return
    fallen, waiting = lying(t, rolling), still_to_fall(t)
    for kind in dict.fromkeys([*[die for die, _ in fallen], *waiting]):
        faces = tuple([str(face) for die, face in fallen if die == kind])
        label = Label("dice", {"die": kind})
        yield Dice(f"dice-{kind}", label, faces, waiting.get(kind, 0), (), rolling.seat, TINTS[kind[0]])


def dice_total(t: Game) -> tuple[Number, ...]:
    """CN-DIE-4. What the dice that lie there come to, with its reasons."""
    rolling = t.nearest(Roll)
    counted = tuple(sums(t, rolling, rolling.fallen)) if rolling is not None else ()
    return (Number("dice.total", Label("number-total"), total(counted), counted),) if counted else ()


def lying(t: Game, rolling: Roll) -> Fallen:
    """What has fallen already."""
    together, throwing = t.nearest(ThrowTogether), t.nearest(Throwing)
    fallen = rolling.fallen if together is None else together.fallen
    return (*fallen, *[(throwing.die, face) for face in throwing.got]) if throwing is not None else fallen


def still_to_fall(t: Game) -> dict[str, int]:
    together, throwing = t.nearest(ThrowTogether), t.nearest(Throwing)
    waiting = dict(together.dice) if together is not None else {}
    if throwing is not None:
        waiting[throwing.die] = throwing.count - len(throwing.got)
    return {die: number for die, number in waiting.items() if number}


def sums(t: Game, rolling: Roll, fallen: Fallen) -> Iterator[Part]:
    """CN-DIE-4 CN-ATT-13 CN-DEF-3 CN-MAN-12. What they come to, with all that is added and taken off."""
    fight, defence, effort = t.nearest(Attack), t.nearest(Defence), t.nearest(ComplexManipulation)
    if rolling.why == "attack" and fight is not None:
        yield from attack_parts(t, fight.attacker, fight.way, fallen, fight.bare_hands)
    elif rolling.why == "defence" and defence is not None:
        yield from defence_parts(t, defence.attacker, defence.target, defence.way, fallen)
    elif effort is not None:
        yield from effort_parts(t, effort.hero, fallen)


def outlook(t: Game) -> Iterator[Label]:
    """CN-ATT-8 CN-DEF-3. Who attacks whom; once it is known, for how much, and what stands against it."""
    defence, fight = t.nearest(Defence), t.nearest(Attack)
    if defence is not None:
        rolling = t.nearest(Roll)
        fallen = lying(t, rolling) if rolling is not None and rolling.why == "defence" else defence.fallen
        stands = total(defence_parts(t, defence.attacker, defence.target, defence.way, fallen))
        about = {"attacker": defence.attacker, "target": defence.target, "total": defence.total, "defence": stands}
        yield Label("note-blow", about)
    elif fight is not None:
        yield Label("note-attack", {"attacker": fight.attacker, "target": fight.target, "throw": fight.dice})
