// The page of the maps of an app.

import { find } from "./device/tool.js";
import { choose, filter, key, prepare } from "./map/filter.js";
import { apply, fit, frame, paper, shown, view, zoom } from "./map/fit.js";
import { close, everywhere, open, showTraps } from "./map/panel.js";
import { drawPlace, makePlace, prepareEdges, sheets } from "./map/sheet.js";

for (const sheet of sheets) {
  prepareEdges(sheet);
  sheet.cards.forEach((card, number) => makePlace(sheet, card, number));
  for (const mark of sheet.over.querySelectorAll(".mark, .trap")) {
    const card = sheet.cards[Number(mark.closest(".card").dataset.card)];
    mark.onclick = () => { if (!view.isDragged) open(card); };
  }
}
let drag = null;
paper.onpointerdown = (event) => {
  view.isDragged = false;
  drag = { x: event.clientX, y: event.clientY, vx: view.x, vy: view.y };
};
paper.onpointermove = (event) => {
  if (!drag || !event.buttons) { drag = null; return; }
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  if (Math.hypot(x, y) > 4) view.isDragged = true;
  if (!view.isDragged) return;
  view.x = drag.vx + x;
  view.y = drag.vy + y;
  apply();
};
paper.onclick = (event) => {
  drag = null;
  if (view.isDragged) return;
  const place = event.target.closest(".place");
  if (place) open(place.card);
  else if (!event.target.closest(".hit, .mark, .trap")) close();
};
paper.addEventListener("wheel", (event) => {
  event.preventDefault();
  const box = paper.getBoundingClientRect();
  if (event.ctrlKey || event.metaKey) {
    zoom(Math.exp(-event.deltaY / 200), event.clientX - box.x, event.clientY - box.y);
  } else { view.x -= event.deltaX; view.y -= event.deltaY; apply(); }
}, { passive: false });
document.onkeydown = key;
document.querySelectorAll("[data-show]").forEach((one) => {
  one.onclick = () => choose(one.dataset.show);
});
find("#action").onchange = find("#search").oninput = filter;
find("#flow").onchange = ({ target }) => {
  filter();
  if (!target.value) return fit();
  frame(shown().flatMap((sheet) => sheet.cards).filter((card) => card.flows.includes(target.value)));
};
find("#fit").onclick = fit;
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
choose("0");
globalThis.wireflowMap = { sheets, view, open, choose, prepare, drawPlace };
