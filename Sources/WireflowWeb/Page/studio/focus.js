// The picture on the device, and the focus that follows it.

import { stage } from "../device/drawing.js";
import { updateField } from "../device/field.js";
import { act, app } from "../device/host.js";
import { focusPage, forgetPages } from "../device/page.js";
import { draw } from "../device/picture.js";
import { find } from "../device/tool.js";

export function show(picture, { isFirst, isAnimated = true, transition }) {
  const screen = find("#screen");
  const context = {
    isAnimated: isAnimated && !isFirst, transition, focus: null, focused: document.activeElement,
  };
  // The drawing may remove the node that has the focus.
  context.isHere = context.focused === document.body || screen.contains(context.focused);
  const front = draw(picture, screen, context);
  settle(front, context, isFirst);
  // A new front layer takes the focus from a field without an event.
  for (const field of screen.querySelectorAll(".field")) {
    if (!field.isTouched) updateField(field, field.element);
  }
  forgetPages(picture.alive);
}

// Moves the focus into a new front layer, and back to its last position there.
function settle(front, { focus, focused, isHere }, isFirst) {
  const before = stage.front;
  stage.front = front;
  if (before !== front) {
    before?.classList.remove("is-front");
    front.classList.add("is-front");
    if (before?.contains(focused)) before.lastFocus = focused;
  }
  const place = frontPage(front);
  const isElsewhere = stage.place !== place;
  if (isElsewhere && stage.place?.contains(focused)) stage.place.lastFocus = focused;
  stage.place = place;
  if (isFirst || !isHere) return;
  if (before === front) {
    const target = isElsewhere ? place : focus;
    if (target && front.contains(target)) focusPage(target);
    return;
  }
  const last = front.lastFocus;
  if (last?.isConnected && front.contains(last)) last.focus({ preventScroll: true });
  else firstOf(front)?.focus({ preventScroll: true });
}

// Returns the alert, or the last page in front.
export function seenInFront() {
  if (stage.alert) return stage.alert.layer;
  const drawer = stage.front?.querySelector("[data-seen^=b], [data-seen^=m]");
  if (stage.front?.matches(".drawer-layer")) return drawer;
  return stage.front ? frontPage(stage.front) : undefined;
}

function firstOf(front) {
  if (front.matches(".alert-layer")) {
    return find("input", front)
      ?? find(".answers button:not([data-role=destructive])", front) ?? find("button", front);
  }
  if (front.matches(".drawer-layer")) return find("[aria-current]", front) ?? find("button", front);
  return frontPage(front) && find(".title", frontPage(front));
}

function frontPage(front) {
  return [...front.querySelectorAll(".page:not([data-leaving])")].at(-1);
}

// Leaves what is in front by Escape, and moves the focus up and down.
export function moveFocus(event) {
  const picture = app.picture;
  if (!picture) return;
  if (event.key === "Escape" && picture.escape) {
    event.preventDefault();
    act(picture.escape, seenInFront());
  }
  const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const here = document.activeElement;
  if (down && here?.matches(".content button, .answers button, .roots button, .drawer button")) {
    const box = here.closest(".content, .answers, .roots, .drawer");
    const all = [...box.querySelectorAll("button, input")].filter((node) =>
      node.checkVisibility());
    const next = all[all.indexOf(here) + down];
    if (next) {
      event.preventDefault();
      next.focus();
    }
  }
}
