// The elements of screens, with functions that make and update each kind.

import { makeField, typing, updateField } from "./field.js";
import { icon, iconName } from "./icon.js";
import { updateSpace } from "./page.js";
import { makeActedRow, updateActedRow } from "./row.js";
import { act } from "./stage.js";
import { ariaKeys, arrange, find, hue, list, make, mark, newID, set, write } from "./tool.js";

// Makes a control that performs the action of its element.
function makeControl(tag, className, attributes, ...children) {
  const node = make(tag, className, attributes, ...children);
  node.onclick = () => act(node.element.action, node);
  return node;
}

const kinds = {
  text: {
    make: () => make("p", "text"),
    update: (node, element) => write(node, element.text),
  },
  header: {
    make: () => make("h3", "section"),
    update: (node, element) => write(node, element.text),
  },
  image: {
    make: () => make("div", "image", { role: "img" }, make("i")),
    update: (node, element) => {
      set(node, "role", element.isDecoration ? "presentation" : "img");
      set(node, "aria-label", element.isDecoration ? null : element.text);
      const { width, height, data } = element.pixels ?? {};
      if (node.name === element.name && node.data === data) return;
      Object.assign(node, { name: element.name, data });
      node.classList.toggle("drawn", data !== undefined);
      if (data !== undefined) {
        const canvas = make("canvas", "", { width, height });
        const bytes = Uint8ClampedArray.from(atob(data), (byte) => byte.charCodeAt(0));
        canvas.getContext("2d").putImageData(new ImageData(bytes, width, height), 0, 0);
        return node.firstChild.replaceChildren(canvas);
      }
      node.firstChild.style.setProperty("--hue", hue(element.name));
      node.firstChild.replaceChildren(icon(iconName(element.name, "picture")));
    },
  },
  row: {
    make: ({ leads, rowActions }) => {
      const text = make("span", "words", {}, make("span", "title"));
      const row = leads ? makeControl("button", "grouped row", {}, text, icon("next"))
        : make("div", "grouped row", {}, text);
      return rowActions ? makeActedRow(row) : row;
    },
    update: (node, element) => {
      const row = node.matches(".acted") ? node.firstChild : node;
      if (row !== node) updateActedRow(node, element);
      row.element = element;
      const words = row.firstChild;
      write(words.firstChild, element.text);
      if (!element.subtitle) return words.children[1]?.remove();
      if (!words.children[1]) words.append(make("span", "subtitle"));
      write(words.children[1], element.subtitle);
    },
  },
  button: {
    make: () => makeControl("button", "button"),
    update: (node, element) => {
      set(node, "data-role", element.role);
      write(node, element.text);
    },
  },
  refresh: {
    make: () => makeControl("button", "refresh", {}, icon("refresh"), make("span")),
    update: (node, element) => {
      write(node.lastChild, element.text);
      set(node, "aria-busy", element.isOn || null);
    },
  },
  toggle: {
    make: () => makeControl("button", "grouped toggle", { role: "switch" }, make("span"), make("i", "knob")),
    update: (node, element) => {
      write(node.firstChild, element.text);
      set(node, "aria-checked", String(element.isOn));
    },
  },
  progress: {
    make: () => make("div", "progress", { role: "progressbar" },
      make("div", "words", {}, make("span", "label"), make("span", "part", { "aria-hidden": "true" })),
      make("div", "track", {}, make("i"))),
    update: (node, element) => {
      const [label, part] = node.firstChild.children;
      const isKnown = typeof element.fraction === "number";
      const percent = Math.round(Math.min(1, Math.max(0, element.fraction ?? 0)) * 100);
      write(label, element.text);
      write(part, isKnown ? `${percent} %` : "");
      set(node, "aria-label", element.text);
      set(node, "aria-valuenow", isKnown ? percent : null);
      mark(node.lastChild, "is-open", !isKnown);
      node.lastChild.firstChild.style.width = isKnown ? `${percent}%` : "";
    },
  },
  choice: {
    make: () => make("fieldset", "choice", {}, make("legend"), make("div", "options")),
    update: (node, element) => {
      node.groupName ??= newID();
      write(node.firstChild, element.text);
      list(node.lastChild, element.options, (option, index) => index, () => {
        const input = make("input", "", { type: "radio", name: node.groupName });
        const label = make("label", "option", {}, input, make("span"), icon("check"));
        input.onchange = () => act(label.option.action, node);
        return label;
      }, (label, option) => {
        label.option = option;
        write(label.children[1], option.text);
        if (label.firstChild.checked !== option.isOn) label.firstChild.checked = option.isOn;
      });
    },
  },
  field: { make: () => makeField(), update: updateField },
  // A text may need several lines, which a password, an address or a number never does.
  area: { make: () => makeField("textarea"), update: updateField },
  space: { make: () => make("div", "space", { "aria-hidden": "true" }), update: updateSpace },
};

/**
 * Applies the traits of all kinds: disabled elements, and hints for screen readers.
 * @param {HTMLElement} node
 * @param {object} element
 */
export function showTraits(node, element) {
  const isDisabled = element.isDisabled === true;
  mark(node, "is-disabled", isDisabled);
  const named = node.matches(".field") ? find(typing, node)
    : node.matches(".acted") ? node.firstChild : node;
  if (!["text", "image", "progress"].includes(element.kind)) set(named, "aria-label", element.spoken);
  set(named, "aria-description",
    [element.spokenValue, element.hint].filter((text) => text).join(". ") || null);
  set(node, "data-seen", element.seen);
  set(node, "aria-keyshortcuts", ariaKeys(element.shortcut));
  if (named.matches("button, fieldset")) named.disabled = isDisabled;
}

/**
 * Updates the elements of a page. An element keeps its node by kind and label, or else by position,
 * so that the focus stays when a label changes.
 * @param {HTMLElement} parent
 * @param {object[]} elements
 */
export function showElements(parent, elements) {
  const counts = new Map();
  const drawn = elements.map((element, place) => {
    const kind = element.kind === "row" && element.rowActions
      ? `acted ${element.leads ? "row" : "entry"}`
      : element.kind === "row" && !element.leads ? "entry" : element.isHeader ? "header"
      : element.kind === "field" && !element.isSecure && (element.lines || !element.keyboard) ? "area" : element.kind;
    const isNamed = !["text", "header", "image", "progress"].includes(kind);
    const name = `${kind} ${element.id ?? (isNamed ? element.text : "")}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    const key = `${name} ${counts.get(name)}`;
    // The position of a row in a long list changes when other rows become visible.
    return { element, kind, key, place: element.isListed ? key : `${kind} ${place}` };
  });
  const free = new Set(parent.drawn ?? []);
  for (const name of ["key", "place"]) {
    const found = new Map([...free].map((one) => [one[name], one]));
    for (const one of drawn) {
      const other = one.node ? undefined : found.get(one[name]);
      if (!other) continue;
      one.node = other.node;
      free.delete(other);
    }
  }
  drawn.forEach((one, place) => {
    const kind = kinds[one.kind] ?? kinds[one.element.kind];
    one.node ??= kind.make(one.element);
    one.node.classList.add("element");
    one.node.element = one.element;
    kind.update(one.node, one.element);
    showTraits(one.node, one.element);
    const isGrouped = (other) => other?.element.rows > 0
      || ["row", "entry", "acted row", "acted entry", "field", "area", "toggle"]
        .includes(other?.kind);
    if (!isGrouped(one)) return;
    const isBeside = (other) => isGrouped(other) && other.element.section === one.element.section;
    mark(one.node, "is-first", !isBeside(drawn[place - 1]));
    mark(one.node, "is-last", !isBeside(drawn[place + 1]));
  });
  parent.drawn = drawn;
  arrange(parent, drawn.map((one) => one.node));
}
