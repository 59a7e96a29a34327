"""How little is asked before the first act of one's own, as a person meets it in the browser."""

from __future__ import annotations

from tests.browser.conftest import Meet

QUESTIONS = 4


def test_few_questions_before_the_first_act_of_one_s_own(meet: Meet) -> None:
    alix = meet("alix", width=1280, height=800)
    alix.lay("First steps", "me", "bot", game="heroes3", bot="easy")
    asked: list[str] = []
    while alix.asked():
        question = alix.view()["scene"]["question"]
        if question["kind"] == "turn":
            break
        asked.append(question["kind"])
        assert len(asked) <= QUESTIONS, asked
        ends = [n for n, one in enumerate(question["choices"]) if one["ends"]]
        before = alix.given
        alix.page.locator(f"[data-option='{ends[0] if ends else 0}']").click()
        alix.confirm.click()
        alix.moved(before)
    assert alix.troubles == []
