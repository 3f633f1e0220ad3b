// The way back to where the user was, in a new run of the app.

import { ask } from "../device/host.js";
import { isAction, isWait } from "./inspector.js";
import { notify } from "./notice.js";
import { countOf, session } from "./timeline.js";

// The actions of the branch on which the app runs, and the waits between them. The wanted actions
// are those that this run could not play to the end.
export const journal = { branch: 0, actions: [], wanted: null };

const actionsIn = (lines) => lines.filter((line) => isAction(line) || isWait(line))
  .map((line) => line.slice(2));

// Keeps the actions of a message, and fetches those that came before the first message.
export async function note({ log, session }) {
  if (!session || !log) return;
  if (!log.isWhole && journal.branch === session.current) {
    return void journal.actions.push(...actionsIn(log.lines));
  }
  const start = log.lines.findIndex(isAction);
  const actions = actionsIn(start < 0 ? [] : log.lines.slice(start));
  const missing = countOf(session.current) - log.lines.filter(isAction).length;
  Object.assign(journal, { branch: session.current, actions });
  const earlier = [];
  for (let from = 0; from < missing; from += 400) {
    const { steps } = await ask("steps", { branch: session.current, from,
      to: Math.min(missing, from + 400), isDrawn: false }).catch(() => ({}));
    // Another branch may run by now.
    if (!steps || journal.actions !== actions) return;
    earlier.push(...steps.flatMap((step) => actionsIn(step.lines)));
  }
  actions.unshift(...earlier);
}

const memory = {
  get: () => { try { return JSON.parse(sessionStorage.getItem("wireflow journal")); } catch { return null; } },
  set: (value) => { try { sessionStorage.setItem("wireflow journal", JSON.stringify(value)); } catch {} },
};

// Keeps the actions for the page of the next run. If the user has done nothing since this run
// failed to play some, the next run tries all of them again: the mistake may be repaired.
function keepJournal() {
  memory.set({ actions: journal.wanted ?? journal.actions });
}

// Another run of the app has another page. The app may end at once, and a browser whose page
// fails to load would never look for it again, so the page must be there first.
export async function reload() {
  if (reload.isUnderWay) return;
  reload.isUnderWay = true;
  keepJournal();
  const isThere = await fetch(location.href).then((answer) => answer.ok, () => false);
  reload.isUnderWay = false;
  if (isThere) location.reload();
}

// Plays the actions of the last run again, unless this one has gone on already.
export async function resume() {
  const kept = memory.get();
  memory.set(null);
  if (!kept || kept.actions.length < 2 || session.count > 1) return;
  journal.wanted = kept.actions;
  const answer = await ask("resume", kept).catch(() => null);
  if (!answer) return;
  if (answer.isWhole) journal.wanted = null;
  const text = answer.reason ?? answer.text;
  document.documentElement.dataset.resumed = text;
  notify(text, answer.isWhole ? 3000 : 20_000);
}
