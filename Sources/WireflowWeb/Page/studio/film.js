// The film strip: a frame for each step around the playhead.

import { kindFor, makeStill, sizes } from "../device/picture.js";
import { app } from "../device/stage.js";
import { find, list, make, mark, set, write } from "../device/tool.js";
import { showWaySoon } from "../map/studio-map.js";
import { actionInLog } from "./inspector.js";
import { fetchSteps, frameOf, lookAt, moveBy, session, showNow, view } from "./timeline.js";

const film = { timer: 0, width: 0, place: "" };
const [frameHeight, gap] = [92, 14];

new ResizeObserver(([entry]) => {
  film.width = entry.contentRect.width;
  showPlayhead();
}).observe(find("#film"));

const actionOf = (step) => frameOf(step)?.action ?? actionInLog(step);

/** Updates everything that names or marks the step in view. */
export function showPlayhead() {
  const { step, isLive } = view, { count } = session;
  const [slider, action] = [find("#playhead"), actionOf(step) ?? ""];
  slider.max = Math.max(0, count - 1);
  slider.value = step;
  set(slider, "aria-valuetext", `Step ${step + 1} of ${count}: ${action}`);
  write(find("#step-name"), action);
  const time = document.body.classList.contains("shared") ? "Step" : isLive ? "Now: step" : "Past: step";
  write(find("#step-count"), `${time} ${step + 1} of ${count}`);
  find("#earlier").disabled = step <= 0;
  find("#later").disabled = step >= count - 1;
  find("#show-now").disabled = isLive;
  find("#save-test").hidden = !session.canSave;
  showFrames();
  showWaySoon();
}

// Shows the frames around the playhead, as many as fit.
function showFrames() {
  const { count } = session;
  const kind = find("#device").dataset.device ?? "phone";
  const [width, height] = sizes[kind];
  const pitch = Math.ceil(width * frameHeight / height) + gap;
  const room = Math.max(1, Math.floor(film.width / pitch));
  const first = Math.max(0, Math.min(view.step - Math.floor(room / 2), count - room));
  const numbers = Array.from({ length: Math.min(room, count) }, (_, place) => first + place);
  const slider = find("#playhead");
  // The playhead is below its frame while all frames fit.
  const isAligned = count <= room && count > 1 && film.width > 0;
  slider.style.marginInlineStart = isAligned ? `${pitch / 2 - 11}px` : "";
  slider.style.width = isAligned ? `${(count - 1) * pitch + 22}px` : "";
  list(find("#film"), numbers, (number) => `${kind} ${number}`, (number) => {
    const node = make("button", "frame", { tabindex: "-1" });
    node.style.width = `${pitch - gap}px`;
    node.onclick = () => lookAt(number);
    node.number = number;
    return node;
  }, (node, number) => {
    const action = actionOf(number);
    set(node, "data-verb", action?.split(" ")[0]);
    set(node, "aria-label", action ? `Step ${number + 1}, ${action}` : `Step ${number + 1}`);
    set(node, "aria-current", number === view.step ? "step" : null);
    mark(node, "later", number > view.step);
  });
  // While the playhead moves, no frame is drawn. An app that changes on its own stops nothing.
  const place = `${kind} ${view.step} ${count}`;
  if (film.timer && film.place === place) return;
  film.place = place;
  clearTimeout(film.timer);
  film.timer = setTimeout(drawFrames, 120);
}

// The last step of the running app goes on.
const pictureOf = ({ number }) => number === session.count - 1 ? app.live?.picture
  : frameOf(number)?.drawing?.picture;

// Draws one frame in each turn of the browser.
async function drawFrames() {
  film.timer = 0;
  if (!film.width) return;
  const nodes = [...find("#film").children];
  const missing = nodes.find((node) => !pictureOf(node) && !frameOf(node.number));
  if (missing && !film.isFetching) {
    film.isFetching = true;
    await fetchSteps(missing.number, missing.number + 4);
    film.isFetching = false;
  }
  const node = nodes.find((one) => one.isConnected && pictureOf(one) && one.drawn !== pictureOf(one));
  if (!node) return;
  node.drawn = pictureOf(node);
  // A step on another wireframe has another device, in the middle of its frame.
  const kind = kindFor(node.drawn);
  const [[width, height], still] = [sizes[kind], makeStill(node.drawn, kind)];
  const scale = Math.min(frameHeight / height, node.clientWidth / width);
  still.style.transform = `translate(${(node.clientWidth - width * scale) / 2}px,
    ${(frameHeight - height * scale) / 2}px) scale(${scale})`;
  node.replaceChildren(still);
  film.timer ||= setTimeout(drawFrames, 0);
}

find("#playhead").oninput = (event) => lookAt(Number(event.target.value));
find("#earlier").onclick = () => moveBy(-1);
find("#later").onclick = () => moveBy(1);
find("#show-now").onclick = showNow;
