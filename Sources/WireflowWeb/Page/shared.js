// The page of a recorded session, which answers in the place of a running app.

import { readPicture } from "./device/picture.js";
import { app, host } from "./device/stage.js";
import { find } from "./device/tool.js";
import { showMap, updateMap } from "./map/studio-map.js";
import { moveFocus, pressStudioKey, tryKeys } from "./studio/keys.js";
import { fitInspector, notify } from "./studio/panels.js";
import { lookAt, look, takeSession, view } from "./studio/timeline.js";

const recorded = JSON.parse(find("#session").textContent);
const pictures = recorded.pictures.map((text) => readPicture(text, recorded.images));
const steps = recorded.steps.map((step) => ({ ...step, drawing: step.picture == null ? null
  : { picture: pictures[step.picture], tree: step.tree, flows: step.flows } }));

function visitsUpTo(last) {
  const visits = [];
  for (const { number, location } of steps.slice(0, last + 1)) {
    if (location && location !== visits.at(-1)?.key) visits.push({ key: location, step: number });
    else if (visits.length) visits.at(-1).step = number;
  }
  return { visits };
}

// The only action of a recording is its next one.
function actInRecording(action) {
  const next = steps[view.step + 1];
  if (!next) return notify("This recording ends here.");
  if (next.action === action) return lookAt(view.step + 1);
  notify(`This is a recording. Its next action is ${next.action}`);
}

// The last step is the one that a page of a running app would show.
function playRecording() {
  const last = steps.at(-1);
  if (!last) return notify("This recording has no steps.");
  const picture = last.drawing?.picture ?? pictures[0];
  app.live = {
    wireframes: [], picture, tree: last.tree, flows: last.flows,
    session: { ...last, canSave: false, count: steps.length, companions: [],
      map: recorded.sheet ? { version: 0 } : null },
    log: { lines: steps.flatMap((step) => step.lines), isWhole: true },
  };
  takeSession(app.live);
  app.picture = picture;
  updateMap();
  if (innerWidth >= 1200) showMap(true);
  view.step = 0;
  view.isLive = steps.length === 1;
  look();
}

Object.assign(host, {
  ask: async (room, { from, to, step }) =>
    room === "steps" ? { steps: steps.slice(from, to) } : visitsUpTo(step),
  act: actInRecording,
  pictureOfPlace: (key) =>
    steps.findLast((step) => step.location === key && step.drawing)?.drawing.picture,
  readSheet: async () => recorded.sheet ? JSON.parse(recorded.sheet) : null,
});

tryKeys(pressStudioKey, moveFocus);
fitInspector();
playRecording();
