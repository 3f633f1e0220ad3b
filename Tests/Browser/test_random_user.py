"""A random user of the samples: after each click and each key, the page is that of the picture."""

import os
import random
import time

import pytest
from playwright.sync_api import Error

from conftest import SAMPLES, SETTLED, WIREFRAMES
from picture_text import PAGE_TEXT, differences

ACTIONS = int(os.environ.get("WIREFLOW_WEB_ACTIONS", "100"))
TEXTS = ["", "Ada", "the", "the right password", 'a "quoted" \\ text', "Grüße 👋🏽", "12"]

# What can be pressed: a part of the page, and where.
TARGETS = r"""() => {
  for (const node of document.querySelectorAll("[data-target]")) node.removeAttribute("data-target");
  return [...document.querySelectorAll("#screen button, #screen input")]
    .filter((node) => !node.closest("[inert], [data-leaving], .samples") && node.checkVisibility())
    .map((node, index) => {
      node.dataset.target = index;
      return node.matches("input:not([type=radio])") ? "field" : "press";
    });
}"""
# Where to press a target, or the node that covers it. It may have gone since it was found.
AIM = r"""(index) => {
  const node = document.querySelector(`[data-target="${index}"]`);
  if (!node || node.closest("[inert], [data-leaving]")) return null;
  node.scrollIntoView({ block: "center", behavior: "instant" });
  const frame = node.getBoundingClientRect();
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (node === hit || node.contains(hit) || hit?.closest("label")?.contains(node)) return { x, y,
    name: (node.getAttribute("aria-label") ?? node.textContent).slice(0, 60) };
  return { cover: `${node.outerHTML.slice(0, 200)} is covered by ${hit?.outerHTML.slice(0, 200)}` };
}"""
# What stands in front is a dialog with a name that has the focus, and all else is out of reach.
FRONT = r"""() => {
  const screen = document.querySelector("#screen");
  const [front, ...more] = screen.querySelectorAll(".is-front");
  const others = [...screen.querySelectorAll(":scope > .layer, :scope > .base, .drawer-layer")]
    .filter((node) => !node.closest("[data-leaving]"))
    .filter((node) => !node.contains(front) && !front.contains(node));
  const box = front.matches("[role]") ? front : front.querySelector("[role]");
  const here = document.activeElement;
  return { isAlone: more.length === 0 && others.every((node) => node.closest("[inert]")),
    isDialog: front.matches(".base") || box?.getAttribute("aria-modal") === "true"
      && /dialog/.test(box.getAttribute("role")),
    hasFocus: !screen.contains(here) || front.contains(here) };
}"""
GO_BACK = """() => new Promise((resolve) => {
  addEventListener("popstate", () => resolve(), { once: true });
  history.back();
})"""


class User:
    def __init__(self, app, generator):
        self.app, self.tab, self.generator = app, app.tab, generator
        self.done = []

    def step(self):
        kinds = ["press"] * 14 + ["field"] * 4 + ["back"] * 3 + ["key"] * 4 + ["shortcut"] * 2 \
            + ["wireframe"]
        kind = self.generator.choice(kinds)
        if kind in ["press", "field"]:
            places = [place for place, one in enumerate(self.app.run(TARGETS)) if one == kind]
            if places:
                self.press(self.generator.choice(places), kind)
        elif kind == "key":
            self.key(self.generator.choice(["Escape", "Tab", "Enter", "ArrowDown"]))
        else:
            getattr(self, kind)()

    def press(self, place, kind):
        point = self.app.run(AIM, place)
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
            self.app.run(GO_BACK)
        except Error:
            pass  # What was under way took the way back, and the user has left.
        if not self.tab.url.startswith("http"):
            assert not self.app.state()["picture"].get("back"), "left instead of going back"
            self.app.open()

    def wireframe(self):
        self.done.append("wireframe")
        buttons = self.tab.locator("#wireframes button")
        self.app.run("(place) => document.querySelectorAll('#wireframes button')[place]?.click()",
                     self.generator.randrange(max(1, buttons.count())))

    def shortcut(self):
        keys = self.check()["picture"].get("keys", [])
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
            self.app.wait_for_log(f"> {chosen['action']}")

    def check(self):
        """Waits until page and picture agree, which may both change meanwhile."""
        self.app.run("""document.activeElement?.matches?.(".field input")
          && document.activeElement.blur()""")
        end = time.monotonic() + 15
        while True:
            state = self.app.state()
            # Return on a line of the log shows the past. The walk goes on in the present.
            self.app.run("""document.body.classList.contains("in-past")
              && document.querySelector("#show-now").click()""")
            if self.app.run(SETTLED):
                shown = self.app.run(PAGE_TEXT)
                found = differences(shown, state)
                if shown["version"] == state["version"] and not found:
                    return state
            else:
                found = "the page does not settle"
            assert time.monotonic() < end, f"not the picture after {self.done[-12:]}: {found}"
            self.tab.wait_for_timeout(20)


@pytest.mark.parametrize("wireframe", WIREFRAMES)
@pytest.mark.parametrize("sample", [
    SAMPLES[0], *(pytest.param(name, marks=pytest.mark.long) for name in SAMPLES[1:])])
def test_page_is_always_that_of_the_picture(start, sample, wireframe):
    # Each sample moves on one of its wireframes.
    motion = "no-preference" if wireframe == "split" else "reduce"
    app = start(sample, "--wireframe", wireframe)
    app.tab.emulate_media(reduced_motion=motion)
    user = User(app, random.Random(f"1 {sample} {wireframe}"))
    for number in range(ACTIONS):
        before = user.check()
        if number % 10 == 3:
            front = app.run(FRONT)
            assert all(front.values()) or app.state()["version"] != before["version"], front
        user.step()
    user.check()
    assert app.process.poll() is None, "the app has ended"
