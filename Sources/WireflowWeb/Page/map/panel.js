// The panel beside the sheets: the facts about a place, and the traps.

import { find } from "../device/tool.js";
import { keepAddress } from "./canvas.js";
import { reveal } from "./fit.js";
import { el, markEdge, sheets } from "./sheet.js";
import { film, stopFilm } from "./walk.js";

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

export function show(...content) {
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
