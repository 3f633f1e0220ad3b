// The view of the sheets: how large they are, and which part of them is in sight.

import { find } from "../device/tool.js";
import { choose } from "./filter.js";
import { sheets } from "./sheet.js";

export const view = { x: 0, y: 0, k: 1, isDragged: false };
export const paper = find("#paper");

export function apply() {
  find("#view").style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.k})`;
  find("#view").dataset.scale = view.k;
}
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
  view.k = scale(width, height);
  // The heading and the lists below the legend have no room on a full screen. The toolbar has the title,
  // and the panel has the lists.
  const isBare = single && node.offsetHeight * view.k > paper.clientHeight - 8;
  find("#view").classList.toggle("bare", isBare);
  if (single && !isBare) [top, height] = [0, node.offsetHeight];
  view.x = (paper.clientWidth - width * view.k) / 2;
  view.y = Math.max(4, (paper.clientHeight - height * view.k) / 2) - top * view.k;
  apply();
}

export function zoom(factor, x, y) {
  const k = Math.min(5, Math.max(.05, view.k * factor));
  view.x = x - (x - view.x) * k / view.k;
  view.y = y - (y - view.y) * k / view.k;
  view.k = k;
  apply();
}

// Moves the view as little as it takes to show a card.
export function reveal(card) {
  if (card.sheet.node.hidden) choose(String(card.sheet.number));
  const box = card.node.getBoundingClientRect(), room = paper.getBoundingClientRect();
  const shift = (start, end, low, high) => start < low ? low - start : end > high ? high - end : 0;
  view.x += shift(box.left - 24, box.right + 24, room.left, room.right);
  view.y += shift(box.top - 40, box.bottom + 24, room.top, room.bottom);
  apply();
}

// Shows some cards as large as they can be, and at least so large that their names can be read.
export function frame(cards) {
  const boxes = cards.map((card) => {
    const [x, y, width, height] = card.box, { node } = card.sheet;
    const top = node.offsetTop + Number(node.dataset.top);
    return [node.offsetLeft + x, top + y - 24, node.offsetLeft + x + width, top + y + height];
  });
  if (!boxes.length) return fit();
  const [left, top] = [0, 1].map((n) => Math.min(...boxes.map((box) => box[n])) - 24);
  const [right, bottom] = [2, 3].map((n) => Math.max(...boxes.map((box) => box[n])) + 24);
  const size = Math.min(...[...cards[0].sheet.over.querySelectorAll("text")]
    .map((text) => Number(text.getAttribute("font-size"))));
  const [width, height] = [paper.clientWidth, paper.clientHeight];
  view.k = Math.max(11.05 / size,
    Math.min(1.3, width / (right - left), height / (bottom - top)));
  view.x = Math.max(0, (width - (right - left) * view.k) / 2) - left * view.k;
  view.y = Math.max(0, (height - (bottom - top) * view.k) / 2) - top * view.k;
  apply();
}
