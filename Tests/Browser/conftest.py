"""A browser for the tests of the pages, and the samples that run with `--web`."""

import http.client
import itertools
import json
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = Path(os.environ.get("WIREFLOW_PROGRAMS_FOLDER", ROOT / ".build/debug"))
SAMPLES = ["Audiobooks", "Fitness", "Media", "Movies", "Notes", "Encyclopedia"]
WIREFRAMES = ["tab-bar", "hamburger", "split"]
PROBES = dict(re.findall(r"^export const (\w+) = (.*?);\n(?=\n|\Z)",
                         (Path(__file__).parent / "probes.js").read_text(), re.M | re.S))
LIMIT = 60  # seconds, for a machine under load

# Nothing moves, and the app has received everything that the user did.
SETTLED = """!document.body.moving && !document.body.sending
  && !document.querySelector("[data-leaving]")
  && document.documentElement.dataset.version !== undefined"""


def some(values, short):
    """Returns the values as parameters of a test. All but one run only with `--long`."""
    return [value if value == short else pytest.param(value, marks=pytest.mark.long) for value in values]


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="run the tests marked as long, too")
    parser.addoption("--films", type=Path, help="the folder of the README's films")
    parser.addoption("--gallery", type=Path, help="the folder of a gallery to look at")
    parser.addoption("--pictures", type=Path, help="a folder for pictures of the pages")


def pytest_collection_modifyitems(config, items):
    if not config.getoption("--long"):
        skip = pytest.mark.skip(reason="runs with --long")
        for item in items:
            if "long" in item.keywords:
                item.add_marker(skip)


@pytest.fixture(scope="session")
def chromium():
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    found = next((path for path in map(shutil.which, names) if path), None)
    if found is None:
        pytest.skip("no Chromium is installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


class Page:
    """A page in a context of its own, whose errors fail the test."""

    def __init__(self, tab, name, pictures):
        self.tab, self.name, self.pictures = tab, name, pictures
        self.errors = []
        tab.on("pageerror", lambda error: self.errors.append(str(error)))
        tab.on("console", self.note)

    def note(self, message):
        # The browser also tells the developer about each refusal and each lost connection.
        if message.type == "error" and not re.search("409|net::ERR", message.text):
            self.errors.append(message.text)

    def run(self, script, argument=None):
        return self.tab.evaluate(script, argument)

    def until(self, is_so, words, limit=LIMIT):
        end = time.monotonic() + limit
        while not is_so():
            assert time.monotonic() < end, words
            self.tab.wait_for_timeout(20)

    def wait(self, condition, argument=None, limit=LIMIT):
        self.until(lambda: self.run(condition, argument), f"never came: {condition} {argument or ''}", limit)

    def click(self, selector):
        self.wait(f"{SETTLED} && document.querySelector({selector!r})?.disabled === false")
        self.run("(selector) => document.querySelector(selector).click()", selector)
        self.wait(SETTLED)

    def text(self, selector):
        return self.run("(selector) => document.querySelector(selector)?.textContent", selector)

    def look(self, width, height, scheme="light", forced=False):
        self.tab.set_viewport_size({"width": width, "height": height})
        self.tab.emulate_media(color_scheme=scheme, reduced_motion="reduce",
                               forced_colors="active" if forced else "none")

    def look_at(self, step):
        self.tab.locator("#playhead").fill(str(step))
        self.wait("(step) => document.documentElement.dataset.step === step", f"{step}")

    def keep(self, look):
        if self.pictures:
            self.pictures.mkdir(parents=True, exist_ok=True)
            self.tab.wait_for_timeout(900)  # Frames and places are drawn when nothing else is to do.
            self.tab.screenshot(path=self.pictures / f"{self.name}-{look}.png")

    def check_looks(self, state):
        for width, scheme in itertools.product([1440, 1024, 390], ["light", "dark"]):
            self.look(width, 844 if width < 400 else 900, scheme)
            self.tab.wait_for_timeout(400)  # Sizes follow the window.
            assert self.run("document.documentElement.scrollWidth <= innerWidth"), f"{state} is too wide"
            self.keep(f"{state}-{width}-{scheme}")
            self.check_accessibility(f"{state}, {width} {scheme}")
        self.look(1440, 900)

    def check_accessibility(self, state):
        """Notes each rule of WCAG 2.2 AA that axe finds broken outside of small pictures."""
        found = Axe().run(self.tab, context={"exclude": [[".still"], [".glass"]]}, options={
            "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
        self.errors += [f"{state}: {rule['id']}: {node['html'][:140]} {node['failureSummary'][:160]}"
                        for rule in found.response["violations"] for node in rule["nodes"]
                        if not ("obscured" in node["failureSummary"]
                                and self.run(PROBES["inFront"], node["target"][0]))
                        and not (rule["id"] == "target-size"
                                 and self.run(PROBES["isDrawnSmaller"], node["target"][0]))]


class App(Page):
    """A sample with its page, and what a user does there."""

    def start(self, sample, folder, *arguments, **environment):
        self.process = subprocess.Popen(
            [PROGRAMS / sample, "--web", *arguments], stdout=subprocess.PIPE, text=True, cwd=folder,
            env=os.environ | environment)
        self.address = re.search(r"http://\S+", self.process.stdout.readline()).group(0)
        _, _, self.host, self.secret, _ = self.address.split("/")
        return self

    def open(self):
        self.tab.goto(self.address)
        self.wait(SETTLED)
        return self

    def state(self):
        """Returns the state of the app as pages receive it."""
        connection = http.client.HTTPConnection(self.host, timeout=LIMIT)
        connection.request("GET", f"/{self.secret}/events")
        answer = connection.getresponse()
        text = b""
        while not text.endswith(b"\n\n"):
            text += answer.readline()
        connection.close()
        return json.loads(text.removeprefix(b"data: "))

    def log(self):
        return self.state()["log"]["lines"]

    def does(self, *actions, waits=True):
        """Performs actions without the page's own controls."""
        for action in actions:
            connection = http.client.HTTPConnection(self.host, timeout=LIMIT)
            connection.request("POST", f"/{self.secret}/action", json.dumps({"action": action}),
                               {"Content-Type": "application/json"})
            reason = json.loads(connection.getresponse().read()).get("reason")
            assert reason is None, f"{action}: {reason}"
            connection.close()
        if not waits:
            return
        version = self.state()["version"]
        self.wait(f"{SETTLED} && Number(document.documentElement.dataset.version) >= {version}")

    def tap(self, text):
        self.wait(SETTLED)
        self.wait(PROBES["press"], text)
        self.wait(SETTLED)

    def type(self, label, text):
        field = self.tab.locator(f"#screen .field:not([inert] *):has-text('{label}') :is(input, textarea)").last
        field.fill(text)
        field.blur()
        self.wait(SETTLED)

    def choose_sample(self, label, text):
        self.tab.locator(f"#screen .field:has-text('{label}') :is(input, textarea)").last.focus()
        self.run("""(text) => [...document.querySelectorAll("#screen .field.is-open .samples button")]
          .find((one) => one.textContent === text).click()""", text)
        self.wait(SETTLED)

    def wait_for_log(self, line):
        self.wait("(line) => document.querySelector('#log').textContent.includes(line)", line)

    def end(self):
        self.process.terminate()
        self.process.wait()


@pytest.fixture
def new_page(chromium, request):
    """Makes pages, and fails at the end for the errors of each."""
    pages, contexts = [], []

    def make(kind=Page, **options):
        context = chromium.new_context(
            viewport={"width": 1440, "height": 900}, reduced_motion="reduce", **options)
        contexts.append(context)
        page = kind(context.new_page(), request.node.name, request.config.getoption("--pictures"))
        pages.append(page)
        return page

    yield make
    for page in pages:
        if hasattr(page, "process"):
            page.end()
    for context in contexts:
        context.close()
    assert [error for page in pages for error in page.errors] == []


@pytest.fixture
def start(new_page, tmp_path):
    """Starts a sample, and opens its page."""
    def start(sample, *arguments, options=None, **environment):
        return new_page(App, **(options or {})).start(
            sample, tmp_path, *arguments, **environment).open()
    return start
