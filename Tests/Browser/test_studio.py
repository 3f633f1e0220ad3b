"""The time travel of the page."""

import re
import signal
import subprocess

import pytest

from conftest import PROBES, PROGRAMS, ROOT, SETTLED


def buy(app):
    for text in ["Crime", "The Lamplighter's Debt", "Log in to buy"]:
        app.tap(text)
    app.type("Name", "Ada")
    app.choose_sample("Password", "the right password")
    app.tap("Log in")
    app.wait_for_log("alert \"Buy The Lamplighter's Debt?\"")
    app.tap("Buy")
    app.wait_for_log("close alert")


def test_goes_back_and_on_from_there(start):
    app = start("Audiobooks")
    buy(app)
    app.look_at(4)
    assert app.text("#screen .card .title") == "Log in"
    app.keep("past")
    app.type("Password", "not the password")
    app.wait("!document.body.classList.contains('in-past')")
    app.tap("Log in")
    app.wait_for_log("alert \"Wrong password\"")
    # The steps after it are gone.
    assert app.text("#step-count") == "Now: step 7 of 7"
    assert app.run("""(() => {
      const { scrollHeight, scrollTop, clientHeight } = document.querySelector("#log");
      return scrollHeight - scrollTop - clientHeight < 2;
    })()"""), "the end of the log is in sight"
    app.wait("document.querySelectorAll('.frame .still').length === 7")
    app.look_at(2)
    app.click("#wireframes button:last-child")
    app.wait_for_log("adapt to split")
    app.wait("document.querySelector('#device').dataset.device === 'tablet'")


def test_obeys_the_keyboard(start):
    app = start("Audiobooks")
    app.does('tap "Crime"', "back", 'tap "Drama"')
    keys = app.tab.keyboard
    keys.press(",")
    app.wait("document.body.classList.contains('in-past')")
    keys.press("n")
    app.wait("!document.body.classList.contains('in-past')")
    app.run("document.querySelector('#log .step').click()")
    app.wait("document.documentElement.dataset.step === '0'")
    keys.press("m")
    app.wait("document.querySelector('.place') !== null")


def test_shows_the_same_session_on_two_pages(start, new_page):
    app = start("Audiobooks")
    app.tap("Crime")
    other = new_page()
    other.tab.goto(app.address)
    other.wait(f"{SETTLED} && document.querySelector('#playhead').max === '1'")
    app.look_at(0)
    app.tap("Drama")
    for page in [app, other]:
        page.wait("document.querySelector('#screen').textContent.includes('Drama')"
                  " && document.querySelector('#log').textContent.includes('Drama')")
    # A look at the past on one page leaves the other where it is.
    app.look_at(0)
    assert not other.run("document.body.classList.contains('in-past')")


@pytest.mark.parametrize("mishap, end", [
    ("Fatal error", "The app crashed"), ("Exit", "The app ended its process"),
    pytest.param("Endless loop", "The app hung for 20 s", marks=pytest.mark.long)])
def test_survives_an_app_that_cannot_be_played_again(start, mishap, end):
    app = start("Mishaps", "--", "Replayed", mishap)
    app.tap("Print")
    app.tap("OK")
    app.look_at(1)
    app.tap("OK")
    # A replay that hangs is given up after 20 s.
    app.wait("(end) => document.querySelector('#notice').textContent.includes(end)", end, limit=90)
    assert 'step 2, tap "Print". The session stays as it is.' in app.text("#notice")
    app.click("#show-now")
    app.tap("Print")
    app.wait_for_log('alert "It has happened"')


def test_shows_that_it_waits_for_a_slow_app(start):
    app = start("Audiobooks")
    app.process.send_signal(signal.SIGSTOP)
    app.run("document.querySelector('#screen button.row').click()")
    app.wait("document.body.classList.contains('is-sending')")
    assert app.text("#notice") == "Waiting for the app …"
    app.keep("waits")
    app.process.send_signal(signal.SIGCONT)
    app.wait_for_log('> tap "Crime"')
    app.wait("!document.body.classList.contains('is-sending')")
    assert app.text("#notice") == ""


def test_mirrors_the_app_and_not_the_timeline(start):
    app = start("Audiobooks", AUDIOBOOKS_LANGUAGE="ar")
    app.run("document.querySelectorAll('#screen button.row')[1].click()")
    app.wait(f"{SETTLED} && document.querySelector('#screen .back') !== null")
    app.check_accessibility("right to left")
    app.keep("right-to-left")
    assert app.run(PROBES["isMirrored"])


def test_goes_to_a_place_of_its_map(start):
    app = start("Audiobooks", "--wireframe", "tab-bar")
    app.tab.keyboard.press("m")
    app.tap("Crime")
    app.wait("document.querySelectorAll('.place').length > 6 && document.querySelector('.place.here') !== null")
    name = app.run("document.querySelector('.place:not(.here)').ariaLabel")
    app.run("document.querySelector('.place:not(.here)').click()")
    app.click("#go-there")
    app.wait("(name) => document.querySelector('.place.here')?.ariaLabel === name", name)
    assert not any(line.startswith("  refused") for line in app.log())


def test_plays_a_shared_session_without_a_network(new_page, tmp_path):
    file = tmp_path / "session.html"
    script = ROOT / "Samples/Audiobooks/Scripts/buy-a-book.txt"
    subprocess.run([PROGRAMS / "Audiobooks", "--play", script, "--share", file], check=True)
    page = new_page(offline=True)
    requests = []
    page.tab.on("request", lambda request: requests.append(request.url))
    page.tab.goto(file.as_uri())
    steps = page.run("JSON.parse(document.querySelector('#session').textContent).steps")
    for number, step in enumerate(steps):
        page.wait("(text) => document.querySelector('#step-count').textContent === text",
                  f"Step {number + 1} of {len(steps)}")
        page.wait("(text) => document.querySelector('#log .now')?.dataset.number === text",
                  str(number + 1))
        page.wait("document.querySelector('.place.here') !== null")
        assert step["place"] in page.text("#screen")
        if number == len(steps) // 2:
            page.check_looks("shared")
        page.run("document.querySelector('#later').click()")
    assert page.run("document.querySelector('#later').disabled")
    # A map that was closed meanwhile shows the step in view.
    page.run("document.querySelector('#map-switch').click()")
    page.look_at(1)
    page.run("document.querySelector('#map-switch').click()")
    page.wait("document.querySelector('.place.here').ariaLabel === 'Crime in Discover'")
    others = [url for url in requests if not re.match("data:|blob:", url)]
    assert others == [file.as_uri()]


def test_long_text_has_several_lines_and_its_own_keys(start):
    app = start("Notes")
    app.tap("Write")
    app.type("Text", "One note\n" + "and another " * 8)
    box = app.tab.locator("#screen .field textarea")
    assert box.evaluate("(node) => node.clientHeight > 60 && node.scrollHeight <= node.clientHeight")
    app.wait_for_log('> type "One note and another ')
    box.fill("")
    app.tab.keyboard.type("now, maybe b.")
    app.tab.keyboard.press("Tab")
    app.wait_for_log('> type "now, maybe b." into "Text"')


def test_return_begins_a_line_in_a_field_of_several(start):
    app = start("Media")
    app.does('type "Evey" into "Name"', 'type sample "the right password" into "Password"',
             'tap "Sign in"', "wait 500ms", 'tap "V for Vendetta"', 'tap "Watch"', "minimize",
             'tap "Write a review"')
    box = app.tab.locator("#screen .field textarea").last
    height = box.evaluate("(node) => node.clientHeight")
    box.focus()
    app.tab.keyboard.type("One\nTwo\nThree\nFour")
    assert height == 3 * 22 + 12 and box.evaluate("(node) => node.clientHeight") == height + 22
    app.keep("lines")
    app.tab.keyboard.press("Tab")
    app.wait_for_log(r'> type "One\nTwo\nThree\nFour" into "Review"')


def save_an_article(start):
    app = start("Encyclopedia")
    app.does('tap "Skip"', 'select "Places"', 'choose "List" in "Display"', 'tap "Delta"',
             'toggle "Saved"', 'select "Saved"')
    return app


def test_a_row_has_a_menu_and_a_swipe(start):
    app = save_an_article(start)
    row = app.tab.locator("#screen .acted").first
    menu = app.tab.locator(".row-menu:popover-open")
    row.click(button="right")
    assert menu.get_by_role("menuitem").all_inner_texts() == ["Remove"]
    assert app.run("document.activeElement.role") == "menuitem"
    app.check_accessibility("menu of a row")
    app.keep("row-menu")
    app.tab.keyboard.press("Escape")
    assert menu.count() == 0 and app.text("#screen .page .title") == "Saved"
    row.hover()
    row.get_by_role("button", name="Delta: Remove").click()
    assert menu.count() == 1
    app.tab.keyboard.press("Escape")
    app.run("""() => {
      const node = document.querySelector("#screen .acted"), row = node.firstChild;
      const box = row.getBoundingClientRect();
      for (const [type, part] of [["down", .8], ["move", .5], ["move", .2], ["up", .2]]) {
        row.dispatchEvent(new PointerEvent(`pointer${type}`, { bubbles: true, pointerType: "touch",
          clientX: box.x + box.width * part, clientY: box.y + 9 }));
      }
    }""")
    app.keep("row-swipe")
    row.locator("[data-edge=trailing].is-open button").click()
    app.wait_for_log('> tap "Remove" of "Delta"')
    app.wait("!document.querySelector('#screen .acted')")


def test_arrows_and_the_focus_follow_rows_with_actions(start):
    app = save_an_article(start)
    app.does('select "Places"', "back", 'tap "Beacon"', 'toggle "Saved"', 'select "Saved"')
    row = "document.activeElement.matches('.acted > .row') && document.activeElement.textContent"
    app.tab.locator("#screen .acted > .row").first.focus()
    for key, title in [("ArrowDown", "Beacon"), ("ArrowUp", "Delta")]:
        app.tab.keyboard.press(key)
        app.tab.keyboard.press(key)
        assert app.run(row).startswith(title)
    app.does('tap "Remove" of "Delta"')
    assert app.run(row).startswith("Beacon")


def test_a_draft_is_minimized_and_comes_back(start):
    app = start("Encyclopedia")
    app.does('tap "Skip"', 'tap "Featured article"', 'tap "Edit"', 'choose "Edit anonymously"')
    app.does('type "Amber is old." into "Text"')
    for width, scheme in [(1440, "light"), (390, "dark")]:
        app.look(width, 844, scheme)
        app.check_accessibility(f"draft, {width}, {scheme}")
        app.tab.locator("#screen .layer").get_by_role("button", name="Minimize").click()
        app.wait_for_log("> minimize")
        app.wait("!document.querySelector('#screen .layer')")
        app.keep(f"draft-{width}-{scheme}")
        app.check_accessibility(f"minimized draft, {width}, {scheme}")
        app.click("#screen .mini .maximize")
        app.wait("document.querySelector('#screen .layer textarea')")
        assert app.run("document.querySelector('#screen .layer textarea').value") == "Amber is old."


def test_a_notice_is_reached_and_goes_away(start):
    app = save_an_article(start)
    toast = app.tab.locator("#screen .toast")
    for width, scheme in [(390, "dark"), (1440, "light")]:
        app.look(width, 844, scheme)
        app.does('tap "Remove" of "Delta"')
        app.keep(f"notice-{width}-{scheme}")
        app.check_accessibility(f"notice, {width}, {scheme}")
        app.wait("!document.querySelector('#screen .toast')")
        app.does('select "Places"', 'toggle "Saved"', 'select "Saved"')
    app.does('tap "Remove" of "Delta"')
    assert app.text("#spoken") == "Removed Delta"
    assert app.run("!document.querySelector('#screen .toast').contains(document.activeElement)")
    app.run("[...document.querySelectorAll('#screen :is(button, input)')].at(-3).focus()")
    for _ in range(20):
        if app.run("document.activeElement.textContent") == "Undo":
            break
        app.tab.keyboard.press("Tab")
    app.tab.keyboard.press("Enter")
    app.wait_for_log('> tap "Undo"')
    app.does('tap "Remove" of "Delta"')
    toast.get_by_role("button", name="Close").click()
    app.wait_for_log("> close notice")
    app.does('select "Places"', 'toggle "Saved"', 'select "Saved"', 'tap "Remove" of "Delta"')
    app.run("""() => {
      const node = document.querySelector("#screen .toast"), box = node.getBoundingClientRect();
      node.setPointerCapture = () => {};
      for (const [type, way] of [["down", 0], ["move", 40], ["up", 90]]) {
        node.dispatchEvent(new PointerEvent(`pointer${type}`, { clientX: box.x + 9 + way, clientY: box.y + 9 }));
      }
    }""")
    app.wait("document.querySelector('#log').textContent.split('> close notice').length === 3")


def test_saves_a_test_and_a_page(start, new_page, tmp_path):
    app = start("Audiobooks", "--wireframe", "tab-bar")
    app.does('tap "Crime"', 'tap "The Lamplighter\'s Debt"')
    app.look_at(1)
    app.click("#save-test")
    app.wait("document.querySelector('#notice').textContent.startsWith('Saved CrimeTests.swift and Crime.txt')")
    assert (tmp_path / "Crime.txt").read_text().endswith('> tap "Crime"\n  push ProductListScreen "Crime" onto Discover\n')
    assert "struct CrimeTests" in (tmp_path / "CrimeTests.swift").read_text()
    with app.tab.expect_download() as download:
        app.click("#share")
    download.value.save_as(tmp_path / "shared.html")
    shared = new_page(offline=True)
    shared.tab.goto((tmp_path / "shared.html").as_uri())
    shared.wait("document.querySelector('#step-count').textContent === 'Step 1 of 2'")
