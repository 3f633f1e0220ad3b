// What the tests ask the pages. Each constant is a function, or an expression, that the browser runs.

export const press = (text) => {
  const part = [...document.querySelectorAll("#screen button, #screen .row")]
    .filter((node) => !node.closest("[inert], [data-leaving]"))
    .find((node) => node.textContent.trim().startsWith(text));
  part?.click();
  return part !== undefined;
};

// True if nothing is in front of a control. axe 4 also takes what a pane cuts off for something in front
// (https://github.com/dequelabs/axe-core/issues/3442).
export const inFront = (selector) => {
  const node = document.querySelector(selector), frame = node.getBoundingClientRect();
  return [[.5, .5], [.5, .04], [.5, .96], [.04, .5], [.96, .5]].every(([x, y]) => node.contains(
    document.elementFromPoint(frame.left + frame.width * x, frame.top + frame.height * y)));
};

// True for a control of a device that is drawn smaller than it is, in a comparison or because a tablet does not
// fit. Buttons of the page show the app alone and on a phone, with the same controls at their size. WCAG 2.5.8
// accepts a small target if a control on the same page that is large enough has the same function
// (https://www.w3.org/TR/WCAG22/#target-size-minimum, "Equivalent").
export const isDrawnSmaller = (selector) => {
  const node = document.querySelector(selector);
  return node.closest(".device") !== null && node.getBoundingClientRect().height < node.offsetHeight - 1;
};

// The text of the page, part by part, as a user reads it.
export const pageText = () => {
  const texts = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data ? [node.data] : [];
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches("svg, .samples, .row-end, .row-menu, [data-leaving]")) {
      return [];
    }
    if (node.getAttribute("aria-hidden") === "true") return [];
    if (node.matches("input[type=radio]")) return [node.checked ? "(x)" : "( )"];
    if (node.matches("input, textarea")) return [`[${node.value || node.placeholder}]`];
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
};

export const overlays = (() => {
  const make = (id, style) => {
    const node = document.createElement("div");
    node.id = id;
    node.popover = "manual";
    Object.assign(node.style, { position: "fixed", pointerEvents: "none", inset: "auto", border: 0 },
      style);
    document.body.append(node);
    node.showPopover();
  };
  make("pointer", { left: 0, top: 0, width: "26px", height: "26px", margin: "-13px",
    borderRadius: "50%", background: "#4a3fd659", border: "2px solid #ffffff",
    boxShadow: "0 2px 8px #0000006b", transform: "translate(640px, 420px)" });
  make("film-words", { left: "50%", top: "7px", translate: "-50% 0", padding: "10px 22px",
    borderRadius: "14px", background: "#17171ceb", color: "#ffffff", font: "600 20px Inter" });
})();

// Moves the pointer over a node, and presses it if the user clicks.
export const pointAt = async ([selector, text, across]) => {
  const node = [...document.querySelectorAll(selector)]
    .find((node) => !node.closest("[inert], [data-leaving]")
      && node.textContent.trim().startsWith(text));
  if (!node) return false;
  const frame = node.getBoundingClientRect();
  const pointer = document.querySelector("#pointer");
  const place = `translate(${frame.left + frame.width * across}px, ${frame.top + frame.height / 2}px)`;
  const from = getComputedStyle(pointer).transform;
  await pointer.animate({ transform: [from, place] }, { duration: 260, easing: "ease-in-out" }).finished;
  pointer.style.transform = place;
  await pointer.animate({ scale: [1, .6, 1] }, { duration: 120 }).finished;
  return true;
};

// The faults of the visible bars: texts that are not on one line, and titles with a broken word.
export const bars = () => [...document.querySelectorAll("#screen .bar")].flatMap((bar) => {
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
});

// Gives each text of the app two more spaces in front, and returns those that show none of them.
export const spaces = () => {
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
};

// Gives a copy of a page with a way back some width and other texts, and measures its bar.
export const bar = ([width, back, title, own]) => {
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
  const frames = [...bar.children].map((part) => part.getBoundingClientRect());
  const measured = {
    back: label.clientWidth, overflow: bar.scrollWidth - bar.clientWidth,
    overlap: Math.max(frames[0].right - frames[1].left, frames[1].right - frames[2].left),
  };
  column.remove();
  return measured;
};

// WCAG 2.2, 1.4.10 (https://www.w3.org/TR/WCAG22/#reflow): nothing runs out of the window.
export const room = () => {
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
};

// Where the focus is, whether it is shown (WCAG 2.4.7), and whether something of it is in front
// (https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum).
export const focus = () => {
  const here = document.activeElement;
  const frame = here.getBoundingClientRect();
  const shown = [here, here.closest(".field, .option")].some((node) => {
    const style = node && getComputedStyle(node);
    return style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  });
  const isInFront = [[.5, .5], [.1, .5], [.9, .5], [.5, .1], [.5, .9]].some(([x, y]) => {
    const hit = document.elementFromPoint(frame.left + frame.width * x, frame.top + frame.height * y);
    return hit && (here.contains(hit) || hit.contains(here) || hit.closest("label")?.contains(here));
  });
  return { isGood: shown && isInFront, name: here.outerHTML.slice(0, 120), tag: here.tagName,
    part: [".studio-bar", ".stage", ".strip", ".inspector"].findIndex((name) => here.closest(name)) };
};

// In forced colours only borders and system colours tell a state
// (https://www.w3.org/TR/css-color-adjust-1/#forced).
export const forced = () => {
  const ground = (isPressed) => getComputedStyle(
    document.querySelector(`.segments [aria-pressed="${isPressed}"]`)).backgroundColor;
  return ground(true) !== ground(false) && [...document.querySelectorAll("#screen .toggle .knob")]
    .every((knob) => parseFloat(getComputedStyle(knob).borderTopWidth) >= 1);
};

// The parts of pages that are more than some points away from where the drawing in Swift has them.
export const parts = (most) => {
  const wrong = [];
  let count = 0;
  const name = (node) => node.matches(".element")
    ? node.element?.text ?? node.querySelector("legend")?.textContent
      ?? node.getAttribute("aria-label") ?? node.querySelector("[aria-label]")?.ariaLabel ?? node.textContent
    : node.matches(".maximize") ? "Maximize player"
    : node.button ? node.button.text ?? "" : node.root?.title ?? node.textContent;
  for (const sheet of wireflowMap.sheets.filter((sheet) => !sheet.node.hidden)) {
    for (const card of sheet.cards) {
      card.node.draw();
      const still = card.node.querySelector(".still");
      if (!still) continue;
      const origin = still.getBoundingClientRect(), scale = origin.width / sheet.device[0];
      const nodes = [...still.querySelectorAll(
        ".element, .bar button, .bar .title, .roots .root, .dots .dot, .mini > button, .mini .title")]
        .filter((node) => node.checkVisibility()).map((node) => {
          const box = node.getBoundingClientRect();
          return { text: name(node), box: [(box.left - origin.left) / scale,
            (box.top - origin.top) / scale, box.width / scale, box.height / scale] };
        });
      for (const part of card.parts) {
        count += 1;
        const errors = nodes.filter((node) => node.text === part.text)
          .map((node) => Math.max(...node.box.map((value, n) => Math.abs(value - part.box[n]))));
        const least = Math.min(...errors);
        if (!(least <= most)) wrong.push(`${card.name}: ${part.text}: ${least.toFixed(1)}`);
      }
    }
  }
  return { count, wrong };
};

// What can be pressed: a part of the page, and where.
export const targets = () => {
  for (const node of document.querySelectorAll("[data-target]")) node.removeAttribute("data-target");
  return [...document.querySelectorAll("#screen :is(button, input, textarea)")]
    .filter((node) => !node.closest("[inert], [data-leaving], .samples") && node.checkVisibility())
    .map((node, index) => {
      node.dataset.target = index;
      return node.matches("input:not([type=radio]), textarea") ? "field" : "press";
    });
};

// Where to press a target, or the node that covers it. It may have gone since it was found.
export const aim = (index) => {
  const node = document.querySelector(`[data-target="${index}"]`);
  if (!node || node.closest("[inert], [data-leaving]")) return null;
  node.scrollIntoView({ block: "center", behavior: "instant" });
  const frame = node.getBoundingClientRect();
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (node === hit || node.contains(hit) || hit?.closest("label")?.contains(node)) return { x, y,
    name: (node.getAttribute("aria-label") ?? node.textContent).slice(0, 60) };
  return { cover: `${node.outerHTML.slice(0, 200)} is covered by ${hit?.outerHTML.slice(0, 200)}` };
};

// What stands in front is a dialog with a name that has the focus, and all else is out of reach.
export const front = () => {
  const screen = document.querySelector("#screen");
  const [front, ...more] = screen.querySelectorAll(".is-front");
  const others = [...screen.querySelectorAll(":scope > .layer, :scope > .base, .drawer-layer")]
    .filter((node) => !node.closest("[data-leaving]"))
    .filter((node) => !node.contains(front) && !front.contains(node));
  const box = front.matches("[role]") ? front : front.querySelector("[role]");
  const here = document.activeElement;
  return { isAlone: more.length === 0 && others.every((node) => node.closest("[inert]")),
    isDialog: front.matches(".base") || box?.getAttribute("aria-modal") === "true"
      && /dialog/.test(box.getAttribute("role")),
    hasFocus: !screen.contains(here) || front.contains(here) };
};

// Goes back, and returns false if the page had no way back in the app, so that the user leaves it.
export const goBack = () => new Promise((resolve) => {
  addEventListener("popstate", () => resolve(history.state?.wireflow === "front"), { once: true });
  history.back();
});

export const leaveFocus = () => {
  getSelection().removeAllRanges();
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.blur();
  document.body.removeAttribute("tabindex");
};

// True if the app is mirrored and the timeline is not.
export const isMirrored = () => {
  const bar = document.querySelector("#screen .page:last-child .bar").getBoundingClientRect();
  const back = document.querySelector("#screen .back").getBoundingClientRect();
  return back.left > bar.left + bar.width / 2
    && getComputedStyle(document.querySelector("#playhead")).direction === "ltr";
};

// The number of places of a map of which a part is in its pane.
export const placesInSight = (selector) => {
  const room = document.querySelector(selector).getBoundingClientRect();
  return [...document.querySelectorAll(".sheet:not([hidden]) .place, #map .place")]
    .map((node) => node.getBoundingClientRect()).filter((box) => box.right > room.left
      && box.left < room.right && box.bottom > room.top && box.top < room.bottom).length;
};
