"""A headless Chromium that is driven through its DevTools protocol, with the standard library only."""

import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
PLACES = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
LIMIT = 60  # seconds, for a machine under load


def find_browser():
    found = [shutil.which(name) for name in NAMES] + [p for p in PLACES if os.path.exists(p)]
    return next((path for path in found if path), None)


class WebSocket:
    """A connection to one page, by frames of text."""

    def __init__(self, url):
        host, _, path = url.removeprefix("ws://").partition("/")
        name, _, port = host.partition(":")
        self.socket = socket.create_connection((name, int(port)), timeout=LIMIT)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.bytes = b""
        while b"\r\n\r\n" not in self.bytes:
            self.bytes += self.socket.recv(4096)
        self.bytes = self.bytes.partition(b"\r\n\r\n")[2]

    def send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        if len(data) < 126:
            head = struct.pack("!BB", 0x81, 0x80 | len(data))
        elif len(data) < 1 << 16:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, len(data))
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, len(data))
        repeated = mask * (len(data) // 4 + 1)
        masked = bytes(a ^ b for a, b in zip(data, repeated))
        self.socket.sendall(head + mask + masked)

    def take(self, count):
        while len(self.bytes) < count:
            new = self.socket.recv(1 << 16)
            if not new:
                raise ConnectionError("the browser has gone")
            self.bytes += new
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def receive(self):
        message = b""
        while True:
            first, second = self.take(2)
            count = second & 0x7F
            if count == 126:
                (count,) = struct.unpack("!H", self.take(2))
            elif count == 127:
                (count,) = struct.unpack("!Q", self.take(8))
            message += self.take(count)
            if first & 0x80:
                return message.decode()


class Page:
    """One page of the browser."""

    def __init__(self, url):
        self.socket = WebSocket(url)
        self.count = 0
        self.errors = []
        for domain in ["Page", "Runtime", "Log"]:
            self.do(f"{domain}.enable")

    def do(self, method, **parameters):
        self.count += 1
        number = self.count
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.note(message)

    def note(self, message):
        if message.get("method") == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            text = details.get("exception", {}).get("description") or details["text"]
            self.errors.append(text)
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

    def open(self, url):
        self.do("Page.navigate", url=url)
        self.wait('document.readyState === "complete"')

    def wait(self, condition):
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            try:
                if self.run(condition):
                    return
            except RuntimeError:
                pass  # A page that is being loaded has nothing to run a script in.
            time.sleep(0.02)
        raise TimeoutError(f"never came: {condition}")

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
        arguments = [
            executable, "--headless=new", "--disable-gpu", "--no-first-run", "--no-sandbox",
            "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-port=0",
            f"--user-data-dir={self.folder}", f"--window-size={width},{height}", "about:blank",
        ]
        self.process = subprocess.Popen(
            arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = Path(self.folder, "DevToolsActivePort")
        end = time.monotonic() + LIMIT
        while not (port_file.exists() and port_file.read_text().count("\n")):
            if time.monotonic() > end or self.process.poll() is not None:
                raise TimeoutError("the browser did not start")
            time.sleep(0.05)
        self.port = int(port_file.read_text().split()[0])

    def page(self):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        with urllib.request.urlopen(request, timeout=LIMIT) as answer:
            return Page(json.load(answer)["webSocketDebuggerUrl"])

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
