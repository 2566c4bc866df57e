"""Every link within the project leads somewhere, pictures and headings included."""

from pathlib import Path

import pytest

from tests.docs.pages import ROOT, anchors, history, links, pages

ALL = [*pages(), *history()]


@pytest.mark.parametrize("page", ALL, ids=[page.relative_to(ROOT).as_posix() for page in ALL])
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        path, _, heading = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert target.is_relative_to(ROOT), link
        assert not heading or heading in anchors(target), link
