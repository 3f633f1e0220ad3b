// The tools of the other scripts, for making and comparing nodes.

/**
 * Finds the first node that a selector matches.
 * @param {string} selector
 * @param {ParentNode} from
 * @returns {HTMLElement | null}
 */
export const find = (selector, from = document) => from.querySelector(selector);

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Makes a node with attributes and children, which are nodes or texts.
 * @param {string} tag
 * @param {string} className
 * @param {Record<string, unknown>} attributes
 * @param {(Node | string)[]} children
 * @returns {HTMLElement}
 */
export function make(tag, className = "", attributes = {}, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  for (const name in attributes) set(node, name, attributes[name]);
  node.append(...children);
  return node;
}

/**
 * Makes a node of a drawing.
 * @param {string} tag
 * @param {Record<string, unknown>} attributes
 * @param {(Node | string)[]} children
 * @returns {SVGElement}
 */
export function makeVector(tag, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const name in attributes) set(node, name, attributes[name]);
  node.append(...children);
  return node;
}

/**
 * Sets an attribute only if it changes, because needless changes disturb screen readers.
 * @param {Element} node
 * @param {string} name
 * @param {unknown} value
 */
export function set(node, name, value) {
  if (value === null || value === undefined || value === false) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else if (node.getAttribute(name) !== String(value)) {
    node.setAttribute(name, String(value));
  }
}

/**
 * Writes a text only if it changes.
 * @param {Node} node
 * @param {string} text
 */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Gives a node a class or takes it away, only if that changes something.
 * @param {Element} node
 * @param {string} className
 * @param {boolean} isSo
 */
export function mark(node, className, isSo) {
  if (node.classList.contains(className) !== isSo) node.classList.toggle(className, isSo);
}

/**
 * Makes nodes the children of a parent without moving those in the right position, because a moved
 * node loses the focus and its scroll offset.
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} nodes
 */
export function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.children]) {
    if (!wanted.has(child) && !child.isLeaving && !child.isFixed) child.remove();
  }
  let place = parent.firstElementChild;
  for (const node of nodes) {
    while (place?.isLeaving || place?.isFixed) place = place.nextElementSibling;
    if (place === node) place = place.nextElementSibling;
    else parent.insertBefore(node, place);
  }
}

/**
 * Updates the children of a parent to a list of values, each with its own node by key.
 * @template T
 * @param {HTMLElement} parent
 * @param {T[]} values
 * @param {(value: T, index: number) => unknown} key
 * @param {(value: T, index: number) => HTMLElement} create
 * @param {((node: HTMLElement, value: T, index: number) => void) | undefined} update
 */
export function list(parent, values, key, create, update) {
  const nodes = parent.nodesByKey ??= new Map();
  const kept = new Map();
  values.forEach((value, index) => {
    let name = key(value, index);
    while (kept.has(name)) name = `${name} again`;
    const node = nodes.get(name) ?? create(value, index);
    kept.set(name, node);
    update?.(node, value, index);
  });
  parent.nodesByKey = kept;
  arrange(parent, [...kept.values()]);
}

let numbers = 0;
/**
 * Makes an identifier that no other node has.
 * @returns {string}
 */
export const newID = () => `n${++numbers}`;

/**
 * Animates nodes, and cleans up afterwards even without an animation.
 * @param {[HTMLElement, Keyframe[], object?][]} moves
 * @param {() => void} then
 */
export async function animate(moves, then = () => {}) {
  const duration = calm.matches || document.hidden ? 0 : 330;
  const running = moves.filter(([node]) => node && duration).map(([node, frames, options]) =>
    node.animate(frames, {
      duration, easing: "cubic-bezier(.22, .9, .3, 1)", fill: "both", ...options,
    }));
  document.body.moving = (document.body.moving ?? 0) + 1;
  await Promise.allSettled(running.map((animation) => animation.finished));
  document.body.moving -= 1;
  for (const animation of running) animation.cancel();
  then();
}

/**
 * Removes a node after its motion, and makes it unreachable immediately.
 * @param {HTMLElement} node
 * @param {[HTMLElement, Keyframe[]][]} moves
 */
export function leave(node, moves) {
  if (node.isLeaving) return;
  node.isLeaving = true;
  node.inert = true;
  set(node, "data-leaving", "");
  animate(moves, () => { if (node.isLeaving) retrieve(node).remove(); });
}

/**
 * Restores a node that was leaving.
 * @param {HTMLElement} node
 * @returns {HTMLElement}
 */
export function retrieve(node) {
  node.isLeaving = false;
  node.inert = false;
  node.removeAttribute("data-leaving");
  return node;
}

/**
 * Quotes a text in the form of the log.
 * @param {string} text
 * @returns {string}
 */
export const literal = (text) => `"${text.replace(/[\\"]/g, "\\$&").replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu,
  (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`)}"`;

export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * Names a shortcut in the words of the attribute aria-keyshortcuts.
 * @param {{key: string, modifiers: string[]} | undefined} shortcut
 * @returns {string | null}
 */
export function ariaKeys(shortcut) {
  if (!shortcut) return null;
  const names = { command: isMac ? "Meta" : "Control", control: "Control", option: "Alt",
    shift: "Shift" };
  const keys = { space: "Space", return: "Enter", escape: "Escape", delete: "Backspace",
    up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" };
  const key = keys[shortcut.key] ?? shortcut.key.toUpperCase();
  return [...new Set(shortcut.modifiers.map((name) => names[name])), key].join("+");
}

/**
 * Finds a hue for a name, which is always the same.
 * @param {string} text
 * @returns {number}
 */
export function hue(text) {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + character.codePointAt(0)) % 360;
  return sum;
}
