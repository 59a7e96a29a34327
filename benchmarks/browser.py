"""The pages in a real browser: `python -m benchmarks.browser`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser import chromium
from tests.server.client import Process

SIZES, CLICKS = (150, 500, 1000), 60
SLOWER, BEATS = 4, 150  # a phone's processor; so many frames with a beat on them are enough

# From the press as the browser dates it to the first moment after the frame that shows its effect.
WATCH = """() => {
  window.took = [];
  addEventListener('click', (event) => requestAnimationFrame(() => {
    const after = new MessageChannel();
    after.port1.onmessage = () => window.took.push(performance.now() - event.timeStamp);
    after.port2.postMessage(0);
  }), true);
}"""


def clicks(page: Page, url: str, cells: int) -> list[float]:
    """Milliseconds from click to painted, choosing one hex after the other on a map of so many."""
    page.goto("about:blank")
    page.goto(f"{url}/#/gallery/{cells}")
    hexes = page.locator(".cell.choosable, .cell.chosen").filter(has=page.locator("path.hex"))
    expect(page.locator("path.hex")).to_have_count(cells)
    hexes.first.scroll_into_view_if_needed()
    page.evaluate(WATCH)
    boxes = [one.bounding_box() for one in hexes.all()]
    spots = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    for n in range(CLICKS):
        page.mouse.click(*spots[n % len(spots)])
        page.wait_for_function("n => window.took.length > n", arg=n)
    expect(page.locator(".cell.chosen")).not_to_have_count(0)
    took: list[float] = page.evaluate("() => window.took")
    return sorted(took)


# How long each frame took while something was played on the table.
FRAMES = """() => {
  window.frames_took = [];
  let before = performance.now();
  const next = (now) => {
    if (document.querySelector('.beat')) window.frames_took.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


def beats(browser: Browser, url: str) -> list[float]:
    """Milliseconds a frame while duels are played on a phone: what happens moves without stuttering."""
    page = browser.new_page(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    took: list[float] = []
    while len(took) < BEATS:
        page.goto("about:blank")
        page.goto(f"{url}/?pace=calm#/open/confrontation/duel/me,first/seeded")
        page.locator("[data-option]").first.wait_for()
        page.evaluate(FRAMES)
        for _ in range(6):
            page.locator("[data-option]").or_(page.locator(".end header")).first.wait_for()
            if page.locator(".end header").count():
                break
            page.locator("[data-option]").first.click()
            page.locator(".foot .cta").click()
            page.wait_for_timeout(3000)
            page.keyboard.press("Escape")
        took += page.evaluate("() => window.frames_took")
    return sorted(took)


def first_load(page: Page, url: str) -> int:
    """Bytes of script, as sent, before the first page can be used."""
    page.goto(url)
    page.get_by_role("button", name="Confrontation").first.wait_for()
    size: int = page.evaluate(
        """() => performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js'))
             .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
    )
    return size


def report() -> list[str]:
    """The lines of the table in benchmarks/README.md."""
    path = chromium.find()
    if not path:
        print(chromium.NONE, file=sys.stderr)
        return ["The pages were not measured: no Chromium."]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        node = Process(Path(folder) / "tables.db")
        browser = driver.chromium.launch(executable_path=path, args=chromium.FLAGS)
        try:
            page = browser.new_page(viewport={"width": 1366, "height": 768})
            script = first_load(page, node.url)
            played = beats(browser, node.url)
            took = {cells: clicks(page, node.url, cells) for cells in SIZES}
        finally:
            browser.close()
            node.stop()
    lines = ["Choosing a hex in Chromium, from click to painted:", "", "| hexes | p50 | p95 |", "|---|---|---|"]
    for cells, all_ in took.items():
        lines.append(f"| {cells} | {all_[len(all_) // 2]:.0f} ms | {all_[len(all_) * 95 // 100]:.0f} ms |")
    frame = f"p50 {played[len(played) // 2]:.0f} ms, p95 {played[len(played) * 95 // 100]:.0f} ms (goal 20 ms)"
    lines += ["", f"A frame while a duel is played, on a phone {SLOWER} times slower than this machine: {frame}."]
    lines += ["", f"Script before the first page can be used: {script / 1000:.0f} kB as sent (goal 150 kB)."]
    return lines


if __name__ == "__main__":
    print("\n".join(report()))
