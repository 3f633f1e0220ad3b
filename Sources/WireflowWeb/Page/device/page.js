// The pages, with a node for each screen on stage. Of a long list a page has only the rows near the
// visible ones.

import { showElements, showTraits } from "./element.js";
import { icon } from "./icon.js";
import { act, fades, reversed, send, sense, stage, texts } from "./stage.js";
import { animate, find, leave, list, make, mark, newID, retrieve, set, write } from "./tool.js";

// A word by which the app distinguishes pages that show different rows.
const ownWord = Math.random().toString(36).slice(2);

// Returns the elements of a page, with spaces for the rows outside the picture.
function withSpaces(page) {
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

/**
 * Gives a space the height of the rows in its place.
 * @param {HTMLElement} node
 * @param {object} element
 */
export function updateSpace(node, element) {
  node.element = element;
  node.style.height = `${element.rows * (node.parentNode?.rowHeight ?? 52)}px`;
}

// Requests rows as soon as they are near the visible ones.
function readRows(content) {
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


function pageNode(page) {
  const found = stage.pages.get(page.id);
  if (found) return found;
  const title = make("h2", "title", { id: newID(), tabindex: "-1" });
  const content = make("div", "content");
  const node = make("article", "page", { "data-seen": page.id, "aria-labelledby": title.id },
    make("header", "bar", {}, make("div", "leading"), title, make("div", "trailing")), content);
  content.onscroll = () => {
    if (!node.isConnected || node.isLeaving) return;
    node.offset = content.scrollTop;
    mark(node, "is-scrolled", node.offset > 4);
    readRows(content);
  };
  stage.pages.set(page.id, node);
  return node;
}

/**
 * Removes the nodes of screens that have left the stage.
 * @param {string[]} alive
 */
export function forgetPages(alive) {
  const ids = new Set(alive);
  for (const id of stage.pages.keys()) if (!ids.has(id)) stage.pages.delete(id);
}

// Returns the buttons at the two ends of a page's bar.
function barButtons(page, context) {
  const leading = [], trailing = [];
  if (context.minimize || page.isMinimizable) {
    leading.push({
      icon: "down", label: texts.minimize, action: context.minimize ?? "minimize", name: "minimize",
    });
  }
  if (page.backTitle != null) {
    leading.push({ icon: "back", text: page.backTitle, label: `${texts.back}: ${page.backTitle}`,
      action: page.back, name: "back" });
  } else if (context.hasDrawer) {
    leading.push({ icon: "menu", label: texts.menu, action: context.openDrawer,
      seen: context.region });
  }
  for (const element of page.elements.filter((one) => one.bar)) {
    (element.bar === "leading" ? leading : trailing).push({
      text: element.text, action: element.action, name: `bar-item ${element.role}`, element,
    });
  }
  if (page.dismissTitle != null) {
    trailing.push({ text: page.dismissTitle, action: page.dismiss, name: "dismiss" });
  }
  return [leading, trailing];
}

function showBarButtons(parent, buttons) {
  list(parent, buttons, (button) => button.icon ?? (button.element
    ? `bar-item ${button.element.id ?? button.text}` : button.name), (button) => {
    const node = make("button", button.name ?? "");
    if (button.icon) node.append(icon(button.icon));
    if (button.text !== undefined) node.append(make("span"));
    node.onclick = () => act(node.button.action, node);
    return node;
  }, (node, button) => {
    node.button = button;
    set(node, "aria-label", button.label);
    set(node, "data-seen", button.seen);
    if (button.element) showTraits(node, button.element);
    if (button.text !== undefined) write(node.lastChild, button.text);
  });
}

function updatePage(node, page, context) {
  const [bar, content] = node.children;
  const [leading, title, trailing] = bar.children;
  const [left, right] = barButtons(page, context);
  write(title, page.title);
  mark(bar, "is-large", page.backTitle == null && !context.minimize && !context.isModal);
  showBarButtons(leading, left);
  showBarButtons(trailing, right);
  if (!page.isCovered || page.isBlank) {
    showElements(content, withSpaces(page).filter((one) => !one.bar));
    content.lists = page.lists ?? [];
    if (page.lists) requestAnimationFrame(() => readRows(content));
  }
}

/**
 * Shows a page in a column instead of another one. A pushed page slides in from the end of the line,
 * and a popped page slides back there.
 * @param {HTMLElement} column
 * @param {object | null} page
 * @param {Context} context
 */
export function showPage(column, page, context) {
  const old = column.page;
  const node = page && pageNode(page);
  if (node) updatePage(node, page, context);
  if (old === node && (!node || node.parentNode === column)) {
    if (node) Object.assign(node, { depth: page.depth, root: context.root });
    return;
  }
  column.page = node;
  const stays = old?.parentNode === column && old !== node;
  const hadFocus = stays && old.contains(context.focused);
  if (hadFocus) old.lastFocus = context.focused;
  const isTurn = context.isPaged && old?.root !== context.root;
  const isOther = old?.root !== context.root && !isTurn;
  const direction = !stays || !node || !context.isAnimated || isOther
    ? 0 : Math.sign(isTurn ? context.root - old.root : page.depth - old.depth);
  if (node) {
    if (node.isLeaving) retrieve(node);
    if (direction < 0) column.insertBefore(node, old);
    else column.append(node);
    // Setting the offset has the browser lay out everything at once.
    if (node.offset) node.children[1].scrollTop = node.offset;
    Object.assign(node, { depth: page.depth, root: context.root });
  }
  if (stays && node && context.isAnimated && context.transition === "crossDissolve") {
    animate([[node, fades]]);
    leave(old, [[old, reversed(fades)]]);
  } else if (stays) slide(node, old, direction, isTurn);
  if (hadFocus && node) context.focus = node;
}

// A page that is turned stays beside the next one, and others lie on top of each other.
function slide(node, old, direction, isTurn) {
  if (direction === 0) {
    old.remove();
    return;
  }
  const far = { transform: `translateX(${100 * sense()}%)` };
  const near = isTurn ? { transform: `translateX(${-100 * sense()}%)`, filter: "none" }
    : { transform: `translateX(${-24 * sense()}%)`, filter: "brightness(.86)" };
  const here = { transform: "none", filter: "none" };
  if (direction > 0) {
    animate([[node, [far, { transform: "none" }]]]);
    leave(old, [[old, [here, near]]]);
  } else {
    animate([[node, [near, here]]]);
    leave(old, [[old, [{ transform: "none" }, far]]]);
  }
}

/**
 * Moves the focus to its last position on a page, or to the title.
 * @param {HTMLElement} node
 */
export function focusPage(node) {
  const last = node.lastFocus;
  const target = last?.isConnected && node.contains(last) ? last : find(".title", node);
  target?.focus({ preventScroll: true });
}
