// The comparison: the app on its other wireframes beside it, with one playhead.

import { place } from "../device/layer.js";
import { kindFor, makeStill, sizes } from "../device/picture.js";
import { app, send, stage } from "../device/stage.js";
import { find, list, make, mark, set, write } from "../device/tool.js";
import { isMapOpen } from "../map/studio-map.js";
import { isWait } from "./inspector.js";
import { fetchOne, frameOf, session, view } from "./timeline.js";

find("#compare").onclick = () => send("companions", { isOn: session.companions.length === 0 });

// Returns the step of a wireframe at the playhead, or nothing while it is on its way.
function stepOf(side) {
  if (view.isLive) return side;
  const frame = frameOf(view.step, side.name);
  if (!frame) return void fetchOne(view.step, side.name);
  return { ...frame, picture: frame.drawing?.picture };
}

/** Shows the same step on all wireframes, and marks where they differ. */
export function showSides() {
  const sides = session.companions;
  document.body.classList.toggle("side-by-side", sides.length > 0);
  set(find("#compare"), "aria-pressed", String(sides.length > 0));
  find("#compare").hidden = !session.canCompare;
  find("#own-caption").hidden = sides.length === 0;
  const own = view.isLive ? session : frameOf(view.step) ?? {};
  const steps = sides.map(stepOf);
  const title = app.live?.wireframes.find((one) => one.isOn)?.title ?? "";
  if (sides.length) showCaption(find("#own-caption"), title, own, steps);
  list(find("#companions"), sides, (side) => side.name, makeSide, (node, side, number) => {
    const step = steps[number];
    if (!step?.picture) return;
    const kind = kindFor(step.picture);
    node.firstChild.replaceChildren(makeStill(step.picture, kind));
    fit(node.firstChild);
    showCaption(node.lastChild, side.title, step, [own]);
  });
  fit(find("#own-box"));
}

function makeSide(side) {
  const box = make("div", "companion-box");
  new ResizeObserver(() => fit(box)).observe(box);
  return make("section", "companion", { "aria-label": side.title }, box, make("div", "caption"));
}

// The least width of a device with columns, which a smaller window shows at a scale.
const leastWidth = 820;

/**
 * Scales a device to its box.
 * @param {HTMLElement} box
 */
export function fit(box) {
  const device = box.firstElementChild;
  const kind = find("[data-device]", box)?.dataset.device;
  if (!kind) return;
  const isBeside = document.body.classList.contains("side-by-side");
  // Beside the map a tablet has too little room for its columns.
  const isNarrow = !isBeside && kind !== "phone" && (isMapOpen() || box.clientWidth < leastWidth);
  mark(box, "is-scaled", isBeside || isNarrow);
  if (!isBeside && !isNarrow) {
    device.style.cssText = "";
    return;
  }
  let [width, height] = sizes[kind];
  // An upright device has the room of an upright window.
  if (isNarrow) [width, height] = [leastWidth, box.clientHeight * leastWidth / box.clientWidth];
  const scale = Math.min(1, box.clientWidth / width, box.clientHeight / height);
  Object.assign(device.style, { width: `${width}px`, height: `${height}px`, flex: "none",
    transform: `scale(${scale})` });
}

function showCaption(node, title, { lines = [], place = "" }, others) {
  if (!node.firstChild) node.append(make("h2"), make("p", "where"), make("div", "effects"));
  write(node.firstChild, title);
  for (const [name, value] of [["tabindex", "0"], ["role", "group"], ["aria-label", title]]) {
    set(node, name, value);
  }
  const known = others.filter((one) => one?.lines);
  const isElsewhere = known.some((one) => one.place !== place);
  mark(node.children[1], "differs", isElsewhere);
  write(node.children[1], isElsewhere ? `Differs: at “${place}”` : `At “${place}”`);
  const effects = lines.slice(1).filter((line) => !isWait(line));
  list(node.lastChild, effects, (line, index) => index, () => make("div", "effect"), (line, text) => {
    write(line, text.trim());
    mark(line, "differs", known.some((one) => !one.lines.includes(text)));
  });
}

new ResizeObserver(([{ target }]) => {
  fit(target);
  for (const layer of stage.modals.values()) place(layer, layer.modal);
}).observe(find("#own-box"));
