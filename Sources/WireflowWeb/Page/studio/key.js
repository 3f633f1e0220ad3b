// The keys of the page, and the keyboard shortcuts of the app.

import { commit } from "../device/field.js";
import { act, app } from "../device/host.js";
import { find, isMac } from "../device/tool.js";
import { turnByKey } from "../device/turn.js";
import { isDialogOpen } from "./chooser.js";

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
  if (here?.matches("input:not([type=radio])")) {
    const edits = ["delete", "up", "down", "left", "right"].includes(key);
    return modifiers.includes("command") && !edits;
  }
  const presses = modifiers.length === 0 && ["space", "return"].includes(key);
  return !(presses && here?.matches("button, input"));
}

// Has functions try the key of each event, in turn until one of them has used it.
export function tryKeys(...handlers) {
  addEventListener("keydown", (event) => {
    for (const handle of handlers) {
      if (event.defaultPrevented || event.isComposing || isDialogOpen()) return;
      handle(event);
    }
  });
}

// Performs the app's action for a shortcut, or turns a page.
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
  if (!found.action) return find("input", node)?.focus();
  // A field keeps its text to itself until the user leaves it.
  const field = here?.closest(".field");
  if (field) commit(field);
  act(found.action, { closest: () => ({ dataset: found }) });
}
