"""The two films of the README: a caption and one idea each, as animated WebPs.

Fonts and times differ between machines, so nothing compares the bytes: look at the films before you
commit them.
"""

import base64
import io

import pytest
from PIL import Image

from conftest import PROBES, SETTLED, App

WIDTH, HEIGHT = 1120, 780
# Milliseconds: of a frame in which nothing moves, of the shortest one, of the last one, and of the
# whole film, because a busy machine would stretch it.
STILL, SHORTEST, LAST, WHOLE = 700, 66, 2000, 7000
MOST_BYTES = 1_000_000


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

    def log_in(self, sample):
        self.type("Name", "Ada")
        self.choose_sample("Password", sample)
        self.tap("Log in")

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
            image = Image.open(io.BytesIO(data)).convert("RGB")
            # A frame that is too short, or of the window's former size, gives its time to the next.
            if due >= SHORTEST and image.size == (WIDTH, HEIGHT):
                kept.append((image, round(due)))
                due = 0
        images, times = [image for image, _ in kept], [time for _, time in kept[:-1]] + [LAST]
        for quality in [60, 45, 30]:
            images[0].save(file, save_all=True, append_images=images[1:], duration=times, loop=0,
                           quality=quality, method=4)
            if file.stat().st_size <= MOST_BYTES:
                break
        return len(images), sum(times) / 1000


def buy(app):
    app.start_film()
    app.say("Use your app in a browser")
    app.tap("Crime")
    app.tap("The Lamplighter's Debt")
    app.tap("Log in to buy")
    app.log_in("the right password")
    app.tap("Buy")


def rewind(app):
    app.does('tap "Crime"', 'tap "The Lamplighter\'s Debt"', 'tap "Log in to buy"')
    app.does('type "Ada" into "Name"', 'type sample "the right password" into "Password"')
    app.does('tap "Log in"')
    app.wait_for_log("finish LoginFlowCoordinator")
    app.does('choose "Buy"')
    app.start_film()
    app.say("Go back to any step")
    app.drag_to(4)
    app.say("Act there, and the session goes on")
    app.type("Password", "not the password")
    app.tap("Log in")
    app.wait_for_log("alert \"Wrong password\"")


@pytest.mark.long
@pytest.mark.parametrize("story", [buy, rewind])
def test_story_fits_the_readme(story, new_page, tmp_path, request):
    file = (request.config.getoption("--films") or tmp_path) / f"studio-{story.__name__}.webp"
    app = new_page(FilmedApp).start("Audiobooks", tmp_path).open()
    story(app)
    app.tab.wait_for_timeout(1000)
    count, seconds = app.write(file)
    assert file.stat().st_size <= MOST_BYTES and count > 20 and 5 <= seconds <= 10
