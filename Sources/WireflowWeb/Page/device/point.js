// The control that a step uses, which a replay marks before the step.

import { find } from "./tool.js";

const pause = 300;

// Returns the control of an action on a screen, or nothing for an action without one.
function controlOf(action, screen) {
  const uses = (node) => [node.element, node.button, node.root, node.option, node.sample, node.player]
    .some((one) => one && (one.action === action || one.maximize === action))
    || (node.element?.label && action.startsWith("type ") && action.endsWith(` into ${node.element.label}`));
  return [...screen.querySelectorAll("button, label, .element, .dot")].find((node) =>
    !node.closest("[data-leaving]") && uses(node));
}

/**
 * Marks the control of an action for a moment, if the screen has it.
 * @param {string} action the action as the log has it
 * @param {Element} screen the screen on which the user acts
 */
export async function pointAt(action, screen = find("#screen")) {
  const node = controlOf(action ?? "", screen);
  if (!node) return;
  node.classList.add("pointed");
  await new Promise((resolve) => setTimeout(resolve, pause));
  node.classList.remove("pointed");
}
