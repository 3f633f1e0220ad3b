// The search over places and actions, and the keys of the timeline.

import { ask } from "../device/host.js";
import { find } from "../device/tool.js";
import { isMapOpen, showMap } from "../map/studio-map.js";
import { makeChooser } from "./chooser.js";
import { notify } from "./notice.js";
import { branchHere, lookAt, showNow, view } from "./timeline.js";

const finder = { chooser: null, number: 0 };

async function searchFor(text) {
  const number = ++finder.number;
  const { steps } = await ask("search", { branch: view.branch, text }).catch(() => ({}));
  if (number !== finder.number) return;
  finder.chooser.show((steps ?? []).map((step) => ({
    key: step.number, title: step.action,
    detail: `${step.place ? `at ${step.place}, ` : ""}step ${step.number + 1}`,
  })));
}

function openSearch() {
  finder.chooser ??= makeChooser({
    label: "Search", listLabel: "Steps", filterLabel: "Search",
    placeholder: "A place or an action", empty: "No step matches", detailTag: "small",
    filter: searchFor, choose: ({ key }) => lookAt(view.branch, key),
  });
  finder.chooser.open();
}

find("#search").onclick = openSearch;

// The keys of the studio, unless the user types or the app has the same key.
const studioKeys = {
  "/": openSearch,
  ",": () => lookAt(view.branch, view.step - 1),
  ".": () => lookAt(view.branch, view.step + 1),
  "b": branchHere,
  "n": showNow,
  "m": () => showMap(!isMapOpen()),
  "?": () => notify("Keys: , and . move the playhead, b branches here, n shows now, m shows the map, "
    + "/ searches, Ctrl-K or ⌘K lists actions.", 9000),
};

export function pressStudioKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.activeElement?.matches("input:not([type=radio], [type=range])")) return;
  const work = studioKeys[event.key];
  if (!work) return;
  event.preventDefault();
  work();
}
