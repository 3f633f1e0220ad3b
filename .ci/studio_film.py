"""Records the journey of a user through time as a moving picture, with a pointer.

The README shows it. Nothing compares its bytes, because fonts and times differ between machines.
"""

import json

from moving_picture import write_moving_picture
from studio_page import MOST_EXPLORATION, SETTLED, WHOLE_MAP, Studio, travel

WIDTH, HEIGHT = 1200, 780
# Milliseconds: of a frame in which nothing moves, of the shortest one, of the last one, and of the whole
# film, because a busy machine would stretch it.
STILL, SHORTEST, LAST, WHOLE = 450, 66, 1200, 9500

# A README holds at most two megabytes of pictures. A film in which more moves has a lower quality, from 0 to 1.
QUALITIES, MOST_BYTES = [0.6, 0.5, 0.4], 2_000_000

POINTER = r"""(() => {
  const pointer = document.createElement("div");
  pointer.id = "pointer";
  Object.assign(pointer.style, { position: "fixed", left: 0, top: 0, width: "26px", height: "26px",
    margin: "-13px", borderRadius: "50%", background: "#4a3fd659", border: "2px solid #ffffff",
    boxShadow: "0 2px 8px #0000006b", zIndex: 99, pointerEvents: "none",
    transform: "translate(640px, 420px)" });
  document.body.append(pointer);
})()"""

# Moves the pointer over a node, and presses it if the user clicks.
POINT = r"""(async (node, across, isClick) => {
  const frame = node.getBoundingClientRect();
  const pointer = document.querySelector("#pointer");
  const place = `translate(${frame.left + frame.width * across}px, ${frame.top + frame.height / 2}px)`;
  const from = getComputedStyle(pointer).transform;
  await pointer.animate({ transform: [from, place] }, { duration: 260, easing: "ease-in-out" }).finished;
  pointer.style.transform = place;
  if (isClick) {
    await pointer.animate({ scale: [1, .6, 1] }, { duration: 120 }).finished;
  }
})"""

NODE = r"""[...document.querySelectorAll("#screen button, #screen .row, #screen .field")]
  .filter((node) => !node.closest("[inert], [data-leaving]"))
  .find((node) => node.textContent.trim().startsWith(TEXT))"""


class FilmedStudio(Studio):
    """A page whose user moves a pointer, and takes the time that others need to follow."""

    def resize(self, width, height, scheme="light", forced=False):
        super().resize(WIDTH, HEIGHT)
        self.page.do("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "no-preference"}])

    def open(self):
        super().open()
        # The map is open from the start, and whole.
        super().click("#map-switch")
        self.page.wait(WHOLE_MAP, MOST_EXPLORATION)
        self.page.run(POINTER)
        # The page takes the system's font, which on a server is rarely what a reader's machine has.
        self.page.run("document.documentElement.style.setProperty('--font', 'Inter, system-ui, sans-serif')")
        # The time of day on the device is the only thing that is never the same.
        self.page.run("document.querySelector('.clock').textContent = '9:41'")
        self.page.start_film(WIDTH, HEIGHT)
        self.page.rest(0.3)

    def point(self, node, across=0.5, is_click=True):
        self.page.run(f"{POINT}({node}, {across}, {str(is_click).lower()})")

    def tap(self, text):
        node = NODE.replace("TEXT", json.dumps(text))
        self.page.wait(f"{SETTLED} && {node}")
        self.point(node)
        super().tap(text)
        self.page.rest(0.15)

    def type(self, label, text, is_sample=False):
        self.point(NODE.replace("TEXT", json.dumps(label)))
        super().type(label, text, is_sample)

    def click(self, selector):
        self.point(f"document.querySelector({selector!r})")
        super().click(selector)
        self.page.rest(0.5)

    def look_at(self, step):
        """Drags the playhead from step to step."""
        slider = "document.querySelector('#playhead')"
        last = self.page.run(f"Number({slider}.max)")
        for number in range(self.page.run(f"Number({slider}.value)") - 1, step - 1, -1):
            super().look_at(number)
            self.point(slider, (11 + number / last * (self.page.run(f"{slider}.offsetWidth") - 22))
                       / self.page.run(f"{slider}.offsetWidth"), False)
        self.page.rest(0.3)


def paced(frames):
    """Returns at most 15 frames a second, which last as long as a reader follows."""
    frames = [(data, min(duration, STILL)) for data, duration in frames]
    pace = min(1, (WHOLE - LAST) / sum(duration for _, duration in frames))
    kept, due = [], 0
    for data, duration in frames:
        due += duration * pace
        # A frame that is too short gives its time to the next one.
        if due >= SHORTEST:
            kept.append((data, round(due)))
            due = 0
    return kept + [(frames[-1][0], LAST)]


def write_film(executable, browser, folder, file):
    studio = FilmedStudio(executable, browser, folder)
    travel(studio, lambda name: studio.page.rest(0.2), is_short=True)
    studio.page.rest(0.5)
    frames = paced(studio.page.end_film())
    for quality in QUALITIES:
        count, seconds = write_moving_picture(browser.page(), frames, file, quality)
        if file.stat().st_size <= MOST_BYTES:
            break
    studio.close()
    print(f"{file}: {count} frames in {seconds:.1f} s, {file.stat().st_size // 1024} KiB")
    assert file.stat().st_size <= MOST_BYTES, "the film is too large for a README"
    assert count > 40, "hardly anything moves"
    assert 6 <= seconds <= 10, "the film is not as long as a reader watches it"
    return frames
