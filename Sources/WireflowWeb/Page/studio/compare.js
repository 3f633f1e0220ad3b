// The comparison: other wireframes, a branch or another session beside the app, with one playhead.

import { place } from "../device/layer.js";
import { forgetPages } from "../device/page.js";
import { draw, makeDevice } from "../device/picture.js";
import { app, ask, makeStage, onStage, send, stage } from "../device/stage.js";
import { find, list, make, mark, set, write } from "../device/tool.js";
import { isMapOpen } from "../map/studio-map.js";
import { sizes } from "./film.js";
import { addBeyond, isWait, logPane } from "./inspector.js";
import { notify } from "./panels.js";
import { countOf, fetchOne, frames, keyOfStep, look, makeRecording, readSteps, recordings,
  session, sessionIn, view } from "./timeline.js";

/**
 * What is beside the app.
 * @typedef {object} Side
 * @property {number | string} id the branch, the name of the wireframe, or that of the recording
 * @property {string} title the title for the user
 * @property {object} [live] the last step of the app on another wireframe
 */

// The branch or the recordings that this page compares with. Other pages show them only if they
// choose them, too.
const chosen = { sides: null, before: 0 };

/**
 * Names a branch for the user.
 * @param {number} id
 * @returns {string}
 */
export const nameOfBranch = (id) => id === 0 ? "Original" : `Branch ${id}`;
const titleOf = (name) => app.live?.wireframes.find((one) => one.name === name)?.title ?? name;

/** @returns {Side[]} everything that is beside the app, or nothing */
export function sides() {
  if (chosen.sides) return chosen.sides;
  if (view.branch !== session.current) return [];
  return (session.companions ?? []).map((one) => ({ id: one.name, title: one.title, live: one }));
}

const isCompanion = (side) => side.live !== undefined;

/** @returns {number} the number of steps over which the playhead moves */
export function stepsInView() {
  return Math.max(countOf(view.branch), ...sides().map((side) => isCompanion(side) ? 0 : countOf(side.id)));
}

/**
 * Compares with other sides, or with nothing.
 * @param {Side[] | null} others the sides
 */
export function compareWith(others) {
  if (!others && !chosen.sides && session.companions?.length) {
    return send("companions", { isOn: false }, look);
  }
  chosen.sides = others;
  chosen.before = view.branch;
  view.beyond = 0;
  look();
}

function compareWireframes() {
  chosen.sides = null;
  send("companions", { isOn: true }, () => {
    frames.clear();
    look();
  });
}

// Lets the user choose the file of a shared session.
function openFile() {
  const input = make("input", "", { type: "file", accept: ".html", "aria-label": "Shared session" });
  input.onchange = async () => {
    const [file] = input.files;
    const shared = file && sessionIn(await file.text());
    if (!shared) return notify("This file is no shared session. Save one with Share.");
    recordings.set(file.name, makeRecording(shared));
    compareWith([{ id: file.name, title: file.name.replace(/\.html$/, "") }]);
  };
  input.click();
}

/** @returns {object[]} the entries of the palette for all possible comparisons */
export function compareEntries() {
  const entry = (title, detail, run) => ({ title, detail, section: "Compare", run });
  const names = app.live?.wireframes ?? [];
  const isPossible = names.length > 1 && view.branch === session.current && !session.problem;
  return [
    sides().length ? entry("Stop comparing", "", () => compareWith(null)) : null,
    isPossible && !session.companions?.length
      ? entry(names.length === 3 ? "All three wireframes" : "All wireframes", "side by side",
        compareWireframes) : null,
    ...session.branches.filter(({ id }) => id !== view.branch).map((branch) => entry(
      nameOfBranch(branch.id), branch.difference ?? `${branch.count} steps`,
      () => compareWith([{ id: branch.id, title: nameOfBranch(branch.id) }]))),
    entry("Another session", "the file of a shared one", openFile),
  ].filter(Boolean);
}

// The user goes on in the branch beside the app, which then changes sides with the other.
function keepSides() {
  const [side] = chosen.sides ?? [];
  if (side?.id === view.branch) {
    chosen.sides = [{ id: chosen.before, title: nameOfBranch(chosen.before) }];
  } else if (typeof side?.id === "number" && !countOf(side.id)) chosen.sides = null;
  else chosen.before = view.branch;
}

// Returns the step of a side at the playhead, or nothing while it is on its way.
function stepOf(side) {
  if (side.live && view.isLive) return side.live;
  const at = view.step + view.beyond;
  const number = isCompanion(side) ? view.step : Math.min(at, countOf(side.id) - 1);
  const frame = frames.get(keyOfStep(side.id, number));
  if (!frame) return void fetchOne(side.id, number);
  return { ...frame, picture: frame.drawing?.picture, isOver: at > number };
}

/**
 * Returns the lines that one list has more often than another.
 * @param {string[]} lines
 * @param {string[]} others
 * @returns {string[]}
 */
export function linesOnlyIn(lines, others) {
  const rest = [...others];
  return lines.filter((line) => {
    const place = rest.indexOf(line);
    if (place >= 0) rest.splice(place, 1);
    return place < 0 && !isWait(line);
  });
}

/**
 * The device on which a picture has room.
 * @param {Picture} picture
 * @returns {string}
 */
export const kindFor = (picture) =>
  picture.base.navigation === "sidebar" || picture.base.columns > 1 ? "tablet" : "phone";

/** Shows the same step on all sides, and marks where they differ. */
export function showSides() {
  keepSides();
  const all = sides();
  document.body.classList.toggle("side-by-side", all.length > 0);
  document.body.classList.toggle("has-many", all.length > 1);
  set(find("#compare"), "aria-pressed", String(all.length > 0));
  find("#own-caption").hidden = all.length === 0;
  const own = view.isLive ? { ...session, isOver: view.beyond > 0 }
    : { ...frames.get(keyOfStep(view.branch, view.step)), isOver: view.beyond > 0 };
  const steps = all.map(stepOf);
  if (all.length) {
    const title = all.some(isCompanion) ? titleOf(app.live?.wireframes.find((one) => one.isOn)?.name)
      : session.branches.length > 1 ? nameOfBranch(view.branch) : "This session";
    showCaption(find("#own-caption"), title, own, steps);
  }
  list(find("#companions"), all, (side) => `${side.id}`, makeSide, (node, side, number) => {
    const step = steps[number];
    if (!step?.picture) return;
    showSide(node, side, step);
    showCaption(node.lastChild, side.title, step, [own]);
  });
  fit(find("#own-box"));
  clearTimeout(showSides.timer);
  showSides.timer = setTimeout(markLines, 120);
}

function makeSide(side) {
  const box = make("div", "companion-box", {}, makeDevice("phone"));
  const node = make("section", "companion", { "aria-label": side.title }, box, make("div", "caption"));
  node.stage = makeStage(side.title);
  new ResizeObserver(() => fit(box)).observe(box);
  return node;
}

function showSide(node, side, { picture, number }) {
  const screen = find(".screen", node);
  // The user acts on another wireframe, goes on in another branch, and looks at a recording.
  set(node, "data-app", isCompanion(side) ? side.id : null);
  node.past = typeof side.id === "number" ? { branch: side.id, step: number } : null;
  screen.inert = recordings.has(side.id);
  set(find(".device", node), "data-device", kindFor(picture));
  onStage(node.stage, () => {
    draw(picture, screen, { isAnimated: false, focus: null, focused: document.activeElement });
    forgetPages(picture.alive);
  });
  fit(node.firstChild);
}

// The least width of a device with columns, which a smaller window shows at a scale.
const leastWidth = 820;

/**
 * Scales a device to its box.
 * @param {HTMLElement} box
 */
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

function showCaption(node, title, { lines = [], place = "", isOver }, others) {
  if (!node.firstChild) node.append(make("h2"), make("p", "where"), make("div", "effects"));
  write(node.firstChild, title);
  for (const [name, value] of [["tabindex", "0"], ["role", "group"], ["aria-label", title]]) {
    set(node, name, value);
  }
  // A change of the wireframe has no step on the others.
  const known = others.filter((one) => one?.lines && !isChange(lines) && !isChange(one.lines));
  const isElsewhere = known.some((one) => one.place !== place);
  mark(node.children[1], "differs", isElsewhere);
  const words = isElsewhere ? `Differs: at “${place}”` : `At “${place}”`;
  write(node.children[1], isOver ? `Over. ${words}` : words);
  const differing = known.flatMap((one) => linesOnlyIn(lines, one.lines));
  list(node.lastChild, lines.slice(1).filter((line) => !isWait(line)), (line, index) => index,
    () => make("div", "effect"), (line, text) => {
      write(line, text.trim());
      mark(line, "differs", differing.includes(text));
    });
}

const isChange = (lines) => lines[0]?.startsWith("> wireframe ") ?? false;

// Marks the lines of the log that only the app has, and adds those that only the sides have.
async function markLines() {
  const number = markLines.number = (markLines.number ?? 0) + 1;
  const all = sides();
  const log = find("#log");
  const first = Number(log.firstElementChild?.dataset.step ?? 0);
  const most = Math.min(first + 400, logPane.isTail ? stepsInView() : logPane.next);
  const answers = [];
  for (const side of all) {
    const { steps } = await readSteps(side.id, first, most, false).catch(() => ({}));
    answers.push(new Map((steps ?? []).map((step) => [step.number, step.lines])));
  }
  if (number !== markLines.number) return;
  addBeyond(all.length ? most : 0);
  for (const step of log.children) {
    for (const node of step.querySelectorAll(".line.beside")) node.remove();
    const nodes = [...step.querySelectorAll(".line")];
    const own = nodes.map((node) => node.textContent);
    const others = isChange(own) ? []
      : answers.map((lines) => lines.get(Number(step.dataset.step)) ?? []);
    const differing = others.flatMap((lines) => linesOnlyIn(own, lines));
    for (const node of nodes) mark(node, "differs", differing.includes(node.textContent));
    const added = new Map();
    others.forEach((lines, place) => linesOnlyIn(lines, own).forEach((line) =>
      added.set(line, [...added.get(line) ?? [], all[place].title])));
    for (const [line, titles] of added) {
      step.append(make("div", "line beside",
        { "data-sides": all.length > 1 ? titles.join(", ") : null }, line));
    }
  }
}

/**
 * Returns the visits of each side up to the playhead, for the map.
 * @returns {Promise<object[]>}
 */
export async function visitsBeside() {
  const answers = [];
  for (const side of sides()) {
    const step = Math.min(view.step + view.beyond, isCompanion(side) ? view.step : countOf(side.id) - 1);
    const recording = recordings.get(side.id);
    const answer = recording ? recording.visitsUpTo(step)
      : await ask("path", pointOf(side, step)).catch(() => ({}));
    for (const visit of answer.visits ?? []) answers.push({ ...visit, id: side.id });
  }
  return answers;
}

/**
 * Returns the point of a side for the app behind the page.
 * @param {Side} side
 * @param {number | undefined} step
 * @returns {Point}
 */
export const pointOf = (side, step) => isCompanion(side)
  ? { branch: session.current, app: side.id, step: view.step }
  : { branch: side.id, step: step ?? Math.min(view.step + view.beyond, countOf(side.id) - 1) };

new ResizeObserver(([{ target }]) => {
  fit(target);
  for (const layer of stage.modals.values()) place(layer, layer.modal);
}).observe(find("#own-box"));
