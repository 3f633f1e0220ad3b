// The page of the maps of an app: the choice of sheets, the search, the keys, and print.

import { find } from "./device/tool.js";
import { close, everywhere, open, openAddress, placeInAddress, showTraps } from "./map/panel.js";
import { fit, frame, makePlace, markEdge, paper, prepareEdges, sheets, shown,
  view } from "./map/sheet.js";

/**
 * Shows one sheet, or all of them.
 * @param {string} name
 */
export function choose(name) {
  for (const sheet of sheets) sheet.node.hidden = name !== "all" && name !== String(sheet.number);
  document.querySelectorAll("[data-show]").forEach((one) =>
    one.setAttribute("aria-pressed", one.dataset.show === name));
  close();
  const count = shown().reduce((sum, sheet) => sum + sheet.traps.length, 0);
  find("#traps").hidden = count === 0;
  find("#traps").textContent = `${count} ${count === 1 ? "trap" : "traps"}`;
  filter();
  fit();
}

const changed = (card) => card.isNew || card.lost.length > 0 || card.edges.some((one) => one.isNew);

const textOf = (card) => [card.name, card.screen, card.lane, ...card.flows,
  ...card.edges.map((edge) => `${edge.cause} ${edge.target} ${edge.effects}`)].join(" ").toLowerCase();

// Dims the places without the searched words, and returns the others.
function filter() {
  const words = find("#search").value.toLowerCase();
  const isOnlyChanged = find("#changes")?.getAttribute("aria-pressed") === "true";
  const found = [];
  for (const sheet of shown()) {
    const hits = new Set();
    for (const card of sheet.cards) {
      const isHit = (!isOnlyChanged || changed(card)) && textOf(card).includes(words);
      card.node.classList.toggle("dimmed", !isHit);
      sheet.over.querySelector(`.card[data-card="${card.number}"]`)
        ?.classList.toggle("dimmed", !isHit);
      if (isHit) { hits.add(card.number); found.push(card); }
    }
    sheet.edges.forEach((edge, number) => markEdge(edge, "dimmed",
      !hits.has(sheet.links[number].from) && !hits.has(sheet.links[number].to)));
  }
  find("#count").textContent = `${found.length} ${found.length === 1 ? "place" : "places"}`;
  return found;
}

let hit = 0;

find("#search").oninput = ({ target }) => {
  const hits = filter();
  hit = 0;
  if (target.value) frame(hits);
};
// Return opens one hit after the other.
find("#search").onkeydown = (event) => {
  const hits = filter();
  if (event.key === "Enter" && hits.length) open(hits[hit++ % hits.length]);
  if (event.key !== "Escape") return;
  event.stopPropagation();
  event.target.value = "";
  filter();
  event.target.blur();
};

document.onkeydown = (event) => {
  if (event.target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") close();
  else if (event.key === "/") find("#search").focus();
  else if (!view.press(event.key)) return;
  event.preventDefault();
};

// Puts each sheet on a page of its own, as large as A4 allows.
function prepare() {
  const [width, height] = [1046, 717];
  for (const sheet of shown()) {
    sheet.cards.forEach(({ node }) => node.draw());
    const size = [sheet.node.offsetWidth, sheet.node.offsetHeight];
    const scale = Math.min(width / size[0], height / size[1]) * .995;
    const [x, y] = [(width / scale - size[0]) / 2, (height / scale - size[1]) / 2];
    sheet.node.style.setProperty("--paper-scale", scale);
    sheet.node.style.setProperty("--paper-margin", `${y}px ${x}px 0`);
  }
}

for (const sheet of sheets) {
  prepareEdges(sheet);
  sheet.cards.forEach((card, number) => makePlace(sheet, card, number));
  for (const mark of sheet.over.querySelectorAll(".mark, .trap")) {
    const card = sheet.cards[Number(mark.closest(".card").dataset.card)];
    mark.onclick = () => open(card);
  }
}
paper.onclick = (event) => {
  const place = event.target.closest(".place");
  if (place) open(place.card);
  else if (!event.target.closest(".hit, .mark, .trap")) close();
};
document.querySelectorAll("[data-show]").forEach((one) => {
  one.onclick = () => choose(one.dataset.show);
});
find("#anywhere").onclick = everywhere;
find("#traps").onclick = showTraps;
addEventListener("beforeprint", prepare);
if (find("#changes")) find("#changes").onclick = ({ target }) => {
  target.setAttribute("aria-pressed", target.getAttribute("aria-pressed") !== "true");
  filter();
};
addEventListener("resize", fit);
const address = placeInAddress();
choose("0");
openAddress(address);
addEventListener("hashchange", () => openAddress(placeInAddress()));
globalThis.wireflowMap = { sheets, view, open, choose, prepare };
