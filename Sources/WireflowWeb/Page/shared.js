// The page of a recorded session, which answers in the place of a running app.

import { app, host } from "./device/stage.js";
import { find } from "./device/tool.js";
import { showMap } from "./map/studio-map.js";
import { compareWith } from "./studio/compare.js";
import { moveFocus, tryKeys } from "./studio/keys.js";
import { pressStudioKey } from "./studio/palette.js";
import { fitInspector, notify, tick } from "./studio/panels.js";
import { look, lookAt, makeRecording, recordings, takeSession, view } from "./studio/timeline.js";

const recording = makeRecording(JSON.parse(find("#session").textContent));
recordings.set(0, recording);

function found(text) {
  const words = text.toLowerCase().split(" ").filter(Boolean);
  return recording.steps.filter((step) =>
    words.every((word) => `${step.action} ${step.place}`.toLowerCase().includes(word)))
    .reverse().slice(0, 50);
}

const askRecording = async (room, message) =>
  room === "search" ? { steps: found(message.text) } : recording.visitsUpTo(message.step);

const recordedPlace = (key) => recording.steps.findLast((step) =>
  step.location === key && step.drawing)?.drawing.picture;

// The only action of a recording is its next one.
function actInRecording(action) {
  const next = recording.steps[view.step + 1];
  if (!next) return notify("This recording ends here.");
  if (next.action === action) return lookAt(0, view.step + 1);
  notify(`This is a recording. Its next action is ${next.action}`);
}

// The last step is the one that a page of a running app would show.
function playRecording() {
  const { steps, pictures, recorded } = recording;
  const last = steps.at(-1);
  if (!last) return notify("This recording has no steps.");
  const picture = last.drawing?.picture ?? pictures[0];
  app.live = {
    version: 0, wireframes: [], picture, tree: last.tree, flows: last.flows,
    session: { ...last, run: "", problem: "This is a recording.", canSave: false, current: 0,
      branches: [{ id: 0, count: steps.length }], companions: [] },
    log: { lines: steps.flatMap((step) => step.lines), isWhole: true },
  };
  takeSession(app.live);
  app.picture = picture;
  if (recorded.sheet && innerWidth >= 1200) showMap(true);
  const beside = JSON.parse(find("#beside")?.textContent ?? "[]");
  for (const { title, session } of beside) recordings.set(title, makeRecording(session));
  if (beside.length) compareWith(beside.map(({ title }) => ({ id: title, title })));
  lookAt(0, 0);
  if (steps.length === 1) look();
}

Object.assign(host, { ask: askRecording, act: actInRecording, pictureOfPlace: recordedPlace,
  send: (room) => void (room !== "rows" && notify("This is a recording.")),
  readSheet: async () => recording.recorded.sheet ? JSON.parse(recording.recorded.sheet) : null });

tryKeys(pressStudioKey, moveFocus);
fitInspector();
tick();
playRecording();
