"""The bars of the app's pages at any width, and the spaces of its texts."""

import itertools

import pytest

from conftest import PROBES

SHORT, LONG = "Crime", "The Lamplighter's Debt and Other Stories of the Old Harbour"
ONE_WORD = "Donaudampfschifffahrtsgesellschaftskapitän"


@pytest.fixture
def details(start):
    app = start("Audiobooks", "--wireframe", "tab-bar")
    app.tap("Crime")
    app.wait("document.querySelector('.page:has(.bar .back)') !== null")
    return app


def test_long_title_gives_way_to_the_buttons_of_its_bar(details):
    for width, title, back, own in itertools.product(
            [240, 280, 320, 371, 600], [SHORT, LONG, ONE_WORD],
            [SHORT, "Bookshelf", LONG, ONE_WORD], [[], ["Edit"], ["Edit", "Share"]]):
        found = details.run(PROBES["bar"], [width, back, title, own])
        place = f"{width} px with {back!r}, {title!r} and {own}: {found}"
        assert found["overlap"] <= 0.5 and found["overflow"] <= 0, f"parts overlap in {place}"
        # Whatever fits into its share of the bar is shown as a whole.
        if back == SHORT or (back == "Bookshelf" and width >= 320):
            assert not found["isBackCut"], f"the back button is cut in {place}"
        assert found["back"] >= 24, f"nothing is left of the back button in {place}"
        if len(own) < 2 or width >= 320:
            assert not found["areOwnCut"], f"a button is cut in {place}"
        if title == SHORT and back == SHORT and not own and width >= 320:
            assert not found["isTitleCut"] and found["shift"] <= 1, f"the title is aside in {place}"


def test_bars_and_spaces_are_whole(details):
    for action in ['tap "The Lamplighter\'s Debt"', 'tap "Log in to buy"', "dismiss",
                   'select "Profile"', "wireframe split", 'tap "Settings"']:
        details.does(action)
        assert details.run(PROBES["bars"]) == [] and details.run(PROBES["spaces"]) == [], action
