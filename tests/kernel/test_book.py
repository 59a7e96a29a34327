"""The ledger, and who cites its rules: read from tiny sample packages."""

from pathlib import Path
from textwrap import dedent

import pytest

from heraut.kernel.book import BadLedger, Citations, Ledger, Place, Rule, UnknownRule, coverage, read_ledger
from heraut.kernel.citations import (
    AmbiguousFact,
    UncitedFact,
    citations_in_code,
    citations_in_tests,
    fact_rules,
    leading_ids,
)
from heraut.kernel.content import Text

ENTRY = {"id": "CF-E5-4", "ref": "IX-E-5", "en": "Sustained.", "fr": "Soutenue.", "source": "sheet"}


def write(folder: Path, file: str, text: str) -> Path:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")
    return path


def write_ledger(folder: Path, *entries: dict[str, str]) -> Path:
    lines = ['game = "confrontation"', 'source = "chapter 9"']
    for entry in entries:
        lines += ["[[rule]]", *(f'{field} = "{word}"' for field, word in entry.items())]
    return write(folder, "ledger.toml", "\n".join(lines))


def names(citations: Citations) -> dict[str, list[str]]:
    return {rule_id: [str(place) for place in places] for rule_id, places in citations.items()}


def ledger_of(*rules: Rule) -> Ledger:
    return Ledger("confrontation", "chapter 9", {rule.id: rule for rule in rules})


def rule_of(rule_id: str, waived: str = "") -> Rule:
    return Rule(rule_id, "IX", "en", "fr", "sheet", waived=waived)


# --- the ledger ---------------------------------------------------------------------------------------------------


def test_a_ledger_keeps_every_field_and_the_order_of_the_book(tmp_path: Path) -> None:
    second = {**ENTRY, "id": "CF-A1-1", "official": "DEF-1", "waived": "no spells"}
    ledger = read_ledger(write_ledger(tmp_path, ENTRY, second))
    assert (ledger.game, ledger.source) == ("confrontation", "chapter 9")
    assert list(ledger.rules) == ["CF-E5-4", "CF-A1-1"]
    assert ledger.rule("CF-E5-4") == Rule("CF-E5-4", "IX-E-5", "Sustained.", "Soutenue.", "sheet", "", "")
    assert ledger.rule("CF-A1-1")[5:] == ("DEF-1", "no spells", "")
    assert ledger.rule("CF-E5-4").section == "CF-E5"
    assert ledger.rule("CF-E5-4").text("fr") == "Soutenue."
    assert ledger.rule("CF-E5-4").text("en") == "Sustained."


def test_a_section_is_called_by_its_title(tmp_path: Path) -> None:
    path = write_ledger(tmp_path, ENTRY)
    path.write_text(path.read_text() + '\n[sections]\nCF-E5 = { en = "Sustained defence", fr = "Défense soutenue" }\n')
    assert read_ledger(path).title("CF-E5") == Text(en="Sustained defence", fr="Défense soutenue")
    assert read_ledger(path).title("CF-A1") == Text(en="CF-A1", fr="CF-A1")
    path.write_text(path.read_text().replace(', fr = "Défense soutenue"', ""))
    with pytest.raises(BadLedger, match="section CF-E5: missing field 'fr'"):
        read_ledger(path)


@pytest.mark.parametrize(
    ("flow", "mistake"),
    [
        ('CF-E6 = { en = "a", fr = "b" }', "for a section with a title"),
        ('CF-E5 = { en = "the dice → an end", fr = "les dés" }', "the boxes of the two languages differ"),
        ('CF-E5 = { en = "the dice ⟲", fr = "les dés" }', "the boxes of the two languages differ"),
        ('CF-E5 = { en = "CF-E9 (at once)", fr = "CF-E9 (aussitôt)" }', "no section CF-E9"),
    ],
)
def test_a_way_through_a_section_is_the_same_in_both_languages(flow: str, mistake: str, tmp_path: Path) -> None:
    path = write_ledger(tmp_path, ENTRY)
    titled = path.read_text() + '\n[sections]\nCF-E5 = { en = "Sustained defence", fr = "Défense soutenue" }\n[flows]\n'
    path.write_text(titled + 'CF-E5 = { en = "the dice → CF-E5 (again) ⟲", fr = "les dés → CF-E5 (encore) ⟲" }\n')
    assert read_ledger(path).flows["CF-E5"].fr == "les dés → CF-E5 (encore) ⟲"
    path.write_text(titled + flow)
    with pytest.raises(BadLedger, match=mistake):
        read_ledger(path)


def test_an_id_may_have_a_figure_in_the_name_of_the_game(tmp_path: Path) -> None:
    assert "H3-COM-1" in read_ledger(write_ledger(tmp_path, {**ENTRY, "id": "H3-COM-1"})).rules


def test_an_unknown_rule_is_refused_with_its_neighbours() -> None:
    ledger = ledger_of(rule_of("CF-E5-4"), rule_of("CF-E5-5"))
    with pytest.raises(UnknownRule) as refusal:
        ledger.rule("CF-E5-44")
    assert isinstance(refusal.value, KeyError)
    expected = "There is no rule 'CF-E5-44' in the ledger of confrontation. Near it: CF-E5-4, CF-E5-5."
    assert str(refusal.value) == expected


def test_an_unknown_rule_without_neighbours_gets_no_hint() -> None:
    with pytest.raises(UnknownRule) as refusal:
        ledger_of(rule_of("CF-E5-4")).rule("zzz")
    assert str(refusal.value) == "There is no rule 'zzz' in the ledger of confrontation."


def without(field: str) -> dict[str, str]:
    return {name: word for name, word in ENTRY.items() if name != field}


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        ([ENTRY, ENTRY], "entry 2: duplicate id 'CF-E5-4'"),
        ([without("fr")], "entry 1 (CF-E5-4): missing field 'fr'"),
        ([without("id")], "entry 1: missing field 'id'"),
        ([{**ENTRY, "oficial": "x"}], "entry 1 (CF-E5-4): unknown field 'oficial', did you mean 'official'?"),
        ([{**ENTRY, "zzz": "x"}], "entry 1 (CF-E5-4): unknown field 'zzz'"),
        ([{**ENTRY, "id": "CF-E5"}], "entry 1: malformed id 'CF-E5', expected a form like CF-E5-4"),
        ([{**ENTRY, "id": "cf-E5-4"}], "entry 1: malformed id 'cf-E5-4', expected a form like CF-E5-4"),
        ([{**ENTRY, "waived": " "}], "entry 1 (CF-E5-4): field 'waived' must be a text that is not empty"),
    ],
)
def test_a_mistake_is_named_with_file_entry_and_word(
    tmp_path: Path, entries: list[dict[str, str]], sentence: str
) -> None:
    path = write_ledger(tmp_path, *entries)
    with pytest.raises(BadLedger) as refusal:
        read_ledger(path)
    assert str(refusal.value) == f"{path}: {sentence}"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('source = "x"', "top of the file: missing field 'game'"),
        ('game = "x"\nsource = "y"\nrules = "z"', "top of the file: unknown field 'rules'"),
        ('game = 3\nsource = "y"', "top of the file: field 'game' must be a text that is not empty"),
        ('game = "x"\nsource = "y"\nrule = "CF-E5-4"', "'rule' must be written as [[rule]] entries"),
        ("game = ", "this is not TOML: "),
    ],
)
def test_a_mistake_outside_the_entries_is_named_too(tmp_path: Path, text: str, sentence: str) -> None:
    path = write(tmp_path, "ledger.toml", text)
    with pytest.raises(BadLedger) as refusal:
        read_ledger(path)
    assert str(refusal.value).startswith(f"{path}: {sentence}")


# --- citations in code --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("docstring", "ids"),
    [
        ("CF-E5-4 CF-E5-5. Text.", ("CF-E5-4", "CF-E5-5")),
        ("CF-E5-4.", ("CF-E5-4",)),
        ("CF-E5-4, or how to parry", ("CF-E5-4",)),
        ("H3-COM-12", ("H3-COM-12",)),
        ("\n    CF-E5-4\n    CF-E5-5.\n", ("CF-E5-4", "CF-E5-5")),
        ("CF-E5-4\n\nText.", ("CF-E5-4",)),
        ("See CF-E5-4.", ()),
        ("IX-E. An attack (CF-E5-4).", ()),
        ("CF-E5-4 says how to parry.", ()),
        ("CF-E5-4 CF-E5-5 say how to parry.", ()),
        ("CF-E5-4\nCF-E5-5 say how to parry.", ()),
        ("CF-E5-4b. Text.", ()),
        ("", ()),
        (None, ()),
    ],
)
def test_only_ids_at_the_beginning_of_a_docstring_count(docstring: str | None, ids: tuple[str, ...]) -> None:
    assert leading_ids(docstring) == ids


def test_functions_methods_and_classes_cite_by_their_docstring(tmp_path: Path) -> None:
    write(
        tmp_path,
        "rules/ch09_e_attack.py",
        '''
        """CF-P-1. A module cites nothing."""

        class Attack:
            """CF-E1-1. An attack."""

            def hear_defence(self):
                """CF-E5-4 CF-E5-5. Sustained or not."""

            async def throw(self):
                """One die, as CF-E5-4 says."""
                def reread():
                    """CF-E5-4."""

        class Wound:
            """The wound of CF-E6-1."""

        if True:
            def parry():
                """CF-E3-1."""
        ''',
    )
    citations = citations_in_code(tmp_path)
    file = "rules/ch09_e_attack.py"
    assert names(citations) == {
        "CF-E1-1": [f"{file}: Attack"],
        "CF-E5-4": [f"{file}: Attack.hear_defence", f"{file}: Attack.throw.reread"],
        "CF-E5-5": [f"{file}: Attack.hear_defence"],
        "CF-E3-1": [f"{file}: parry"],
    }
    assert citations["CF-E5-4"][0] == Place(file, "Attack.hear_defence", 7)


def test_what_is_printed_cites_by_a_key(tmp_path: Path) -> None:
    write(
        tmp_path,
        "printed/skills.toml",
        """
        rule = "CF-K-1"
        [dodge]
        rule = "CF-K-2"
        [dodge.master]
        rules = ["CF-K-2", "CF-K-3"]
        [[skill]]
        id = "fencer"
        rule = "CF-K-4"
        [[skill]]
        effects = [{ do = "parry", rule = "CF-K-5" }]
        [leap]
        rule = "mispelt"
        """,
    )
    write(tmp_path, "printed/scenarios/first/bridge.toml", 'rules = ["CF-K-1"]')
    write(tmp_path, "ledger.toml", '[[rule]]\nid = "CF-K-9"\nrule = "CF-K-9"')
    assert names(citations_in_code(tmp_path)) == {
        "CF-K-1": ["printed/scenarios/first/bridge.toml", "printed/skills.toml"],
        "CF-K-2": ["printed/skills.toml: dodge", "printed/skills.toml: dodge.master"],
        "CF-K-3": ["printed/skills.toml: dodge.master"],
        "CF-K-4": ["printed/skills.toml: fencer"],
        "CF-K-5": ["printed/skills.toml: skill 2.effects 1"],
        "mispelt": ["printed/skills.toml: leap"],
    }


def test_content_that_is_not_toml_is_named(tmp_path: Path) -> None:
    path = write(tmp_path, "printed/skills.toml", "rule = ")
    with pytest.raises(ValueError, match="this is not TOML") as refusal:
        citations_in_code(tmp_path)
    assert str(refusal.value).startswith(str(path))


# --- facts --------------------------------------------------------------------------------------------------------


def test_a_fact_has_the_rules_of_the_function_that_tells_it(tmp_path: Path) -> None:
    write(
        tmp_path,
        "rules/attack.py",
        '''
        class Attack:
            """CF-E1-1. The class does not speak for its steps."""

            def read_defence(self, t):
                """CF-E3-1 CF-E3-2. Parried or not."""
                if self.parried:
                    t.tell("defence_test", who=2)
                else:
                    t.tell("defence_test", who=3)
                then = lambda: self.table.tell("parried", 1)

            def settle(self, t):
                """CF-E6-1."""
                t.tell(self.kind)
                t.ask("wound")
                tell("wound")
        ''',
    )
    rules = ("CF-E3-1", "CF-E3-2")
    assert fact_rules(tmp_path) == {"defence_test": rules, "parried": rules}


def test_a_kind_of_fact_told_in_two_functions_is_refused(tmp_path: Path) -> None:
    write(tmp_path, "a.py", 'def parry(t):\n    """CF-E3-1."""\n    t.tell("parried")\n')
    write(tmp_path, "b.py", 'def dodge(t):\n    """CF-E3-2."""\n    t.tell("parried")\n')
    with pytest.raises(AmbiguousFact) as refusal:
        fact_rules(tmp_path)
    expected = "The fact 'parried' is told in two functions: a.py: parry (line 1) and b.py: dodge (line 1)."
    assert str(refusal.value).startswith(expected)


@pytest.mark.parametrize(
    ("source", "place"),
    [
        ('def parry(t):\n    """As CF-E3-1 says."""\n    t.tell("parried")\n', "a.py: parry (line 1)"),
        (
            'class Attack:\n    """CF-E3-1."""\n    def parry(self, t):\n        t.tell("parried")\n',
            "a.py: Attack.parry (line 3)",
        ),
        ('"""CF-E3-1."""\nt.tell("parried")\n', "a.py (line 1)"),
    ],
)
def test_a_fact_without_rules_is_refused(tmp_path: Path, source: str, place: str) -> None:
    write(tmp_path, "a.py", source)
    with pytest.raises(UncitedFact) as refusal:
        fact_rules(tmp_path)
    expected = f"The fact 'parried' is told in {place}, whose docstring begins with no rule id."
    assert str(refusal.value) == expected


def test_the_kernel_may_tell_facts_without_rules(tmp_path: Path) -> None:
    write(tmp_path, "heraut/kernel/chance.py", 'def throw(t):\n    t.tell("die_thrown")\n')
    assert fact_rules(tmp_path / "heraut" / "kernel") == {"die_thrown": ()}
    assert fact_rules(tmp_path) == {"die_thrown": ()}


# --- citations in tests -------------------------------------------------------------------------------------------


def test_marks_on_functions_classes_and_parameters(tmp_path: Path) -> None:
    write(
        tmp_path,
        "confrontation/test_attack.py",
        """
        import pytest

        @pytest.mark.rule("CF-E5-4", "CF-E5-5")
        def test_sustained(): ...

        @pytest.mark.rule("CF-E1-1")
        class TestAttack:
            pytestmark = [pytest.mark.slow, pytest.mark.rule("CF-E2-1")]

            def test_announce(self): ...

            @pytest.mark.rule("CF-E1-2")
            def test_parry(self): ...

            def build(self): ...

        @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("CF-E3-1")),
                                       pytest.param(3, marks=[pytest.mark.rule("CF-E3-1")])])
        def test_dice(n): ...

        CASES = [pytest.param(1, marks=pytest.mark.rule("CF-E4-1"))]

        @pytest.mark.other("CF-E6-1")
        def test_other():
            text = "pytest.mark.rule('CF-E6-2')"
        """,
    )
    file = "confrontation/test_attack.py"
    both = [f"{file}: TestAttack.test_announce", f"{file}: TestAttack.test_parry"]
    assert names(citations_in_tests(tmp_path)) == {
        "CF-E5-4": [f"{file}: test_sustained"],
        "CF-E5-5": [f"{file}: test_sustained"],
        "CF-E1-1": both,
        "CF-E2-1": both,
        "CF-E1-2": both[1:],
        "CF-E3-1": [f"{file}: test_dice"],
        "CF-E4-1": [f"{file}: CASES"],
    }


@pytest.mark.parametrize("value", ['pytest.mark.rule("CF-P-1")', '[pytest.mark.slow, pytest.mark.rule("CF-P-1")]'])
def test_a_mark_on_a_module_counts_for_each_test_in_it(tmp_path: Path, value: str) -> None:
    write(
        tmp_path,
        "test_phase.py",
        f"""
        pytestmark = {value}

        def build(): ...
        def test_order(): ...

        class TestPhase:
            def test_end(self): ...
        """,
    )
    write(tmp_path, "test_elsewhere.py", "def test_elsewhere(): ...")
    assert names(citations_in_tests(tmp_path)) == {
        "CF-P-1": ["test_phase.py: test_order", "test_phase.py: TestPhase.test_end"]
    }


def test_a_marked_function_that_pytest_never_runs_proves_nothing(tmp_path: Path) -> None:
    write(
        tmp_path,
        "test_parry.py",
        """
        @pytest.mark.rule("CF-E3-1")
        def parry_keeps_its_die(): ...

        @pytest.mark.rule("CF-E3-2")
        class TestNothing:
            def build(self): ...

        class Parries:
            @pytest.mark.rule("CF-E3-3")
            def test_parry(self): ...
        """,
    )
    assert citations_in_tests(tmp_path) == {}


# --- coverage -----------------------------------------------------------------------------------------------------

CODE, TEST = Place("rules/attack.py", "Attack", 3), Place("test_attack.py", "test_attack", 5)


@pytest.mark.parametrize(
    ("waived", "code", "tests", "status", "complete"),
    [
        ("", [CODE], [TEST], "proved", True),
        ("no spells", [CODE], [TEST], "proved", True),
        ("no spells", [], [], "waived", True),
        ("no spells", [CODE], [], "waived", True),
        ("", [CODE], [], "missing test", False),
        ("", [], [TEST], "missing code", False),
        ("", [], [], "missing code", False),
    ],
)
def test_the_status_of_a_rule(waived: str, code: list[Place], tests: list[Place], status: str, complete: bool) -> None:
    found = coverage(ledger_of(rule_of("CF-E1-1", waived)), {"CF-E1-1": code}, {"CF-E1-1": tests})
    assert [(proof.status, proof.code, proof.tests) for proof in found.proofs] == [(status, tuple(code), tuple(tests))]
    assert found.complete is complete
    assert found.totals() == {"proved": 0, "waived": 0, "missing code": 0, "missing test": 0, status: 1}


def test_an_unknown_id_is_an_error_with_its_place() -> None:
    ledger = ledger_of(rule_of("CF-E1-1"))
    known: Citations = {"CF-E1-1": [CODE]}
    found = coverage(ledger, {**known, "CF-E9-9": [CODE]}, {"CF-E1-1": [TEST], "CG-E1-1": [TEST]})
    assert [proof.status for proof in found.proofs] == ["proved"]
    assert found.unknown == (("CF-E9-9", CODE), ("CG-E1-1", TEST))
    assert not found.complete
