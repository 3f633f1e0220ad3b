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
            [240, 320, 600], [SHORT, LONG, ONE_WORD], [SHORT, LONG, ONE_WORD], [[], ["Edit", "Share"]]):
        found = details.run(PROBES["bar"], [width, back, title, own])
        assert found["overlap"] <= 0.5 and found["overflow"] <= 0 and found["back"] >= 24, \
            f"{width} px with {back!r}, {title!r} and {own}: {found}"


def test_bars_and_spaces_are_whole(details):
    for action in ['tap "The Lamplighter\'s Debt"', 'tap "Log in to buy"', "dismiss",
                   'select "Profile"', "wireframe split", 'tap "Settings"']:
        details.does(action)
        assert details.run(PROBES["bars"]) == [] and details.run(PROBES["spaces"]) == [], action
