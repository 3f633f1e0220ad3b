// The sheets of a map: pages in their devices, lines that begin at their buttons, and the part in sight.

import { readPicture } from "../device/picture.js";
import { find, make, makeVector, set } from "../device/tool.js";
import { choose } from "../map.js";
import { drawInSight, makeCanvas, placeCard } from "./canvas.js";
import { follow } from "./panel.js";

const data = JSON.parse(find("#data").textContent);
const pictures = data.pictures.map((text) => readPicture(text, data.images));
const nodes = [...document.querySelectorAll(".sheet")];
export const sheets = data.sheets.map((sheet, number) => ({ ...sheet, number, node: nodes[number],
  under: nodes[number].querySelector(".under"), over: nodes[number].querySelector(".over"),
  slots: nodes[number].querySelector(".slots") }));

/**
 * Makes the place of a card.
 * @param {Sheet} sheet
 * @param {Card} card
 * @param {number} number
 */
export function makePlace(sheet, card, number) {
  const node = make("button", "place");
  placeCard(node, card);
  node.classList.toggle("new", card.isNew);
  node.classList.toggle("less", !card.isNew && card.lost.length > 0);
  if (card.missing.length) {
    node.append(make("span", "only", {}, `not on ${card.missing.join(", ")}`));
    node.lastChild.style.fontSize = `${11.5 / Math.max(.4, fitScale(sheet))}px`;
  }
  Object.assign(node, { sheet, number });
  Object.assign(card, { node, number, sheet });
  sheet.slots.append(node);
  drawInSight(node, sheet, () => pictures[card.picture]);
}

function fitScale(sheet) {
  return Math.min(1430 / parseFloat(sheet.node.style.width), 844 / Number(sheet.node.dataset.height));
}

/**
 * Gives a line and its number a class, or takes it away.
 * @param {SVGElement | null} edge
 * @param {string} name
 * @param {boolean} isMarked
 */
export function markEdge(edge, name, isMarked) {
  edge?.classList.toggle(name, isMarked);
  edge?.count?.classList.toggle(name, isMarked);
}

/**
 * Gives the lines of a sheet their titles and the room in which they can be clicked.
 * @param {Sheet} sheet
 */
export function prepareEdges(sheet) {
  sheet.edges = sheet.links.map((_, number) =>
    sheet.over.querySelector(`.edge[data-link="${number}"]`));
  sheet.edges.forEach((edge, number) => {
    if (!edge) return;
    edge.count = sheet.over.querySelector(`.count[data-link="${number}"]`);
    const line = edge.querySelector("path");
    line.classList.add("line");
    const hit = line.cloneNode();
    for (const [name, value] of [["class", "hit"], ["stroke", "transparent"], ["stroke-width", "14"]]) {
      set(hit, name, value);
    }
    edge.append(hit);
    const own = sheet.cards[sheet.links[number].from].edges.filter((one) => one.link === number);
    edge.classList.toggle("differs", own.length > 0 && own.every((one) => one.missing.length));
    edge.classList.toggle("new", own.some((one) => one.isNew));
    edge.prepend(makeVector("title", {}, own.map((one) => `${one.cause} → ${one.target}`).join("\n")));
    hit.addEventListener("click", (event) => {
      event.stopPropagation();
      follow(sheet, sheet.links[number]);
    });
  });
}

// The view of the sheets: how large they are, and which part of them is in sight.


export const paper = find("#paper");
export const view = makeCanvas(paper, find("#view"), () => placed, fit);
// The boxes of all cards in view.
let placed = [];

/**
 * The sheets in view.
 * @returns {Sheet[]}
 */
export const shown = () => sheets.filter((sheet) => !sheet.node.hidden);

const scale = (width, height) =>
  Math.min(1.3, (paper.clientWidth - 8) / width, (paper.clientHeight - 8) / height);

// Puts several sheets into the rows in which they are largest, and returns their size.
function pack(all) {
  const sizes = all.map((_, last) => {
    const line = all.slice(0, last + 1).reduce((sum, { node }) => sum + node.offsetWidth + 61, -60);
    find("#view").style.width = `${Math.max(line, ...all.map(({ node }) => node.offsetWidth))}px`;
    return [find("#view").offsetWidth, find("#view").offsetHeight];
  });
  const best = sizes.reduce((one, other) => scale(...other) > scale(...one) ? other : one);
  find("#view").style.width = `${best[0]}px`;
  return best;
}

/** Shows all sheets in view as large as possible. */
export function fit() {
  const all = shown();
  const single = all.length === 1;
  find("#view").classList.toggle("all", !single);
  find("#view").style.width = "";
  const { node } = all[0];
  let top = single ? Number(node.dataset.top) : 0;
  let [width, height] = single ? [node.offsetWidth, Number(node.dataset.height)] : pack(all);
  placed = boxes(all.flatMap((sheet) => sheet.cards), "slot");
  const k = scale(width, height);
  // The heading and the lists below the legend have no room on a full screen. The toolbar has the title,
  // and the panel has the lists.
  const isBare = single && node.offsetHeight * k > paper.clientHeight - 8;
  find("#view").classList.toggle("bare", isBare);
  if (single && !isBare) [top, height] = [0, node.offsetHeight];
  // In a small window the map begins with the first place, which is large enough to be recognized.
  const [first] = all[0].cards;
  const least = paper.clientWidth < 700 ? 130 / first.slot[2] : 0;
  if (k < least) return view.frame(boxes([first]), least, least);
  view.put((paper.clientWidth - width * k) / 2,
    Math.max(4, (paper.clientHeight - height * k) / 2) - top * k, k);
}

// Returns the boxes of cards with their names, also with their alerts or only with their pictures ("slot").
const boxes = (cards, part = "box") => cards.map((card) => {
  const [x, y, width, height] = card[part], { node } = card.sheet;
  const top = node.offsetTop + Number(node.dataset.top);
  return [node.offsetLeft + x, top + y - 24, node.offsetLeft + x + width, top + y + height];
});

/**
 * Moves the view as little as it takes to show a card.
 * @param {Card} card
 */
export function reveal(card) {
  if (card.sheet.node.hidden) choose(String(card.sheet.number));
  view.reveal(card.node);
}

/**
 * Shows some cards as large as they can be, and at least so large that their names can be read.
 * @param {Card[]} cards
 */
export function frame(cards) {
  if (!cards.length) return fit();
  const size = Math.min(...[...cards[0].sheet.over.querySelectorAll("text")]
    .map((text) => Number(text.getAttribute("font-size"))));
  view.frame(boxes(cards), 11.05 / size, 1.3);
}
