"""A headless Chromium that is driven through its DevTools protocol, with the standard library only.

It is no part of the tests, because a browser is not on every machine, and takes its time.
"""

import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
PLACES = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
LIMIT = 60  # seconds, for a machine under load


def find_browser():
    found = [shutil.which(name) for name in NAMES] + [p for p in PLACES if os.path.exists(p)]
    return next((path for path in found if path), None)


class Page:
    """One page of the browser: a new one, or one that a page has opened."""

    def __init__(self, browser, target=None):
        self.browser = browser
        self.errors = []
        self.events = []
        self.is_traced = False
        # The frames of a screencast with their times, while there is one.
        self.film = None
        self.session = None
        # A window of its own, because a page behind another one draws nothing.
        self.target = target or self.do(
            "Target.createTarget", url="about:blank", newWindow=True)["targetId"]
        self.session = self.do(
            "Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        browser.pages[self.session] = self
        for domain in ["Page", "Runtime", "Log"]:
            self.do(f"{domain}.enable")

    def do(self, method, **parameters):
        number = self.browser.send(method, parameters, self.session)
        while True:
            message = self.browser.receive()
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            if page := self.browser.pages.get(message.get("sessionId")):
                page.note(message)

    def note(self, message):
        if message.get("method") == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            text = details.get("exception", {}).get("description") or details["text"]
            self.errors.append(text)
        if message.get("method") == "Tracing.dataCollected":
            self.events += message["params"]["value"]
        if message.get("method") == "Tracing.tracingComplete":
            self.is_traced = True
        if message.get("method") == "Page.screencastFrame":
            frame = message["params"]
            if self.film is not None:
                self.film.append((base64.b64decode(frame["data"]), frame["metadata"]["timestamp"]))
            # Without an answer no further frame comes, and nobody waits for the answer's answer.
            self.browser.send(
                "Page.screencastFrameAck", {"sessionId": frame["sessionId"]}, self.session)
        if message.get("method") == "Log.entryAdded":
            entry = message["params"]["entry"]
            if entry["level"] == "error" and "net::ERR" not in entry["text"]:
                self.errors.append(entry["text"])

    def run(self, script):
        """Runs a script in the page, and returns its value."""
        answer = self.do(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description"))
        return answer["result"].get("value")

    def require_font(self, name):
        """Fails without a font, because texts are as wide as expected in no other one."""
        widths = self.run(
            "(() => { const context = new OffscreenCanvas(9, 9).getContext('2d');"
            f"return ['{name}', 'no such font'].map((font) => {{"
            "context.font = `99px '${font}', monospace`;"
            "return context.measureText('Wireflow').width }) })()")
        if widths[0] == widths[1]:
            raise AssertionError(f"the font {name} is not installed")

    def open(self, url):
        self.do("Page.navigate", url=url)
        self.wait('document.readyState === "complete"')

    def wait(self, condition, limit=LIMIT):
        end = time.monotonic() + limit
        while time.monotonic() < end:
            try:
                if self.run(condition):
                    return
            except RuntimeError:
                pass  # A page that is being loaded has nothing to run a script in.
            time.sleep(0.02)
        raise TimeoutError(f"never came: {condition}")

    def trace(self):
        """Ends a trace that was started, and returns its events."""
        self.do("Tracing.end")
        while not self.is_traced:
            self.note(self.browser.receive())
        self.is_traced = False
        events, self.events = self.events, []
        return events

    def start_film(self, width, height):
        """Begins to keep each frame that the page draws."""
        self.film = []
        self.do("Page.startScreencast", format="png", maxWidth=width, maxHeight=height)

    def end_film(self):
        """Returns the frames, each the bytes of a PNG with its duration in milliseconds."""
        self.do("Page.stopScreencast")
        film, self.film = self.film, None
        ends = [time for _, time in film[1:]] + [film[-1][1] + 1.5]
        return [(data, max(10, round(1000 * (end - begin))))
                for (data, begin), end in zip(film, ends)]

    def rest(self, seconds):
        """Lets time pass, and takes what the browser sends meanwhile."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.run("0")
            time.sleep(0.01)

    def click(self, x, y):
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"]:
            self.do(
                "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def press(self, key, code=0, text="", modifiers=0):
        for kind in ["keyDown", "keyUp"]:
            extra = {"text": text} if text and kind == "keyDown" else {}
            self.do(
                "Input.dispatchKeyEvent", type=kind, key=key, code=key,
                windowsVirtualKeyCode=code, modifiers=modifiers, **extra)

    def screenshot(self, file):
        data = self.do("Page.captureScreenshot", format="png")["data"]
        Path(file).write_bytes(base64.b64decode(data))


class Browser:
    """A headless Chromium with a profile of its own, which goes with it."""

    def __init__(self, executable, width=1500, height=980):
        self.folder = tempfile.mkdtemp()
        self.socket, others = socket.socketpair()
        self.socket.settimeout(LIMIT)
        self.bytes = b""
        self.count = 0
        self.pages = {}
        arguments = [
            executable, "--headless=new", "--disable-gpu", "--no-first-run", "--no-sandbox",
            "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-pipe",
            f"--user-data-dir={self.folder}", f"--window-size={width},{height}", "about:blank",
        ]
        # A browser has its commands from the stream 3, and answers on the stream 4.
        self.process = subprocess.Popen(
            arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=(3, 4),
            preexec_fn=lambda: [os.dup2(others.fileno(), stream) for stream in (3, 4)])
        others.close()

    def send(self, method, parameters, session):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        message |= {"sessionId": session} if session else {}
        self.socket.sendall(json.dumps(message).encode() + b"\0")
        return self.count

    def receive(self):
        while b"\0" not in self.bytes:
            new = self.socket.recv(1 << 20)
            if not new:
                raise ConnectionError("the browser has gone")
            self.bytes += new
        message, _, self.bytes = self.bytes.partition(b"\0")
        return json.loads(message)

    def page(self):
        return Page(self)

    def targets(self, page):
        """Returns the targets of a page and of the pages that it has opened."""
        found = page.do("Target.getTargets")["targetInfos"]
        return [one["targetId"] for one in found if one["type"] == "page"
                and page.target in (one["targetId"], one.get("openerId"))]

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
