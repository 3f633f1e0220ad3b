"""The bars of the app's pages at any width, and the spaces of its texts."""

import itertools

import pytest

# The faults of the visible bars: texts that are not on one line, and titles with a broken word.
BARS = r"""() => [...document.querySelectorAll("#screen .bar")].flatMap((bar) => {
  if (!bar.checkVisibility() || bar.closest("[data-leaving]")) return [];
  const middle = (part) => {
    const { top, height } = part.getBoundingClientRect();
    return top + height / 2;
  };
  const title = bar.querySelector(".title");
  const line = [...bar.querySelectorAll("button span")];
  const isLarge = bar.classList.contains("is-large");
  if (!isLarge) line.push(title);
  const faults = line.filter((part) => Math.abs(middle(part) - middle(line[0])) > 2)
    .map((part) => `${part.textContent} is above or below the others`);
  const range = document.createRange();
  for (const word of isLarge ? title.textContent.matchAll(/\S+/g) : []) {
    range.setStart(title.firstChild, word.index);
    range.setEnd(title.firstChild, word.index + word[0].length);
    const parts = [...range.getClientRects()];
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    if (parts.length > 1 && width < bar.clientWidth - 40) faults.push(`${word[0]} is broken`);
  }
  return faults;
})"""
# Gives each text of the app two more spaces in front, and returns those that show none of them.
SPACES = r"""() => {
  const faults = [];
  const walker = document.createTreeWalker(document.querySelector("#screen"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data;
    if (!text || node.parentElement.closest("[data-leaving]") || !node.parentElement.checkVisibility()) {
      continue;
    }
    node.data = `  ${text}`;
    const range = document.createRange();
    range.setStart(node, 0);
    range.setEnd(node, 2);
    if (range.getBoundingClientRect().width < 1) faults.push(node.parentElement.outerHTML);
    node.data = text;
  }
  return faults;
}"""
# Gives a copy of a page with a way back some width and other texts, and measures its bar.
BAR = r"""([width, back, title, own]) => {
  const column = document.createElement("div");
  column.className = "column";
  column.style.cssText = `position: absolute; left: 0; top: 0; width: ${width}px; height: 200px`;
  const page = document.querySelector(".page:has(.bar .back)").cloneNode(true);
  column.append(page);
  document.querySelector("#screen").append(column);
  const bar = page.querySelector(".bar");
  const [leading, heading, trailing] = bar.children;
  const label = leading.querySelector(".back span");
  [label.textContent, heading.textContent] = [back, title];
  for (const text of own) {
    const button = trailing.appendChild(document.createElement("button"));
    button.appendChild(document.createElement("span")).textContent = text;
  }
  const isCut = (part) => part.scrollWidth > part.clientWidth;
  const frames = [...bar.children].map((part) => part.getBoundingClientRect());
  const measured = {
    back: label.clientWidth, isBackCut: isCut(label), isTitleCut: isCut(heading),
    areOwnCut: [...trailing.querySelectorAll("span")].some(isCut),
    overlap: Math.max(frames[0].right - frames[1].left, frames[1].right - frames[2].left),
    overflow: bar.scrollWidth - bar.clientWidth,
    shift: Math.abs(
      frames[1].x + frames[1].width / 2 - bar.getBoundingClientRect().x - width / 2),
  };
  column.remove();
  return measured;
}"""
SHORT, LONG = "Crime", "The Lamplighter's Debt and Other Stories of the Old Harbour"
ONE_WORD = "Donaudampfschifffahrtsgesellschaftskapitän"


@pytest.fixture
def details(start):
    app = start("Audiobooks", "--wireframe", "tab-bar")
    app.tap("Crime")
    return app


def test_long_title_gives_way_to_the_buttons_of_its_bar(details):
    for width, title, back, own in itertools.product(
            [240, 280, 320, 371, 600], [SHORT, LONG, ONE_WORD],
            [SHORT, "Bookshelf", LONG, ONE_WORD], [[], ["Edit"], ["Edit", "Share"]]):
        found = details.run(BAR, [width, back, title, own])
        place = f"{width} px with {back!r}, {title!r} and {own}: {found}"
        assert found["overlap"] <= 0.5 and found["overflow"] <= 0, f"parts overlap in {place}"
        # Whatever fits into its share of the bar is shown as a whole.
        if back == SHORT or (back == "Bookshelf" and width >= 320):
            assert not found["isBackCut"], f"the back button is cut in {place}"
        assert found["back"] >= 24, f"nothing is left of the back button in {place}"
        if len(own) < 2 or width >= 320:
            assert not found["areOwnCut"], f"a button is cut in {place}"
        if title == SHORT and back == SHORT and not own and width >= 320:
            assert not found["isTitleCut"] and found["shift"] <= 1, f"the title is aside in {place}"


def test_bars_and_spaces_are_whole(details):
    for action in ['tap "The Lamplighter\'s Debt"', 'tap "Log in to buy"', "dismiss",
                   'select "Profile"', "wireframe split", 'tap "Settings"']:
        details.does(action)
        assert details.run(BARS) == [] and details.run(SPACES) == [], action
