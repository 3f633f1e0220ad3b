"""The page of an app's maps, opened from a disk without a network."""

import re
import subprocess

import pytest

from conftest import PROBES, PROGRAMS, SAMPLES, some

SHEETS = "wireflowMap.sheets.filter((sheet) => !sheet.node.hidden)"
CARDS = f"{SHEETS}.flatMap((sheet) => sheet.cards)"
SHOWN = f"{CARDS}.filter((card) => !card.node.classList.contains('dimmed')).length"
OPEN = "document.querySelector('.place.selected')?.card"
LINKED = f"{CARDS}.find((card) => card.edges.some((edge) => edge.to != null))"
SIZE = """Math.min(...[...document.querySelectorAll('.sheet:not([hidden]) .over text')].map((text) =>
  text.getAttribute('font-size') * wireflowMap.view.k))"""
OUTSIDE = f"""(() => {{
  const paper = document.querySelector('#paper').getBoundingClientRect();
  return {SHEETS}.flatMap(({{ node }}) => [...node.querySelectorAll('svg text')])
    .filter((text) => text.checkVisibility({{ visibilityProperty: true }})).filter((text) => {{
      const box = text.getBoundingClientRect();
      return box.left < paper.left || box.top < paper.top || box.right > paper.right
        || box.bottom > paper.bottom;
    }}).map((text) => text.textContent);
}})()"""


def write(sample, file, *options):
    # A minute finds each kind of place of the largest sample, and its layout stays quick.
    done = subprocess.run([PROGRAMS / sample, "--map", file, "--time-limit", "60", *options],
                          capture_output=True, text=True)
    # The status 1 says that the time has ended the exploration, and 3 that there is a trap.
    assert done.returncode in (0, 1, 3), done.stdout + done.stderr
    return file


@pytest.fixture(scope="module", params=some(SAMPLES, "Media"))
def file(request, tmp_path_factory):
    return write(request.param, tmp_path_factory.mktemp("map") / "map.html")


@pytest.fixture
def page(new_page, file):
    page = new_page(offline=True)
    page.tab.goto(file.as_uri())
    page.wait("globalThis.wireflowMap !== undefined")
    return page


def test_filters(page):
    count = page.run(f"{CARDS}.length")
    assert page.run(SHOWN) == count > 1
    for name in ["flow", "action"]:
        box = page.tab.locator(f"#{name}")
        for value in page.run(f"[...document.querySelector('#{name}').options].map((o) => o.value)")[1:]:
            box.select_option(value)
            assert 0 < page.run(SHOWN) <= count, f"{name} {value} picks some places"
            assert page.text("#count").startswith(f"{page.run(SHOWN)} place")
            assert name == "action" or page.run(SIZE) >= 11, f"{value} can be read"
        box.select_option("")


def test_obeys_the_keyboard(page):
    keys = page.tab.keyboard
    keys.press("/")
    assert page.run("document.activeElement.id") == "search"
    page.run(f"{LINKED}.node.focus()")
    keys.press("Enter")
    name = page.run(f"{OPEN}.name")
    assert page.text("#panel h2") == name and page.text("#panel pre").startswith("launch")
    target = page.run(f"{OPEN}.edges.find((edge) => edge.to != null).to")
    keys.press("ArrowRight")
    assert page.run(f"{OPEN}.number") == target, "an arrow walks along the edge"
    keys.press("ArrowLeft")
    assert page.run(f"{OPEN}.name") == name, "an arrow walks back"
    keys.press("Escape")
    assert page.run("document.querySelector('#panel').hidden")


def test_obeys_clicks_and_plays_a_way(page):
    page.tab.locator(".sheet:not([hidden]) .place").first.click()
    assert page.run(f"{OPEN}.number") == 0
    page.tab.keyboard.press("Escape")
    point = page.run(f"""(() => {{
      const hit = {SHEETS}[0].over.querySelector('.hit');
      const at = hit.getPointAtLength(hit.getTotalLength() / 2);
      const point = new DOMPoint(at.x, at.y).matrixTransform(hit.getScreenCTM());
      return [point.x, point.y];
    }})()""")
    page.tab.mouse.click(*point)
    assert page.run(f"{OPEN} !== undefined"), "a click on a line follows it"
    page.tab.locator("#anywhere").click()
    assert page.text("#panel h2") == "Anywhere"
    page.run(f"wireflowMap.open({CARDS}.find((card) => card.frames.length > 1))")
    # The film goes on by itself, so all of this happens in one turn of the page.
    assert page.run("""() => {
      const words = () => document.querySelector(".film-bar span").textContent.split(/\\s+/);
      [...document.querySelectorAll("#panel button")].find((one) => one.textContent.startsWith("Play")).click();
      const first = words();
      document.querySelector("[aria-label='Next step']").click();
      return [first[1], document.querySelectorAll(".film .device").length, words()[0][0]];
    }""") == ["launch", 1, "2"]


def test_sheets_fit_the_window_and_the_paper(page):
    count = page.run("wireflowMap.sheets.length")
    for choice in [*range(count), *(["all"] if count > 1 else [])]:
        page.run("(choice) => wireflowMap.choose(String(choice))", choice)
        if choice != "all":
            assert page.run(OUTSIDE) == []
            # A map that is explored in part can have an awkward shape.
            assert page.run(SIZE) >= 10 or page.run(f"{CARDS}.length") > 20
            found = page.run(PROBES["parts"], 6)
            assert found["count"] > 5 and found["wrong"] == []
            assert len(page.run(PROBES["parts"], -1)["wrong"]) == found["count"], "a stricter check fails"
        for size in ["A3", "A4"]:
            page.run("(size) => wireflowMap.prepare(size)", size)
            pdf = page.tab.pdf(print_background=True, prefer_css_page_size=True)
            assert len(re.findall(rb"/Type ?/Page[\n /]", pdf)) == page.run(f"{SHEETS}.length"), size


def test_has_enough_contrast_and_names(page):
    page.check_looks("map")
    page.run(f"wireflowMap.open({CARDS}[0])")
    page.check_looks("place")


def test_marks_what_has_changed(new_page, tmp_path):
    before = write("Notes", tmp_path / "before.txt", "--wireframe", "tab-bar")
    text, count = re.subn(r'^    tap "[^"]*" ->', '    tap "Former" ->', before.read_text(), count=1,
                          flags=re.M)
    assert count == 1, "a baseline has edges"
    before.write_text(text)
    after = write("Notes", tmp_path / "after.html", "--wireframe", "tab-bar", "--baseline", before)
    page = new_page(offline=True)
    page.tab.goto(after.as_uri())
    page.wait("globalThis.wireflowMap !== undefined")
    assert page.text("#changes") == "2 changes"
    page.tab.locator("#changes").click()
    assert page.run(SHOWN) == 1
    page.run(f"wireflowMap.open({CARDS}.find((card) => card.lost.length > 0))")
    assert page.tab.locator("#panel .way.added").count() == 1
    assert page.tab.locator("#panel li").is_visible()
