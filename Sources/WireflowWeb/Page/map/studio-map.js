// The map beside the app: the poster of its places, which grows while a process explores the app.

import { readPicture } from "../device/picture.js";
import { app, host } from "../device/stage.js";
import { find, make, makeVector, mark, set, write } from "../device/tool.js";
import { makeCanvas, makeGlass, placeCard, placeInAddress, searchBy } from "./canvas.js";
import { choosePlace, placeMore, showWay } from "./map-way.js";
import { fit } from "../studio/compare.js";
import { fitInspector } from "../studio/panels.js";

export const atlas = { sheet: null, cards: new Map(), more: new Map(),
  version: null, chosen: null, due: [], timer: 0 };

/**
 * True while the map is beside the app.
 * @returns {boolean}
 */
export const isMapOpen = () => document.body.classList.contains("with-map");

function makeDrawing(name, shapes, [width, height]) {
  const node = makeVector("svg", { class: name, width, height, viewBox: `0 0 ${width} ${height}`,
    "aria-hidden": "true" });
  node.innerHTML = shapes;
  return node;
}

const dark = matchMedia("(prefers-color-scheme: dark)");

function paintMap() {
  if (!atlas.sheet) return;
  for (const one of atlas.sheet.colors[dark.matches ? "dark" : "light"].split(";")) {
    const [name, value] = one.split(":");
    find("#map").style.setProperty(name, value);
  }
}
dark.addEventListener("change", paintMap);

/** Reads the poster again if it has grown. */
export async function updateMap() {
  const state = app.live?.session?.map;
  const version = state ? `${state.wireframe} ${state.version}` : "recorded";
  if (atlas.isReading || atlas.version === version) return;
  atlas.isReading = true;
  const sheet = await host.readSheet().catch(() => null);
  atlas.isReading = false;
  atlas.version = version;
  if (sheet) showSheet(sheet);
  if (placeInAddress() !== (atlas.chosen ?? "")) choosePlace(placeInAddress());
  if (state?.problem) write(find("#map-facts"), state.problem);
  showWay();
}

function showSheet(sheet) {
  atlas.sheet = sheet;
  paintMap();
  const slots = make("div", "slots");
  const known = new Map();
  sheet.cards.forEach((card, number) => {
    const text = card.picture == null ? null : sheet.pictures[card.picture];
    const old = atlas.cards.get(card.key);
    const node = old?.text === text && text !== null ? old.node : makeSpot();
    placeCard(node, card);
    const picture = () => text === null ? host.pictureOfPlace(card.key) : readPicture(text, sheet.images);
    if (node !== old?.node) atlas.due.push(() => drawSpot(node, picture(), sheet));
    known.set(card.key, { ...card, number, node, text });
    slots.append(node);
  });
  atlas.cards = known;
  for (const one of atlas.more.values()) if (known.has(one.key)) atlas.more.delete(one.key);
  placeMore();
  slots.append(...[...atlas.more.values()].map(({ node }) => node));
  find("#map-view").replaceChildren(
    makeDrawing("under", sheet.under, sheet.size), slots,
    makeDrawing("over", sheet.over, sheet.size), makeDrawing("way", "", sheet.size));
  const text = sheet.wireframe ? sheet.facts : "";
  write(find("#map-facts"), sheet.isWhole ? text : `Exploring … ${text}`);
  mark(find("#map-facts"), "is-growing", !sheet.isWhole);
  if (!canvas.isMoved) fitMap();
  drawSpots();
}

// Draws one place in each turn of the browser.
function drawSpots() {
  clearTimeout(atlas.timer);
  const next = atlas.due.shift();
  if (!next) return;
  next();
  atlas.timer = setTimeout(drawSpots, 0);
}

function drawSpot(node, picture, sheet) {
  if (!picture || !node.isConnected) return;
  find(".glass", node)?.remove();
  node.prepend(makeGlass(picture, sheet));
}

/**
 * Makes the button of a place.
 * @returns {HTMLElement}
 */
export function makeSpot() {
  const node = make("button", "place", {}, make("b", "visits"));
  node.onclick = () => choosePlace(node.card.key);
  // A press would miss a place that moves away below the pointer.
  node.onfocus = () => { if (node.matches(":focus-visible")) reveal(node.card.key); };
  return node;
}

function sizeOfMap() {
  const more = [...atlas.more.values()].map(({ slot }) => slot);
  return (atlas.sheet?.size ?? [600, 400]).map((size, axis) =>
    Math.max(size, ...more.map((slot) => slot[axis] + slot[axis + 2] + 28)));
}

/** Shows the whole map, or the part around the user if its places would be too small. */
export function fitMap() {
  const box = find("#map");
  if (!box.clientWidth) return;
  const [width, height] = sizeOfMap();
  const fit = Math.min(1, (box.clientWidth - 20) / width, (box.clientHeight - 20) / height);
  // A place is never too small to be recognized. The map then follows the user.
  const card = atlas.sheet ? atlas.sheet.device[0] * atlas.sheet.scale : 170;
  const k = Math.max(fit, 64 / card);
  canvas.put((box.clientWidth - width * k) / 2, (box.clientHeight - height * k) / 2, k);
  canvas.isMoved = false;
  follow(atlas.here);
}

/**
 * Brings a place into sight, unless the user has moved the map.
 * @param {string} key
 */
export function follow(key) {
  atlas.here = key;
  if (!canvas.isMoved) reveal(key);
}

function reveal(key) {
  const card = cardOf(key);
  if (card) canvas.reveal(card.node);
}

/**
 * Finds the card of a place, also one that only the session has visited.
 * @param {string} key
 * @returns {Card | undefined}
 */
export const cardOf = (key) => atlas.cards.get(key) ?? atlas.more.get(key);
/**
 * The cards of all places.
 * @returns {Card[]}
 */
export const allCards = () => [...atlas.cards.values(), ...atlas.more.values()];

const boxesOf = (cards) =>
  cards.map(({ slot: [x, y, width, height] }) => [x, y, x + width, y + height]);

const pane = find("#map");
export const canvas = makeCanvas(pane, find("#map-view"), () => boxesOf(allCards()), fitMap);
pane.onkeydown = (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !canvas.press(event.key)) return;
  event.preventDefault();
};
searchBy(find("#map-search"), {
  filter: () => {
    const words = find("#map-search").value.toLowerCase();
    const isHit = (card) => `${card.name} ${card.lane}`.toLowerCase().includes(words);
    for (const card of allCards()) mark(card.node, "dimmed", !isHit(card));
    return allCards().filter(isHit);
  },
  show: (hits) => {
    if (hits.length) canvas.frame(boxesOf(hits), 64 / hits[0].slot[2], 1);
  },
  choose: (card) => {
    choosePlace(card.key);
    reveal(card.key);
  },
});
new ResizeObserver(() => { if (isMapOpen() && !canvas.isMoved) fitMap(); }).observe(pane);

/**
 * Shows or hides the map.
 * @param {boolean} isOpen
 */
export function showMap(isOpen) {
  document.body.classList.toggle("with-map", isOpen);
  set(find("#map-switch"), "aria-expanded", String(isOpen));
  if (isOpen) {
    updateMap();
    showWay();
  }
  fitInspector();
  // A restarted app finds its map as it was.
  try { localStorage.setItem("wireflow map", isOpen ? "open" : ""); } catch {}
  fit(find("#own-box"));
}

find("#map-switch").onclick = () => showMap(!isMapOpen());
