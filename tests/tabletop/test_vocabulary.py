"""How French puts names into sentences, and how what is printed is set."""

from __future__ import annotations

import pytest

from heraut.kernel.content import Text
from heraut.tabletop.vocabulary import NBSP, elided, spaced

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
