// The page of the maps of an app: the choice of sheets, the filter, the keys, and print.

import { find, make } from "./device/tool.js";
import { placeInAddress, searchBy } from "./map/canvas.js";
import { close, everywhere, light, open, openAddress, say, showTraps, walk } from "./map/panel.js";
import { drawPlace, fit, frame, makePlace, markEdge, paper, prepareEdges, sheets, shown,
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
  const cards = shown().flatMap((sheet) => sheet.cards);
  options("flow", new Set(cards.flatMap((card) => card.flows)));
  options("action", new Set(cards.flatMap((card) => card.edges.map((edge) => edge.verb))));
  const count = shown().reduce((sum, sheet) => sum + sheet.traps.length, 0);
  find("#traps").hidden = count === 0;
  find("#traps").textContent = `${count} ${count === 1 ? "trap" : "traps"}`;
  filter();
  fit();
}

function options(id, values) {
  const old = find(`#${id}`).value;
  find(`#${id}`).replaceChildren(new Option("all", ""), ...[...values].sort().map((one) => new Option(one)));
  find(`#${id}`).value = values.has(old) ? old : "";
}

const changed = (card) => card.isNew || card.lost.length > 0 || card.edges.some((one) => one.isNew);

function filter() {
  const words = find("#search").value.toLowerCase(), flow = find("#flow").value, verb = find("#action").value;
  const isOnlyChanged = find("#changes")?.getAttribute("aria-pressed") === "true";
  const found = [];
  for (const sheet of shown()) {
    const hits = new Set();
    for (const card of sheet.cards) {
      const text = `${card.name} ${card.screen} ${card.lane} ${card.edges.map((edge) =>
        `${edge.cause} ${edge.target} ${edge.effects}`).join(" ")}`.toLowerCase();
      const isHit = (!flow || card.flows.includes(flow))
        && (!verb || card.edges.some((edge) => edge.verb === verb))
        && (!isOnlyChanged || changed(card)) && text.includes(words);
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

// Walks along the edges of the open card: up and down choose one, right follows it, and left
// goes back.
function step(key) {
  const { card } = walk;
  if (!card) return false;
  const leading = card.edges.filter((edge) => edge.to != null);
  if (key === "ArrowLeft") {
    const before = walk.past.pop() ?? card.sheet.cards.find((other) =>
      other !== card && other.edges.some((edge) => edge.to === card.number));
    if (before) open(before, true);
  } else if (key === "ArrowRight" || key === "Enter") {
    const edge = leading[Math.max(0, walk.edge)];
    if (edge) open(card.sheet.cards[edge.to]);
  } else if (leading.length) {
    const count = leading.length;
    walk.edge = walk.edge < 0 ? (key === "ArrowDown" ? 0 : count - 1)
      : (walk.edge + (key === "ArrowDown" ? 1 : -1) + count) % count;
    const edge = leading[walk.edge];
    light(card.sheet, (_, number) => number === edge.link);
    say(`${edge.cause} → ${edge.target}`);
  }
  return true;
}

function key(event) {
  if (event.target.matches("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  // A button has its own key, but the open card goes on along its edge.
  if (event.target.closest("button") && event.target.card !== walk.card
    && ["Enter", " "].includes(event.key)) return;
  if (event.key === "Escape") close();
  else if (event.key === "/") find("#search").focus();
  else if (!(walk.card && /^Arrow|Enter/.test(event.key) && step(event.key))
    && !view.press(event.key)) return;
  event.preventDefault();
}

// Puts each sheet on a page of its own, as large as the paper allows.
function prepare(name) {
  const [width, height] = { A3: [1511, 1046], A4: [1046, 717] }[name] ?? [1046, 717];
  find("#page-size")?.remove();
  document.head.append(make("style", "", { id: "page-size" },
    `@page { size: ${name || "A4"} landscape; margin: 10mm }`));
  for (const sheet of shown()) {
    sheet.cards.forEach((card) => drawPlace(card.node));
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
document.onkeydown = key;
document.querySelectorAll("[data-show]").forEach((one) => {
  one.onclick = () => choose(one.dataset.show);
});
find("#action").onchange = filter;
searchBy(find("#search"), { filter, show: frame, choose: open });
find("#flow").onchange = ({ target }) => {
  filter();
  if (!target.value) return fit();
  frame(shown().flatMap((sheet) => sheet.cards).filter((card) => card.flows.includes(target.value)));
};
find("#anywhere").onclick = everywhere;
find("#traps").onclick = showTraps;
find("#print").onchange = (event) => {
  const size = event.target.value;
  event.target.value = "";
  if (size) { prepare(size); requestAnimationFrame(() => print()); }
};
addEventListener("beforeprint", () => { if (!find("#page-size")) prepare("A4"); });
if (find("#changes")) find("#changes").onclick = (event) => {
  const isOn = event.target.getAttribute("aria-pressed") === "true";
  event.target.setAttribute("aria-pressed", !isOn);
  filter();
};
addEventListener("resize", fit);
const address = placeInAddress();
choose("0");
openAddress(address);
addEventListener("hashchange", () => openAddress(placeInAddress()));
globalThis.wireflowMap = { sheets, view, open, choose, prepare, drawPlace };
