// The fields: how the user types, and when the app receives the text.

import { act } from "./stage.js";
import { find, list, literal, make, mark, newID, set, write } from "./tool.js";

const inputModes = { email: "email", number: "decimal", telephone: "tel", url: "url",
  search: "search" };

const pointer = { isDown: false, field: null };

addEventListener("pointerdown", () => { pointer.isDown = true; }, true);
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => {
    pointer.isDown = false;
    setTimeout(() => {
      commitLeft();
      closeFields();
    });
  }, true);
}

/** Sends the text of a field that the user has just left by a click. */
export function commitLeft() {
  const { field } = pointer;
  pointer.field = null;
  if (field) commit(field);
}

function closeFields(focused = document.activeElement) {
  for (const field of document.querySelectorAll(".field.is-open")) {
    mark(field, "is-open", field.contains(focused));
  }
}

/** The nodes into which the user types. */
export const typing = "input:not([type=radio]), textarea";

/**
 * Makes a field with its label and its samples.
 * @param {string} tag
 * @returns {HTMLElement}
 */
export function makeField(tag = "input") {
  const input = make(tag, "", {
    id: newID(), autocomplete: "off", autocapitalize: "off", spellcheck: "false",
  });
  const node = make("div", "grouped field", {},
    make("label", "", { for: input.id }), input, make("div", "samples"));
  // A typed text is one action, sent when the user leaves the field or presses Return.
  input.oninput = () => { node.isTouched = true; };
  // While a pointer is down nothing may move under it, because the click would miss its target.
  input.onchange = () => {
    if (pointer.isDown) pointer.field = node;
    else commit(node);
  };
  input.onkeydown = (event) => {
    if (event.key === "Enter" && !event.isComposing && !node.element.lines) {
      // A text may be one line, however many lines show it.
      event.preventDefault();
      commit(node);
      act(node.element.submit, node);
    }
    if (event.key === "Escape" && !event.isComposing && node.isTouched) {
      event.stopPropagation();
      node.isTouched = false;
      updateField(node, node.element);
    }
  };
  input.onfocus = () => {
    node.classList.add("is-open");
    if (!node.element.isSecure || node.isTouched) return;
    input.value = "";
    updateField(node, node.element);
  };
  input.onblur = () => {
    if (!node.isTouched) updateField(node, node.element);
  };
  // The samples stay visible while one of them has the focus.
  node.addEventListener("focusout", (event) => {
    if (!pointer.isDown) closeFields(event.relatedTarget);
  });
  return node;
}

/**
 * Sends the typed text, if there is any.
 * @param {HTMLElement} node
 */
export function commit(node) {
  const { element } = node;
  if (!node.isTouched) return;
  node.isTouched = false;
  const { value } = find(typing, node);
  const text = element.lines ? value : value.replace(/\n/g, " ");
  if (!element.isSecure && text === element.value) return;
  act(element.label && `type ${literal(text)} into ${element.label}`, node);
}

/**
 * Shows the value of the field, unless the user is typing into it.
 * @param {HTMLElement} node
 * @param {object} element
 */
export function updateField(node, element) {
  node.element = element;
  const [label, input, samples] = node.children;
  write(label, element.text);
  if (input.matches("input")) set(input, "type", element.isSecure ? "password" : "text");
  // A layer in front takes the focus only at the browser's next frame.
  const isTyping = document.activeElement === input && !input.closest("[inert]");
  const value = element.isSecure ? "\u2022".repeat(element.length) : element.value;
  if (!node.isTouched && input.value !== value && !(isTyping && element.isSecure)) {
    input.value = value;
  }
  set(input, "placeholder",
    element.isSecure && element.length && isTyping ? value : element.prompt);
  const [least, most] = element.lines ?? [1, 8];
  mark(node, "is-long", element.lines !== undefined);
  input.style.setProperty("--least", least);
  input.style.setProperty("--most", most);
  set(input, "inputmode", inputModes[element.keyboard]);
  set(input, "enterkeyhint", element.submit && !element.lines
    ? element.keyboard === "search" ? "search" : "go" : null);
  input.disabled = element.isDisabled === true;
  list(samples, element.samples ?? [], (sample, index) => index, () => {
    const button = make("button", "", { type: "button" });
    button.onmousedown = (event) => event.preventDefault();
    button.onclick = () => {
      node.isTouched = false;
      act(button.sample.action, node);
      input.blur();
    };
    return button;
  }, (button, sample) => {
    button.sample = sample;
    write(button, sample.text || "(empty)");
  });
}
