// The page of the maps of an app.

import { find } from "./device/tool.js";
import { placeInAddress, searchBy } from "./map/canvas.js";
import { choose, filter, key, prepare } from "./map/filter.js";
import { fit, frame, paper, shown, view } from "./map/fit.js";
import { close, everywhere, open, openAddress, showTraps } from "./map/panel.js";
import { drawPlace, makePlace, prepareEdges, sheets } from "./map/sheet.js";

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
