// The panel beside the sheets: the facts about a place, its script as a film, and the traps.

import { pointAt } from "../device/picture.js";
import { find } from "../device/tool.js";
import { keepAddress } from "./canvas.js";
import { el, markEdge, reveal, sheets, still } from "./sheet.js";

export const walk = { card: null, edge: 0, past: [] };

export function say(text) { find("#announce").textContent = text; }

export function close() {
  find("#panel").hidden = true;
  document.querySelectorAll(".selected").forEach((one) => one.classList.remove("selected"));
  light(null);
  walk.card = null;
  keepAddress("");
  stopFilm();
}

function show(...content) {
  stopFilm();
  const button = el("button", "Close", "close");
  button.onclick = close;
  find("#panel").replaceChildren(button, ...content.flat().filter(Boolean));
  find("#panel").hidden = false;
  find("#panel").scrollTop = 0;
}

// Lights the lines that leave a card, or one of them.
export function light(card, link) {
  for (const sheet of sheets) {
    sheet.over.classList.toggle("tracing", card !== null && card.sheet === sheet);
    sheet.edges.forEach((edge, number) => markEdge(edge, "lit", card !== null
      && card.sheet === sheet && (link === undefined
        ? [sheet.links[number].from, sheet.links[number].to].includes(card.number)
        : number === link)));
  }
}

function wayButton(sheet, edge) {
  const button = el("button", `${edge.cause} → `, "way");
  button.append(el("em", edge.target));
  if (edge.isNew) button.classList.add("added");
  const notes = [edge.effects, edge.missing.length ? `not on ${edge.missing.join(", ")}` : ""];
  if (notes.some(Boolean)) button.append(el("small", notes.filter(Boolean).join(" · ")));
  button.onclick = () => {
    if (edge.to != null) open(sheet.cards[edge.to]);
    else show(el("h2", edge.cause), el("p", edge.target), heading("Script"), script(edge.script));
  };
  return button;
}

const heading = (text) => el("h3", text);
const script = (lines) => el("pre", lines.join("\n") || "never in front");

function trapNode(trap, number) {
  const node = el("div", undefined, "trap");
  node.append(el("strong", `!${number + 1} ${trap.sentence}`));
  if (trap.reason) node.append(el("p", `Accepted: ${trap.reason}`));
  node.append(el("pre", trap.script.join("\n")));
  return node;
}

export function open(card, isBack) {
  const { sheet } = card;
  if (walk.card && walk.card !== card && !isBack) walk.past.push(walk.card);
  document.querySelectorAll(".selected").forEach((one) => one.classList.remove("selected"));
  card.node.classList.add("selected");
  Object.assign(walk, { card, edge: -1 });
  const incoming = sheet.cards.flatMap((other) => other === card ? []
    : other.edges.filter((edge) => edge.to === card.number).map((edge) => [other, edge]));
  const play = el("button", "Play the shortest way");
  play.onclick = () => film(card);
  const back = incoming.map(([other, edge]) => {
    const button = el("button", `${other.name}: `, "way");
    button.append(el("em", edge.cause));
    button.onclick = () => open(other);
    return button;
  });
  const title = el("h2", card.name);
  if (card.isNew) title.className = "added";
  show(title, el("p", card.lane === card.name ? card.screen : `${card.screen} in ${card.lane}`),
    card.flows.length ? el("p", `of ${card.flows.join(" or ")}`) : null,
    card.missing.length ? el("p", `not on ${card.missing.join(", ")}`) : null,
    card.traps.map((number) => trapNode(sheet.traps[number], number)),
    lost(card.lost), heading("Shortest way"), script(card.script),
    card.frames.length ? play : null,
    heading("Leads to"), card.edges.length ? card.edges.map((edge) => wayButton(sheet, edge))
      : el("p", "back only"),
    back.length ? [heading("Comes from"), ...back] : null);
  light(card);
  reveal(card);
  keepAddress(addressOf(card));
  say(`${card.name}, ${card.edges.length} edges`);
}

// A link to a place names its wireframe, too.
const addressOf = (card) => `${card.sheet.wireframe}/${card.key}`;

export function openAddress(name) {
  const card = sheets.flatMap((sheet) => sheet.cards)
    .find((card) => addressOf(card) === name || card.key === name);
  if (card && card !== walk.card) open(card);
}

function lost(lines) {
  if (!lines.length) return [];
  const list = el("ul", undefined, "removed");
  list.append(...lines.map((line) => el("li", `− ${line}`)));
  return [heading("Lost"), list];
}

// Goes along a line to the card at its end, or back to its start from there.
export function follow(sheet, link) {
  const target = link.to === walk.card?.number && walk.card.sheet === sheet ? link.from : link.to;
  open(sheet.cards[target]);
  light(sheet.cards[target], sheet.links.indexOf(link));
}

export function everywhere() {
  close();
  show(el("h2", "Anywhere"), el("p", "what happens from outside, in most places"),
    sheets.filter((sheet) => !sheet.node.hidden).flatMap((sheet) => [
      heading(sheet.wireframe),
      ...(sheet.anywhere.length ? sheet.anywhere.map((edge) => wayButton(sheet, edge))
        : [el("p", "nothing")]), ...lost(sheet.lost)]));
}

export function showTraps() {
  close();
  show(el("h2", "Traps"), sheets.filter((sheet) => !sheet.node.hidden).flatMap((sheet) => [
    heading(sheet.wireframe), ...sheet.traps.map((trap, number) => {
      const node = trapNode(trap, number);
      if (trap.card == null) return node;
      node.tabIndex = 0;
      node.onclick = () => open(sheet.cards[trap.card]);
      return node;
    })]));
}

// The script of a place as a film.


let filmEnd = 0;
function stopFilm() { clearInterval(filmEnd); filmEnd = 0; }

function film(card) {
  const { sheet, frames } = card;
  const [width, height] = sheet.device;
  const scale = 334 / width;
  const box = el("div", undefined, "film");
  Object.assign(box.style, { width: "334px", height: `${height * scale}px` });
  const bar = el("div", undefined, "film-bar");
  const [before, words, after, run] = [el("button", "◀"), el("span"), el("button", "▶"),
    el("button", "Play")];
  before.setAttribute("aria-label", "Previous step");
  after.setAttribute("aria-label", "Next step");
  let number = 0;
  const go = (to) => {
    number = Math.max(0, Math.min(frames.length - 1, to));
    const frame = still(sheet, frames[number].picture);
    frame.style.transform = `scale(${scale})`;
    box.replaceChildren(frame);
    words.textContent = `${number + 1}/${frames.length}  ${frames[number].step}`;
    const there = sheet.cards[frames[number].card];
    document.querySelectorAll(".selected").forEach((one) => one.classList.remove("selected"));
    there?.node.classList.add("selected");
    say(words.textContent);
  };
  before.onclick = () => { stopFilm(); go(number - 1); };
  after.onclick = () => { stopFilm(); go(number + 1); };
  run.onclick = () => {
    if (number === frames.length - 1) go(0);
    filmEnd = setInterval(async () => {
      const run = filmEnd;
      if (number === frames.length - 1) return stopFilm();
      await pointAt(frames[number + 1].step, box);
      if (filmEnd === run) go(number + 1);
    }, 1200);
  };
  bar.append(before, words, after, run);
  const done = el("button", "Back to the place");
  done.onclick = () => open(card, true);
  show(el("h2", `To ${card.name}`), box, bar, done);
  go(0);
  run.onclick();
}
