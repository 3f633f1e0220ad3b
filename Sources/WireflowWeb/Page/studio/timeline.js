// The timeline: the step in view, and the steps that the page has received.

import { app, ask } from "../device/stage.js";
import { find, set } from "../device/tool.js";
import { showSides } from "./compare.js";
import { showPlayhead } from "./film.js";
import { addLog, showLogAt, showTree } from "./inspector.js";
import { show } from "./keys.js";
import { notify, showWireframes } from "./panels.js";

// The step in view. It is live if the device shows the running app.
export const view = { step: 0, isLive: true };
export let session = { count: 0, canSave: false, companions: [] };

// The latest steps that the page has received, by wireframe and number. Those of the app have no name.
const frames = new Map();
const mostFrames = 600;

/**
 * The step of a number with its drawing, or nothing while it is on its way.
 * @param {number} step
 * @param {string} [name] the name of another wireframe
 * @returns {object | undefined}
 */
export const frameOf = (step, name = "") => frames.get(`${name} ${step}`);

const namesOf = ({ companions }) => companions.map(({ name }) => name);

/**
 * Takes the state of the session from a message.
 * @param {object} message
 */
export function takeSession(message) {
  const before = session;
  session = message.session;
  const names = namesOf(session);
  if (message.log?.isWhole || `${names}` !== `${namesOf(before)}`) frames.clear();
  else if (session.count > before.count) {
    // The last step was still going on when the page received it.
    for (const name of ["", ...names]) frames.delete(`${name} ${before.count - 1}`);
  }
  // The step in view may be gone.
  if (view.step >= session.count) view.isLive = true;
  if (view.isLive) view.step = session.count - 1;
  if (message.log) addLog(message.log);
}

/**
 * Moves the playhead to a step, which appears in the next frame.
 * @param {number} step
 */
export function lookAt(step) {
  const number = Math.max(0, Math.min(step, session.count - 1));
  const isLive = number === session.count - 1;
  if (view.step === number && view.isLive === isLive) return;
  Object.assign(view, { step: number, isLive });
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
export const moveBy = (steps) => lookAt(view.step + steps);

/** Shows the running app. */
export function showNow() {
  Object.assign(view, { step: session.count - 1, isLive: true });
  look();
}

/** Shows the step in view on the device, in the log, in the tree and on the film strip. */
export function look() {
  document.body.classList.toggle("in-past", !view.isLive);
  set(find("#screen"), "data-still", view.isLive ? null : "");
  if (view.isLive) showStep(app.live.picture, app.live);
  else {
    const frame = frameOf(view.step);
    if (!frame) fetchOne(view.step);
    else if (frame.drawing) showStep(frame.drawing.picture, frame.drawing);
    else notify("The drawing of this step is gone. The session keeps the last 10,000.");
  }
  // The frames have the size of the device, which another step may change.
  showPlayhead();
}

function showStep(picture, state) {
  app.picture = picture;
  show(picture, { isAnimated: false });
  showTree(state);
  showWireframes(picture);
  showSides();
  showLogAt(view.step);
  // The step on the device, for those who measure how long it took.
  document.documentElement.dataset.step = view.step;
}

const wishes = new Map();

/**
 * Fetches one step, one request at a time. The last wish for a wireframe wins.
 * @param {number} step
 * @param {string} [name]
 */
export async function fetchOne(step, name = "") {
  wishes.set(name, step);
  if (fetchOne.isBusy) return;
  fetchOne.isBusy = true;
  let hasNew = false;
  for (const [wanted, number] of wishes) {
    wishes.delete(wanted);
    if (frameOf(number, wanted)) continue;
    await fetchSteps(number, number + 1, wanted);
    hasNew ||= frameOf(number, wanted) !== undefined;
  }
  fetchOne.isBusy = false;
  if (hasNew) look();
}

/**
 * Fetches steps with their drawings.
 * @param {number} from
 * @param {number} to
 * @param {string} [name]
 */
export async function fetchSteps(from, to, name = "") {
  const message = { from, to, isDrawn: true, ...(name ? { app: name } : {}) };
  const { steps, reason } = await ask("steps", message)
    .catch(() => ({ reason: "The app cannot be reached." }));
  if (reason) return notify(reason);
  for (const step of steps) {
    frames.delete(`${name} ${step.number}`);
    frames.set(`${name} ${step.number}`, step);
  }
  for (const key of frames.keys()) {
    if (frames.size <= mostFrames) break;
    frames.delete(key);
  }
}
