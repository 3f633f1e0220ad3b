"""Brings mishaps on a page: an app that crashes or hangs in a replay, and a page opened twice.

The page says each in one sentence, and the rest goes on.
"""

import shutil

from studio_page import SETTLED, Studio

# Programs in the place of the app, which play a session again in another process.
PROGRAMS = {
    "crashes": ("kill -ABRT $$", "The app crashed (Aborted) when it was played again at its start."),
    "ends": ("exit 7", "The app ended its process with the status 7 when it was played again"),
    "hangs": ("exec sleep 600", "The app hung for 20 s when it was played again at its start."),
}


def check_mishaps(executable, browser, folder):
    for name, (command, sentence) in PROGRAMS.items():
        program = folder / f"app-that-{name}"
        shutil.copy(executable, program)
        studio = Studio(program, browser, folder)
        studio.open()
        studio.tap("Crime")
        program.unlink()
        program.write_text(f"#!/bin/sh\n{command}\n")
        program.chmod(0o700)
        studio.look_at(0)
        studio.page.run("document.querySelector('#branch-here').click()")
        studio.page.wait(f"document.querySelector('#notice').textContent.includes({sentence!r})")
        # The session is as it was, and goes on.
        studio.page.run("document.querySelector('#show-now').click()")
        assert studio.page.run("document.querySelector('#branches').hidden"), "a branch has begun"
        studio.tap("The Lamplighter's Debt")
        studio.wait_for_log("push ProductDetailsScreen")
        studio.close()
    print("an app that crashes, ends or hangs in a replay: a sentence each, and the session goes on")


def check_two_pages(executable, browser, folder):
    studio = Studio(executable, browser, folder)
    studio.open()
    studio.tap("Crime")
    other = browser.page()
    other.open(studio.address)
    other.wait(f"{SETTLED} && document.querySelector('#playhead').max === '1'")
    studio.look_at(0)
    studio.tap("Drama")
    for page in [studio.page, other]:
        page.wait("document.querySelectorAll('.branch').length === 2")
        page.wait("document.querySelector('#screen').textContent.includes('Drama')"
                  " && document.querySelector('#log').textContent.includes('Drama')")
    # A look at the past on one page leaves the other where it is.
    studio.look_at(0)
    assert not other.run("document.body.classList.contains('in-past')"), "both are in the past"
    assert not other.errors, f"errors in the other page: {other.errors}"
    studio.close()
    print("two pages of one app have the same branches, and a playhead each")
