// The palette: a dialog that lists the user's possible actions.

import { commit } from "../device/field.js";
import { act, host } from "../device/host.js";
import { ariaKeys, find, isMac } from "../device/tool.js";
import { makeChooser } from "./chooser.js";
import { view } from "./timeline.js";

const palette = { chooser: null, entries: [] };

const symbols = { control: "\u2303", option: "\u2325", shift: "\u21E7", command: "\u2318" };

// Names a shortcut as people do on their system.
function keysOf(shortcut) {
  if (!shortcut) return "";
  if (!isMac) return ariaKeys(shortcut).replace("Control", "Ctrl");
  return shortcut.modifiers.map((name) => symbols[name]).join("") + shortcut.key.toUpperCase();
}

const makePalette = () => makeChooser({
  label: "Actions", listLabel: "Actions", filterLabel: "Filter",
  placeholder: "What would a user do?", empty: "Nothing possible now matches",
  detailTag: "kbd", filter: (text) => palette.chooser.show(matching(text)),
  choose: (entry) => entry.run ? entry.run() : act(entry.action),
});

// Returns the entries that contain each word of a text.
function matching(text) {
  const words = text.toLowerCase().split(/\s+/);
  return palette.entries.filter(({ action }) =>
    words.every((word) => action.toLowerCase().includes(word)))
    .map((entry) => ({ ...entry, key: entry.action, title: entry.action,
      detail: keysOf(entry.shortcut) }));
}

// The studio's own commands, which are no actions of a user.
function studioEntries() {
  const click = (id) => ({ action: find(id).textContent.trim() || find(id).ariaLabel, id });
  return ["#search", "#branch-here", "#show-now", "#replay", "#all", "#save-test", "#panel-switch"]
    .filter((id) => !find(id).hidden && !find(id).disabled).map(click)
    .map(({ action, id }) => ({ action: `Studio: ${action}`, run: () => find(id).click() }));
}

export async function openPalette() {
  const field = document.activeElement?.closest(".field");
  if (field) commit(field);
  // In the past, only the running app's actions would be known.
  palette.entries = view.isLive ? await host.listActions() : [];
  palette.entries.push(...studioEntries());
  palette.chooser ??= makePalette();
  palette.chooser.open();
}
