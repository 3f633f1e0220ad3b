// The inspector, with the presentation log, the navigation tree and the flows.

import { ask } from "../device/stage.js";
import { find, list, make, mark, set } from "../device/tool.js";
import { lookAt, session, view } from "./timeline.js";

// The lines in the pane, because each costs time when another step comes into view.
const mostLines = 600;
// Whether the pane ends with the running app, and the marked step.
const logPane = { isTail: true, now: null, timer: 0 };

/**
 * True for the line of a wait.
 * @param {string} line
 * @returns {boolean}
 */
export const isWait = (line) => line.startsWith("> wait ");
/**
 * True for the line of a user's action, which begins a step.
 * @param {string} line
 * @returns {boolean}
 */
export const isAction = (line) => line.startsWith("> ") && line !== "> (app)" && !isWait(line);

function kindOfLine(line) {
  if (isWait(line)) return "wait";
  if (line === "> (app)") return "app";
  if (line.startsWith("> ")) return "action";
  if (/^ {2}(\+ )?(ignored|refused|stalled|warning)/.test(line)) return "refused";
  if (/^ {2}(\+ )?(start|finish|cancel|end) /.test(line)) return "flow";
  return "effect";
}

const firstStep = () => Number(find("#log").firstElementChild?.dataset.step ?? 0);
const stepInLog = (step) => find("#log").children[step - firstStep()];

/**
 * The action of a step whose lines are in the pane.
 * @param {number} step
 * @returns {string | undefined}
 */
export const actionInLog = (step) => stepInLog(step)?.querySelector(".action")?.textContent.slice(2);

function makeStep(number) {
  const node = make("div", "step", { "data-step": number, "data-number": number + 1 });
  node.onclick = () => { if (getSelection().isCollapsed) lookAt(number); };
  return node;
}

// Adds lines at the end, of which each action but that of the first step begins a step.
function addLines(log, lines, first, className = "") {
  for (const line of lines) {
    const last = log.lastElementChild;
    if (!last) log.append(makeStep(first));
    else if (isAction(line) && find(".action", last)) log.append(makeStep(Number(last.dataset.step) + 1));
    log.lastElementChild.append(make("div", `line ${kindOfLine(line)}${className}`, {}, line));
  }
}

/**
 * Adds the lines of the running app, if the pane ends with them.
 * @param {{lines: string[], isWhole: boolean}} log
 */
export function addLog({ lines, isWhole }) {
  if (isWhole) {
    const missing = session.count - lines.filter(isAction).length;
    return fillLog(missing, missing > 0 ? lines.slice(lines.findIndex(isAction)) : lines);
  }
  if (!logPane.isTail) return;
  const log = find("#log");
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  addLines(log, lines, session.count - 1, " fresh");
  while (log.children.length > 1 && log.querySelectorAll(".line").length > mostLines) {
    log.firstElementChild.remove();
  }
  if (view.isLive && isAtEnd) log.scrollTop = log.scrollHeight;
}

// Replaces the pane by the lines from some step on.
function fillLog(first, lines) {
  const log = find("#log");
  log.replaceChildren();
  addLines(log, lines, first);
  logPane.isTail = first + log.children.length >= session.count;
  logPane.now = null;
  showLogAt(view.step);
}

// Replaces the pane by the steps around one of them.
async function loadLog(step) {
  const from = Math.max(0, step - 100);
  const { steps } = await ask("steps", { from, to: step + 100, isDrawn: false }).catch(() => ({}));
  if (steps?.length) fillLog(from, steps.flatMap(({ lines }) => lines));
}

/**
 * Marks the lines of the step in view, once they are in the pane.
 * @param {number} step
 */
export function showLogAt(step) {
  const log = find("#log");
  mark(log, "is-past", !view.isLive);
  clearTimeout(logPane.timer);
  const node = stepInLog(step);
  if (!node) return void (logPane.timer = setTimeout(() => loadLog(step), 150));
  if (logPane.now !== node) {
    logPane.now?.classList.remove("now");
    logPane.now?.removeAttribute("aria-current");
    node.classList.add("now");
    set(node, "aria-current", "step");
    logPane.now = node;
  }
  if (view.isLive) log.scrollTop = log.scrollHeight;
  else node.scrollIntoView({ block: "nearest" });
}

/**
 * Shows the screens on stage and the flows.
 * @param {{tree: string, flows: string | undefined}} state
 */
export function showTree({ tree, flows }) {
  showLines(find("#tree"), tree.split("\n"));
  showLines(find("#flows"), (flows ?? "").split("\n"));
  // The page in front is the last one in the tree.
  clearTimeout(showTree.timer);
  showTree.timer = setTimeout(() => [...find("#tree").querySelectorAll(".visible")].at(-1)
    ?.scrollIntoView({ block: "nearest" }), 100);
}

function showLines(pane, lines) {
  list(pane, lines, (line, index) => index, () => make("div"), (node, line) => {
    if (node.line === line) return;
    node.line = line;
    const [, indent, star] = line.match(/^(\s*)(\* )?/);
    mark(node, "visible", star !== undefined);
    node.style.paddingLeft = `${indent.length + (star === undefined ? 2 : 0)}ch`;
    const text = line.slice(indent.length + (star?.length ?? 0));
    // The flow of a screen is less important than its name.
    const owner = / in \w+$/.exec(text)?.index ?? text.length;
    node.replaceChildren(star === undefined ? "" : make("b", "", {}, star), text.slice(0, owner),
      owner < text.length ? make("i", "", {}, text.slice(owner)) : "");
    set(node, "title", text);
  });
}

const tabs = [["#show-tree", "#tree"], ["#show-flows", "#flows"]];
for (const [button] of tabs) {
  find(button).onclick = () => tabs.forEach(([other, pane]) => {
    set(find(other), "aria-pressed", String(other === button));
    find(pane).hidden = other !== button;
  });
}
