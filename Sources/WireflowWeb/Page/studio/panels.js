// The parts around the app: the inspector, the tools and their icons, the notices, and the choice of a
// wireframe.

import { icon } from "../device/icon.js";
import { kindFor } from "../device/picture.js";
import { act, app } from "../device/stage.js";
import { find, list, make, set } from "../device/tool.js";
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
}

find("#panel-switch").onclick = () => {
  showInspector(document.body.classList.contains("wide"));
  if (document.body.classList.contains("wide")) return;
  if (medium.matches && isMapOpen()) showMap(false);
  showLogAt(view.step);
};
/** Opens the inspector if the window has room for it. */
export function fitInspector() {
  showInspector(!narrow.matches && !(medium.matches && isMapOpen()));
}

narrow.onchange = medium.onchange = fitInspector;
for (const [id, name] of [["#compare", "compare"], ["#save-test", "save"], ["#map-switch", "map"],
  ["#share", "share"], ["#panel-switch", "list"], ["#earlier", "back"], ["#later", "next"],
  ["#show-now", "now"]]) {
  const button = find(id);
  button.prepend(icon(name));
  // A tooltip says what an icon alone does not.
  const key = button.getAttribute("aria-keyshortcuts");
  button.title = key ? `${button.ariaLabel} (${key})` : button.ariaLabel;
}

// The notices at the bottom of the page, and the announcements of screen readers.


/**
 * Has a screen reader speak. New nodes let it speak the same text again.
 * @param {{text: string, isUrgent: boolean}[]} announcements
 */
export function speak(announcements) {
  for (const isUrgent of [false, true]) {
    const texts = announcements.filter((one) => one.isUrgent === isUrgent);
    if (texts.length === 0) continue;
    find(isUrgent ? "#spoken-now" : "#spoken")
      .replaceChildren(...texts.map(({ text }) => make("p", "", {}, text)));
  }
}

let noticeEnd = 0;

/**
 * Shows a notice for some milliseconds.
 * @param {string} text
 * @param {number} duration
 */
export function notify(text, duration = 4000) {
  const notice = find("#notice");
  notice.textContent = text;
  notice.classList.add("shown");
  clearTimeout(noticeEnd);
  noticeEnd = setTimeout(() => notice.classList.remove("shown"), duration);
}

/**
 * Shows a notice while something lasts. A later notice stays when that ends.
 * @param {boolean} lasts
 * @param {string} text
 */
export function notifyWhile(lasts, text) {
  if (lasts) notify(text, 600_000);
  else if (find("#notice").textContent === text) notify("", 0);
}

// The choice of a wireframe.

const icons = { "tab-bar": "tabs", hamburger: "drawer", split: "columns", "three-columns": "columns" };
const containers = { "tab-bar": "tabs", hamburger: "drawer", split: "sidebar" };

/**
 * Shows the device on which a picture has room, and the wireframes that the user can choose.
 * @param {Picture} picture
 */
export function showWireframes(picture) {
  set(find("#device"), "data-device", kindFor(picture));
  const wireframes = app.live?.wireframes ?? [];
  find("#wireframes").hidden = wireframes.length === 0;
  list(find("#wireframes"), wireframes, ({ name }) => name, ({ name, title }) => {
    const button = make("button", "", { type: "button", "aria-label": title, title },
      icon(icons[name] ?? "square"), make("span", "", {}, title));
    button.onclick = () => act(`wireframe ${name}`);
    return button;
  }, (button, { name, isOn }) => {
    // A step in the past may have been on another wireframe.
    const wasOn = view.isLive || !containers[name] ? isOn
      : containers[name] === picture.base.navigation;
    set(button, "aria-pressed", String(wasOn));
  });
}
