// The choice of a device and of a wireframe.

import { stage } from "../device/drawing.js";
import { act, app, send } from "../device/host.js";
import { icon } from "../device/icon.js";
import { place } from "../device/layer.js";
import { find, list, make, set } from "../device/tool.js";
import { fit } from "./compare.js";
import { showPlayhead } from "./film.js";
import { view } from "./timeline.js";

const devices = [["phone", "Phone"], ["tablet", "Tablet"], ["desktop", "Desktop"]];
const choice = { device: null, layout: null };

function segment(parent, values, onChoose) {
  list(parent, values, (value) => value.name, (value) => {
    const button = make("button", "", { type: "button" });
    const title = make("span");
    title.textContent = value.title;
    button.append(icon(value.icon), title);
    set(button, "aria-label", value.title);
    button.title = value.title;
    button.onclick = () => onChoose(value.name);
    return button;
  }, (button, value) => {
    set(button, "aria-pressed", value.isOn ? "true" : "false");
    button.disabled = value.isDisabled === true;
  });
}

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
  const icons = { "tab-bar": "tabs", hamburger: "drawer", split: "columns" };
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
