// The view of the sheets: how large they are, and which part of them is in sight.

import { find } from "../device/tool.js";
import { makeCanvas } from "./canvas.js";
import { choose } from "./filter.js";
import { sheets } from "./sheet.js";

export const paper = find("#paper");
export const view = makeCanvas(paper, find("#view"), () => placed, fit);
// The boxes of all cards in view.
let placed = [];

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

// Moves the view as little as it takes to show a card.
export function reveal(card) {
  if (card.sheet.node.hidden) choose(String(card.sheet.number));
  view.reveal(card.node);
}

// Shows some cards as large as they can be, and at least so large that their names can be read.
export function frame(cards) {
  if (!cards.length) return fit();
  const size = Math.min(...[...cards[0].sheet.over.querySelectorAll("text")]
    .map((text) => Number(text.getAttribute("font-size"))));
  view.frame(boxes(cards), 11.05 / size, 1.3);
}
