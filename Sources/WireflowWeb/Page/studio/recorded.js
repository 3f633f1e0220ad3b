// The recording in a shared session, which answers in the place of a running app.

import { app, host } from "../device/host.js";
import { find } from "../device/tool.js";
import { showMap } from "../map/studio-map.js";
import { notify } from "./notice.js";
import { frames, keyOfStep, look, lookAt, takeSession, view } from "./timeline.js";

const recorded = JSON.parse(find("#session").textContent);

const images = recorded.images;
const withImages = (key, value) => key === "data" && typeof value === "string"
  && value[0] === "#" ? images[Number(value.slice(1))] : value;
const recordedPictures = recorded.pictures.map((text) => JSON.parse(text, withImages));

const effectsOf = (step) => step.lines.slice(1);

function drawingOf(step) {
  if (step.picture == null) return null;
  return { picture: recordedPictures[step.picture], tree: step.tree, flows: step.flows,
    place: step.place, effects: effectsOf(step) };
}

function visitsUpTo(step) {
  const visits = [];
  for (const one of recorded.steps.slice(0, step + 1)) {
    if (one.location && one.location !== visits.at(-1)?.key) {
      visits.push({ step: one.number, key: one.location, title: one.place });
    } else if (visits.length) visits.at(-1).last = one.number;
  }
  return { visits, count: visits.length };
}

function found(text) {
  const words = text.toLowerCase().split(" ").filter(Boolean);
  return recorded.steps.filter((step) =>
    words.every((word) => `${step.action} ${step.place}`.toLowerCase().includes(word)))
    .reverse().slice(0, 50);
}

async function askRecording(room, message) {
  if (room === "search") return { steps: found(message.text) };
  if (room === "path") return visitsUpTo(message.step);
  const steps = recorded.steps.slice(message.from, message.to);
  return { steps: steps.map((step) => ({ ...step, drawing: drawingOf(step) })) };
}

const recordedPlace = (key) => drawingOf(
  recorded.steps.findLast((step) => step.location === key && step.picture != null) ?? {})?.picture;

// The only action of a recording is its next one.
function actInRecording(action) {
  const next = recorded.steps[view.step + 1];
  if (!next) return notify("This recording ends here.");
  if (next.action === action) return lookAt(0, view.step + 1);
  notify(`This is a recording. Its next action is ${next.action}`);
}

// The last step is the one that a page of a running app would show.
export function playRecording() {
  const last = recorded.steps.at(-1);
  if (!last) return notify("This recording has no steps.");
  const drawing = drawingOf(last) ?? { picture: recordedPictures[0] };
  app.live = {
    version: 0, wireframes: [], picture: drawing.picture, tree: last.tree, flows: last.flows,
    session: { run: "", problem: "This is a recording.", canSave: false, current: 0,
      branches: [{ id: 0, count: recorded.steps.length }], companions: [], place: last.place,
      effects: effectsOf(last), location: last.location },
    log: { lines: recorded.steps.flatMap((step) => step.lines), isWhole: true },
  };
  for (const step of recorded.steps) {
    frames.set(keyOfStep(0, step.number), { ...step, drawing: drawingOf(step) });
  }
  takeSession(app.live);
  app.picture = drawing.picture;
  if (recorded.sheet && innerWidth >= 1200) showMap(true);
  lookAt(0, 0);
  if (recorded.steps.length === 1) look();
}

Object.assign(host, { ask: askRecording, act: actInRecording, pictureOfPlace: recordedPlace,
  send: (room) => void (room !== "rows" && notify("This is a recording.")),
  readSheet: async () => recorded.sheet ? JSON.parse(recorded.sheet) : null });
