// The sheet "Save as test": its name, the lines that it expects, its code, and a trial on each wireframe.

import { icon } from "../device/icon.js";
import { ask } from "../device/stage.js";
import { find, list, make, mark, set, write } from "../device/tool.js";
import { linesOnlyIn } from "./compare.js";
import { isAction, isWait } from "./inspector.js";
import { notify } from "./panels.js";
import { pointInView, session } from "./timeline.js";

const sheet = find("#test-sheet");
const test = { point: null, lines: [], omitted: new Set(), runs: [], number: 0 };

const testPart = (name) => find(`#test-${name}`, sheet);
const kept = () => test.lines.filter((line, number) => !test.omitted.has(number));
// The user's actions are what the test does, so it keeps them all.
const isFixed = (line) => isAction(line) || isWait(line) || line === "> (app)";

/** @returns the kept lines that a run does not have */
const missing = (run) => linesOnlyIn(kept(), run.lines);

/** Opens the sheet for the steps up to the one in view. */
export async function openSheet() {
  if (!session.canSave) return notify("Only an app that a command line started saves tests.");
  Object.assign(test, { point: pointInView(), omitted: new Set(), runs: [] });
  testPart("name").value = "";
  const answer = await refresh();
  if (!answer) return;
  testPart("name").value = answer.name;
  sheet.showModal();
}

// Asks for the code of the test, or saves it.
async function refresh(isSaved = false) {
  const number = ++test.number;
  const isOnAll = test.runs.length > 1 && test.runs.every((run) => !run.reason && !missing(run).length);
  const answer = await ask("save", { ...test.point, name: testPart("name").value || null, isOnAll, isSaved,
    omitted: [...test.omitted] }).catch(() => ({ reason: "the app cannot be reached" }));
  if (number !== test.number) return null;
  write(testPart("problem"), answer.reason ?? "");
  if (answer.reason) {
    if (!sheet.open) notify(`Not possible: ${answer.reason}`);
    return null;
  }
  test.lines = answer.lines;
  write(testPart("code"), answer.code);
  showTestLines();
  showRuns();
  return answer;
}

function showTestLines() {
  const lacking = new Set(test.runs.flatMap((run) => linesOnlyIn(test.lines, run.lines)));
  list(testPart("lines"), test.lines, (line, number) => number, (line, number) => {
    const box = make("input", "", { type: "checkbox" });
    box.onchange = () => {
      if (box.checked) test.omitted.delete(number);
      else test.omitted.add(number);
      refresh();
    };
    return make("label", "test-line", {}, box, make("span"));
  }, (label, line, number) => {
    const [box, text] = label.children;
    box.checked = !test.omitted.has(number);
    box.disabled = isFixed(line);
    write(text, line);
    mark(label, "action", isFixed(line));
    mark(label, "differs", lacking.has(line));
  });
}

function showRuns() {
  list(testPart("runs"), test.runs, (run) => run.title, () => make("li"), (node, run) => {
    const count = run.reason ? 1 : missing(run).length;
    mark(node, "passed", count === 0);
    write(node, `${count ? "✗" : "✓"} ${run.title}`
      + (run.reason ? `: ${run.reason}` : count ? `: ${count} ${count === 1 ? "line" : "lines"} missing` : ""));
  });
  const differing = test.runs.some((run) => !run.reason && missing(run).length);
  testPart("omit").hidden = !differing;
}

testPart("run").onclick = async () => {
  set(sheet, "aria-busy", "true");
  write(testPart("problem"), "Running …");
  const { runs, reason } = await ask("trial", test.point).catch(() => ({}));
  set(sheet, "aria-busy", null);
  test.runs = runs ?? [];
  await refresh();
  if (!runs) write(testPart("problem"), reason ?? "The app cannot be reached.");
};

// Leaves out the lines that some wireframe does not have, however often they occur.
testPart("omit").onclick = () => {
  const lacking = new Set(test.runs.flatMap((run) => run.reason ? [] : missing(run)));
  test.lines.forEach((line, number) => {
    if (lacking.has(line) && !isFixed(line)) test.omitted.add(number);
  });
  refresh();
};

testPart("name").oninput = () => {
  clearTimeout(test.timer);
  test.timer = setTimeout(refresh, 200);
};
testPart("copy").onclick = async () => {
  await navigator.clipboard.writeText(testPart("code").textContent);
  write(find("span", testPart("copy")), "Copied");
  setTimeout(() => write(find("span", testPart("copy")), "Copy"), 2000);
};
testPart("close").onclick = () => sheet.close();
testPart("save").onclick = async () => {
  clearTimeout(test.timer);
  const answer = await refresh(true);
  if (!answer) return;
  sheet.close();
  notify(`Saved ${answer.saved}`, 12000);
};
testPart("copy").prepend(icon("copy"));
