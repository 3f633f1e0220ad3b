// The keys of the page, the keyboard shortcuts of the app, and the focus.

import { commit, typing, updateField } from "../device/field.js";
import { focusPage, forgetPages } from "../device/page.js";
import { draw } from "../device/picture.js";
import { turnByKey } from "../device/region.js";
import { act, app, stage } from "../device/stage.js";
import { find, isMac } from "../device/tool.js";
import { isMapOpen, showMap } from "../map/studio-map.js";
import { notify } from "./panels.js";
import { moveBy, showNow } from "./timeline.js";

const keyNames = { " ": "space", Enter: "return", Escape: "escape", Backspace: "delete",
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

// Returns the key of an event, by its place on the keyboard if Alt types another character.
function keyOf(event) {
  const code = /^(?:Key|Digit)(.)$/.exec(event.code);
  const key = event.altKey && code ? code[1] : event.key;
  return keyNames[key] ?? key.toLowerCase();
}

function isPressed(shortcut, event) {
  const { key, modifiers } = shortcut;
  const has = (name) => modifiers.includes(name);
  const control = has("control") || (!isMac && has("command"));
  // A sign such as "?" needs the shift key on many keyboards.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return keyOf(event) === key && event.ctrlKey === control
    && event.metaKey === (isMac && has("command")) && event.altKey === has("option")
    && (event.shiftKey === has("shift") || (isSign && event.shiftKey));
}

// While a field has the focus, only shortcuts with Command work that do not edit its text.
function isAllowed({ key, modifiers }, here) {
  if (here?.matches(typing)) {
    const edits = ["delete", "up", "down", "left", "right"].includes(key);
    return modifiers.includes("command") && !edits;
  }
  const presses = modifiers.length === 0 && ["space", "return"].includes(key);
  return !(presses && here?.matches("button, input, textarea"));
}

/**
 * Has functions try the key of each event, in turn until one of them has used it.
 * @param {((event: KeyboardEvent) => void)[]} handlers
 */
export function tryKeys(...handlers) {
  addEventListener("keydown", (event) => {
    for (const handle of handlers) {
      if (event.defaultPrevented || event.isComposing) return;
      handle(event);
    }
  });
}

/**
 * Performs the app's action for a shortcut, or turns a page.
 * @param {KeyboardEvent} event
 */
export function pressAppKey(event) {
  if (!app.picture) return;
  const here = document.activeElement;
  const found = (app.picture.keys ?? []).find(({ shortcut }) =>
    isPressed(shortcut, event) && isAllowed(shortcut, here));
  if (!found) {
    if (turnByKey(event, here)) event.preventDefault();
    return;
  }
  event.preventDefault();
  if (event.repeat) return;
  const node = find(`#screen [data-seen="${found.seen}"]`);
  if (!found.action) return find(typing, node)?.focus();
  // A field keeps its text to itself until the user leaves it.
  const field = here?.closest(".field");
  if (field) commit(field);
  act(found.action, { closest: () => ({ dataset: found }) });
}

// The keys of the studio, unless the user types or the app has the same key.
const studioKeys = {
  ",": () => moveBy(-1),
  ".": () => moveBy(1),
  "n": () => showNow(),
  "m": () => showMap(!isMapOpen()),
  "?": () => notify("Keys: , and . move the playhead, n shows now, m shows the map.", 9000),
};

/**
 * Runs the command of the studio for a key.
 * @param {KeyboardEvent} event
 */
export function pressStudioKey(event) {
  const isField = document.activeElement?.matches("input:not([type=radio], [type=range]), textarea");
  const work = studioKeys[event.key];
  if (!work || isField || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  work();
}

// The picture on the device, and the focus that follows it.


/**
 * Shows a picture on the device, and moves the focus with it.
 * @param {Picture} picture
 * @param {{isFirst?: boolean, isAnimated?: boolean, transition?: string}} change
 */
export function show(picture, { isFirst, isAnimated = true, transition }) {
  const screen = find("#screen");
  const context = {
    isAnimated: isAnimated && !isFirst, transition, focus: null, focused: document.activeElement,
  };
  // The drawing may remove or move the node that has the focus.
  context.isHere = context.focused === document.body || screen.contains(context.focused);
  const controls = [context.focused, ...screen.querySelectorAll("button, input, textarea")];
  context.rest = controls.slice(controls.lastIndexOf(context.focused));
  const front = draw(picture, screen, context);
  settle(front, context, isFirst);
  // A new front layer takes the focus from a field without an event.
  for (const field of screen.querySelectorAll(".field")) {
    if (!field.isTouched) updateField(field, field.element);
  }
  forgetPages(picture.alive);
}

// Moves the focus into a new front layer, and back to its last position there.
function settle(front, { focus, focused, isHere, rest }, isFirst) {
  const before = stage.front;
  stage.front = front;
  if (before !== front) {
    before?.classList.remove("is-front");
    front.classList.add("is-front");
    if (before?.contains(focused)) before.lastFocus = focused;
  }
  const place = frontPage(front);
  const isElsewhere = stage.place !== place;
  if (isElsewhere && stage.place?.contains(focused)) stage.place.lastFocus = focused;
  stage.place = place;
  if (isFirst || !isHere) return;
  if (before === front) {
    const target = isElsewhere ? place : focus;
    if (target && front.contains(target)) focusPage(target);
    else if (focused !== document.activeElement) {
      rest.find((node) => front.contains(node) && !node.disabled)?.focus({ preventScroll: true });
    }
    return;
  }
  const last = front.lastFocus;
  if (last?.isConnected && front.contains(last)) last.focus({ preventScroll: true });
  else firstOf(front)?.focus({ preventScroll: true });
}

/**
 * Returns the alert, or the last page in front.
 * @returns {HTMLElement | undefined}
 */
export function seenInFront() {
  if (stage.alert) return stage.alert.layer;
  const drawer = stage.front?.querySelector("[data-seen^=b], [data-seen^=m]");
  if (stage.front?.matches(".drawer-layer")) return drawer;
  return stage.front ? frontPage(stage.front) : undefined;
}

function firstOf(front) {
  if (front.matches(".alert-layer")) {
    return find(typing, front)
      ?? find(".answers button:not([data-role=destructive])", front) ?? find("button", front);
  }
  if (front.matches(".drawer-layer")) return find("[aria-current]", front) ?? find("button", front);
  return frontPage(front) && find(".title", frontPage(front));
}

function frontPage(front) {
  return [...front.querySelectorAll(".page:not([data-leaving])")].at(-1);
}

/**
 * Leaves what is in front by Escape, and moves the focus up and down.
 * @param {KeyboardEvent} event
 */
export function moveFocus(event) {
  const picture = app.picture;
  if (!picture) return;
  if (event.key === "Escape" && picture.escape) {
    event.preventDefault();
    act(picture.escape, seenInFront());
  }
  const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = document.activeElement;
  if (down && here?.matches(".content button, .answers button, .roots button, .drawer button")) {
    const box = here.closest(".content, .answers, .roots, .drawer");
    const all = [...box.querySelectorAll(":is(button, input, textarea):enabled")].filter((node) =>
      node.checkVisibility({ visibilityProperty: true }));
    const next = all[all.indexOf(here) + down];
    if (next) {
      event.preventDefault();
      next.focus();
    }
  }
}
