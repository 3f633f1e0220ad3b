// The map beside the app: the poster of its places, which grows while a process explores the app, the way
// of the user on it, and "Go there".

import { readPicture } from "../device/picture.js";
import { app, ask, host, send } from "../device/stage.js";
import { find, make, makeVector, mark, set, write } from "../device/tool.js";
import { drawInSight, makeCanvas, placeCard } from "./canvas.js";
import { fit } from "../studio/compare.js";
import { fitInspector, notify } from "../studio/panels.js";
import { lookAt, session, showNow, view } from "../studio/timeline.js";

const atlas = { sheet: null, cards: new Map(), visits: [], version: null, chosen: null, here: null };

/**
 * True while the map is beside the app.
 * @returns {boolean}
 */
export const isMapOpen = () => document.body.classList.contains("with-map");

const dark = matchMedia("(prefers-color-scheme: dark)");

function paintMap() {
  for (const one of (atlas.sheet?.colors[dark.matches ? "dark" : "light"] ?? "").split(";")) {
    const [name, value] = one.split(":");
    find("#map").style.setProperty(name, value);
  }
}
dark.addEventListener("change", paintMap);

/** Reads the poster again if it has grown. */
export async function updateMap() {
  const { map } = session;
  find("#map-switch").hidden = !map;
  const version = `${map?.wireframe} ${map?.version}`;
  if (!isMapOpen() || atlas.isReading || atlas.version === version) return;
  atlas.isReading = true;
  const sheet = await host.readSheet().catch(() => null);
  atlas.isReading = false;
  atlas.version = version;
  if (sheet) showSheet(sheet);
  if (map?.problem) write(find("#map-facts"), map.problem);
  showWay();
  // The map may have grown while it was read.
  updateMap();
}

function showSheet(sheet) {
  atlas.sheet = sheet;
  paintMap();
  const slots = make("div", "slots");
  const known = new Map();
  for (const card of sheet.cards) {
    const text = card.picture == null ? null : sheet.pictures[card.picture];
    const old = atlas.cards.get(card.key);
    // A press would miss a place that is drawn anew below the pointer.
    const node = old?.text === text && text !== null ? old.node : makeSpot();
    placeCard(node, card);
    const picture = () => text === null ? host.pictureOfPlace(card.key) : readPicture(text, sheet.images);
    if (node !== old?.node) drawInSight(node, sheet, picture);
    known.set(card.key, { ...card, node, text });
    slots.append(node);
  }
  atlas.cards = known;
  find("#map-view").replaceChildren(
    makeDrawing("under", sheet.under, sheet.size), slots, makeDrawing("over", sheet.over, sheet.size));
  write(find("#map-facts"), sheet.isWhole ? sheet.facts : `Exploring … ${sheet.facts}`);
  mark(find("#map-facts"), "is-growing", !sheet.isWhole);
  if (!canvas.isMoved) fitMap();
}

function makeDrawing(name, shapes, [width, height]) {
  const node = makeVector("svg", { class: name, width, height, viewBox: `0 0 ${width} ${height}`,
    "aria-hidden": "true" });
  node.innerHTML = shapes;
  return node;
}

function makeSpot() {
  const node = make("button", "place");
  node.onclick = () => {
    atlas.chosen = atlas.chosen === node.card.key ? null : node.card.key;
    showChosen();
  };
  // A press would miss a place that moves away below the pointer.
  node.onfocus = () => { if (node.matches(":focus-visible")) canvas.reveal(node); };
  return node;
}

/** Shows the whole map, or the part around the user if its places would be too small. */
function fitMap() {
  const box = find("#map");
  if (!box.clientWidth) return;
  const [width, height] = atlas.sheet?.size ?? [600, 400];
  const fit = Math.min(1, (box.clientWidth - 20) / width, (box.clientHeight - 20) / height);
  // A place is never too small to be recognized. The map then follows the user.
  const card = atlas.sheet ? atlas.sheet.device[0] * atlas.sheet.scale : 170;
  const k = Math.max(fit, 64 / card);
  canvas.put((box.clientWidth - width * k) / 2, (box.clientHeight - height * k) / 2, k);
  canvas.isMoved = false;
  follow();
}

// Brings the place of the user into sight, unless the user has moved the map.
function follow() {
  const card = atlas.cards.get(atlas.here);
  if (card && !canvas.isMoved) canvas.reveal(card.node);
}

const pane = find("#map");
const canvas = makeCanvas(pane, find("#map-view"), () => [...atlas.cards.values()].map(
  ({ slot: [x, y, width, height] }) => [x, y, x + width, y + height]), fitMap);
pane.onkeydown = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !canvas.press(event.key)) return;
  event.preventDefault();
};
new ResizeObserver(() => { if (isMapOpen() && !canvas.isMoved) fitMap(); }).observe(pane);

/**
 * Shows or hides the map.
 * @param {boolean} isOpen
 */
export function showMap(isOpen) {
  if (isOpen && !session.map) return;
  document.body.classList.toggle("with-map", isOpen);
  set(find("#map-switch"), "aria-expanded", String(isOpen));
  updateMap();
  showWaySoon();
  fitInspector();
  fit(find("#own-box"));
}

find("#map-switch").onclick = () => showMap(!isMapOpen());

/** While the playhead moves, the way on the map waits. */
export function showWaySoon() {
  clearTimeout(showWay.timer);
  if (isMapOpen()) showWay.timer = setTimeout(showWay, view.isLive ? 0 : 90);
}

// Shows the way up to the step in view, one request at a time.
async function showWay() {
  showWay.isDue = true;
  if (showWay.isBusy) return;
  showWay.isBusy = true;
  while (showWay.isDue && isMapOpen()) {
    showWay.isDue = false;
    const { visits } = await ask("path", { step: view.step }).catch(() => ({}));
    if (visits) drawWay(visits);
  }
  showWay.isBusy = false;
}

// Marks the visited places, and the lines that the user has taken.
function drawWay(visits) {
  atlas.visits = visits;
  const before = atlas.here;
  atlas.here = visits.at(-1)?.key;
  for (const { key, node } of atlas.cards.values()) {
    mark(node, "visited", visits.some((visit) => visit.key === key));
    mark(node, "here", key === atlas.here);
    set(node, "aria-current", key === atlas.here ? "location" : null);
  }
  const moves = visits.slice(1).map(({ key }, number) => `${visits[number].key} ${key}`);
  const cards = atlas.sheet?.cards ?? [];
  (atlas.sheet?.links ?? []).forEach(({ from, to }, number) => {
    const edge = find(`#map-view .over .edge[data-link="${number}"]`);
    if (edge) mark(edge, "taken", moves.includes(`${cards[from].key} ${cards[to].key}`));
  });
  if (before !== atlas.here) follow();
  showChosen();
}

// Shows the chosen place and its buttons.
function showChosen() {
  const card = atlas.cards.get(atlas.chosen);
  for (const one of atlas.cards.values()) mark(one.node, "chosen", one === card);
  const box = find("#map-place");
  box.hidden = !card;
  if (!card) return;
  write(find("b", box), card.name);
  const [isHere, isSeen] = ["here", "visited"].map((name) => card.node.classList.contains(name));
  write(find("span", box), isHere ? "You are here" : isSeen ? "You have been here"
    : card.lane === card.name ? "" : card.lane);
  find("#go-there").hidden = document.body.classList.contains("shared") || isHere || !card.script.length;
  find("#show-visit").hidden = isHere || !isSeen;
}

find("#go-there").onclick = () => send("go", { place: atlas.chosen }, ({ text }) => {
  showNow();
  if (text) notify(text, 8000);
});
find("#show-visit").onclick = () => {
  const visit = atlas.visits.findLast(({ key }) => key === atlas.chosen);
  if (visit) lookAt(visit.step);
};
