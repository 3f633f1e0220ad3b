// The parts around the app: the inspector, the tools and their icons, the notices, and the choices of a
// device and a wireframe.

import { icon } from "../device/icon.js";
import { place } from "../device/layer.js";
import { act, app, send, stage } from "../device/stage.js";
import { find, isMac, list, make, set, write } from "../device/tool.js";
import { isMapOpen, showMap } from "../map/studio-map.js";
import { fit } from "./compare.js";
import { showPlayhead } from "./film.js";
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
  showLogAt(view.branch, view.step);
};
/** Opens the inspector if the window has room for it. */
export function fitInspector() {
  showInspector(!narrow.matches && !(medium.matches && isMapOpen()));
}

narrow.onchange = medium.onchange = fitInspector;
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

/** Shows the time on the devices, and again at each minute. */
export function tick() {
  const now = new Date();
  const time = now.toLocaleTimeString([], { hour: "numeric", minute: "2-digit" });
  for (const clock of document.querySelectorAll(".stage .clock")) {
    write(clock, time.replace(/ ?[AP]M/i, ""));
  }
  setTimeout(tick, 60_000 - (now % 60_000));
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

// The choice of a device and of a wireframe.


const devices = [["phone", "Phone"], ["tablet", "Tablet"], ["desktop", "Desktop"]];
const choice = { device: null, layout: null };

function segment(parent, values, onChoose) {
  list(parent, values, (value) => value.name, (value) => {
    const { title } = value;
    const button = make("button", "", { type: "button", "aria-label": title, title }, icon(value.icon),
      make("span", "", {}, title));
    button.onclick = () => onChoose(value.name);
    return button;
  }, (button, value) => {
    set(button, "aria-pressed", value.isOn ? "true" : "false");
    button.disabled = value.isDisabled === true;
  });
}

/**
 * Shows the devices and the wireframes that the user can choose.
 * @param {{picture: Picture, wireframes: object[]}} state
 */
export function showChoices({ picture, wireframes }) {
  const layout = `${picture.base.navigation} ${picture.base.columns}`;
  const isWide = picture.base.navigation === "sidebar" || picture.base.columns > 1;
  if (choice.layout !== layout) choice.device = null;
  choice.layout = layout;
  const device = choice.device ?? (isWide ? "tablet" : "phone");
  set(find("#device"), "data-device", device);
  segment(find("#devices"), devices.map(([name, title]) => ({
    name, title, icon: name, isOn: name === device, isDisabled: isWide && name === "phone",
  })), (name) => {
    choice.device = name;
    showChoices({ picture: app.picture, wireframes });
    fit(find("#own-box"));
    for (const layer of stage.modals.values()) place(layer, layer.modal);
    showPlayhead();
  });
  const icons = { "tab-bar": "tabs", hamburger: "drawer", split: "columns", "three-columns": "columns" };
  find("#wireframes").hidden = wireframes.length === 0;
  // A step in the past may have been on another wireframe.
  const containers = { "tab-bar": "tabs", hamburger: "drawer", split: "sidebar" };
  const isOn = ({ name, isOn }) => view.isLive || !containers[name] ? isOn
    : containers[name] === picture.base.navigation;
  segment(find("#wireframes"), wireframes.map((wireframe) => ({
    ...wireframe, isOn: isOn(wireframe), icon: icons[wireframe.name] ?? "square",
  })), (name) => {
    if (view.isLive) return send("wireframe", { wireframe: name });
    // In the past, another wireframe begins a branch like any action.
    act(`wireframe ${name}`);
  });
}
