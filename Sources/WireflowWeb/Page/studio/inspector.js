// The inspector, with the presentation log, the navigation tree and the flows.

import { find, list, make, mark, set, write } from "../device/tool.js";
import { countOf, frames, keyOfStep, lookAt, readSteps, session, view } from "./timeline.js";

// The lines in the pane, because each costs time when another step comes into view. The pane
// fetches more where the user scrolls to.
const mostLines = 400;
// The branch, the number behind the last step, and whether the pane ends with the running app.
export const logPane = { branch: 0, next: 0, isTail: true, now: null };

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
  if (line === "> (app)" || isWait(line)) return "app";
  if (line.startsWith("> ")) return "action";
  if (/^ {2}(\+ )?(ignored|refused|stalled|warning)/.test(line)) return "refused";
  if (/^ {2}(\+ )?(start|finish|cancel|end) /.test(line)) return "flow";
  return "effect";
}

function makeStep(number) {
  const node = make("div", "step", { "data-step": number, "data-number": number + 1 });
  node.onclick = (event) => {
    if (!event.target.closest("button") && getSelection().isCollapsed) {
      lookAt(logPane.branch, number);
    }
  };
  return node;
}

function addLines(log, lines, isFresh) {
  for (const line of lines) {
    if (isAction(line) || !log.lastElementChild) log.append(makeStep(logPane.next++));
    addLine(log.lastElementChild, line, isFresh);
  }
  for (const group of log.children) if (group.isStale) foldWaits(group);
}

function addLine(group, line, isFresh) {
  const node = make("div", `line ${kindOfLine(line)}${isFresh ? " fresh" : ""}`, {}, line);
  group.insertBefore(node, find(":scope > .fold", group));
  group.isStale = true;
}

function stepNode({ number, lines }) {
  const node = makeStep(number);
  for (const line of lines) addLine(node, line, false);
  foldWaits(node);
  return node;
}

// Removes steps at one end of the pane until few enough lines are left.
function trimLog(log, end) {
  let excess = log.querySelectorAll(".line").length - mostLines;
  while (excess > 0 && log.children.length > 1) {
    excess -= log[end].querySelectorAll(".line").length;
    log[end].remove();
  }
}

// Hides the waits without an effect behind one button.
function foldWaits(group) {
  group.isStale = false;
  const nodes = [...group.querySelectorAll(".line:not(.beside)")];
  const idle = nodes.filter((node, index) => isWait(node.textContent)
    && !nodes[index + 1]?.textContent.startsWith("  "));
  for (const node of nodes) mark(node, "idle", idle.includes(node));
  let button = find(":scope > .fold", group);
  if (!idle.length) return button?.remove();
  if (!button) {
    button = make("button", "fold", { "aria-expanded": "false" });
    button.onclick = () => set(button, "aria-expanded", String(group.classList.toggle("is-open")));
    group.append(button);
  }
  const sum = idle.reduce((sum, node) => sum + milliseconds(node.textContent), 0);
  const later = `${spanOf(sum)} later`;
  write(button, idle.length === 1 ? later : `${later}, in ${idle.length} waits`);
}

function spanOf(time) {
  if (time < 1000) return `${Math.round(time)} ms`;
  if (time < 60_000) return `${Number((time / 1000).toFixed(1))} s`;
  return time < 3_600_000 ? `${Number((time / 60_000).toFixed(1))} min`
    : `${Number((time / 3_600_000).toFixed(1))} h`;
}

function milliseconds(line) {
  const units = { us: .001, ms: 1, s: 1000, min: 60000, h: 3600000 };
  const [, number, unit] = /wait ([\d.]+)(\w+)/.exec(line) ?? [];
  return Number(number ?? 0) * (units[unit] ?? 1);
}

/**
 * Adds the lines of the running app, if the pane ends with them.
 * @param {{lines: string[], isWhole: boolean}} log
 * @param {{current: number, count: number}} session
 */
export function addLog({ lines, isWhole }, { current, count }) {
  const log = find("#log");
  addBeyond(0);
  if (isWhole) {
    logPane.isTail = true;
    logPane.branch = current;
  }
  if (!logPane.isTail || logPane.branch !== current) return;
  const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  if (isWhole) {
    log.replaceChildren();
    const first = lines.slice(0, -mostLines).findLastIndex(isAction);
    lines = lines.slice(Math.max(0, first));
    logPane.now = null;
    logPane.next = Math.max(0, count - lines.filter(isAction).length);
  }
  addLines(log, lines, !isWhole);
  trimLog(log, "firstElementChild");
  if (view.isLive && (isAtEnd || isWhole)) log.scrollTop = log.scrollHeight;
}

/**
 * Ends the pane with empty steps for those that only the other side of a comparison has.
 * @param {number} end the number behind the last one, or 0 for none
 */
export function addBeyond(end) {
  const log = find("#log");
  for (const node of log.querySelectorAll(".beyond")) if (Number(node.dataset.step) >= end) node.remove();
  const last = Number(log.lastElementChild?.dataset.step ?? -1);
  for (let number = last + 1; number < end; number += 1) {
    log.append(makeStep(number));
    log.lastElementChild.classList.add("beyond");
  }
}

// Replaces the pane by the steps around one of them.
async function loadLog(branch, step) {
  if (logPane.isLoading) return;
  const from = Math.max(0, step - 30);
  const steps = await fetchLog(branch, from, from + 60);
  if (!steps.length) return;
  logPane.now = null;
  find("#log").replaceChildren(...steps.map(stepNode));
  endLogWith(branch, steps);
  showLogAt(view.branch, view.step);
}

async function fetchLog(branch, from, to) {
  logPane.isLoading = true;
  const { steps } = await readSteps(branch, from, to, false).catch(() => ({}));
  logPane.isLoading = false;
  return steps ?? [];
}

function endLogWith(branch, steps) {
  const next = steps.at(-1).number + 1;
  const isTail = branch === session.current && next >= countOf(branch);
  Object.assign(logPane, { branch, next, isTail });
}

// Adds the steps before or behind those in the pane.
async function extendLog(isEarlier) {
  const log = find("#log");
  addBeyond(0);
  const { branch, next } = logPane;
  const first = Number(log.firstElementChild?.dataset.step ?? 0);
  if (logPane.isLoading || log.children.length < 2 || (isEarlier ? first === 0 : logPane.isTail)) {
    return;
  }
  const steps = await fetchLog(branch, isEarlier ? Math.max(0, first - 60) : next,
    isEarlier ? first : next + 60);
  // The pane may show other steps by now.
  const isSame = logPane.branch === branch && logPane.next === next
    && Number(log.firstElementChild?.dataset.step) === first;
  if (!steps.length || !isSame) return;
  const below = log.scrollHeight - log.scrollTop;
  if (isEarlier) {
    log.prepend(...steps.map(stepNode));
    log.scrollTop = log.scrollHeight - below;
    const last = log.lastElementChild;
    trimLog(log, "lastElementChild");
    if (last.isConnected) return;
    Object.assign(logPane, { next: Number(log.lastElementChild.dataset.step) + 1, isTail: false });
  } else {
    log.append(...steps.map(stepNode));
    endLogWith(branch, steps);
    const above = log.scrollHeight;
    trimLog(log, "firstElementChild");
    log.scrollTop -= above - log.scrollHeight;
  }
}

find("#log").onscroll = ({ target: log }) => {
  const below = log.scrollHeight - log.scrollTop - log.clientHeight;
  if (log.scrollTop < 300) extendLog(true);
  else if (below < 300) extendLog(false);
};

/**
 * Marks the lines of the step in view.
 * @param {number} branch
 * @param {number} step
 */
export function showLogAt(branch, step) {
  const log = find("#log");
  mark(log, "is-past", !view.isLive);
  const first = Number(log.firstElementChild?.dataset.step ?? 0);
  const known = branch === logPane.branch ? log.children[step - first] : null;
  const node = known ?? showOnly(branch, step);
  if (!node) return;
  if (logPane.now !== node) {
    logPane.now?.classList.remove("now");
    logPane.now?.removeAttribute("aria-current");
    node.classList.add("now");
    set(node, "aria-current", "step");
    logPane.now = node;
  }
  // A step alone is in sight without a measurement.
  if (log.children.length === 1) return;
  if (view.isLive && !view.beyond) return void (log.scrollTop = log.scrollHeight);
  node.scrollIntoView({ block: "nearest" });
}

// Shows one step alone, and those around it once the playhead rests.
function showOnly(branch, step) {
  clearTimeout(logPane.timer);
  if (branch === logPane.branch && step >= countOf(branch)) return null;
  logPane.timer = setTimeout(() => loadLog(view.branch, view.step), 150);
  const frame = frames.get(keyOfStep(branch, step));
  if (!frame) return null;
  const node = stepNode(frame);
  find("#log").replaceChildren(node);
  Object.assign(logPane, { branch, next: step + 1, now: null, isTail: false });
  return node;
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
