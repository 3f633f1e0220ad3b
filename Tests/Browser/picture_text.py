"""The texts of a picture, as a user reads them on the page."""


def field_text(element):
    shown = "•" * element["length"] if element["isSecure"] else element["value"]
    return shown or element.get("prompt", "")


def element_texts(element):
    kind, text = element["kind"], element["text"]
    if kind == "image":
        return [] if element["isDecoration"] else [f"<{text}>"]
    if kind == "row":
        return [text] + ([element["subtitle"]] if element.get("subtitle") else [])
    if kind == "toggle":
        return [text, "on" if element["isOn"] else "off"]
    if kind == "field":
        return [text, f"[{field_text(element)}]"]
    if kind == "choice":
        options = [["(x)" if o["isOn"] else "( )", o["text"]] for o in element["options"]]
        return [text] + [t for option in options for t in option]
    if kind == "progress":
        fraction = element.get("fraction")
        # JavaScript rounds halves up.
        return [text, "?%" if fraction is None
                else f"{int(min(1, max(0, fraction)) * 100 + 0.5)}%"]
    return [text]


def elements_texts(page):
    return [t for element in page["elements"] if not element.get("bar")
            for t in element_texts(element) if t]


def page_texts(page, is_player=False):
    def bar(edge):
        return [element["text"] for element in page["elements"] if element.get("bar") == edge]
    back = [] if is_player else [page.get("backTitle")]
    head = back + bar("leading") + [page["title"]] + bar("trailing") + [page.get("dismissTitle")]
    return [t for t in head if t] + elements_texts(page)


def root_texts(region):
    return [t for root in region["roots"] for t in [root["title"], root.get("badge")] if t]


def region_texts(region):
    least = 1 if region["navigation"] in ["tabs", "pages"] else 0
    in_bar = region["navigation"] != "drawer" and len(region["roots"]) > least
    return {"pages": [None if p["isCovered"] else page_texts(p) for p in region["pages"]],
            "roots": root_texts(region) if in_bar else []}


def disabled_answers(alert):
    is_filled = all(f.get("value") or f.get("length") for f in alert.get("fields", []))
    return [a["text"] for a in alert["answers"] if a.get("needsText") and not is_filled]


def expected(state):
    picture = state["picture"]
    player, alert = picture.get("player"), picture.get("alert")
    maximized = player is not None and player["isMaximized"]
    regions = [picture["base"]] + [modal["region"] for modal in picture["modals"]]
    drawers = [value for value in regions if value["isDrawerOpen"] and value["roots"]]
    return {
        "base": region_texts(picture["base"]),
        "mini": None if not player or maximized
        else [player["page"]["title"]] + elements_texts(player["page"]),
        "player": page_texts(player["page"], is_player=True) if maximized else None,
        "modals": [region_texts(modal["region"]) for modal in picture["modals"]],
        "drawer": root_texts(drawers[0]) if drawers else None,
        "alert": alert and [
            t for t in [alert["title"], alert["message"]]
            + elements_texts({"elements": alert.get("fields", [])})
            + [a["text"] for a in alert["answers"]] if t],
        "disabled": disabled_answers(alert) if alert else [],
        "log": state["log"]["lines"],
        "tree": [line.lstrip() for line in state["tree"].split("\n")],
    }


# The text of the page, part by part, as a user reads it.
PAGE_TEXT = r"""() => {
  const texts = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data ? [node.data] : [];
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches("svg, .samples, [data-leaving]")) {
      return [];
    }
    if (node.getAttribute("aria-hidden") === "true") return [];
    if (node.matches("input[type=radio]")) return [node.checked ? "(x)" : "( )"];
    if (node.matches("input")) return [`[${node.value || node.placeholder}]`];
    if (node.matches("[role=img]")) return [`<${node.getAttribute("aria-label")}>`];
    const inner = [...node.childNodes].flatMap(texts);
    if (node.matches("[role=switch]")) {
      inner.push(node.getAttribute("aria-checked") === "true" ? "on" : "off");
    }
    if (node.matches("[role=progressbar]")) {
      inner.push(`${node.getAttribute("aria-valuenow") ?? "?"}%`);
    }
    return inner;
  };
  const all = (selector, from) => [...from.querySelectorAll(selector)]
    .filter((node) => !node.closest("[data-leaving]"));
  const child = (selector, from) => all(`:scope > ${selector}`, from)[0];
  const region = (node) => ({
    pages: all(":scope > .columns > .column > .page", node).map(texts),
    roots: child(".roots", node) ? texts(child(".roots", node))
      : [...node.querySelectorAll(":scope > .dots .dot")].map((dot) => dot.title),
  });
  const screen = document.querySelector("#screen");
  const part = (node) => node ? texts(node) : null;
  const here = document.activeElement;
  return {
    version: Number(document.documentElement.dataset.version),
    base: region(child(".base", screen)),
    mini: part(all(".base > .mini", screen)[0]),
    player: part(child(".player", screen)),
    modals: all(":scope > .layer:not(.player):not(.alert-layer)", screen).map((layer) =>
      region(child(".region", layer.lastChild))),
    drawer: part(all(".drawer", screen)[0]),
    alert: part(child(".alert-layer", screen)),
    disabled: all(".alert-layer .answers button:disabled", screen).map((node) => node.textContent),
    log: all("#log .line", document).map((node) => node.textContent),
    tree: all("#tree > div", document).map((node) => node.textContent.trimStart()),
    // Nothing that is out of reach has the focus.
    isInReach: here === document.body || !screen.contains(here) || !here.closest("[inert]"),
  };
}"""
# The page keeps the last steps with about as many lines, and fetches others where the user scrolls.
LINES = 300


def differences(shown, state):
    """Returns the parts in which the text of a page is not that of a picture."""
    wanted = expected(state)
    if len(shown["log"]) >= LINES:
        wanted["log"] = wanted["log"][-len(shown["log"]):]
    for part, other in zip([shown["base"]] + shown["modals"], [wanted["base"]] + wanted["modals"]):
        # Nobody reads a page that something covers.
        for place, page in enumerate(other["pages"]):
            if page is None and place < len(part["pages"]):
                part["pages"][place] = None
    return {name: (shown[name], wanted[name]) for name in wanted if shown[name] != wanted[name]} \
        | ({} if shown["isInReach"] else {"focus": "out of reach"})
