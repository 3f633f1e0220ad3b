"""Edits of a sample with its page open, which finds the next run and plays the last actions again."""

import os
import re
import socket
import subprocess

import pytest
from playwright.sync_api import Error

from conftest import ROOT, SETTLED, App

SOURCE = ROOT / "Samples/Notes/Notes.swift"
SHOWN = """[...document.querySelectorAll("#screen .page .title")]
  .filter((node) => !node.closest("[data-leaving]")).at(-1)?.textContent"""
RESUMED = "document.documentElement.dataset.resumed ?? ''"
LOST = "(document.querySelector('.lost')?.textContent ?? '')"
SAME = ("A new note", "The app is where it was.")
INSTALL = "wireframe.install(rootItems: [list])"
TRAP = '{ flow, list in\n      if !list.notes.isEmpty { fatalError("No pen") }'
# Each edit replaces texts, and then the page shows a title in front and words about the session.
# Without them the app does not run.
EDITS = [
    ([('"New note"', '"A new note"')], SAME),
    ([('Field("Text"', 'Field("Words"')], ("A new note", 'Step 3 no longer works: type "Ada"')),
    ([('Field("Words"', 'Field("Text"'), ('Button("Save") {', 'Button("Save" {')], None),
    ([('Button("Save" {', 'Button("Save") {'), (INSTALL, 'fatalError("No notes")')], None),
    ([('fatalError("No notes")', INSTALL), ("{ flow, list in", TRAP)], ("Notes", 'The app crashed')),
    ([(TRAP, "{ flow, list in")], SAME),
]


class Edited(App):
    """The sample Notes, which is built and started again and again on one port."""

    def run(self, script, argument=None):
        try:
            return super().run(script, argument)
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
            return None  # The page of the next run replaces this one at any time.

    def build(self):
        return subprocess.run(["swift", "build", "--product", "Notes"], cwd=ROOT,
                              stdout=subprocess.DEVNULL).returncode == 0

    def run_again(self, folder, port):
        self.process = subprocess.Popen(
            [ROOT / ".build/debug/Notes", "--web-port", str(port)], stdout=subprocess.PIPE, text=True,
            cwd=folder, env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})
        found = re.search(r"http://\S+", self.process.stdout.readline())
        self.address = found and found.group(0)


@pytest.mark.long
def test_page_finds_each_new_run(new_page, tmp_path):
    before = SOURCE.read_text()
    clean = ["git", "diff", "--quiet", "--", SOURCE]
    assert subprocess.run(clean, cwd=ROOT).returncode == 0, f"{SOURCE} has changes, which would be lost"
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    # A session that can be played again is tried in another process first.
    text = before.replace('CommandApplication("Notes")', 'CommandApplication("Notes", isReplayable: true)')
    app = new_page(Edited)
    try:
        SOURCE.write_text(text)
        assert app.build(), "the sample cannot be built"
        app.run_again(tmp_path, port)
        app.open()
        app.tap("Write")
        app.type("Text", "Ada")
        app.wait_for_log("Ada")
        for replacements, expected in EDITS:
            for old, new in replacements:
                assert text.count(old) == 1, f"the sample has {text.count(old)} times {old}"
                text = text.replace(old, new)
            SOURCE.write_text(text)
            # The page of the next run is another one.
            app.run("document.documentElement.dataset.old = ''")
            app.end()
            app.wait(f"{LOST}.length > 0")
            if not app.build():
                assert expected is None, f"{replacements} cannot be built"
                continue
            app.run_again(tmp_path, port)
            if expected is None:
                app.process.wait()
                app.tab.wait_for_timeout(3000)
                assert app.run(f"{LOST}.length > 0"), "the page has given up"
                continue
            app.wait(f"""([title, words]) => !('old' in document.documentElement.dataset) && {LOST} === ''
              && {SETTLED} && {SHOWN} === title && ({RESUMED}).startsWith(words)""", list(expected))
    finally:
        SOURCE.write_text(before)
