// The actions of a row: a swipe on a touch screen reveals some, and a menu lists them all.

import { icon } from "./icon.js";
import { act } from "./stage.js";
import { find, list, make, mark, set, write } from "./tool.js";

/**
 * Makes a row with actions.
 * @param {HTMLElement} row
 * @returns {HTMLElement}
 */
export function makeActedRow(row) {
  const more = make("button", "more", { type: "button", "aria-haspopup": "menu" }, icon("more"));
  const menu = make("div", "row-menu", { role: "menu", popover: "auto" });
  const ends = ["leading", "trailing"].map((edge) =>
    make("div", "row-end", { "data-edge": edge, inert: "" }));
  const node = make("div", "grouped acted", {}, row, more, ...ends, menu);
  more.onclick = () => openMenu(node, more.getBoundingClientRect());
  node.oncontextmenu = (event) => {
    if (menu.contains(event.target)) return;
    event.preventDefault();
    const { clientX: x, clientY: y } = event;
    const box = node.getBoundingClientRect();
    // A key opens the menu at the row.
    openMenu(node, x || y ? new DOMRect(x, y, 0, 0) : box);
  };
  menu.onkeydown = moveInMenu;
  followSwipe(node, row);
  return node;
}

/**
 * Shows the actions of a row.
 * @param {HTMLElement} node
 * @param {object} element
 */
export function updateActedRow(node, element) {
  const actions = element.rowActions;
  const [, more, leading, trailing, menu] = node.children;
  set(more, "aria-label", `${element.text}: ${actions.map(({ text }) => text).join(", ")}`);
  const button = (role) => () => {
    const one = make("button", "", { type: "button", role });
    one.onclick = () => {
      closeSwipe(node);
      if (menu.matches(":popover-open")) menu.hidePopover();
      act(one.element.action, node);
    };
    return one;
  };
  const show = (one, action) => {
    one.element = action;
    one.disabled = !action.action;
    set(one, "data-role", action.role);
    set(one, "aria-label", action.spoken);
    write(one, action.text);
  };
  for (const end of [leading, trailing]) {
    const own = actions.filter(({ edge }) => edge === end.dataset.edge);
    list(end, own, (action, index) => index, button(null), show);
  }
  list(menu, actions, (action, index) => index, button("menuitem"), show);
}

function openMenu(node, at) {
  closeSwipe(node);
  const menu = node.lastChild;
  menu.showPopover();
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(at.bottom + 4, innerHeight - height - 8))}px`;
  find("button:enabled", menu)?.focus();
}

// The keys of a menu, which the page does not get.
function moveInMenu(event) {
  const all = [...event.currentTarget.querySelectorAll("button:enabled")];
  const here = all.indexOf(document.activeElement);
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }[event.key];
  event.stopPropagation();
  if (event.key === "Tab") event.currentTarget.hidePopover();
  if (next === undefined) return;
  event.preventDefault();
  all[(next + all.length) % all.length]?.focus();
}

function followSwipe(node, row) {
  let start = null;
  node.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" && row.contains(event.target)) start = event;
  });
  node.addEventListener("pointermove", (event) => {
    if (!start) return;
    const way = event.clientX - start.clientX;
    if (Math.abs(way) > 6) swipe(node, way);
  });
  node.addEventListener("pointerup", (event) => {
    if (!start) return;
    const way = event.clientX - start.clientX;
    start = null;
    const end = revealed(node, way);
    const isOpen = end?.childElementCount > 0 && Math.abs(way) > end.offsetWidth / 2;
    if (Math.abs(way) > 6) node.swallowsClick = true;
    setTimeout(() => { node.swallowsClick = false; });
    if (!isOpen) return closeSwipe(node);
    swipe(node, Math.sign(way) * end.offsetWidth);
    end.inert = false;
    closeSwipes(node);
  });
  node.addEventListener("pointercancel", () => {
    start = null;
    closeSwipe(node);
  });
  node.addEventListener("click", (event) => {
    if (!node.swallowsClick) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}

// Returns the end that a movement reveals.
function revealed(node, way) {
  const isRightToLeft = getComputedStyle(node).direction === "rtl";
  return find(`[data-edge=${way > 0 === isRightToLeft ? "trailing" : "leading"}]`, node);
}

function swipe(node, way) {
  const end = revealed(node, way);
  const most = end.childElementCount ? end.offsetWidth : 0;
  node.style.setProperty("--swipe", `${Math.sign(way) * Math.min(Math.abs(way), most)}px`);
  for (const one of node.querySelectorAll(".row-end")) mark(one, "is-open", one === end);
}

function closeSwipe(node) {
  node.style.removeProperty("--swipe");
  for (const end of node.querySelectorAll(".row-end")) {
    end.inert = true;
    mark(end, "is-open", false);
  }
}

function closeSwipes(node) {
  for (const other of document.querySelectorAll(".acted")) if (other !== node) closeSwipe(other);
}
