"""`heraut rules`: read the rulebook of a game, and see which of its rules are applied and proved."""

import os
from collections.abc import Iterable, Iterator
from importlib.resources import files
from json import dumps
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.table import Table

from heraut import games as library
from heraut.kernel import book
from heraut.kernel.book import Citations, Coverage, Ledger, Place, Proof, Rule
from heraut.kernel.citations import citations_in_code, citations_in_tests
from heraut.table.words import folder_of
from heraut.tabletop.vocabulary import NBSP

# The command's few words live here until the cli has its own word files.
WORDS: dict[str, dict[str, str]] = {
    "en": {
        "no_game": "There is no game {game!r}. Known games: {games}.",
        "which_game": "Name a game: {games}.",
        "no_rule": "There is no rule {asked!r} in {game}, and none that speaks of it.",
        "near": "Near it: {ids}.",
        "no_language": "There is no language {lang!r}. Known languages: en, fr.",
        "no_tests": "There is no tests folder {path}.",
        "tests_not_found": "No tests folder was found: name it with --tests.",
        "unreadable": "The sources cannot be read: {why}.",
        "rule": "rule",
        "text": "text",
        "ref": "paragraph",
        "gap": "the text is silent; added to play",
        "official": "published rule",
        "waived_because": "waived",
        "status": "status",
        "code": "code",
        "tests": "tests",
        "none": "none",
        "proved": "proved",
        "waived": "waived",
        "missing code": "missing code",
        "missing test": "missing test",
        "unknown": "not in the ledger",
        "total": "{rules} rules",
    },
    "fr": {
        "no_game": "Il n’y a pas de jeu {game!r}. Jeux connus : {games}.",
        "which_game": "Nommez un jeu : {games}.",
        "no_rule": "Il n’y a pas de règle {asked!r} dans {game}, ni aucune qui en parle.",
        "near": "Proches : {ids}.",
        "no_language": "Il n’y a pas de langue {lang!r}. Langues connues : en, fr.",
        "no_tests": "Il n’y a pas de dossier de tests {path}.",
        "tests_not_found": "Aucun dossier de tests trouvé : indiquez-le avec --tests.",
        "unreadable": "Les sources ne peuvent pas être lues : {why}.",
        "rule": "règle",
        "text": "texte",
        "ref": "paragraphe",
        "gap": "le texte n’en dit rien ; ajoutée pour jouer",
        "official": "règle publiée",
        "waived_because": "dispensée",
        "status": "état",
        "code": "code",
        "tests": "tests",
        "none": "aucun",
        "proved": "prouvée",
        "waived": "dispensée",
        "missing code": "sans code",
        "missing test": "sans test",
        "unknown": "absente du registre",
        "total": "{rules} règles",
    },
}


def rules(
    game: Annotated[str, typer.Argument(help="The game whose rulebook to read (all, with --coverage).")] = "",
    asked: Annotated[
        str | None,
        typer.Argument(metavar="[RULE]", help="One rule, such as CF-E5-4, or words of it in French or English."),
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="How many rules are proved, and which not.")] = False,
    table: Annotated[bool, typer.Option("--table", help="With --coverage: every rule with its places.")] = False,
    lang: Annotated[str, typer.Option("--lang", help="fr or en; without it, the language of LANG.")] = "",
    json: Annotated[bool, typer.Option("--json", help="For scripts.")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", help="The tests folder to read.")] = None,
) -> None:
    """Print the rules of a game, those with some words, one rule, or which are applied by code and proved by tests."""
    if lang and lang not in WORDS:
        _refuse(WORDS["en"]["no_language"].format(lang=lang))
    lang = lang or ("fr" if os.environ.get("LANG", "").startswith("fr") else "en")
    words, folders = WORDS[lang], game_folders(game)
    if game not in folders and (game or not coverage):
        sentence = words["no_game" if game else "which_game"]
        _refuse(sentence.format(game=game, games=", ".join(folders) or words["none"]))
    names = [game] if game else list(folders)
    tests_folder = _tests_folder(folders[names[0]], tests, words)
    try:
        ledgers = {name: book.read_ledger(folder / "ledger.toml") for name, folder in folders.items()}
        chosen = _choose(ledgers[game], asked, words) if asked else ledgers.get(game)
        if chosen is not None and not coverage and (asked or "").upper() not in chosen.rules:
            _print_ledger(chosen, lang, json)
            return
        cited = citations_in_tests(tests_folder) if tests_folder else {}
        if asked and chosen is not None:
            found = {game: _cover_rules(chosen, folders[game], cited)}
        else:
            found = {name: _cover_game(name, ledgers, folders[name], cited) for name in names}
    except (ValueError, SyntaxError) as mistake:
        _refuse(words["unreadable"].format(why=str(mistake).rstrip(".")))
    if not coverage:
        _print_rule(found[game].proofs[0], lang, json)
        return
    if tests_folder is None:
        typer.echo(words["tests_not_found"], err=True)
    pages = [_coverage_page(name, covered) for name, covered in found.items()]
    if json:
        _print_json(pages[0] if game else pages)
    else:
        for name, covered in found.items():
            _print_coverage(name, covered, words, whole=table or bool(asked))
    raise typer.Exit(0 if all(page["complete"] for page in pages) else 1)


def game_folders(asked: str) -> dict[str, Path]:
    """Every game with a ledger, and its folder; of other packages' games only the one that is asked about."""
    folders = {folder.name: Path(str(folder)) for folder in files("heraut.games").iterdir()}
    if asked in library.names() and asked not in library.NAMES:
        folders[asked] = folder_of(library.game(asked))
    return {name: folder for name, folder in sorted(folders.items()) if (folder / "ledger.toml").is_file()}


def _tests_folder(game_folder: Path, named: Path | None, words: dict[str, str]) -> Path | None:
    if named is not None:
        if not named.is_dir():
            _refuse(words["no_tests"].format(path=named))
        return named
    # <checkout>/src/heraut/games/<game>; an installed package has no such neighbour.
    source = next((parent for parent in game_folder.parents if parent.name == "src"), None)
    beside = source.parent / "tests" if source else None
    return beside if beside and beside.is_dir() else None


def _choose(ledger: Ledger, asked: str, words: dict[str, str]) -> Ledger:
    """The rule of this id, else those that speak of this."""
    try:
        rule = ledger.rule(asked.upper())
        return ledger._replace(rules={rule.id: rule})
    except book.UnknownRule as unknown:
        found = ledger.speaking_of(asked)
        if found.rules:
            return found
        sentence = words["no_rule"].format(asked=asked, game=ledger.game)
        if unknown.near:
            sentence += " " + words["near"].format(ids=", ".join(unknown.near))
        _refuse(sentence)


def _cover_game(game: str, ledgers: dict[str, Ledger], folder: Path, tests: Citations) -> Coverage:
    # The tests folder serves all games: an id of another game's ledger is known, only not ours.
    foreign = {id for ledger in ledgers.values() for id in ledger.rules} - set(ledgers[game].rules)
    ours = _keep(tests, [id for id in tests if id not in foreign])
    return book.coverage(ledgers[game], citations_in_code(folder), ours)


def _cover_rules(chosen: Ledger, folder: Path, tests: Citations) -> Coverage:
    return book.coverage(chosen, _keep(citations_in_code(folder), chosen.rules), _keep(tests, chosen.rules))


def _keep(citations: Citations, ids: Iterable[str]) -> Citations:
    return {id: citations[id] for id in ids if id in citations}


def _refuse(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


# --- printing -----------------------------------------------------------------------------------------------------


def _terminal() -> Console | None:
    """The console when someone looks at it; scripts and pipes get plain lines."""
    console = Console(markup=False, highlight=False)
    return console if console.is_terminal else None


def _print_json(page: object) -> None:
    typer.echo(dumps(page, ensure_ascii=False, indent=2))


def _print_ledger(ledger: Ledger, lang: str, json: bool) -> None:
    if json:
        rules = [rule._asdict() for rule in ledger.rules.values()]
        _print_json({"game": ledger.game, "source": ledger.source, "rules": rules})
        return
    typer.echo(
        f"{ledger.source}{f'{NBSP}:' if lang == 'fr' else ':'} {WORDS[lang]['total'].format(rules=len(ledger.rules))}"
    )
    console = _terminal()
    sections: dict[str, list[Rule]] = {}
    for rule in ledger.rules.values():
        sections.setdefault(rule.section, []).append(rule)  # its rulings may stand further down in the book
    for section, section_rules in sections.items():
        title = f"{section}  {section_rules[0].ref}"
        if console is None:
            typer.echo(f"\n{title}")
            for rule in section_rules:
                typer.echo(f"  {rule.id}  {rule.text(lang)}")
        else:
            console.print(_section_table(title, section_rules, lang))


def _section_table(title: str, section_rules: list[Rule], lang: str) -> Table:
    table = Table("", "", title=title, title_justify="left", title_style="bold", show_header=False, box=None)
    table.columns[0].no_wrap = True
    table.columns[0].style = "cyan"
    for rule in section_rules:
        table.add_row(rule.id, rule.text(lang))
    return table


def _print_rule(proof: Proof, lang: str, json: bool) -> None:
    if json:
        _print_json({**proof.rule._asdict(), **_places_page(proof)})
        return
    for line in _rule_lines(proof, lang):
        typer.echo(line)


def _rule_lines(proof: Proof, lang: str) -> Iterator[str]:
    words, rule = WORDS[lang], proof.rule
    yield f"{rule.id}  {rule.text(lang)}"
    colon = f"{NBSP}:" if lang == "fr" else ":"
    yield f"{words['ref']}{colon} {rule.ref}" + (f" ({words['gap']})" if rule.source == "gap" else "")
    if rule.official:
        yield f"{words['official']}{colon} {(lang == 'fr' and rule.official_fr) or rule.official}"
    if rule.waived:
        yield f"{words['waived_because']}{colon} {rule.waived}"
    for title, places in ((words["code"], proof.code), (words["tests"], proof.tests)):
        yield f"{title}{colon}" if places else f"{title}{colon} {words['none']}"
        for place in places:
            yield f"  {_at_line(place)}"


def _totals(found: Coverage) -> dict[str, int]:
    return {**found.totals(), "unknown": len(found.unknown)}


def _coverage_page(game: str, found: Coverage) -> dict[str, object]:
    lines = [{"id": proof.rule.id, "status": proof.status, **_places_page(proof)} for proof in found.proofs]
    unknown = [{"id": cited.rule_id, **cited.place._asdict()} for cited in found.unknown]
    return {"game": game, "rules": lines, "unknown": unknown, "totals": _totals(found), "complete": found.complete}


def _print_coverage(game: str, found: Coverage, words: dict[str, str], whole: bool) -> None:
    """What is wrong, or the whole table; then one line that counts."""
    console = _terminal()
    if whole and console is not None:
        console.print(_coverage_table(found.proofs, words))
    else:
        for proof in found.proofs if whole else found.wrong:
            code, tests = (_join(places, "; ", words) for places in (proof.code, proof.tests))
            status = words[proof.status]
            typer.echo(f"{proof.rule.id}  {status}  {words['code']}: {code}  {words['tests']}: {tests}")
    for cited in found.unknown:
        typer.echo(f"{cited.rule_id}  {words['unknown']}  {_at_line(cited.place)}")
    counted = ", ".join(f"{words[status]} {count}" for status, count in _totals(found).items())
    typer.echo(f"{game}: {words['total'].format(rules=len(found.proofs))}, {counted}")


def _coverage_table(proofs: Iterable[Proof], words: dict[str, str]) -> Table:
    table = Table(words["rule"], words["status"], words["code"], words["tests"])
    table.columns[0].no_wrap = table.columns[1].no_wrap = True
    colours = {"proved": "green", "waived": "yellow"}
    for proof in proofs:
        code, tests = (_join(places, "\n", words) for places in (proof.code, proof.tests))
        table.add_row(proof.rule.id, words[proof.status], code, tests, style=colours.get(proof.status, "red"))
    return table


def _join(places: Iterable[Place], between: str, words: dict[str, str]) -> str:
    return between.join(str(place) for place in places) or words["none"]


def _at_line(place: Place) -> str:
    return f"{place} ({place.line})" if place.line else str(place)


def _places_page(proof: Proof) -> dict[str, object]:
    return {"code": [place._asdict() for place in proof.code], "tests": [place._asdict() for place in proof.tests]}
