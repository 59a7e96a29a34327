"""How French puts names into sentences, and how what is printed is set."""

from __future__ import annotations

import pytest

from heraut.kernel.content import Text
from heraut.table.words import HERAUT
from heraut.tabletop.vocabulary import NBSP, Vocabulary, elided, spaced

ELIDED = {
    "Tour de Alamar": "Tour d’Alamar",
    "les unités de argent et de or": "les unités d’argent et d’or",
    "De Écuyer à Lion": "D’Écuyer à Lion",
    "ne combattent que Orque": "ne combattent qu’Orque",
    "la main de Hydre": "la main d’Hydre",
    "le coup de Harpie": "le coup de Harpie",
    "de A1 à B2, de INI 5": "de A1 à B2, de INI 5",
    "de onze à douze": "de onze à douze",
    "de Mutare": "de Mutare",
    "mode arbitre": "mode arbitre",
}


@pytest.mark.parametrize("sentence", ELIDED)
def test_a_name_elides_the_word_before_it(sentence: str) -> None:
    assert elided(sentence) == ELIDED[sentence]
    assert elided(elided(sentence)) == ELIDED[sentence]


def test_a_printed_sentence_is_set() -> None:
    printed = Text(fr="L'armée : -1 ; « oui »", en="The army's: -1")
    assert spaced(printed).fr.replace(NBSP, "_") == "L’armée_: −1_; «_oui_»"
    assert spaced(printed).en == "The army’s: −1"


def test_what_is_there_again_and_again_is_counted() -> None:
    words = Vocabulary(HERAUT / "games" / "mage_knight" / "words")
    assert words.listed(["Wound"] * 8, "en") == f"8{NBSP}×{NBSP}Wound"
    assert words.listed(["March", "Blessure", "Blessure", "Blessure"], "fr") == f"March et 3{NBSP}×{NBSP}Blessure"
    assert words.listed(["Wound", "Wound"], "en") == "Wound and Wound"
    assert words.listed(["2", "2", "2"], "en") == "2, 2 and 2"
