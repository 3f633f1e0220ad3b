"""Each state of the page in each window and each look: rules of accessibility, and room for the app."""

import pytest

from conftest import PROBES, SETTLED

BOOK = ['tap "Crime"', 'tap "The Lamplighter\'s Debt"']
# What the user does for each state, after the one before.
STATES = {
    "popover": ['select "Profile"', "wireframe split", 'tap "Settings"'],
    "columns": ["dismiss", 'select "Discover"', *BOOK, 'tap "Play sample"'],
    "mini": ["wireframe tab-bar"],
    "player": ["maximize"],
    "drawer": ["minimize", "wireframe hamburger", "open drawer"],
    "sheet": ["close drawer", 'tap "Log in to buy"'],
    "alert": ['type "Ada" into "Name"', 'type "wrong" into "Password"', 'tap "Log in"'],
    "past": ['choose "OK"', "dismiss"],
}
# 720x450 is a window of 1440x900 at 200 % zoom (WCAG 2.2, 1.4.4).
LOOKS = {"wide": (1440, 900), "dark": (1440, 900, "dark"), "zoomed": (720, 450),
         "held-sideways": (844, 390), "phone": (390, 844), "phone-dark": (390, 844, "dark"),
         "middle": (1024, 768), "narrow": (320, 700), "upright": (820, 1180), "forced": (1440, 900, "light", True),
         "forced-dark": (1440, 900, "dark", True)}



def check_focus(app, place):
    """Tab goes through bar, app, strip and inspector in this order, and shows where it is."""
    app.run(PROBES["leaveFocus"])
    first, last = None, 0
    for _ in range(60):
        app.tab.keyboard.press("Tab")
        here = app.run(PROBES["focus"])
        # Behind the last control the browser begins with the first one again.
        if here["tag"] == "BODY" or here["name"] == first:
            break
        first = first or here["name"]
        assert here["isGood"], f"{place}: the focus is hidden: {here['name']}"
        assert here["part"] >= last, f"{place}: the focus goes back: {here['name']}"
        last = here["part"]


def check(app, state, looks):
    for look in looks:
        (width, height, *rest), place = LOOKS[look], f"{state}, {look}"
        app.look(width, height, *rest)
        app.wait(SETTLED)
        app.tab.wait_for_timeout(250)  # Sizes follow the window.
        app.keep(f"{state}-{look}")
        room = app.run(PROBES["room"])
        assert room["width"] >= min(340, width - 6) and room["height"] >= min(240, 0.53 * height), \
            f"{place}: the app has only {room}"
        # Beside an open player, at least two rows are whole.
        assert room["list"] >= 130, f"{place}: the list has only {room['list']} pixels"
        assert not room["outside"], f"{place}: outside of the window: {room['outside']}"
        assert app.run("document.documentElement.scrollWidth <= innerWidth"), f"{place}: is too wide"
        if "forced" in look:
            assert app.run(PROBES["forced"]), f"{place}: a state cannot be told"
        else:
            app.check_accessibility(place)
        check_focus(app, place)


@pytest.mark.parametrize("looks", [
    ["wide", "phone-dark"], pytest.param(list(LOOKS), marks=pytest.mark.long)], ids=["few", "all"])
def test_app_can_be_used_in_each_state(start, looks):
    app = start("Audiobooks")
    for state, actions in STATES.items():
        app.does(*actions)
        if state == "past":
            app.look_at(2)
        check(app, state, looks)


def test_page_can_be_used_in_each_state(start, request):
    looks = list(LOOKS) if request.config.getoption("--long") else ["wide", "middle", "phone-dark", "narrow"]
    app = start("Audiobooks", "--log", "read-only.log")
    app.does(*BOOK)
    app.look_at(1)
    app.run("document.querySelector('#screen button.row').click()")
    app.wait("document.querySelector('.notice.shown')?.textContent.includes('only for reading')")
    check(app, "refused", looks)
    app = start("Audiobooks")
    app.does(*BOOK)
    app.click("#map-switch")
    app.wait("document.querySelectorAll('.place').length > 8")
    check(app, "map", looks)
    app.run("document.querySelector('.place:not(.here)').click()")
    app.wait("!document.querySelector('#go-there').hidden")
    check(app, "place", looks)
    app.click("#map-switch")
    app.end()
    app.wait("document.querySelector('.lost') !== null")
    check(app, "lost", looks)
