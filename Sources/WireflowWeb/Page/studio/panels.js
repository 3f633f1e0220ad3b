// The switch of the inspector, the icons of the tools, and the clock.

import { icon } from "../device/icon.js";
import { find, isMac, set, write } from "../device/tool.js";
import { isMapOpen, showMap } from "../map/studio-map.js";
import { showLogAt } from "./inspector.js";
import { view } from "./timeline.js";

// In a small window the inspector is in front of the app, and closed at first.
const narrow = matchMedia("(max-width: 1000px), (max-height: 480px)");

// A window of medium size has room for the map or for the inspector.
const medium = matchMedia("(max-width: 1280px)");

function showInspector(isOpen) {
  document.body.classList.toggle("wide", !isOpen);
  set(find("#panel-switch"), "aria-expanded", String(isOpen));
  showCovered();
}

// Keeps the focus from the app while the map or the inspector hides it in a small window.
export function showCovered() {
  const isHidden = isMapOpen() || (innerWidth <= 500 && !document.body.classList.contains("wide"));
  find(".own").inert = narrow.matches && isHidden;
}

find("#panel-switch").onclick = () => {
  showInspector(document.body.classList.contains("wide"));
  if (document.body.classList.contains("wide")) return;
  if (medium.matches && isMapOpen()) showMap(false);
  showLogAt(view.branch, view.step);
};
// Opens the inspector if the window has room for it.
export function fitInspector() {
  showInspector(!narrow.matches && !(medium.matches && isMapOpen()));
}

narrow.onchange = medium.onchange = fitInspector;
addEventListener("resize", showCovered);
for (const [id, name] of [["#compare", "compare"], ["#search", "search"], ["#save-test", "save"],
  ["#map-switch", "map"], ["#share", "share"],
  ["#panel-switch", "list"], ["#earlier", "back"], ["#later", "next"], ["#replay", "play"],
  ["#branch-here", "branch"], ["#show-now", "now"]]) {
  const button = find(id);
  button.prepend(icon(name));
  // A tooltip says what an icon alone does not.
  const key = button.getAttribute("aria-keyshortcuts");
  button.title = key ? `${button.ariaLabel} (${key})` : button.ariaLabel;
}
write(find("#search kbd"), isMac ? "⌘K" : "Ctrl K");

export function tick() {
  const now = new Date();
  const time = now.toLocaleTimeString([], { hour: "numeric", minute: "2-digit" });
  for (const clock of document.querySelectorAll(".stage .clock")) {
    write(clock, time.replace(/ ?[AP]M/i, ""));
  }
  setTimeout(tick, 60_000 - (now % 60_000));
}
