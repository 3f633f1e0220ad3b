// The way of the user on the map: the place in view, the visits before it, and "Go there".

import { app, ask, send } from "../device/stage.js";
import { find, make, mark, set, write } from "../device/tool.js";
import { keepAddress, makeGlass, placeCard } from "./canvas.js";
import { allCards, atlas, canvas, cardOf, fitMap, follow, isMapOpen, makeSpot } from "./studio-map.js";
import { visitsBeside } from "../studio/compare.js";
import { sizes } from "../studio/film.js";
import { notify } from "../studio/panels.js";
import { countOf, fetchSteps, frames, keyOfStep, lookAt, pointInView, session, showNow,
  view } from "../studio/timeline.js";

const mostMoves = 14;

/** While the playhead moves, the map waits. */
export function showWaySoon() {
  clearTimeout(showWay.timer);
  if (isMapOpen()) showWay.timer = setTimeout(showWay, view.isLive ? 0 : 90);
}

/** Shows the way up to the step in view, one request at a time. */
export async function showWay() {
  if (!isMapOpen()) return;
  showWay.isDue = true;
  if (showWay.isBusy) return;
  showWay.isBusy = true;
  while (showWay.isDue) {
    showWay.isDue = false;
    const { visits, count } = await ask("path", pointInView()).catch(() => ({}));
    if (!visits) continue;
    for (const visit of visits) visit.id = view.branch;
    await drawWay(visits, count - visits.length, await visitsBeside());
  }
  showWay.isBusy = false;
}

async function drawWay(visits, before, beside) {
  const all = [...visits, ...beside];
  await addPlaces(all);
  const others = new Set(beside.map((visit) => visit.key));
  const numbers = new Map();
  visits.forEach((visit, index) => {
    numbers.set(visit.key, [...numbers.get(visit.key) ?? [], before + index + 1]);
  });
  const here = visits.at(-1)?.key;
  for (const card of allCards()) {
    const { key, node } = card;
    const own = numbers.get(key) ?? [];
    mark(node, "visited", own.length > 0);
    mark(node, "here", key === here);
    mark(node, "only-here", others.size > 0 && own.length > 0 && !others.has(key));
    mark(node, "only-beside", others.has(key) && own.length === 0);
    set(node, "aria-current", key === here ? "location" : null);
    write(find(".visits", node), own.at(-1) ?? "");
    set(node, "title", own.length > 1 ? `Visits ${own.join(", ")}` : null);
    if (card.picture == null && (own.length || others.has(key))) drawVisit(card, all);
  }
  drawMoves(visits);
  if (here !== atlas.here) follow(here);
  showChosen();
}

// Draws a place whose picture only the session has.
function drawVisit(card, visits) {
  const visit = visits.findLast((one) => one.key === card.key);
  const step = visit.last ?? visit.step;
  const drawing = frames.get(keyOfStep(visit.id, step))?.drawing
    ?? (visit.id === view.branch && view.isLive && step === view.step ? app.live : null);
  if (!drawing || card.drawn === drawing.picture) return;
  card.drawn = drawing.picture;
  find(".glass", card.node)?.remove();
  card.node.prepend(makeGlass(drawing.picture, atlas.sheet ?? plainSheet()));
}

const plainSheet = () => ({ size: [40, 40], deviceKind: find("#device").dataset.device,
  device: sizes[find("#device").dataset.device] ?? sizes.phone, scale: .44 });

/** Places the cards that no exploration has found below the poster, which may have grown. */
export function placeMore() {
  const { size, device, scale } = atlas.sheet ?? plainSheet();
  const [width, height] = device.map((length) => length * scale);
  const room = Math.max(4, Math.floor((size[0] - 28) / (width + 44)));
  [...atlas.more.values()].forEach((card, number) => {
    card.slot = [28 + number % room * (width + 44),
      size[1] + 44 + Math.floor(number / room) * (height + 60), width, height];
    placeCard(card.node, card);
  });
}

// Adds the visited places that no exploration has found, in rows below the others.
async function addPlaces(visits) {
  const slots = find("#map-view .slots") ?? find("#map-view").appendChild(make("div", "slots"));
  const isNew = visits.filter(({ key }, number) => !atlas.cards.has(key) && !atlas.more.has(key)
    && visits.findIndex((one) => one.key === key) === number);
  for (const { key, title } of isNew) {
    const card = { key, name: title, lane: "not explored", script: [], moves: [], picture: null };
    card.node = makeSpot();
    card.node.append(make("span", "place-name", {}, title));
    atlas.more.set(key, card);
    slots.append(card.node);
  }
  placeMore();
  for (const { id, key, last, step } of visits) {
    const card = cardOf(key);
    const number = last ?? step;
    const isOpen = id === view.branch && view.isLive && number === view.step;
    if (card.picture == null && !isOpen && !frames.has(keyOfStep(id, number))) {
      await fetchSteps(id, number, number + 1);
    }
  }
  if (isNew.length && !canvas.isMoved) fitMap();
}

// Lights the lines that the user has taken, and draws those that the map does not have.
function drawMoves(visits) {
  const view = find("#map-view");
  for (const edge of view.querySelectorAll(".edge.taken")) edge.classList.remove("taken");
  const way = find(".way", view);
  if (!way) return;
  const paths = [];
  for (const [one, other] of visits.slice(-mostMoves - 1).map((visit, n, all) => [visit, all[n + 1]])) {
    if (!other) break;
    const [from, to] = [one, other].map(({ key }) => cardOf(key));
    const link = (atlas.sheet?.links ?? []).findIndex((link) =>
      link.from === from.number && link.to === to.number);
    const edge = link < 0 ? null : view.querySelector(`.over .edge[data-link="${link}"]`);
    if (edge) edge.classList.add("taken");
    else paths.push(wayBetween(from.slot, to.slot));
  }
  way.innerHTML = paths.map((path) => `<path d="${path}"/>`).join("");
}

function wayBetween([x, y, width, height], [toX, toY, toWidth, toHeight]) {
  const isRight = toX > x;
  const start = [x + (isRight ? width : 0), y + height * .4];
  const end = [toX + (isRight ? 0 : toWidth), toY + toHeight * .4];
  const bend = Math.max(40, Math.abs(end[0] - start[0]) / 2) * (isRight ? 1 : -1);
  return `M${start}C${start[0] + bend} ${start[1]} ${end[0] - bend} ${end[1]} ${end}`;
}

/**
 * Chooses a place, or none if it is chosen already.
 * @param {string} key
 */
export function choosePlace(key) {
  atlas.chosen = atlas.chosen === key ? null : key;
  keepAddress(atlas.chosen);
  showChosen();
}

// Shows the chosen place and its buttons.
function showChosen() {
  const card = cardOf(atlas.chosen);
  for (const one of allCards()) mark(one.node, "chosen", one === card);
  const box = find("#map-place");
  box.hidden = !card;
  if (!card) return;
  write(find("b", box), card.name);
  const isHere = card.node.classList.contains("here");
  const seen = card.node.classList.contains("visited");
  write(find("span", box), isHere ? "You are here" : seen ? "You have been here"
    : card.lane === card.name ? "" : card.lane);
  const go = find("#go-there");
  go.hidden = document.body.classList.contains("shared") || isHere || !card.script.length
    || session.problem != null;
  find("#show-visit").hidden = isHere || !seen;
}

/**
 * Goes to a place, or to the last visit of it in a recording.
 * @param {string} place
 */
export function goTo(place) {
  if (document.body.classList.contains("shared")) return showVisit(place);
  send("go", { place }, ({ text }) => {
    showNow();
    notify(text, 8000);
  });
}

async function showVisit(place) {
  const { visits } = await ask("path", { branch: view.branch, step: countOf(view.branch) - 1 });
  const visit = visits.findLast((one) => one.key === place);
  if (visit) lookAt(view.branch, visit.last ?? visit.step);
}

find("#go-there").onclick = () => goTo(atlas.chosen);
find("#show-visit").onclick = () => showVisit(atlas.chosen);
