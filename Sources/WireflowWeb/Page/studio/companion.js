// The app on the other wireframes, side by side with the first one.

import { makeStage, onStage, stage } from "../device/drawing.js";
import { app, send } from "../device/host.js";
import { place } from "../device/layer.js";
import { forgetPages } from "../device/page.js";
import { draw, makeDevice } from "../device/picture.js";
import { find, list, make, mark, set, write } from "../device/tool.js";
import { isMapOpen } from "../map/studio-map.js";
import { sizes } from "./film.js";
import { isWait } from "./inspector.js";
import { frames, keyOfStep, look, titleOfWireframe, view } from "./timeline.js";

export const kindFor = (picture) =>
  picture.base.navigation === "sidebar" || picture.base.columns > 1 ? "tablet" : "phone";

// Shows the same step on the other wireframes, and marks where they differ.
export function showCompanions(all) {
  const isOn = all.length > 0;
  document.body.classList.toggle("side-by-side", isOn);
  set(find("#all"), "aria-pressed", String(isOn));
  find("#own-caption").hidden = !isOn;
  const own = view.isLive ? app.live?.session
    : frames.get(keyOfStep(view.branch, view.step))?.drawing;
  if (isOn) {
    const name = app.live?.wireframes.find((one) => one.isOn)?.name;
    showCaption(find("#own-caption"), titleOfWireframe(name), own, null);
  }
  list(find("#companions"), all, (one) => one.name, (one) => {
    const node = make("section", "companion", { "data-app": one.name, "aria-label": one.title });
    const box = make("div", "companion-box");
    const device = makeDevice(kindFor(one.picture));
    find(".screen", device).removeAttribute("data-still");
    box.append(device);
    node.append(box, make("div", "caption"));
    node.stage = makeStage();
    new ResizeObserver(() => fit(box)).observe(box);
    return node;
  }, (node, one) => {
    const device = find(".device", node);
    set(device, "data-device", kindFor(one.picture));
    // Lists in companions have the rows of their pictures.
    set(find(".screen", node), "data-still", "");
    onStage(node.stage, () => {
      const context = { isAnimated: false, focus: null, focused: document.activeElement };
      draw(one.picture, find(".screen", node), context);
      forgetPages(one.picture.alive);
    });
    showCaption(node.lastChild, one.title, one, own);
    fit(node.firstChild);
  });
  fit(find("#own-box"));
}

// The least width of a device with columns, which a smaller window shows at a scale.
const leastWidth = 820;

// Scales a device to its box.
export function fit(box) {
  const device = box.firstElementChild;
  const isBeside = document.body.classList.contains("side-by-side");
  const isTablet = !isBeside && device.dataset.device !== "phone";
  // Beside the map a tablet has too little room for its columns.
  const isNarrow = isTablet && (isMapOpen() || box.clientWidth < leastWidth);
  mark(box, "is-scaled", isBeside || isNarrow);
  if (!isBeside && !isNarrow) {
    device.style.cssText = "";
    return;
  }
  let [width, height] = sizes[device.dataset.device] ?? sizes.phone;
  // An upright device has the room of an upright window.
  if (isNarrow) [width, height] = [leastWidth, box.clientHeight * leastWidth / box.clientWidth];
  const scale = Math.min(1, box.clientWidth / width, box.clientHeight / height);
  Object.assign(device.style, { width: `${width}px`, height: `${height}px`, flex: "none",
    transform: `scale(${scale})` });
}

function showCaption(node, title, { effects = [], place = "" } = {}, own) {
  if (!node.firstChild) node.append(make("h2"), make("p", "place"), make("div", "effects"));
  write(node.firstChild, title);
  const isElsewhere = own !== null && own?.place !== place;
  mark(node.children[1], "differs", isElsewhere);
  write(node.children[1], isElsewhere ? `Differs: at “${place}”` : `At “${place}”`);
  const known = new Set(own?.effects ?? effects);
  list(node.lastChild, effects.filter((line) => !isWait(line)), (line, index) => index,
    () => make("div", "effect"), (line, text) => {
      write(line, text.trim());
      mark(line, "differs", !known.has(text));
    });
}

new ResizeObserver(([{ target }]) => {
  fit(target);
  for (const layer of stage.modals.values()) place(layer, layer.modal);
}).observe(find("#own-box"));

find("#all").onclick = () => {
  const isOn = find("#all").getAttribute("aria-pressed") !== "true";
  send("companions", { isOn }, () => {
    // The steps in the past have no drawings on the other wireframes yet.
    frames.clear();
    look();
  });
};
