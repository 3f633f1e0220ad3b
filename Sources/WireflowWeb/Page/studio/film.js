// The film strip: a frame for each step, the playhead, and the branches.

import { icon } from "../device/icon.js";
import { makeStill, pointAt } from "../device/picture.js";
import { app } from "../device/stage.js";
import { find, list, make, mark, set, write } from "../device/tool.js";
import { showWaySoon } from "../map/map-way.js";
import { compareWith, kindFor, nameOfBranch, sides, stepsInView } from "./compare.js";
import { logPane } from "./inspector.js";
import { branchHere, countOf, fetchSteps, frames, keyOfStep, lookAt, moveBy, session, showNow,
  view } from "./timeline.js";

const film = { stills: new Map(), timer: 0, width: 0 };
const [frameHeight, mostStills, gap] = [92, 120, 14];

export const sizes = { phone: [393, 852], tablet: [1120, 820], desktop: [1320, 880] };

new ResizeObserver(([entry]) => {
  film.width = entry.contentRect.width;
  showPlayhead();
}).observe(find("#film"));

/** Updates everything that names or marks the step in view. */
export function showPlayhead() {
  const [count, span, place] = [countOf(view.branch), stepsInView(), view.step + view.beyond];
  const slider = find("#playhead");
  if (slider.max !== String(Math.max(0, span - 1))) slider.max = Math.max(0, span - 1);
  if (slider.value !== String(place)) slider.value = place;
  const frame = frames.get(keyOfStep(view.branch, view.step));
  const action = frame?.action ?? actionInLog(view.step) ?? "";
  set(slider, "aria-valuetext", `Step ${place + 1} of ${span}: ${action}`);
  write(find("#step-name"), action);
  const time = document.body.classList.contains("shared") ? "Step" : view.isLive ? "Now: step" : "Past: step";
  write(find("#step-count"), `${time} ${place + 1} of ${span}`);
  find("#earlier").disabled = place <= 0;
  find("#later").disabled = place >= span - 1;
  find("#branch-here").disabled = view.isLive || session.problem != null;
  set(find("#branch-here"), "title", session.problem ?? "Branch here (b)");
  find("#show-now").disabled = view.isLive;
  find("#save-test").hidden = !session.canSave;
  showBranches();
  showFrames(count, span);
  showWaySoon();
}

function actionInLog(step) {
  if (logPane.branch !== view.branch) return null;
  const log = find("#log");
  const first = Number(log.firstElementChild?.dataset.step ?? 0);
  return log.children[step - first]?.firstElementChild?.textContent.slice(2);
}

function showBranches() {
  const branches = session.branches.length > 1 ? session.branches : [];
  find("#branches").hidden = branches.length === 0;
  list(find("#branches"), branches, (branch) => branch.id, () => {
    const button = make("button", "branch", {}, make("b"), make("span"));
    const compare = make("button", "beside-branch", {}, icon("compare"));
    const node = make("div", "branch-box", {}, button, compare);
    button.onclick = () => lookAt(node.branch.id, node.branch.count - 1);
    compare.onclick = () => compareWith(compare.ariaPressed === "true" ? null
      : [{ id: node.branch.id, title: nameOfBranch(node.branch.id) }]);
    return node;
  }, (node, branch) => {
    node.branch = branch;
    const [button, compare] = node.children;
    write(button.firstChild, nameOfBranch(branch.id));
    write(button.lastChild, branch.step == null
      ? ` ${branch.count} steps`
      : ` from step ${branch.step + 1}: ${branch.difference ?? ""}`);
    set(button, "aria-pressed", String(branch.id === view.branch));
    compare.hidden = branch.id === view.branch;
    compare.title = `Compare with ${nameOfBranch(branch.id)}`;
    set(compare, "aria-label", compare.title);
    set(compare, "aria-pressed", String(sides().some((side) => side.id === branch.id)));
  });
}

// Shows the frames around the playhead, as many as fit.
function showFrames(count, span) {
  const box = find("#film");
  const kind = find("#device").dataset.device ?? "phone";
  const [width, height] = sizes[kind] ?? sizes.phone;
  const pitch = Math.ceil(width * frameHeight / height) + gap;
  const room = Math.max(1, Math.floor(film.width / pitch));
  const first = count <= room ? 0
    : Math.max(0, Math.min(view.step - Math.floor(room / 2), count - room));
  const numbers = Array.from({ length: Math.min(room, count) }, (_, place) => first + place);
  const slider = find("#playhead");
  // The playhead is below its frame while all frames fit.
  const isAligned = span <= room && span > 1 && film.width > 0;
  slider.style.marginInlineStart = isAligned ? `${pitch / 2 - 11}px` : "";
  slider.style.width = isAligned ? `${(span - 1) * pitch + 22}px` : "";
  turnFilm(box, first);
  list(box, numbers, (number, place) => place, () => {
    const node = make("button", "frame", { tabindex: "-1" });
    node.onclick = () => lookAt(node.branch, node.number);
    return node;
  }, (node, number) => {
    const width = `${pitch - gap}px`;
    if (node.style.width !== width) node.style.width = width;
    Object.assign(node, { branch: view.branch, number });
    // The last frame keeps its drawing until a new one is made.
    if (node.still && node.stillOf !== keyOfFrame(node)) {
      node.replaceChildren();
      node.still = null;
    }
    const action = frames.get(keyOfStep(view.branch, number))?.action ?? actionInLog(number);
    set(node, "data-verb", action?.split(" ")[0]);
    set(node, "aria-label", action ? `Step ${number + 1}, ${action}` : `Step ${number + 1}`);
    set(node, "aria-current", number === view.step ? "step" : null);
    mark(node, "later", number > view.step);
  });
  // While the playhead moves, no frame is drawn. An app that changes on its own stops nothing.
  const place = `${kind} ${view.branch} ${view.step} ${first} ${numbers.length}`;
  if (film.place === place && film.isDue) return;
  Object.assign(film, { place, isDue: true });
  clearTimeout(film.timer);
  film.timer = setTimeout(() => drawFrames(kind), 120);
}

// Moves the nodes of a strip that runs on by a few steps, so that most keep their drawings.
function turnFilm(box, first) {
  const way = first - (film.first ?? first);
  film.first = first;
  const nodes = [...box.children];
  if (way === 0 || Math.abs(way) >= nodes.length) return;
  const moved = way > 0 ? nodes.slice(0, way) : nodes.slice(way);
  if (way > 0) box.append(...moved);
  else box.prepend(...moved);
  box.nodesByKey = new Map([...box.children].entries());
}

// Draws one frame in each turn of the browser.
async function drawFrames(kind) {
  film.isDue = false;
  if (!film.width) return;
  const nodes = [...find("#film").children];
  const missing = nodes.find((node) => !isOpen(node) && !frames.has(keyOfStep(node.branch, node.number)));
  if (missing && !film.isFetching) {
    film.isFetching = true;
    await fetchSteps(missing.branch, missing.number, missing.number + 4);
    film.isFetching = false;
  }
  const node = nodes.find((one) => one.isConnected && one.still !== stillKey(one) && pictureOf(one));
  if (!node) return;
  const key = stillKey(node);
  const [own, width, height] = deviceOf(pictureOf(node), kind);
  const still = film.stills.get(key) ?? makeStill(pictureOf(node), own, width, height);
  const scale = Math.min(frameHeight / height, node.clientWidth / width);
  still.style.transform = `translate(${(node.clientWidth - width * scale) / 2}px,
    ${(frameHeight - height * scale) / 2}px) scale(${scale})`;
  node.replaceChildren(still);
  Object.assign(node, { still: key, stillOf: keyOfFrame(node) });
  film.stills.delete(key);
  film.stills.set(key, still);
  if (film.stills.size > mostStills) film.stills.delete(film.stills.keys().next().value);
  film.timer = setTimeout(() => drawFrames(kind), 0);
}

// The last step of the running app goes on.
const isOpen = (node) => node.branch === session.current && node.number === countOf(session.current) - 1;

const pictureOf = (node) => isOpen(node) ? app.live?.picture
  : frames.get(keyOfStep(node.branch, node.number))?.drawing?.picture;

// A step on another wireframe has another device, in the middle of its frame.
function deviceOf(picture, kind) {
  const own = kindFor(picture) === kindFor(app.picture) ? kind : kindFor(picture);
  return [own, ...sizes[own]];
}

const keyOfFrame = (node) =>
  `${find("#device").dataset.device} ${keyOfStep(node.branch, node.number)}`;

const stillKey = (node) => `${keyOfFrame(node)}${isOpen(node) ? ` ${app.live?.version}` : ""}`;

find("#playhead").oninput = (event) => lookAt(view.branch, Number(event.target.value));
find("#earlier").onclick = () => moveBy(-1);
find("#later").onclick = () => moveBy(1);
find("#show-now").onclick = showNow;
find("#branch-here").onclick = branchHere;

// Plays the steps in front of the playhead, or all of them at the end.
const replay = { timer: 0 };

function showReplay(isOn) {
  const [button, name] = [find("#replay"), isOn ? "Stop" : "Replay"];
  find("svg", button).replaceWith(icon(isOn ? "stop" : "play"));
  write(find("span", button), name);
  button.title = name;
  set(button, "aria-label", name);
  set(button, "aria-pressed", String(isOn));
}

function stopReplay() {
  clearTimeout(replay.timer);
  replay.timer = 0;
  showReplay(false);
}

find("#replay").onclick = () => {
  if (replay.timer) return stopReplay();
  if (view.step + view.beyond >= stepsInView() - 1) lookAt(view.branch, 0);
  showReplay(true);
  const step = async () => {
    const { timer } = replay;
    const next = view.step + view.beyond + 1;
    if (next >= stepsInView()) return stopReplay();
    await pointAt(frames.get(keyOfStep(view.branch, next))?.action ?? actionInLog(next));
    // The user may have stopped the replay or moved the playhead meanwhile.
    if (replay.timer !== timer) return;
    lookAt(view.branch, next);
    replay.timer = setTimeout(step, 900);
  };
  replay.timer = setTimeout(step, 900);
};
