"""Looks at the page in small windows, at 200 % zoom, in forced colours and from right to left.

Each state of the page is looked at in each of them: names, roles, contrast, the order of the focus, and
how much room is left for the app.
"""

import json

from studio_page import SETTLED, Studio

# What the user does for each state, after the one before.
BOOK = ['tap "Crime"', 'tap "The Lamplighter\'s Debt"']
STATES = {
    "popover": ['select "Profile"', "wireframe split", 'tap "Settings"'],
    "columns": ["dismiss", 'select "Discover"', *BOOK, 'tap "Play sample"'],
    "mini": ["wireframe tab-bar"],
    "player": ["maximize"],
    "drawer": ["minimize", "wireframe hamburger", "open drawer"],
    "sheet": ["close drawer", 'tap "Log in to buy"'],
    "alert": ['type "Ada" into "Name"', 'type "wrong" into "Password"', 'tap "Log in"'],
    "past": ['choose "OK"', "dismiss"],
}
# 720x450 is a window of 1440x900 at 200 % zoom (WCAG 2.2, 1.4.4).
LOOKS = [("wide", 1440, 900, "light", False), ("dark", 1440, 900, "dark", False),
         ("zoomed", 720, 450, "light", False), ("held-sideways", 844, 390, "light", False),
         ("phone", 390, 844, "light", False), ("phone-dark", 390, 844, "dark", False),
         ("middle", 820, 1180, "light", False), ("forced", 1440, 900, "light", True),
         ("forced-dark", 1440, 900, "dark", True)]

# WCAG 2.2, 1.4.3 and 1.4.11 (https://www.w3.org/TR/WCAG22/#contrast-minimum): the contrast of each
# text with the grounds behind it. Disabled parts and hidden ones are exempt.
CONTRAST = r"""(() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const parse = (text) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((c, i) => c * a + below[i] * (1 - a));
  const luminance = (rgb) => rgb.map((c) => c / 255)
    .map((c) => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0);
  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !node.checkVisibility({ opacityProperty: true })) continue;
    if (node.closest(".still, [inert], :disabled, script, style, .spoken, [aria-hidden]")) continue;
    if (!node.getClientRects().length) continue;
    const layers = [];
    let isUnknown = false;
    for (let one = node; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.backgroundImage !== "none") isUnknown = true;
      layers.push(parse(style.backgroundColor));
      if (layers.at(-1)[3] === 1) { isUnknown = false; break; }
      if (isUnknown) break;
    }
    if (isUnknown) continue;
    const ground = layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
    const ink = over(parse(getComputedStyle(node).color), ground);
    const [a, b] = [luminance(ink), luminance(ground)].sort((x, y) => y - x);
    const ratio = (a + .05) / (b + .05);
    if (ratio < 4.5) faults.push(`${ratio.toFixed(2)} "${node.textContent.trim().slice(0, 40)}"`);
  }
  return faults;
})()"""

NAMED = {"button", "textbox", "switch", "radio", "dialog", "alertdialog", "slider", "combobox", "image"}

# The controls in their order, and whether each lies in the window and shows its focus.
CONTROLS = r"""[...document.querySelectorAll("button, input, [tabindex='0']")]
  .filter((node) => node.tabIndex >= 0 && !node.disabled && !node.closest("[inert], [hidden]")
    && node.checkVisibility()).length"""
PLACE = r"""(() => {
  const here = document.activeElement;
  const part = [".studio-bar", ".stage", ".strip", ".inspector"]
    .findIndex((name) => here.closest(name));
  const frame = here.getBoundingClientRect();
  const shown = [here, here.closest(".field, .option")].some((node) => {
    const style = node && getComputedStyle(node);
    return style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  });
  // WCAG 2.2, 2.4.11 (https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum): something of it is
  // in front.
  const isInFront = [[.5, .5], [.1, .5], [.9, .5], [.5, .1], [.5, .9]].some(([x, y]) => {
    const hit = document.elementFromPoint(frame.left + frame.width * x, frame.top + frame.height * y);
    return hit && (here.contains(hit) || hit.contains(here) || hit.closest("label")?.contains(here));
  });
  return { part, shown, isInFront, name: here.outerHTML.slice(0, 90), tag: here.tagName,
    isInside: frame.right > 0 && frame.left < innerWidth && frame.bottom > 0 && frame.top < innerHeight };
})()"""

# WCAG 2.2, 1.4.10 (https://www.w3.org/TR/WCAG22/#reflow): nothing runs out of the window.
ROOM = r"""(() => {
  const screen = document.querySelector("#screen").getBoundingClientRect();
  const inside = (node) => {
    const frame = node.getBoundingClientRect();
    return frame.left >= -1 && frame.right <= innerWidth + 1 && frame.top >= -1
      && frame.bottom <= innerHeight + 1;
  };
  const parts = [...document.querySelectorAll(".studio-bar button, .strip .tool, #playhead, "
    + ".notice.shown, .lost, #map-place, #map-place button, .map-bar")]
    .filter((node) => node.checkVisibility());
  const lists = [...document.querySelectorAll("#screen .base .page:not([data-leaving]) > .content")];
  return { width: screen.width, height: screen.height,
    list: Math.max(0, ...lists.map((node) => node.clientHeight)),
    outside: parts.filter((node) => !inside(node)).map((node) => node.id || node.textContent) };
})()"""

# In forced colours only borders and system colours tell a state
# (https://www.w3.org/TR/css-color-adjust-1/#forced).
FORCED = r"""(() => {
  const look = (node, pseudo) => {
    const style = getComputedStyle(node, pseudo);
    return { ground: style.backgroundColor, border: parseFloat(style.borderTopWidth) };
  };
  const knobs = [...document.querySelectorAll("#screen .toggle")].filter((n) => !n.closest("[inert]"))
    .map((node) => ({ isOn: node.getAttribute("aria-checked") === "true",
      ...look(node.querySelector(".knob")) }));
  const pressed = (isPressed) => look(
    document.querySelector(`.segments [aria-pressed="${isPressed}"]`)).ground;
  return { knobs, isTold: pressed(true) !== pressed(false) };
})()"""


def check_names(page, place):
    for node in page.do("Accessibility.getFullAXTree")["nodes"]:
        role = node.get("role", {}).get("value")
        if not node.get("ignored") and role in NAMED and not node.get("name", {}).get("value"):
            raise AssertionError(f"{place}: a {role} without a name")


def check_focus(page, place):
    """Tab goes through bar, app, strip and inspector in this order, and shows where it is."""
    # The browser goes on where the last focus was, so that the body gets it first.
    page.run("""getSelection().removeAllRanges(); document.body.tabIndex = -1; document.body.focus();
      document.body.blur(); document.body.removeAttribute("tabindex")""")
    count = min(page.run(CONTROLS), 60)
    last, first = 0, None
    for _ in range(count):
        page.press("Tab", 9)
        here = page.run(PLACE)
        first = first or here["name"]
        # Behind the last control the browser begins with the first one again.
        if here["tag"] == "BODY" or last and here["name"] == first:
            break
        assert here["shown"], f"{place}: the focus cannot be seen: {here['name']}"
        assert here["isInside"] and here["isInFront"], f"{place}: the focus is hidden: {here['name']}"
        assert here["part"] >= last, f"{place}: the focus goes back: {here['name']}"
        last = here["part"]
    # A focused place may only move the map by its own means.
    assert page.run("(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop === 0)"
                    "(document.querySelector('#map'))"), f"{place}: the map is scrolled"


def check_looks(executable, browser, folder, keep):
    """Looks at each state of the page in each window and in each look."""
    studio = Studio(executable, browser, folder)
    studio.open()
    studio.page.do("Accessibility.enable")
    for state, prepare in STATES.items():
        studio.page.run("document.querySelector('#show-now').click()")
        for action in prepare:
            reason = studio.post("action", {"action": action}).get("reason")
            assert reason is None, f"{state}: {action}: {reason}"
        studio.page.wait(f"{SETTLED} && document.querySelector('#log').textContent.includes("
                         f"{json.dumps(prepare[-1])})")
        if state == "past":
            studio.look_at(2)
        check_state(studio, state, keep)
    studio.close()
    print(f"{len(STATES)} states in {len(LOOKS)} looks: names, focus, contrast, room for the app, "
          "forced colours")


def check_page_states(executable, browser, folder, keep):
    """Looks at the states of the page around the app: its map, a refusal, and an app that has ended."""
    studio = Studio(executable, browser, folder, arguments=["--log", folder / "read-only.log"])
    studio.open()
    studio.page.do("Accessibility.enable")
    for action in BOOK:
        studio.post("action", {"action": action})
    studio.page.wait(f"{SETTLED} && document.querySelector('#log').textContent.includes('Debt')")
    check_state(studio, "refused", keep, """
        document.querySelector("#earlier").click();
        document.querySelector("#screen button.row, #screen .back").click()""",
                "document.querySelector('.notice.shown')?.textContent.includes('only for reading')")
    assert studio.page.run("document.querySelector('#branch-here').disabled"), "a branch is possible"
    studio.end()
    studio = Studio(executable, browser, folder)
    studio.open()
    studio.page.do("Accessibility.enable")
    for action in BOOK:
        studio.post("action", {"action": action})
    studio.click("#map-switch")
    studio.page.wait("document.querySelectorAll('.spot').length > 8")
    check_state(studio, "map", keep)
    check_state(studio, "place", keep, """
        if (document.querySelector("#map-place").hidden) document.querySelector(".spot:not(.here)").click()""",
                "!document.querySelector('#go-there').hidden")
    studio.click("#map-switch")
    studio.end()
    check_state(studio, "lost", keep, "", "document.querySelector('.lost') !== null")
    print(f"the map, a place, a refusal and a lost app in {len(LOOKS)} looks")


def check_state(studio, state, keep, gesture="", condition="true"):
    page = studio.page
    for look, width, height, scheme, forced in LOOKS:
        name = f"{state}-{look}"
        studio.resize(width, height, scheme, forced)
        page.wait(SETTLED)
        page.run(gesture)
        page.wait(condition)
        room = page.run(ROOM)
        assert room["width"] >= min(340, width) and room["height"] >= min(240, 0.53 * height), \
            f"{name}: the app has only {room['width']:.0f}x{room['height']:.0f} pixels"
        # Beside an open player, at least two rows are whole.
        assert room["list"] >= 130, f"{name}: the list has only {room['list']} pixels"
        assert not room["outside"], f"{name}: outside of the window: {room['outside']}"
        if forced:
            colours = page.run(FORCED)
            assert colours["isTold"], f"{name}: the selected segment looks like the others"
            assert bool(colours["knobs"]) == (state == "popover")
            assert all(one["border"] >= 1 for one in colours["knobs"]), \
                f"{name}: a switch has no shape: {colours}"
        else:
            faults = page.run(CONTRAST)
            assert not faults, f"{name}: contrast below 4.5: {faults}"
        keep(name, studio)
        check_names(page, name)
        check_focus(page, name)


def check_right_to_left(executable, browser, folder, keep):
    studio = Studio(executable, browser, folder, {"AUDIOBOOKS_LANGUAGE": "ar"})
    studio.open()
    studio.page.run("document.querySelectorAll('#screen button.row')[1].click()")
    studio.page.wait(f"{SETTLED} && document.querySelector('#screen .back')")
    sides = studio.page.run("""(() => {
      const bar = document.querySelector("#screen .page:last-child .bar").getBoundingClientRect();
      const back = document.querySelector("#screen .back").getBoundingClientRect();
      const slider = getComputedStyle(document.querySelector("#playhead")).direction;
      return { isRight: back.left > bar.left + bar.width / 2, slider };
    })()""")
    assert sides == {"isRight": True, "slider": "ltr"}, f"right to left: {sides}"
    keep("right-to-left", studio)
    studio.close()
    print("right to left: the app is mirrored, and the timeline is not")
