"""What the files must agree on: the numbers of the box, names that exist, effects that do something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from heraut.games.wow_adventure.printed.effects import COLOURS, SWITCHES, VALUES, Effect
from heraut.kernel.content import ContentError

if TYPE_CHECKING:
    from heraut.games.wow_adventure.printed.board import Space
    from heraut.games.wow_adventure.printed.cards import Event, QuestCard
    from heraut.games.wow_adventure.printed.content import Content

DECK = 23  # ability cards of a character
CHARACTERS, PACKS = 4, 4
ENCOUNTERS, EVENTS = 32, 8  # of each colour
QUESTS = {"starting": (18, 2), "elite": (30, 2)}  # in the box, in each pack
MARKERS = (20, 4)
TROPHIES, CITIES = 16, 3
PRINTED = ("level_up", "port", "overlord")  # spaces with an encounter
EARNING = ("port", "overlord")  # … that earns a trophy
IN_COMBAT = {*VALUES, *SWITCHES}
LASTING = {  # what an event that lasts can do, by whom it touches; "" is anything
    "exploring_city": {"draw"}, "quest_completer": {"draw"}, "leaving_green": {"one_of"}, "next_victor": {""},
    "all": {"move", "energy", "no_duels"},
    **dict.fromkeys(("everyone", "encounters", "attacker", "valor_6"), IN_COMBAT),
}  # fmt: skip
AT_ONCE = ("active", "all", "all_in_city", "all_on")  # whom one that is resolved at once can touch


def check(content: Content) -> None:
    """WW-SET-1. The files against one another and against the box."""
    _check_names(content)
    _check_dice(content)
    _check_board(content.board)
    _check_characters(content)
    _check_challenges(content)
    _check_quests(content)
    _check_treasures(content)
    for file, entry, effect in effects_of(content):
        for problem in _wrong(effect):
            raise ContentError(file, entry, "effect", problem)
    _check_standing(content)
    for event in content.events.values():
        for word, problem in _wrong_event(event):
            raise ContentError("events.toml", event.id, word, problem)


def count(file: str, word: str, found: int, expected: int) -> None:
    if found != expected:
        raise ContentError(file, "", word, f"the box has {expected}, these are {found}")


def known(file: str, entry: str, word: str, names: Iterable[str], there: Collection[str], where: str) -> None:
    for name in names:
        if name not in there:
            raise ContentError(file, entry, word, f"'{name}' is not in {where}")


def _check_names(content: Content) -> None:
    """A card is known by its name alone, wherever it lies."""
    seen: dict[str, str] = {}
    for file, entries in files_of(content):
        for entry in entries:
            if entry in seen and seen[entry] != file:
                raise ContentError(file, entry, "", f"there is an entry of this name in {seen[entry]} too")
            seen[entry] = file


def files_of(content: Content) -> Iterator[tuple[str, Collection[str]]]:
    yield "characters.toml", content.characters
    yield "abilities.toml", content.abilities
    yield "encounters", content.encounters
    yield "events.toml", content.events
    yield "quests.toml", content.quests
    yield "trophies.toml", content.trophies
    yield "markers.toml", content.markers
    yield "board.toml", content.board


def _check_dice(content: Content) -> None:
    """WW-DIE-2 WW-DIE-3."""
    count("dice.toml", "movement", len(content.dice.movement), 6)
    count("dice.toml", "combat", len(content.dice.combat), 6)


# ── the board ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _check_board(board: dict[str, Space]) -> None:
    """WW-SET-5 WW-MOV-4. Ways lead both ways; cities are gray; who is fought there is printed there."""
    count("board.toml", "city", sum([space.kind == "city" for space in board.values()]), CITIES)
    for space in board.values():
        known("board.toml", space.id, "near", space.near, board, "board.toml")
        for other in space.near:
            if space.id not in board[other].near:
                raise ContentError("board.toml", space.id, "near", f"[{other}] does not name [{space.id}] in turn")
        if space.kind == "city" and space.level != "gray":
            raise ContentError("board.toml", space.id, "level", "a city is gray")
        if (space.encounter is not None) != (space.kind in PRINTED):
            raise ContentError("board.toml", space.id, "encounter", f"is it a {space.kind} space or not?")


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _check_characters(content: Content) -> None:
    """WW-SET-11 WW-ABL-1."""
    packs = packs_of(content)
    count("characters.toml", "pack", len(packs), PACKS)
    count("characters.toml", "box", len(content.characters) - len(packs), CHARACTERS)
    cards: Counter[str] = Counter()
    for ability in content.abilities.values():
        known("abilities.toml", ability.id, "character", [ability.character], content.characters, "characters.toml")
        cards[ability.character] += ability.copies
    for character in content.characters:
        count("abilities.toml", character, cards[character], DECK)


def _check_challenges(content: Content) -> None:
    """WW-SET-7. Forty cards of each colour."""
    for colour in COLOURS:
        file = f"encounters_{colour}.toml"
        fought = [card for card in content.encounters.values() if card.level == colour]
        count(file, colour, len(fought), ENCOUNTERS)
        count("events.toml", colour, sum([card.level == colour for card in content.events.values()]), EVENTS)
        for card in fought:
            known(file, card.id, "item icons", card.item.icons, content.characters, "characters.toml")
            if (card.item.slot == "bag") != bool(card.item.when):
                raise ContentError(
                    file, card.id, "item when", "items of the bag, and no others, say when they are used"
                )


def _check_quests(content: Content) -> None:
    """WW-SET-12 WW-QST-1."""
    for deck, (in_box, in_pack) in QUESTS.items():
        quests = [quest for quest in content.quests.values() if quest.deck == deck]
        _check_packs("quests.toml", content, Counter([quest.pack for quest in quests]), in_box, in_pack)
    for quest in content.quests.values():
        known("quests.toml", quest.id, "goal spaces", quest.goal.spaces, content.board, "board.toml")
        for problem in _wrong_goal(quest):
            raise ContentError("quests.toml", quest.id, "goal", problem)


def _wrong_goal(quest: QuestCard) -> Iterator[str]:
    goal = quest.goal
    if bool(goal.spaces) != (goal.type in ("visit", "beat_printed")):
        yield f"{goal.type}: where? (spaces)"
    if bool(goal.own) != (goal.type == "own"):
        yield f"{goal.type}: what? (own)"
    if goal.type == "level" and not goal.level:
        yield "level: which?"


def _check_treasures(content: Content) -> None:
    """WW-TRO-1 WW-TRO-2 WW-SET-12."""
    count("trophies.toml", "trophies", len(content.trophies), TROPHIES)
    sources = [space.id for space in content.board.values() if space.kind in EARNING]
    for trophy in content.trophies.values():
        known("trophies.toml", trophy.id, "source", [trophy.source], sources, "the spaces that earn a trophy")
    for source in sources:
        if source not in [trophy.source for trophy in content.trophies.values()]:
            raise ContentError("trophies.toml", "", "source", f"none is earned on '{source}'")
    markers: Counter[str] = Counter()
    for marker in content.markers.values():
        markers[marker.pack] += marker.copies
        if (marker.colour == "green") != bool(marker.when):
            raise ContentError(
                "markers.toml", marker.id, "when", "green markers, and no others, say when they are spent"
            )
    _check_packs("markers.toml", content, markers, *MARKERS)


def _check_packs(file: str, content: Content, found: Counter[str], in_box: int, in_pack: int) -> None:
    known(file, "", "pack", [pack for pack in found if pack], packs_of(content), "characters.toml")
    count(file, "box", found[""], in_box)
    for pack in packs_of(content):
        count(file, pack, found[pack], in_pack)


def packs_of(content: Content) -> list[str]:
    """The characters that come in a pack of their own."""
    return [character.id for character in content.characters.values() if character.pack]


# ── effects ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def effects_of(content: Content) -> Iterator[tuple[str, str, Effect]]:
    """Every clause written anywhere: the file, the entry, the clause."""
    for file, entry, effect in _written(content):
        for clause in _all(effect):
            yield file, entry, clause


def _written(content: Content) -> Iterator[tuple[str, str, tuple[Effect, ...]]]:
    for character in content.characters.values():
        yield "characters.toml", character.id, (*character.start.power.effect, *character.other.power.effect)
    for card in content.encounters.values():
        used = card.item.use.effect if card.item.use else ()
        yield f"encounters_{card.level}.toml", card.id, (*card.special, *card.item.effect, *used)
    for file, cards in (
        ("abilities.toml", content.abilities),
        ("events.toml", content.events),
        ("markers.toml", content.markers),
        ("trophies.toml", content.trophies),
    ):
        for id, printed in cards.items():
            yield file, id, printed.effect


def _all(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        yield from _all(effect.one_of)
        if effect.may is not None:
            yield effect.may


def says(effect: Effect) -> Iterator[str]:
    """What a clause does: its words, without when it counts and for whom."""
    frame = ("from_die", "against", "after", "to", "until", "may", "amount", "colours")
    for word in Effect.__dataclass_fields__:
        if word not in frame and getattr(effect, word) not in (0, None, False, (), ""):
            yield word


def _wrong(effect: Effect) -> Iterator[str]:
    if not [*says(effect)]:
        yield "it does nothing"
    if len(effect.one_of) == 1:
        yield "one_of: a choice of one is none"
    if effect.after and not {*says(effect)} <= {"deal", "heal"}:
        yield "after: only deal and heal are looked at after a step"
    if bool(effect.after) + bool(effect.from_die) + bool(effect.against) > 1:
        yield "after, from_die, against: one condition at a time"
    if (effect.amount or effect.colours) and not effect.play:
        yield "amount, colours: of which play?"


def _check_standing(content: Content) -> None:
    """WW-ABL-3 WW-MAI-8 WW-CMB-2. What only lies there, and what an encounter does, says what works there."""
    for ability in content.abilities.values():
        if ability.when == "attach":
            _check_words("abilities.toml", ability.id, "effect", ability.effect, {*IN_COMBAT, "play"})
    for card in content.encounters.values():
        file = f"encounters_{card.level}.toml"
        _check_words(file, card.id, "special", card.special, {*IN_COMBAT, "deal", "energy", "discard"})
        if card.item.slot != "bag":
            _check_words(file, card.id, "item effect", card.item.effect, {*IN_COMBAT, "move", "energy"})


def _check_words(file: str, entry: str, word: str, effects: Iterable[Effect], working: Collection[str]) -> None:
    for effect in effects:
        for said in says(effect):
            if not effect.after and said not in working:
                raise ContentError(file, entry, word, f"'{said}' does nothing here")


def _wrong_event(event: Event) -> Iterator[tuple[str, str]]:
    """WW-CHA-5 WW-CHA-8 WW-CHA-16. One that lasts works by lying there, any other at once; both say on whom."""
    if event.who not in (LASTING if event.lasting else AT_ONCE):
        yield "who", f"'{event.who}' is touched by an event that {'is resolved at once' if event.lasting else 'lasts'}"
    if bool(event.kinds) != (event.who == "encounters"):
        yield "kinds", "of the encounters that it touches, and of nothing else"
    if bool(event.colours) != (event.who == "all_on"):
        yield "colours", "of the spaces that it touches, and of nothing else"
    working = LASTING.get(event.who, set())
    for said in [said for effect in event.effect for said in says(effect)]:
        if event.lasting and "" not in working and said not in working:
            yield "effect", f"'{said}' does nothing here"
