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
    texts, group = [], None
    for root in region["roots"]:
        if root.get("group") != group and (region["navigation"] == "sidebar" or region["isDrawerOpen"]):
            texts.append(root.get("group"))
        group = root.get("group")
        texts += [root["title"], root.get("badge")]
    return [text for text in texts if text]


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
