"""A page of a sample with its timeline, and what a user does there.

It is a module of its own because the journey and the measurements both need it.
"""

import http.client
import json
import os
import re
import subprocess
import time

import devtools

SETTLED = """!document.body.moving && !document.body.sending
  && !document.querySelector("[data-leaving]") && document.documentElement.dataset.version"""

PRESS = r"""((text) => {
  const part = [...document.querySelectorAll("#screen button, #screen .row")]
    .filter((node) => !node.closest("[inert], [data-leaving]"))
    .find((node) => node.textContent.trim().startsWith(text));
  part?.click();
  return part !== undefined;
})"""

TYPE = r"""((label, text, isSample) => {
  const field = [...document.querySelectorAll("#screen .field")]
    .find((node) => !node.closest("[inert]") && node.textContent.startsWith(label));
  if (!field) return false;
  const input = field.querySelector("input");
  input.focus();
  if (isSample) {
    [...field.querySelectorAll(".samples button")].find((one) => one.textContent === text).click();
    return true;
  }
  input.value = text;
  input.dispatchEvent(new Event("input"));
  input.dispatchEvent(new Event("change"));
  input.blur();
  return true;
})"""


# The map has its places, and no process explores the app.
WHOLE_MAP = """document.querySelectorAll('.spot').length > 0
  && !['', 'Exploring'].includes(document.querySelector('#map-facts').textContent.split(' ')[0])"""
MOST_EXPLORATION = 300  # seconds


class Studio:
    """A page of the sample, and what a user does there."""

    all = []

    def __init__(self, executable, browser, folder, environment=None, arguments=()):
        self.process = subprocess.Popen(
            [executable, "--web", *arguments], stdout=subprocess.PIPE, text=True, cwd=folder,
            env=os.environ | (environment or {}))
        self.address = re.search(r"http://\S+", self.process.stdout.readline()).group(0)
        _, _, self.host, self.secret, _ = self.address.split("/")
        Studio.all.append(self)
        self.page = browser.page()
        self.resize(1440, 900)

    def open(self):
        self.page.open(self.address)
        self.page.wait(SETTLED)

    def resize(self, width, height, scheme="light", forced=False):
        self.page.do("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=1, mobile=False)
        self.page.do("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce"},
            {"name": "forced-colors", "value": "active" if forced else "none"}])
        time.sleep(0.3)

    def tap(self, text):
        self.page.wait(f"{SETTLED} && {PRESS}({json.dumps(text)})")
        self.page.wait(SETTLED)

    def type(self, label, text, is_sample=False):
        arguments = ", ".join(json.dumps(one) for one in [label, text, is_sample])
        self.page.wait(f"{SETTLED} && {TYPE}({arguments})")
        self.page.wait(SETTLED)

    def wait_for_log(self, line):
        self.page.wait(f"document.querySelector('#log').textContent.includes({json.dumps(line)})")

    def look_at(self, step):
        """Moves the playhead with the keyboard or a pointer, as the browser reports it."""
        self.page.run(f"""(() => {{
          const slider = document.querySelector("#playhead");
          slider.value = {step};
          slider.dispatchEvent(new Event("input"));
        }})()""")
        self.page.wait(f"document.documentElement.dataset.step?.endsWith(' {step}')")

    def click(self, selector):
        self.page.wait(f"{SETTLED} && !document.querySelector({selector!r}).disabled")
        self.page.run(f"document.querySelector({selector!r}).click()")
        self.page.wait(SETTLED)

    def post(self, room, message):
        connection = http.client.HTTPConnection(self.host, timeout=devtools.LIMIT)
        connection.request("POST", f"/{self.secret}/{room}", json.dumps(message),
                           {"Content-Type": "application/json"})
        answer = json.loads(connection.getresponse().read())
        connection.close()
        return answer

    def close(self):
        assert not self.page.errors, f"errors in the page: {self.page.errors}"
        self.end()

    def end(self):
        self.process.terminate()
        self.process.wait()


def travel(studio, keep, is_short=False):
    """Buys a book, goes back, branches, changes the wireframe in the past, and saves a test."""
    studio.open()
    for text in ["Crime", "The Lamplighter's Debt", "Log in to buy"]:
        studio.tap(text)
    studio.type("Name", "Ada")
    studio.type("Password", "the right password", True)
    studio.tap("Log in")
    studio.wait_for_log("alert \"Buy The Lamplighter's Debt?\"")
    studio.tap("Buy")
    studio.wait_for_log("close alert")
    keep("bought")
    studio.look_at(4)
    title = studio.page.run("document.querySelector('#screen .card .title').textContent")
    assert title == "Log in", f"the past shows {title}"
    keep("past")
    studio.type("Password", "not the password")
    studio.page.wait("!document.body.classList.contains('in-past')")
    studio.tap("Log in")
    studio.wait_for_log("alert \"Wrong password\"")
    studio.page.wait("document.querySelector('.branch:last-child')?.textContent.includes('differs in')")
    keep("branch")
    studio.look_at(2)
    studio.click("#wireframes button:last-child")
    studio.wait_for_log("adapt to split")
    studio.page.wait("document.querySelector('#device').dataset.device === 'tablet'")
    keep("columns")
    if not is_short:
        studio.click("#all")
        studio.page.wait("document.querySelectorAll('.companion').length === 2")
        keep("all-three")
        studio.click("#all")
    studio.click("#save-test")
    studio.page.wait("document.querySelector('#notice').textContent.startsWith('Saved ')")
    keep("saved")
    print("bought a book, went back, branched, changed the wireframe and saved a test:",
          studio.page.run("document.querySelector('#notice').textContent"))
