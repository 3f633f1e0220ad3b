// The timeline: the step in view, and the steps that the page has received or that a file has recorded.

import { readPicture } from "../device/picture.js";
import { app, ask, send } from "../device/stage.js";
import { find, set } from "../device/tool.js";
import { showSides, sides, stepsInView } from "./compare.js";
import { showPlayhead } from "./film.js";
import { addLog, showLogAt, showTree } from "./inspector.js";
import { show } from "./keys.js";
import { notify, notifyWhile, showChoices } from "./panels.js";

/**
 * Recordings by the name of their side. The page of a shared session itself has the branch 0.
 * @type {Map<number | string, ReturnType<typeof makeRecording>>}
 */
export const recordings = new Map();

/**
 * Returns the recorded session in the text of a page, or nothing.
 * @param {string} text
 * @returns {object | null}
 */
export function sessionIn(text) {
  // The policy of this page forbids the styles of the other, so no parser of documents reads it.
  const data = /<script type="application\/json" id="session">(.*?)<\/script>/s.exec(text)?.[1];
  try { return JSON.parse(data); } catch { return null; }
}

/**
 * Makes the steps of a recorded session, with a drawing for each.
 * @param {object} recorded
 * @returns {object}
 */
export function makeRecording(recorded) {
  const pictures = recorded.pictures.map((text) => readPicture(text, recorded.images));
  const steps = recorded.steps.map((step) => ({ ...step, drawing: step.picture == null ? null
    : { picture: pictures[step.picture], tree: step.tree, flows: step.flows } }));

  function visitsUpTo(last) {
    const visits = [];
    for (const one of steps.slice(0, last + 1)) {
      if (one.location && one.location !== visits.at(-1)?.key) {
        visits.push({ step: one.number, key: one.location, title: one.place });
      } else if (visits.length) visits.at(-1).last = one.number;
    }
    return { visits, count: visits.length };
  }

  return { recorded, pictures, steps, visitsUpTo };
}


// The step in view. It is live if the device shows the running app. A comparison with a longer
// session goes on some steps beyond the last one.
export const view = { branch: 0, step: 0, beyond: 0, isLive: true };
export let session = { current: 0, count: 0, branches: [], problem: null, canSave: false, kept: 0 };
// The latest steps that the page has received, by branch and number.
export const frames = new Map();
const mostFrames = 600;

/**
 * The step in view, as the app knows it.
 * @returns {Point}
 */
export const pointInView = () => ({ branch: view.branch, step: view.step });
/**
 * The key of a step among the frames.
 * @param {number | string} branch
 * @param {number} step
 * @returns {string}
 */
export const keyOfStep = (branch, step) => `${branch} ${step}`;
/**
 * The number of steps of a branch or a recording.
 * @param {number | string} branch
 * @returns {number}
 */
export const countOf = (branch) => recordings.get(branch)?.steps.length
  ?? session.branches.find((one) => one.id === branch)?.count ?? 0;

/**
 * Takes the state of the session from a message.
 * @param {object} message
 */
export function takeSession(message) {
  const before = session;
  if (message.session) session = { ...message.session };
  session.count = countOf(session.current);
  if (before.current !== session.current) frames.clear();
  else if (session.count > before.count) {
    // The last step was still going on when the page received it.
    for (const id of [session.current, ...sides().map((side) => side.id)]) {
      frames.delete(keyOfStep(id, before.count - 1));
    }
  }
  if (view.isLive) {
    const isSame = view.branch === session.current && session.count === before.count;
    Object.assign(view, { branch: session.current, step: session.count - 1,
      beyond: isSame ? view.beyond : 0 });
  }
  if (message.log) addLog(message.log, session);
}

/**
 * Moves the playhead to a step, which appears in the next frame.
 * @param {number} branch
 * @param {number} step
 */
export function lookAt(branch, step) {
  const count = countOf(branch);
  const span = branch === view.branch ? stepsInView() : count;
  const place = Math.max(0, Math.min(step, span - 1));
  const number = Math.min(place, count - 1);
  const beyond = place - number;
  const isLive = branch === session.current && number === count - 1;
  if (view.branch === branch && view.step === number && view.beyond === beyond
    && view.isLive === isLive) return;
  Object.assign(view, { branch, step: number, beyond, isLive });
  if (!isLive && !frames.has(keyOfStep(branch, number))) fetchOne(branch, number);
  if (look.isDue) return;
  look.isDue = true;
  requestAnimationFrame(() => {
    look.isDue = false;
    look();
  });
}

/**
 * Moves the playhead by some steps.
 * @param {number} steps
 */
export const moveBy = (steps) => lookAt(view.branch, view.step + view.beyond + steps);

/** Shows the running app. */
export function showNow() {
  Object.assign(view, { branch: session.current, step: session.count - 1, beyond: 0, isLive: true });
  look();
}

/** Shows the step in view on the device, in the log, in the tree and on the film strip. */
export function look() {
  document.body.classList.toggle("in-past", !view.isLive);
  set(find("#screen"), "data-still", view.isLive ? null : "");
  showStepInView();
  // The frames have the size of the device, which another step may change.
  showPlayhead();
}

function showStepInView() {
  if (view.isLive) {
    if (app.live) showStep(app.live.picture, app.live);
    return;
  }
  const frame = frames.get(keyOfStep(view.branch, view.step));
  if (!frame) return void fetchOne(view.branch, view.step);
  if (!frame.drawing) return notify(frame.problem ?? "The drawing of this step is gone.");
  showStep(frame.drawing.picture, frame.drawing);
}

function showStep(picture, state) {
  app.picture = picture;
  show(picture, { isAnimated: false });
  showTree(state);
  showChoices({ picture, wireframes: app.live?.wireframes ?? [] });
  showSides();
  showLogAt(view.branch, view.step + view.beyond);
  // The step on the device, for those who measure how long it took.
  document.documentElement.dataset.step = `${view.branch} ${view.step + view.beyond}`;
}

const wishes = new Map();

/**
 * Fetches one step, one request at a time. The last wish for a branch wins.
 * @param {number | string} branch
 * @param {number} step
 */
export async function fetchOne(branch, step) {
  wishes.set(branch, step);
  if (fetchOne.isBusy) return;
  fetchOne.isBusy = true;
  let hasNew = false;
  for (const [wanted, number] of wishes) {
    wishes.delete(wanted);
    const key = keyOfStep(wanted, number);
    if (frames.has(key)) continue;
    await fetchSteps(wanted, number, number + 1);
    hasNew ||= frames.has(key);
  }
  fetchOne.isBusy = false;
  if (hasNew) look();
}

/**
 * Reads steps of a branch, of the app on another wireframe, or of a recording.
 * @param {number | string} id the branch, or the name of the wireframe or of the recording
 */
export async function readSteps(id, from, to, isDrawn) {
  const recording = recordings.get(id);
  if (recording) return { steps: recording.steps.slice(from, to) };
  const whose = typeof id === "string" ? { branch: session.current, app: id } : { branch: id };
  return ask("steps", { ...whose, from, to, isDrawn });
}

/**
 * Fetches steps with their drawings.
 * @param {number | string} branch
 * @param {number} from
 * @param {number} to
 */
export async function fetchSteps(branch, from, to) {
  let answer = null;
  const waiting = setTimeout(() => showWaiting(true), 300);
  try {
    answer = await readSteps(branch, from, to, true);
  } catch {
    return notify("The app cannot be reached.");
  } finally {
    clearTimeout(waiting);
    showWaiting(false);
  }
  if (answer.reason) return notify(answer.reason);
  for (const step of answer.steps ?? []) {
    const key = keyOfStep(branch, step.number);
    frames.delete(key);
    frames.set(key, { ...step, problem: answer.problem });
  }
  for (const key of frames.keys()) {
    if (frames.size <= mostFrames) break;
    frames.delete(key);
  }
}

// Dims the device and says why, while the app is played again for a step that is not kept.
function showWaiting(isSo) {
  if (document.body.classList.contains("is-waiting") === isSo) return;
  document.body.classList.toggle("is-waiting", isSo);
  set(find("#screen"), "aria-busy", isSo || null);
  const kept = session.kept.toLocaleString("en");
  notifyWhile(isSo, `The app is being played again up to this step, because only the last ${kept} drawings are kept.`);
}

/** Begins a branch at the step in view. */
export function branchHere() {
  if (view.isLive) return;
  if (session.problem) return notify(session.problem);
  send("branch", pointInView(), showNow);
}
