// The regions: root items in a container, with the visible columns, and pages that the user turns.

import { icon, iconName } from "./icon.js";
import { enter, exit } from "./layer.js";
import { showPage } from "./page.js";
import { act, app, opens, sense, texts } from "./stage.js";
import { find, list, make, mark, set, write } from "./tool.js";

/**
 * Makes a region without root items.
 * @returns {HTMLElement}
 */
export function makeRegion() {
  const node = make("div", "region", {}, make("div", "columns"));
  watchSwipes(node.firstChild);
  return node;
}

const child = (parent, className) => [...parent.children].find(
  (node) => node.classList.contains(className) && !node.isLeaving);

/**
 * Makes a part of a region when it appears, and removes it when it disappears.
 * @param {HTMLElement} parent
 * @param {string} className
 * @param {boolean} isThere
 * @param {() => HTMLElement} create
 * @returns {HTMLElement | null}
 */
export function part(parent, className, isThere, create) {
  const found = child(parent, className);
  if (!isThere) {
    found?.remove();
    return null;
  }
  if (found) return found;
  const node = create();
  node.classList.add(className);
  parent.append(node);
  return node;
}

// Shows the root items, in a list with a heading above each group.
function showRoots(node, roots, isList) {
  const lines = roots.flatMap((root, place) =>
    isList && root.group && root.group !== roots[place - 1]?.group ? [root.group, root] : [root]);
  list(node, lines, (line, index) => `${typeof line} ${index}`, (line) => {
    if (typeof line === "string") return make("h3", "group");
    const button = make("button", "root", {}, make("span", "picture"), make("span", "title"));
    button.onclick = () => act(button.root.action, button);
    return button;
  }, (button, root) => {
    if (typeof root === "string") return write(button, root);
    if (button.root?.image !== root.image || button.root?.title !== root.title) {
      const name = iconName(root.image, null) ?? iconName(root.title, "square");
      button.firstChild.replaceChildren(icon(name));
    }
    button.root = root;
    button.style.setProperty("--level", isList ? Math.min(root.level ?? 0, 6) : 0);
    set(button, "data-seen", root.id);
    write(button.children[1], root.title);
    set(button, "aria-current", root.isSelected ? "page" : null);
    if (root.badge == null) button.children[2]?.remove();
    else {
      if (!button.children[2]) button.append(make("span", "badge"));
      write(button.children[2], root.badge);
    }
  });
}

/**
 * Shows the columns and the root items of a region.
 * @param {HTMLElement} node
 * @param {object} region
 * @param {Context} context
 */
export function showRegion(node, region, context) {
  set(node, "data-navigation", region.roots.length ? region.navigation : "none");
  set(node, "data-region", region.id);
  set(node, "data-dock", region.dock);
  // A single tab needs no bar.
  const least = region.navigation === "tabs" ? 1 : 0;
  const isBar = region.roots.length > least
    && !["drawer", "pages"].includes(region.navigation);
  const inner = {
    ...context,
    hasDrawer: region.roots.length > 0 && region.navigation === "drawer",
    openDrawer: region.openDrawer,
    region: region.id,
    isPaged: region.navigation === "pages",
    root: region.roots.findIndex((root) => root.isSelected),
  };
  const columns = find(":scope > .columns", node);
  const count = Math.max(1, region.columns);
  set(columns, "data-count", count);
  set(columns, "data-pages", region.pages.length);
  list(columns, Array.from({ length: count }), (_, index) => index,
    () => make("div", "column"), (column, _, index) => {
      const page = region.pages[index] ?? null;
      mark(column, "is-empty", page === null);
      const isFirst = index === 0;
      const own = { ...inner, hasDrawer: inner.hasDrawer && isFirst };
      showPage(column, page, own);
      if (page === null) column.page = null;
      context.focus ??= own.focus;
    });
  showBar(node, region, isBar);
  showDots(node, region);
}

// Shows the root items. In reading order, a sidebar is before the columns and a tab bar after
// them.
function showBar(node, region, isThere) {
  if (node.barOf !== region.navigation) part(node, "roots", false);
  node.barOf = region.navigation;
  const bar = part(node, "roots", isThere, () => make("nav"));
  if (!bar) return;
  const isSidebar = region.navigation === "sidebar";
  if (isSidebar && bar !== node.firstElementChild) node.prepend(bar);
  set(bar, "data-seen", region.id);
  set(bar, "aria-label", texts.menu);
  showRoots(bar, region.roots, isSidebar);
}

/**
 * Shows the drawer of a region in front of it.
 * @param {HTMLElement} host
 * @param {object} region
 * @param {Context} context
 * @returns {HTMLElement | null}
 */
export function showDrawer(host, region, context) {
  const isOpen = region.isDrawerOpen && region.roots.length > 0;
  const found = child(host, "drawer-layer");
  if (!isOpen) {
    if (found) exit(found, opens(), context.isAnimated);
    return null;
  }
  const layer = found ?? make("div", "drawer-layer");
  if (!found) {
    const scrim = make("div", "scrim");
    const drawer = make("div", "drawer", { role: "dialog", "aria-modal": "true" },
      make("p", "drawer-name", { "aria-hidden": "true" }, find(".app-name")?.textContent ?? ""),
      make("div"));
    scrim.onclick = () => act(layer.region.closeDrawer, drawer);
    layer.append(scrim, drawer);
    host.append(layer);
    enter(layer, opens(), context.isAnimated);
  }
  layer.region = region;
  set(layer.lastChild, "data-seen", region.id);
  set(layer.lastChild, "aria-label", texts.menu);
  showRoots(find(".drawer > div", layer), region.roots, true);
  return layer;
}

// The pages that the user turns: their dots, swipes and arrow keys.
//
// Each scroll container says for itself that swipes across it belong to the page:
// https://www.w3.org/TR/pointerevents/#determining-supported-direct-manipulation-behavior


// Shows a dot for each page, between the buttons that turn to the pages beside the visible one.
function showDots(node, region) {
  node.region = region;
  const isThere = region.navigation === "pages" && region.roots.length > 1;
  const bar = part(node, "dots", isThere, makeDots);
  if (!bar) return;
  set(bar, "data-seen", region.id);
  set(bar, "aria-label", texts.menu);
  for (const way of ["previous", "next"]) {
    const button = find(`.${way}`, bar);
    const action = region.turns?.[way] ?? null;
    button.action = action;
    set(button, "aria-label", texts[`${way}Page`]);
    button.disabled = action === null;
  }
  list(find(".marks", bar), region.roots, (root, index) => index, () => {
    const dot = make("button", "dot");
    dot.onclick = () => act(dot.root.action, dot);
    return dot;
  }, (dot, root) => {
    dot.root = root;
    set(dot, "data-seen", root.id);
    set(dot, "aria-label", root.title);
    set(dot, "title", root.title);
    set(dot, "aria-current", root.isSelected ? "page" : null);
  });
}

function makeDots() {
  const turn = (way, name) => {
    const button = make("button", way, {}, icon(name));
    button.onclick = () => act(button.action, button);
    return button;
  };
  return make("nav", "", {}, turn("previous", "back"), make("div", "marks"), turn("next", "next"));
}

// Returns the region whose pages the user can turn now.
const turning = () => [app.picture.base, ...app.picture.modals.map((modal) => modal.region)]
  .findLast((region) => region.turns);

// Turns to the page at the right or the left of the visible one.
function turn(region, toRight) {
  const action = region?.turns?.[toRight === (sense() > 0) ? "next" : "previous"];
  if (!action) return false;
  act(action, { closest: () => ({ dataset: { seen: region.id } }) });
  return true;
}

// Turns the page by a swipe that is rather across than along. The style leaves such swipes to the
// page: otherwise the browser would also go back.
function watchSwipes(columns) {
  let start = null;
  columns.addEventListener("touchstart", ({ touches }) => {
    start = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : null;
  }, { passive: true });
  columns.addEventListener("touchend", ({ changedTouches: [touch] }) => {
    if (!start) return;
    const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
    if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) turn(columns.parentNode.region, x < 0);
  }, { passive: true });
}

/**
 * Turns the page by an arrow key, unless that moves something of its own.
 * @param {KeyboardEvent} event
 * @param {Element | null} here
 * @returns {boolean}
 */
export function turnByKey(event, here) {
  const isArrow = ["ArrowLeft", "ArrowRight"].includes(event.key);
  if (!isArrow || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (here?.matches("input, select, textarea, [role=separator]")) return false;
  if (here && here !== document.body && !find("#screen").contains(here)) return false;
  return turn(turning(), event.key === "ArrowRight");
}
