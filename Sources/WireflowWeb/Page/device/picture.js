// The drawing of a picture on the screen of a device, for running apps and for stills.

import { showAlert, showModals, showNotice, showPlayer } from "./layer.js";
import { makeRegion, showDrawer, showRegion } from "./region.js";
import { makeStage, onStage, speakLike, stage, texts } from "./stage.js";
import { find, make, mark, set } from "./tool.js";

/**
 * Updates all layers of a screen to a picture, and returns the one in front.
 * @param {Picture} picture
 * @param {HTMLElement} screen
 * @param {Context} context
 * @returns {HTMLElement}
 */
export function draw(picture, screen, context) {
  speakLike(picture);
  set(screen, "lang", texts.language);
  set(screen, "dir", texts.isRightToLeft ? "rtl" : "ltr");
  stage.base ??= screen.insertBefore(makeRegion(), screen.firstChild);
  stage.base.classList.add("base");
  showRegion(stage.base, picture.base, context);
  // Layers move the focus to their own pages.
  const focus = context.focus;
  const player = showPlayer(screen, picture.player, context);
  const modals = showModals(screen, picture.modals, context);
  const top = [...picture.modals].reverse().find((modal) => modal.region.roots.length > 0);
  const drawers = [[screen, stage.base, picture.base],
    ...picture.modals.map((modal) => {
      const card = stage.modals.get(modal.region.id).lastChild;
      return [card, card.firstChild, modal.region];
    })].map(([host, region, value]) => {
      const drawer = showDrawer(host, value, context);
      region.inert = drawer !== null;
      return drawer;
    });
  const drawer = top ? drawers[picture.modals.indexOf(top) + 1] : drawers[0];
  showNotice(screen, picture.notice, context);
  const alert = showAlert(screen, picture.alert, context);
  context.focus = focus;
  const layers = [stage.base, player, ...modals, alert].filter((layer) => layer);
  const reachable = alert ?? modals.at(-1) ?? player ?? stage.base;
  // Everything behind the front layer is out of reach.
  for (const layer of layers) {
    layer.inert = alert ? layer !== alert
      : drawer ? !layer.contains(drawer) : layer !== reachable;
  }
  for (const one of drawers) if (one) one.inert = alert !== null || one !== drawer;
  mark(screen.closest(".device"), "is-dimmed", alert !== null || drawer !== null
    || (modals.length > 0 && !["fullScreen", "wall"].includes(modals.at(-1).dataset.style)));
  return alert ?? drawer ?? reachable;
}

/**
 * Reads a picture whose images are numbers in a list, which other pictures share.
 * @param {string} text
 * @param {string[]} images
 * @returns {Picture}
 */
export const readPicture = (text, images) => JSON.parse(text, (key, value) =>
  key === "data" && typeof value === "string" && value[0] === "#" ? images[Number(value.slice(1))] : value);

/** The sizes of the devices. */
export const sizes = { phone: [393, 852], tablet: [1120, 820] };

/**
 * The device on which a picture has room.
 * @param {Picture} picture
 * @returns {string}
 */
export const kindFor = (picture) =>
  picture.base.navigation === "sidebar" || picture.base.columns > 1 ? "tablet" : "phone";

/**
 * Makes a device with a still picture.
 * @param {Picture} picture
 * @param {string} kind
 * @param {number[]} [size] the width and the height
 * @returns {HTMLElement}
 */
export function makeStill(picture, kind, [width, height] = sizes[kind]) {
  const screen = make("div", "screen", { "data-still": "" });
  const frame = make("div", "still", { inert: "" }, make("div", "device", { "data-device": kind },
    make("div", "device-top", {}, make("span", "clock", {}, "9:41"), make("i")), screen, make("div", "device-bottom")));
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
  // Popovers are placed before scaling, which would change the measures.
  const isMeasured = picture.modals.some((modal) => modal.style === "popover");
  const bench = make("div", "bench", {}, frame);
  if (isMeasured) document.body.append(bench);
  onStage(makeStage(), () => draw(picture, screen,
    { isAnimated: false, focus: null, focused: document.body }));
  bench.remove();
  return frame;
}
