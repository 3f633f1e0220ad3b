"""The pages that a user turns, and the windows that are tabs, with real touches and clicks."""

import pytest

from conftest import SETTLED, WIREFRAMES

REFUSED = ("  ignored select No excuses: OnboardingFlowCoordinator refused, "
           "the house rules are not accepted")
BOOK = "Salt on the Sill"


def click(app, selector, text=""):
    """Clicks with the mouse, because a browser opens a tab for a real click only."""
    app.wait(SETTLED)
    app.tab.locator(f"#screen {selector}:not([inert] *)").filter(has_text=text).last.click()


def swipe(app, way):
    """Moves a finger across the page in front, from its middle."""
    box = app.tab.locator("#screen .is-front .columns").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = app.tab.context.new_cdp_session(app.tab)
    for step in range(11):
        session.send("Input.dispatchTouchEvent", {
            "type": "touchMove" if step else "touchStart",
            "touchPoints": [{"x": x + way * (step - 5) * 24, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("wireframe", WIREFRAMES)
def test_nothing_leads_past_a_guarded_page(start, wireframe):
    app = start("Fitness", "--wireframe", wireframe, options={"has_touch": True})

    def turn(act, lines, title):
        wanted = app.log() + lines
        act()
        app.until(lambda: app.log() == wanted, f"the log does not end with {lines}")
        app.wait(f"{SETTLED} && document.documentElement.dataset.version >= {app.state()['version']}")
        assert app.text("#screen .is-front .page:not([data-leaving]) .title") == title
        assert app.run("document.querySelector('.dot[aria-current=page]').title") == title

    key = app.tab.keyboard.press
    turn(lambda: swipe(app, -1), ["> next", "  select House rules"], "House rules")
    turn(lambda: swipe(app, -1), ["> next", REFUSED], "House rules")
    turn(lambda: key("ArrowRight"), ["> next", REFUSED], "House rules")
    turn(lambda: click(app, ".dots .next"), ["> next", REFUSED], "House rules")
    turn(lambda: app.tab.locator("#screen .dot[title='No excuses']").click(),
         ['> select "No excuses"', REFUSED], "House rules")
    turn(lambda: swipe(app, 1), ["> previous", "  select Welcome"], "Welcome")
    turn(lambda: key("ArrowRight"), ["> next", "  select House rules"], "House rules")
    turn(lambda: click(app, "button.element", "Accept"),
         ['> tap "Accept"', "  select No excuses"], "No excuses")
    turn(lambda: key("ArrowLeft"), ["> previous", "  select House rules"], "House rules")


def test_window_is_a_tab(start):
    app = start("Audiobooks", "--wireframe", "split", "--windows")

    def open_book():
        with app.tab.context.expect_page() as opened:
            click(app, "button.element", "Open in a new window")
        tab = opened.value
        tab.wait_for_selector("#screen .page")
        app.until(lambda: tab.title().startswith(BOOK), "the tab is not that of the book")
        return tab

    click(app, "button.row", "Crime")
    click(app, "button.row", BOOK)
    tab = open_book()
    assert "Crime" not in tab.text_content("#screen")
    count = len(app.log())
    app.tab.bring_to_front()
    click(app, "button.element", "Open in a new window")
    app.tab.wait_for_timeout(1000)
    assert len(app.log()) > count and len(app.tab.context.pages) == 2, "the book has two tabs"
    tab.reload()
    tab.wait_for_timeout(6000)  # A server waits less than this for a page that is being reloaded.
    assert not any("close window" in line for line in app.log()), "a reload closes the window"
    tab.close()
    app.until(lambda: any("close window" in line for line in app.log()),
              "the window of a closed tab stays open")
    open_book()
