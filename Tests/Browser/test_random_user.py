"""A random user of the samples: after each click and each key, the page is that of the picture."""

import os
import random
import time

import pytest
from playwright.sync_api import Error

from conftest import PROBES, SAMPLES, SETTLED, WIREFRAMES, some
from picture_text import differences

ACTIONS = int(os.environ.get("WIREFLOW_WEB_ACTIONS", "100"))
SESSIONS = int(os.environ.get("WIREFLOW_WEB_SESSIONS", "1"))
TEXTS = ["", "Ada", "the", "the right password", 'a "quoted" \\ text', "Grüße 👋🏽", "12"]
# Return on a line of the log shows the past. The walk goes on in the present.
SHOWN = f"""(() => {{
  if (document.body.classList.contains("in-past")) document.querySelector("#show-now").click();
  return {{ isAtRest: {SETTLED}, ...({PROBES["pageText"]})() }};
}})()"""


class User:
    def __init__(self, app, generator):
        self.app, self.tab, self.generator = app, app.tab, generator
        self.done = []

    def step(self):
        kinds = ["press"] * 14 + ["field"] * 4 + ["back"] * 3 + ["key"] * 4 + ["shortcut"] * 2 \
            + ["wireframe"]
        kind = self.generator.choice(kinds)
        if kind in ["press", "field"]:
            places = [place for place, one in enumerate(self.app.run(PROBES["targets"])) if one == kind]
            if places:
                self.press(self.generator.choice(places), kind)
        elif kind == "key":
            self.key(self.generator.choice(["Escape", "Tab", "Enter", "ArrowDown"]))
        else:
            getattr(self, kind)()

    def press(self, place, kind):
        point = self.app.run(PROBES["aim"], place)
        if point is None:
            return
        assert "cover" not in point, point["cover"]
        self.done.append(f"{kind} {point['name']}")
        self.tab.mouse.click(point["x"], point["y"])
        if kind == "field":
            self.app.run("document.activeElement.select?.()")
            self.done.append(self.generator.choice(TEXTS))
            self.tab.keyboard.insert_text(self.done[-1])
            if self.generator.random() < 0.6:
                self.key("Enter")

    def key(self, key):
        self.done.append(f"key {key}")
        self.tab.keyboard.press(key)

    def back(self):
        self.done.append("back")
        # Where there is no way back, the browser would leave the page.
        if not self.app.run(f"{SETTLED} && history.state?.wireflow === 'front'"
                            " && !!document.documentElement.dataset.back"):
            return
        try:
            stays = self.app.run(PROBES["goBack"])
        except Error:
            stays = False
        if not stays:
            # The way back had gone meanwhile, for example because a session expired.
            self.tab.wait_for_url("about:blank")
            assert not self.app.state()["picture"].get("back"), "left instead of going back"
            self.app.open()

    def wireframe(self):
        self.done.append("wireframe")
        buttons = self.tab.locator("#wireframes button")
        self.app.run("(place) => document.querySelectorAll('#wireframes button')[place]?.click()",
                     self.generator.randrange(max(1, buttons.count())))

    def shortcut(self):
        before = self.check()
        keys = before["picture"].get("keys", [])
        if not keys:
            return
        names = {"space": "Space", "return": "Enter", "escape": "Escape", "delete": "Backspace"}
        modifiers = {"option": "Alt", "command": "Control", "control": "Control", "shift": "Shift"}
        chosen = self.generator.choice(keys)
        key = chosen["shortcut"]
        self.done.append(f"shortcut {key}")
        self.app.run("document.activeElement?.blur()")
        self.tab.keyboard.press("+".join(
            [*dict.fromkeys(modifiers[name] for name in key["modifiers"]),
             names.get(key["key"], key["key"])]))
        if chosen.get("action"):
            # An alert that came before the key is an effect, too.
            self.app.until(lambda: self.app.state()["version"] > before["version"], f"{key} has no effect")

    def check(self):
        """Waits until page and picture agree, which may both change meanwhile."""
        self.app.run("""document.activeElement?.matches?.(".field :is(input, textarea)")
          && document.activeElement.blur()""")
        end = time.monotonic() + 45
        while True:
            state = self.app.state()
            shown = self.app.run(SHOWN)
            found = differences(shown, state)
            if shown["isAtRest"] and shown["version"] == state["version"] and not found:
                return state
            assert time.monotonic() < end, \
                f"{shown['isAtRest'] or 'not at rest'} after {self.done[-12:]} at {self.tab.url}: {found}"
            self.tab.wait_for_timeout(20)


@pytest.mark.parametrize("session", range(1, SESSIONS + 1))
@pytest.mark.parametrize("wireframe", WIREFRAMES)
@pytest.mark.parametrize("sample", some(SAMPLES, "Audiobooks"))
def test_page_is_always_that_of_the_picture(start, sample, wireframe, session):
    app = start(sample, "--wireframe", wireframe)
    # Moving pages and the film strip, which a low window hides, take most of a session's time.
    is_full = session % 4 == 1
    app.look(1440, 900 if is_full else 740)
    app.tab.emulate_media(reduced_motion="no-preference" if is_full and wireframe == "split" else "reduce")
    user = User(app, random.Random(f"{session} {sample} {wireframe}"))
    for number in range(ACTIONS):
        before = user.check()
        if number % 10 == 3:
            front = app.run(PROBES["front"])
            assert all(front.values()) or app.state()["version"] != before["version"], front
        user.step()
    user.check()
    assert app.process.poll() is None, "the app has ended"
