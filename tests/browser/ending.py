"""What the end screen says, against the record that it offers."""

from pathlib import Path

from playwright.sync_api import expect

from boardwright.kernel.record import Record
from boardwright.words import Reader
from tests.browser.visitor import Visitor


def shown_number(shown: str) -> int:
    """As the page writes it, with a real minus sign."""
    return int(shown.replace("−", "-"))


def check_score_sheet(visitor: Visitor, folder: Path) -> list[int]:
    """The record of the game comes to the scores that the sheet shows; these scores."""
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download record").click()
    download.value.save_as(folder / "game.record")
    record = Record.loads((folder / "game.record").read_text(encoding="utf-8"))
    state = record.replay()
    scores = list(record.game.scores(state))
    expect(visitor.page.locator("tfoot td").first).to_be_visible()  # points by source take a moment to be counted
    names = visitor.page.locator("thead th").all_inner_texts()[1:]
    totals = visitor.page.locator("tfoot td").all_inner_texts()
    seats = ["You", *(seat["name"] for seat in visitor.heard("table.seats")[1:])]
    telling, read = record.game.telling, Reader("en")
    rivals = {read(telling.rival(number)): rival.points for number, rival in enumerate(record.game.rivals(state))}
    assert {name.strip(): shown_number(total) for name, total in zip(names, totals, strict=True)} == {
        **dict(zip(seats, scores, strict=True)),
        **rivals,
    }
    return scores
