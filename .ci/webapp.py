"""A sample that runs with `--web`, for the checks that use its page."""

import http.client
import json
import re
import subprocess

import devtools

# Nothing moves, and what the user did has arrived.
SETTLED = """document.documentElement.dataset.version !== undefined && !document.body.moving
  && !document.querySelector("[data-leaving]") && !document.body.sending"""


class App:
    """A sample that runs, and its state as it is sent to a page."""

    def __init__(self, executable, wireframe, *options):
        self.process = subprocess.Popen(
            [executable, "--web", "--wireframe", wireframe, *options],
            stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.address = re.search(r"http://\S+", line).group(0)
        _, _, self.host, self.secret, _ = self.address.split("/")

    def state(self):
        connection = http.client.HTTPConnection(self.host, timeout=devtools.LIMIT)
        connection.request("GET", f"/{self.secret}/events")
        answer = connection.getresponse()
        text = b""
        while not text.endswith(b"\n\n"):
            text += answer.readline()
        connection.close()
        return json.loads(text.removeprefix(b"data: "))

    def close(self):
        self.process.terminate()
        self.process.wait()
