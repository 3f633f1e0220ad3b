// The page of a running app, which receives pictures and sends user actions, and finds the app's next run.

import { commitLeft } from "./device/field.js";
import { act, app, host } from "./device/stage.js";
import { find, make, set } from "./device/tool.js";
import { updateMap } from "./map/studio-map.js";
import { showSides } from "./studio/compare.js";
import { showPlayhead } from "./studio/film.js";
import { isAction, isWait, showTree } from "./studio/inspector.js";
import { moveFocus, pressAppKey, pressStudioKey, seenInFront, show, tryKeys } from "./studio/keys.js";
import { fitInspector, notify, notifyWhile, showWireframes, speak } from "./studio/panels.js";
import { look, session, showNow, takeSession, view } from "./studio/timeline.js";

// The actions of this run and the waits between them, unless the page has come too late for the first.
// The wanted actions are those that this run could not play to the end.
const journal = { actions: [], isWhole: true, wanted: null };

function note({ lines, isWhole }) {
  const actions = lines.filter((line) => isAction(line) || isWait(line)).map((line) => line.slice(2));
  if (isWhole) {
    Object.assign(journal, { actions, isWhole: lines.filter(isAction).length === session.count });
  } else journal.actions.push(...actions);
}

const memory = {
  get: () => { try { return JSON.parse(sessionStorage.getItem("wireflow journal")); } catch { return null; } },
  set: (value) => { try { sessionStorage.setItem("wireflow journal", JSON.stringify(value)); } catch {} },
};

// Keeps the actions for the page of the next run. If the user has done nothing since this run
// failed to play some, the next run tries all of them again: the mistake may be repaired.
function keepJournal() {
  if (journal.isWhole) memory.set({ actions: journal.wanted ?? journal.actions });
}

// Another run of the app has another page. The app may end at once, and a browser whose page
// fails to load would never look for it again, so the page must be there first.
async function reload() {
  if (reload.isUnderWay) return;
  reload.isUnderWay = true;
  keepJournal();
  const isThere = await fetch(location.href).then((answer) => answer.ok, () => false);
  reload.isUnderWay = false;
  if (isThere) location.reload();
}

// Plays the actions of the last run again, unless this one has gone on already.
async function resume() {
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

// User actions are sent one after the other, so that they arrive in order.
let queue = Promise.resolve();

const post = (room, message) => fetch(room, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) });

async function askApp(room, message) {
  const answer = await post(room, message);
  const text = await answer.text();
  return answer.ok ? JSON.parse(text) : { reason: text.trim() };
}

function sendToApp(room, message, then = () => {}) {
  if (["action", "go"].includes(room)) journal.wanted = null;
  document.body.sending = (document.body.sending ?? 0) + 1;
  const waiting = setTimeout(() => showSending(true), 400);
  queue = queue.then(async () => {
    let answer = null;
    try {
      answer = await askApp(room, message);
      if (answer.reason) notify(`Not possible: ${answer.reason}`);
    } catch {
      notify("The app cannot be reached.");
    }
    document.body.sending -= 1;
    clearTimeout(waiting);
    if (!document.body.sending) showSending(false);
    if (answer && !answer.reason) then(answer);
    // After a refusal, controls show the app's state again.
    if (app.picture) show(app.picture, {});
  });
  return queue;
}

// Says that the app has not yet answered an action.
function showSending(isSo) {
  if (isSo === document.body.classList.contains("is-sending")) return;
  document.body.classList.toggle("is-sending", isSo);
  set(find("#screen"), "aria-busy", isSo || null);
  notifyWhile(isSo, "Waiting for the app …");
}

// Has the browser save the session up to the step in view as one page.
async function share() {
  const answer = await post("share", { step: view.step }).catch(() => null);
  if (!answer?.ok) return notify(answer ? await answer.text() : "The app cannot be reached.");
  const link = make("a", "", { href: URL.createObjectURL(await answer.blob()),
    download: `${find(".app-name").textContent} session.html` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  notify("Saved one page that plays the session in any browser, without the app.", 8000);
}

find("#share").onclick = share;
find("#save-test").onclick = async () => {
  const answer = await askApp("save", { step: view.step }).catch(() => ({ reason: "the app cannot be reached" }));
  notify(answer.reason ? `Not possible: ${answer.reason}` : `Saved ${answer.saved}`, 12_000);
};

// Sends a user action, with the target on which the user acted. In the past it drops all later steps.
function actInApp(action, node) {
  if (!action) return;
  // Text typed earlier comes first.
  commitLeft();
  if (!view.isLive) return sendToApp("action", { action, past: view.step }, showNow);
  const seen = node?.closest?.("[data-seen]")?.dataset.seen ?? null;
  sendToApp("action", { action, seen });
}

function listen() {
  const events = new EventSource("events");
  events.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (isOfAnotherRun(message)) return reload();
    take(message);
    lose(false);
  };
  events.onerror = () => {
    lose(true);
    // The browser gives up when the server is gone, but a new run of the app may replace it.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
  };
}

function lose(isLost) {
  if (app.isLost === isLost) return;
  app.isLost = isLost;
  find(".lost")?.remove();
  // Nobody can act in an app that is gone.
  find("#screen").inert = isLost;
  if (!isLost) return;
  find("#device").append(make("div", "lost", { role: "alert" },
    "The app has ended, cannot be reached, or is on five pages already. This page goes on by itself."));
}

// The name of a tab is the address of its window, so an open tab comes to the front:
// https://developer.mozilla.org/docs/Web/API/Window/open
function openTab(tab, isFirst) {
  if (!tab || tab.number === app.tab) return;
  app.tab = tab.number;
  if (isFirst) return;
  const other = window.open(tab.address, tab.address);
  if (other) other.focus();
  else notify("The browser has blocked the window. Allow it here, and try again.");
}

const isOfAnotherRun = ({ session, isOver }) =>
  !isOver && app.live?.session && session?.run !== app.live.session.run;

function take(message) {
  // A script closes only tabs that a script has opened.
  if (message.isOver) return window.close();
  const isFirst = app.live == null;
  app.live = message;
  openTab(message.tab, isFirst);
  const wasLive = view.isLive;
  takeSession(message);
  document.documentElement.dataset.version = message.version;
  if (message.log) note(message.log);
  updateMap();
  speak(message.announcements ?? []);
  if (!view.isLive) return showPlayhead();
  // The step in view is gone, because another page has dropped it.
  if (!wasLive) return look();
  showTree(message);
  showWireframes(message.picture);
  show(message.picture, {
    isFirst: isFirst || message.log?.isWhole === true, isAnimated: message.isAnimated,
    transition: message.transition,
  });
  app.picture = message.picture;
  showSides();
  const name = find(".app-name").textContent;
  document.title = message.title === name ? name : `${message.title} – ${name}`;
  document.documentElement.dataset.back = message.picture.back ?? "";
  keepHistory(message.picture);
  showPlayhead();
  if (isFirst) resume();
}

// The browser's back button performs the app's back action. For that, one entry of the history
// is always in front of the page.
function keepHistory(picture) {
  const place = history.state?.wireflow;
  if (place === "front") return;
  history.replaceState({ wireflow: "base" }, "");
  history.pushState({ wireflow: "front" }, "");
  // After a reload, the browser loads the page again when the user goes back.
  if (place === "base" && picture.back) act(picture.back, seenInFront());
}

addEventListener("popstate", () => {
  if (history.state?.wireflow !== "base") return;
  const back = app.picture?.back;
  // If the app has no back action, the user leaves the page, unless an action is still on its
  // way to the app and may change this.
  if (!back && !document.body.sending) return history.back();
  history.pushState({ wireflow: "front" }, "");
  act(back, seenInFront());
});

Object.assign(host, { ask: askApp, send: sendToApp, act: actInApp,
  readSheet: async () => (await fetch("map")).json() });

tryKeys(pressAppKey, pressStudioKey, moveFocus);
fitInspector();
listen();
