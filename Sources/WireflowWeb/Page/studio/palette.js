// The palette: one dialog that finds what a user can do now, the places of the map, the steps of the
// session, the commands of the studio, and the wireframes.

import { commit } from "../device/field.js";
import { act, ask, host } from "../device/stage.js";
import { ariaKeys, find, isMac, list, make, newID, set, write } from "../device/tool.js";
import { goTo } from "../map/map-way.js";
import { atlas, isMapOpen, showMap } from "../map/studio-map.js";
import { compareEntries, compareWith, sides } from "./compare.js";
import { notify } from "./panels.js";
import { branchHere, lookAt, moveBy, showNow, view } from "./timeline.js";

const palette = { entries: [], marked: 0, actions: [], number: 0 };
/**
 * True while a dialog has the keys.
 * @returns {boolean}
 */
export const isDialogOpen = () => find("dialog[open]") !== null;

const results = make("ul", "", { id: newID(), role: "listbox", "aria-label": "Results" });
const searchField = make("input", "", {
  type: "text", role: "combobox", "aria-expanded": "true", "aria-controls": results.id,
  "aria-label": "Search", placeholder: "Action, place, step or command", autocomplete: "off",
  autocapitalize: "off", spellcheck: "false",
});
const emptyWords = make("p");
const paletteDialog = make("dialog", "palette", { "aria-label": "Palette" }, searchField, results, emptyWords);
document.body.append(paletteDialog);

function pick(entry) {
  if (!entry) return;
  paletteDialog.close();
  entry.run();
}

// Lists entries and marks one of them, which Return chooses.
function showEntries(entries, place = 0) {
  palette.entries = entries;
  palette.marked = entries.length ? (place + entries.length) % entries.length : 0;
  list(results, entries, ({ section, title, detail }) => `${section} ${title} ${detail}`, () => {
    const node = make("li", "", { id: newID(), role: "option" }, make("span"), make("small"));
    node.onclick = () => pick(node.entry);
    return node;
  }, (node, entry, index) => {
    node.entry = entry;
    write(node.firstChild, entry.title);
    write(node.lastChild, entry.detail);
    // The first entry of a section names it.
    set(node, "data-section", entries[index - 1]?.section === entry.section ? null : entry.section);
    set(node, "aria-selected", index === palette.marked ? "true" : "false");
  });
  write(emptyWords, entries.length ? "" : "Nothing matches");
  const marked = results.children[palette.marked];
  set(searchField, "aria-activedescendant", marked?.id);
  marked?.scrollIntoView({ block: "nearest" });
}

searchField.oninput = () => showMatching(searchField.value);
searchField.onkeydown = (event) => {
  if (event.isComposing) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) showEntries(palette.entries, palette.marked + step);
  else if (event.key === "Enter") pick(palette.entries[palette.marked]);
  else return;
  event.preventDefault();
};
paletteDialog.onclick = (event) => { if (event.target === paletteDialog) paletteDialog.close(); };

// The steps and the places that one look in the palette lists.
const most = 12;

const symbols = { control: "\u2303", option: "\u2325", shift: "\u21E7", command: "\u2318" };

// Names a shortcut as people do on their system.
function keysOf(shortcut) {
  if (!shortcut) return "";
  if (!isMac) return ariaKeys(shortcut).replace("Control", "Ctrl");
  return shortcut.modifiers.map((name) => symbols[name]).join("") + shortcut.key.toUpperCase();
}

const commands = [["#show-now", "n"], ["#branch-here", "b"], ["#earlier", ","], ["#later", "."],
  ["#replay", ""], ["#map-switch", "m"], ["#save-test", ""], ["#share", ""],
  ["#panel-switch", ""]];

const isThere = (node) => !node.hidden && !node.disabled
  && getComputedStyle(node).display !== "none";

function studioEntries() {
  return commands.filter(([id]) => isThere(find(id))).map(([id, key]) => ({
    title: find(id).ariaLabel, detail: key, section: "Studio", run: () => find(id).click() }));
}

// A wireframe or a device is chosen by its own button.
const choiceEntries = (id, section) => [...find(id).querySelectorAll("button")]
  .filter((button) => isThere(button) && button.ariaPressed !== "true")
  .map((button) => ({ title: button.ariaLabel, detail: "", section, run: () => button.click() }));

function placeEntries() {
  return [...atlas.cards.values()].filter(({ key, script }) => key !== atlas.here && script.length)
    .map(({ key, name, lane, script }) => {
      // A script also launches the app.
      const count = script.filter((step) => !step.startsWith("wait ")).length - 1;
      const way = `${count} ${count === 1 ? "tap" : "taps"} from the launch`;
      return { title: name, detail: lane === name ? way : `${lane}, ${way}`, section: "Go to",
        run: () => goTo(key), rank: count };
    }).sort((one, other) => one.rank - other.rank);
}

async function stepEntries(text) {
  if (!text) return [];
  const { steps } = await ask("search", { branch: view.branch, text }).catch(() => ({}));
  return (steps ?? []).slice(0, most).map((step) => ({ title: step.action, section: "Steps",
    detail: `${step.place ? `at ${step.place}, ` : ""}step ${step.number + 1}`,
    run: () => lookAt(view.branch, step.number) }));
}

// Shows the entries that contain each word of a text.
async function showMatching(text) {
  const number = ++palette.number;
  const words = text.toLowerCase().split(/\s+/);
  const matching = (entries) => entries.filter(({ title, section, detail }) =>
    words.every((word) => `${title} ${section} ${detail}`.toLowerCase().includes(word)));
  const actions = palette.actions.map(({ action, shortcut }) => ({ title: action,
    detail: keysOf(shortcut), section: "Do now", run: () => act(action) }));
  const before = [...matching(actions), ...matching(placeEntries()).slice(0, most)];
  const after = matching([...compareEntries(), ...studioEntries(), ...choiceEntries("#wireframes", "Wireframe"),
    ...choiceEntries("#devices", "Device")]);
  const steps = await stepEntries(text);
  if (number !== palette.number) return;
  showEntries([...before, ...steps, ...after]);
}

async function openPalette(text = "") {
  const field = document.activeElement?.closest(".field");
  if (field) commit(field);
  // In the past, only the running app's actions would be known.
  palette.actions = view.isLive ? await host.listActions() : [];
  if (!paletteDialog.open) paletteDialog.showModal();
  searchField.value = text;
  searchField.focus();
  showMatching(text);
}

find("#search").onclick = () => openPalette();
find("#compare").onclick = () => sides().length ? compareWith(null) : openPalette("compare ");

// The keys of the studio, unless the user types or the app has the same key.
const studioKeys = {
  "/": () => openPalette(),
  ",": () => moveBy(-1),
  ".": () => moveBy(1),
  "b": branchHere,
  "n": showNow,
  "m": () => showMap(!isMapOpen()),
  "?": () => notify("Keys: , and . move the playhead, b branches here, n shows now, m shows the map, "
    + "/, Ctrl-K and ⌘K open the palette, which lists everything.", 9000),
};

/**
 * Runs the command of the studio for a key.
 * @param {KeyboardEvent} event
 */
export function pressStudioKey(event) {
  const isField = document.activeElement?.matches("input:not([type=radio], [type=range]), textarea");
  const isPalette = event.key.toLowerCase() === "k" && !event.altKey && !event.shiftKey
    && (isMac ? event.metaKey : event.ctrlKey);
  const work = isPalette ? () => openPalette()
    : isField || event.ctrlKey || event.metaKey || event.altKey ? null : studioKeys[event.key];
  if (!work) return;
  event.preventDefault();
  work();
}
