// The pages that the user turns: their dots, swipes and arrow keys.
//
// Each scroll container says for itself that swipes across it belong to the page:
// https://www.w3.org/TR/pointerevents/#determining-supported-direct-manipulation-behavior

import { named, sense, texts } from "./drawing.js";
import { act, app } from "./host.js";
import { icon } from "./icon.js";
import { part } from "./region.js";
import { find, list, make, set } from "./tool.js";

// Shows a dot for each page, between the buttons that turn to the pages beside the visible one.
export function showDots(node, region) {
  node.region = region;
  const isThere = region.navigation === "pages" && region.roots.length > 1;
  const bar = part(node, "dots", isThere, makeDots);
  if (!bar) return;
  set(bar, "data-seen", region.id);
  set(bar, "aria-label", named(texts.menu));
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
  const bar = make("nav");
  const turn = (way, name) => {
    const button = make("button", way);
    button.append(icon(name));
    button.onclick = () => act(button.action, button);
    return button;
  };
  bar.append(turn("previous", "back"), make("div", "marks"), turn("next", "next"));
  return bar;
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
export function watchSwipes(columns) {
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

// Turns the page by an arrow key, unless that moves something of its own.
export function turnByKey(event, here) {
  const isArrow = ["ArrowLeft", "ArrowRight"].includes(event.key);
  if (!isArrow || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (here?.matches("input, select, textarea, [role=separator]")) return false;
  if (here && here !== document.body && !find("#screen").contains(here)) return false;
  return turn(turning(), event.key === "ArrowRight");
}
