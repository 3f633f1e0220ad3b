// The long lists, of which the page contains only the rows near the visible ones.

import { send } from "./host.js";
import { make } from "./tool.js";

// A word by which the app distinguishes pages that show different rows.
const ownWord = Math.random().toString(36).slice(2);

// Returns the elements of a page, with spaces for the rows outside the picture.
export function withSpaces(page) {
  const elements = [...page.elements];
  for (const list of [...page.lists ?? []].reverse()) {
    const space = (rows, end) => ({ kind: "space", id: `${list.id} ${end}`, rows });
    const shown = list.to - list.from;
    const rows = elements.slice(list.start, list.start + shown)
      .map((element) => ({ ...element, isListed: true }));
    elements.splice(list.start, shown,
      space(list.from, "start"), ...rows, space(list.count - list.to, "end"));
  }
  return elements;
}

export function makeSpace() {
  return make("div", "space", { "aria-hidden": "true" });
}

export function updateSpace(node, element) {
  node.element = element;
  node.style.height = `${element.rows * (node.parentNode?.rowHeight ?? 52)}px`;
}

// Requests rows as soon as they are near the visible ones.
export function readRows(content) {
  // Only the running app can make rows.
  if (!content.isConnected || content.closest("[data-still]")) return;
  for (const list of content.lists ?? []) {
    const spaces = [...content.children].filter((node) => node.element?.kind === "space");
    const start = spaces.find((node) => node.element.id === `${list.id} start`);
    const end = spaces.find((node) => node.element.id === `${list.id} end`);
    if (!start || !end) continue;
    const top = start.offsetTop + start.offsetHeight;
    const shown = list.to - list.from;
    const height = shown ? (end.offsetTop - top) / shown : 52;
    // Rows outside the picture have the height of those in it.
    content.rowHeight = height;
    for (const node of spaces) updateSpace(node, node.element);
    const zero = start.offsetTop - content.offsetTop;
    const first = Math.floor((content.scrollTop - zero) / height);
    const count = Math.min(100, Math.ceil(content.clientHeight / height));
    const within = (row) => Math.max(0, Math.min(list.count, row));
    const [near, far] = [within(first - count), within(first + 2 * count)];
    if (near >= far || near >= list.from && far <= list.to) continue;
    const [from, to] = [within(first - count - 20), within(first + 2 * count + 20)];
    const asked = `${list.id} ${list.from} ${list.to} ${list.count} ${from} ${to}`;
    if (content.asked === asked) continue;
    content.asked = asked;
    send("rows", { list: list.id, from, to, page: ownWord });
  }
}
