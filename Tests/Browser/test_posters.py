"""The posters of the samples, which librsvg and Chromium draw alike.

A poster may have only what GitHub shows and librsvg reads:
https://gnome.pages.gitlab.gnome.org/librsvg/devel-docs/features.html
"""

import base64
import re
import shutil
import subprocess

import pytest

from conftest import PROBES, PROGRAMS, SAMPLES, WIREFRAMES, some

ELEMENTS = {"svg", "rect", "circle", "path", "text"}
FORBIDDEN = ["var(", "hsl(", "<style", " style=", "href", "url("]
# The percentage of the pixels that may differ by more than 32 in any channel: the edges of letters. A
# poster with the long way to a trap has the most of them, 1.06.
MOST = 1.3



def departures(text):
    """Returns what a drawing has that a renderer would not show."""
    found = sorted(set(re.findall(r"<([A-Za-z][\w:]*)", text)) - ELEMENTS)
    return found + [word for word in FORBIDDEN if word in text]


def address(file, kind):
    return f"data:{kind};base64," + base64.b64encode(file.read_bytes()).decode()


def test_departures_are_found():
    planted = '<svg><style>a{fill:var(--ink)}</style><image href="a.png"/></svg>'
    assert departures(planted) == ["image", "style", "var(", "<style", "href"]


@pytest.mark.parametrize("wireframe", WIREFRAMES)
@pytest.mark.parametrize("sample", some(SAMPLES[:-1], "Notes"))
def test_renderers_draw_alike(new_page, tmp_path, sample, wireframe):
    if shutil.which("rsvg-convert") is None:
        pytest.skip("no librsvg is installed")
    page = new_page()
    drawings, pictures = [], []
    for theme in ["light", "dark"]:
        drawing = tmp_path / f"{theme}.svg"
        run = subprocess.run([PROGRAMS / sample, "--map", drawing, "--wireframe", wireframe, "--theme", theme],
                             capture_output=True, text=True)
        # 3: the map has traps, as a sample may have that accepts them in its baseline.
        assert run.returncode in (0, 3), run.stderr
        assert departures(drawing.read_text()) == []
        subprocess.run(["rsvg-convert", drawing, "-o", drawing.with_suffix(".png")], check=True)
        drawings.append(address(drawing, "image/svg+xml"))
        pictures.append(address(drawing.with_suffix(".png"), "image/png"))
        assert page.run(PROBES["difference"], [drawings[-1], pictures[-1]]) < MOST, theme
    assert page.run(PROBES["difference"], [drawings[0], pictures[1]]) > 50, "two themes look alike"
