"""The film of the README: one story with captions, as an animated WebP.

Fonts and times differ between machines, so nothing compares the bytes: look at the film before you
commit it.
"""

import base64
import io
import json

import pytest
from PIL import Image

from conftest import PROBES, SETTLED, App

WIDTH, HEIGHT = 1200, 780
# Milliseconds: of a frame in which nothing moves, of the shortest one, of the last one, and of the
# whole film, because a busy machine would stretch it.
STILL, SHORTEST, LAST, WHOLE = 700, 66, 2500, 15_000
MOST_BYTES = 2_000_000



class FilmedApp(App):
    """A page whose user moves a pointer, and takes the time that others need to follow."""

    def start_film(self):
        self.frames = []
        self.look(WIDTH, HEIGHT)
        self.tab.emulate_media(reduced_motion="no-preference")
        self.run(PROBES["overlays"])
        self.session = self.tab.context.new_cdp_session(self.tab)
        self.session.on("Page.screencastFrame", self.take)
        self.session.send("Page.startScreencast", {
            "format": "png", "maxWidth": WIDTH, "maxHeight": HEIGHT})

    def take(self, frame):
        self.frames.append((base64.b64decode(frame["data"]), frame["metadata"]["timestamp"]))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def say(self, words):
        # In front of a sheet that has opened meanwhile.
        self.run("""(words) => {
          document.querySelector("#film-words").textContent = words;
          for (const node of document.querySelectorAll("#film-words, #pointer")) {
            node.hidePopover();
            node.showPopover();
          }
        }""", words)
        self.tab.wait_for_timeout(900)

    def point(self, selector, text="", across=0.5):
        self.wait(SETTLED)
        self.wait(PROBES["pointAt"], [selector, text, across])

    def tap(self, text):
        self.point("#screen :is(button, .row)", text)
        super().tap(text)
        self.tab.wait_for_timeout(150)

    def type(self, label, text):
        self.point("#screen .field", label)
        super().type(label, text)

    def click(self, selector):
        self.point(selector)
        super().click(selector)
        self.tab.wait_for_timeout(400)

    def drag_to(self, step):
        last = self.run("Number(document.querySelector('#playhead').max)")
        for number in range(last - 1, step - 1, -1):
            self.look_at(number)
            self.point("#playhead", across=number / last)

    def write(self, file):
        self.session.send("Page.stopScreencast")
        ends = [time for _, time in self.frames[1:]] + [self.frames[-1][1] + 1]
        times = [min(STILL, 1000 * (end - begin)) for (_, begin), end in zip(self.frames, ends)]
        pace, due, kept = min(1, WHOLE / sum(times)), 0, []
        for (data, _), time in zip(self.frames, times):
            due += time * pace
            # A frame that is too short gives its time to the next one.
            if due >= SHORTEST:
                kept.append((Image.open(io.BytesIO(data)).convert("RGB"), round(due)))
                due = 0
        images, times = [image for image, _ in kept], [time for _, time in kept[:-1]] + [LAST]
        for quality in [60, 45, 30]:
            images[0].save(file, save_all=True, append_images=images[1:], duration=times, loop=0,
                           quality=quality, method=4)
            if file.stat().st_size <= MOST_BYTES:
                break
        return len(images), sum(times) / 1000


@pytest.mark.long
def test_journey_fits_the_readme(new_page, tmp_path, request):
    file = request.config.getoption("--film") or tmp_path / "studio.webp"
    app = new_page(FilmedApp).start("Audiobooks", tmp_path).open()
    app.start_film()
    app.say("Use your app in a browser")
    for text in ["Crime", "The Lamplighter's Debt", "Log in to buy"]:
        app.tap(text)
    app.type("Name", "Ada")
    app.choose_sample("Password", "the right password")
    app.tap("Log in")
    app.tap("Buy")
    app.say("Go back to any step")
    app.drag_to(4)
    app.say("Act there, and a branch begins")
    app.type("Password", "not the password")
    app.tap("Log in")
    app.wait_for_log("alert \"Wrong password\"")
    app.say("Save the branch as a test")
    app.click("#save-test")
    app.say("Run it on all wireframes")
    app.click("#test-run")
    app.wait("document.querySelectorAll('#test-runs li').length === 3")
    app.click("#test-omit")
    app.wait("document.querySelectorAll('#test-runs .passed').length === 3")
    app.tab.wait_for_timeout(1200)
    count, seconds = app.write(file)
    print(json.dumps({"frames": count, "seconds": seconds, "bytes": file.stat().st_size}))
    assert file.stat().st_size <= MOST_BYTES and count > 40 and 6 <= seconds <= 20
