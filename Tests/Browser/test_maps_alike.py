"""The map beside an app and the page of all maps, which move alike."""

import pytest

from conftest import PROBES
from test_map_page import write

PANES = {"studio": ("#map", "#map-view"), "page": ("#paper", "#view")}


@pytest.fixture(params=PANES)
def map_page(request, new_page, start, tmp_path):
    if request.param == "studio":
        page = start("Audiobooks", "--wireframe", "tab-bar")
        page.click("#map-switch")
    else:
        page = new_page()
        file = write("Audiobooks", tmp_path / "map.html", "--wireframe", "tab-bar", "--time-limit", "20")
        page.tab.goto(file.as_uri())
    page.wait("document.querySelectorAll('.place').length > 6")
    page.pane, page.content = PANES[request.param]
    return page


def transform(page):
    return page.run("(selector) => document.querySelector(selector).style.transform", page.content)


def test_map_moves_and_stops_at_its_cards(map_page):
    box = map_page.tab.locator(map_page.pane).bounding_box()
    map_page.tab.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for across, down in [(0, 5000), (0, -9000), (5000, 0), (-9000, 0)]:
        before = transform(map_page)
        for _ in range(5):
            map_page.tab.mouse.wheel(across, down)
        assert transform(map_page) != before, (across, down)
        assert map_page.run(PROBES["placesInSight"], map_page.pane) > 0, (across, down)
    for name in ["in", "out", "fit"]:
        before = transform(map_page)
        map_page.tab.locator(f"[data-zoom={name}]").click()
        assert transform(map_page) != before, name
    for key in ["+", "+", "+", "ArrowRight", "ArrowLeft", "-", "0"]:
        before = transform(map_page)

        def presses():
            map_page.tab.locator(map_page.pane).locator(".place").first.focus()
            map_page.tab.keyboard.press(key)
            return transform(map_page) != before

        # A map that grows draws its places anew, and a key may come between.
        map_page.until(presses, key)


def test_map_follows_to_a_place_that_is_not_explored(start):
    app = start("Audiobooks", "--wireframe", "tab-bar")
    app.does('tap "Crime"', 'tap "The Lamplighter\'s Debt"', 'tap "Log in to buy"')
    app.click("#map-switch")
    app.wait("/ ([2-9]|[0-9]{2,}) places/.test(document.querySelector('#map-facts').textContent)")
    app.wait("document.querySelector('.place.here') !== null && document.querySelector('.edge.taken') !== null")
    inside, around = (app.tab.locator(one).bounding_box() for one in [".place.here", "#map"])
    assert around["x"] <= inside["x"] and inside["y"] + inside["height"] <= around["y"] + around["height"]
