// The layers, from back to front: base, player, modals, the notice and the alert.

import { showElements } from "./element.js";
import { typing } from "./field.js";
import { icon } from "./icon.js";
import { showPage } from "./page.js";
import { makeRegion, part, showRegion } from "./region.js";
import { act, fades, grows, reversed, rises, stage, texts } from "./stage.js";
import { animate, find, leave, make, mark, newID, set, write } from "./tool.js";

const motions = { sheet: rises, fullScreen: rises, wall: fades, formSheet: rises, popover: fades };

// A scrim behind the moving part fades.
const moves = (layer, frames, order = (frames) => frames) => layer.children.length > 1
  ? [[layer.firstChild, order(fades)], [layer.lastChild, order(frames)]]
  : [[layer, order(frames)]];

/**
 * Shows the motion of a new layer.
 * @param {HTMLElement} layer
 * @param {Keyframe[]} frames
 * @param {boolean} isAnimated
 */
export function enter(layer, frames, isAnimated) {
  if (isAnimated) animate(moves(layer, frames));
}

/**
 * Removes a layer after its motion.
 * @param {HTMLElement} layer
 * @param {Keyframe[]} frames
 * @param {boolean} isAnimated
 */
export function exit(layer, frames, isAnimated) {
  if (isAnimated) leave(layer, moves(layer, frames, reversed));
  else layer.remove();
}

function makeModal(modal) {
  const scrim = make("div", "scrim");
  const layer = make("div", "layer", { "data-style": modal.style, "data-detent": modal.detent }, scrim,
    make("i", "arrow"), make("section", "card", { role: "dialog", "aria-modal": "true" }, makeRegion()));
  scrim.onclick = () => act(layer.modal.region.pages.at(-1)?.isMinimizable ? "minimize"
    : layer.modal.dismiss, layer.querySelector("[data-seen]"));
  return layer;
}

/**
 * Places a popover beside its anchor, if the anchor is visible.
 * @param {HTMLElement} layer
 * @param {object} modal
 */
export function place(layer, modal) {
  if (modal.style !== "popover") return;
  const card = layer.lastChild;
  const host = layer.closest(".screen");
  const screen = host.getBoundingClientRect();
  const anchor = [...host.querySelectorAll(".element, .root")].find(
    (node) => !layer.contains(node) && node.checkVisibility()
      && (node.element?.text ?? node.textContent) === modal.anchor);
  const frame = anchor?.getBoundingClientRect();
  if (modal.width) card.style.width = `min(${modal.width}px, 100% - 24px)`;
  if (modal.height) card.style.height = `min(${modal.height}px, 100% - 24px)`;
  const [width, height] = [card.offsetWidth, card.offsetHeight];
  // A scaled device has scaled rectangles.
  const scale = screen.width / host.offsetWidth || 1;
  const [across, down] = [host.offsetWidth, host.offsetHeight];
  const middle = frame
    ? ((frame.left + frame.right) / 2 - screen.left) / scale : across / 2;
  const left = Math.min(Math.max(12, middle - width / 2), across - width - 12);
  const below = frame ? (frame.bottom - screen.top) / scale + 10 : (down - height) / 2;
  const top = Math.max(12, Math.min(below, down - height - 12));
  card.style.left = `${Math.max(12, left)}px`;
  card.style.top = `${top}px`;
  // The arrow points at the anchor, unless the card has moved over it.
  const arrow = find(":scope > .arrow", layer);
  arrow.hidden = !frame || top < below - 1;
  arrow.style.left = `${Math.max(30, Math.min(middle, across - 30))}px`;
  arrow.style.top = `${top}px`;
}

/**
 * Shows the modals of a picture in their order.
 * @param {HTMLElement} screen
 * @param {object[]} modals
 * @param {Context} context
 * @returns {HTMLElement[]}
 */
export function showModals(screen, modals, context) {
  const kept = new Map();
  for (const modal of modals) {
    let layer = stage.modals.get(modal.region.id);
    const isNew = !layer;
    layer ??= makeModal(modal);
    layer.modal = modal;
    set(layer, "data-style", modal.style);
    kept.set(modal.region.id, layer);
    if (layer.parentNode !== screen) screen.append(layer);
    const card = layer.lastChild;
    showRegion(card.firstChild, modal.region, {
      ...context, isModal: true, isAnimated: context.isAnimated && !isNew,
    });
    const page = modal.region.pages.at(-1);
    set(card, "aria-label", page?.title ?? "");
    place(layer, modal);
    if (isNew) enter(layer, motions[modal.style], context.isAnimated);
  }
  for (const [id, layer] of stage.modals) {
    if (!kept.has(id)) exit(layer, motions[layer.modal.style], context.isAnimated);
  }
  stage.modals = kept;
  return [...kept.values()];
}

/**
 * Shows the player, minimized or in front of everything below.
 * @param {HTMLElement} screen
 * @param {object | undefined} player
 * @param {Context} context
 * @returns {HTMLElement | null}
 */
export function showPlayer(screen, player, context) {
  const mini = part(stage.base, "mini", player && !player.isMaximized, () => {
    const title = make("h2", "title");
    // The title is among the elements, but is not replaced with them.
    title.isFixed = true;
    const node = make("section", "", {}, make("button", "maximize"),
      make("div", "elements", {}, title));
    node.firstChild.onclick = () => act(node.player.maximize, node);
    return node;
  });
  if (mini) {
    mini.player = player;
    const columns = find(":scope > .columns", stage.base);
    if (columns.nextElementSibling !== mini) columns.after(mini);
    set(mini, "data-seen", player.page.id);
    const image = player.isModal ? "up" : "wave";
    if (mini.image !== image) mini.firstChild.replaceChildren(icon(image));
    mini.image = image;
    const label = player.isModal ? player.page.title : texts.player;
    for (const node of [mini, mini.firstChild]) set(node, "aria-label", label);
    write(find(".title", mini), player.page.title);
    showElements(mini.lastChild, player.page.elements);
  }
  if (!player?.isMaximized) {
    if (stage.player) exit(stage.player, rises, context.isAnimated);
    stage.player = null;
    return null;
  }
  const isNew = !stage.player;
  stage.player ??= make("section", "layer player", {
    role: "dialog", "aria-modal": "true",
  });
  set(stage.player, "aria-label", texts.player);
  if (isNew) stage.base.after(stage.player);
  showPage(stage.player, player.page, {
    ...context, minimize: player.minimize ?? "minimize", isAnimated: false,
  });
  if (isNew) enter(stage.player, rises, context.isAnimated);
  return stage.player;
}

function makeNotice(notice) {
  const close = make("button", "close", { type: "button" }, icon("close"));
  const node = make("section", "toast", { role: "group", "data-seen": notice.id },
    make("p", "text"), make("div", "elements"), close);
  const dismiss = () => act(node.notice.dismiss, node);
  close.onclick = dismiss;
  followDismissal(node, dismiss);
  return node;
}

// A swipe down or to a side moves the notice, and takes it away once it is far enough.
function followDismissal(node, dismiss) {
  let start = null;
  const way = (event) => [event.clientX - start.clientX, Math.max(0, event.clientY - start.clientY)];
  const end = (event) => {
    const [x, y] = start ? way(event) : [0, 0];
    start = null;
    node.style.removeProperty("translate");
    if (event.type === "pointerup" && Math.hypot(x, y) > 60) dismiss();
  };
  node.onpointerdown = (event) => { if (!event.target.closest("button")) start = event; };
  node.onpointermove = (event) => {
    if (!start) return;
    const [x, y] = way(event);
    node.style.translate = `${x}px ${y}px`;
    node.setPointerCapture(event.pointerId);
  };
  node.onpointerup = end;
  node.onpointercancel = end;
}

/**
 * Shows the notice, which keeps its node while it is shown and takes no focus.
 * @param {HTMLElement} screen
 * @param {object | undefined} notice
 * @param {Context} context
 */
export function showNotice(screen, notice, context) {
  const old = stage.notice;
  if (old && old.dataset.seen !== notice?.id) {
    exit(old, rises, context.isAnimated);
    stage.notice = null;
  }
  if (!notice) return;
  const isNew = !stage.notice;
  const node = stage.notice ??= makeNotice(notice);
  node.notice = notice;
  set(node, "aria-label", notice.title);
  write(node.firstChild, notice.title);
  set(node.lastChild, "aria-label", notice.dismissTitle);
  showElements(find(".elements", node), notice.elements);
  node.inert = !notice.dismiss;
  if (!isNew) return;
  screen.append(node);
  enter(node, rises, context.isAnimated);
}

function makeAlert(alert) {
  const title = make("h2", "", { id: newID() }, alert.title);
  const message = make("p", "", { id: newID() }, alert.message);
  const [fields, answers] = [make("div", "fields"), make("div", "answers")];
  const box = make("section", "alert", {
    role: "alertdialog", "aria-modal": "true", "aria-labelledby": title.id,
    "aria-describedby": message.id,
  }, title, message, fields, answers);
  const layer = make("div", "layer alert-layer", {
    "data-seen": alert.id, "data-style": alert.style,
  }, make("div", "scrim"), box);
  mark(answers, "is-pair", alert.answers.length === 2
    && alert.answers.every((answer) => answer.text.length < 12));
  for (const answer of alert.answers) {
    const button = make("button", "", { "data-role": answer.role }, answer.text);
    button.onclick = () => act(answer.action, button);
    button.needsText = answer.needsText === true;
    answers.append(button);
  }
  fields.oninput = () => showAnswers(box);
  // Return leads to the next field, and in the last one it gives the first plain answer.
  fields.onkeydown = (event) => {
    if (event.key !== "Enter" || event.isComposing || !event.target.matches(typing)) return;
    const inputs = [...fields.querySelectorAll(typing)];
    const next = inputs[inputs.indexOf(event.target) + 1];
    if (next) next.focus();
    else find("[data-role=plain]", answers)?.click();
  };
  return layer;
}

// Disables answers while a field is empty, even before the app receives the typed text.
function showAnswers(box) {
  const isFilled = [...box.querySelectorAll(`.fields :is(${typing})`)].every((input) => input.value);
  for (const button of box.querySelectorAll(".answers button")) {
    button.disabled = button.needsText && !isFilled;
  }
}

/**
 * Shows the alert, which keeps its node while it is open.
 * @param {HTMLElement} screen
 * @param {object | undefined} alert
 * @param {Context} context
 * @returns {HTMLElement | null}
 */
export function showAlert(screen, alert, context) {
  const old = stage.alert;
  if (old && old.id !== alert?.id) {
    exit(old.layer, grows, context.isAnimated);
    stage.alert = null;
  }
  if (!alert) return null;
  const layer = stage.alert?.layer ?? makeAlert(alert);
  const box = layer.lastChild;
  showElements(find(".fields", box), alert.fields ?? []);
  showAnswers(box);
  if (stage.alert) return layer;
  stage.alert = { id: alert.id, layer };
  screen.append(layer);
  enter(layer, alert.style === "alert" ? grows : rises, context.isAnimated);
  return layer;
}
