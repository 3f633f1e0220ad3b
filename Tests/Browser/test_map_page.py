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


def test_obeys_keys_and_clicks(page):
    count = page.run(f"{CARDS}.length")
    assert page.run(SHOWN) == count > 1
    keys = page.tab.keyboard
    keys.press("/")
    assert page.run("document.activeElement.id") == "search"
    flow = page.run(f"{CARDS}.find((card) => card.flows.length > 0).flows[0]")
    keys.insert_text(flow)
    assert 0 < page.run(SHOWN) <= count and page.text("#count").startswith(f"{page.run(SHOWN)} place")
    assert page.run(SIZE) >= 11, "the hits can be read"
    keys.press("Enter")
    address = page.tab.url
    assert "#" in address
    page.tab.goto("about:blank")
    page.tab.goto(address)
    page.wait("document.querySelector('.place.selected') !== null")
    keys.press("Escape")
    page.run(f"{LINKED}.node.focus()")
    keys.press("Enter")
    name = page.run(f"{OPEN}.name")
    assert page.text("#panel h2") == name and page.text("#panel pre").startswith("launch")
    way = page.run(f"{OPEN}.edges.findIndex((edge) => edge.to != null)")
    target = page.run(f"{OPEN}.edges[{way}].to")
    page.tab.locator("#panel .way").nth(way).click()
    assert page.run(f"{OPEN}.number") == target, "a button of the panel leads along the edge"
    keys.press("Escape")
    assert page.run("document.querySelector('#panel').hidden")
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
        page.run("wireflowMap.prepare()")
        pdf = page.tab.pdf(print_background=True, prefer_css_page_size=True)
        assert len(re.findall(rb"/Type ?/Page[\n /]", pdf)) == page.run(f"{SHEETS}.length")


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
