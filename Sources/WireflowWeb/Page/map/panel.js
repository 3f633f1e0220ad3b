// The panel beside the sheets: the facts about a place, and the traps.

import { find, make } from "../device/tool.js";
import { markEdge, reveal, sheets, shown } from "./sheet.js";

let current = null;

/** Closes the panel, and forgets the open card. */
export function close() {
  find("#panel").hidden = true;
  select(null);
  light(null);
  current = null;
  keepAddress("");
}

function select(card) {
  find(".selected")?.classList.remove("selected");
  card?.node.classList.add("selected");
}

function show(...content) {
  const button = make("button", "tool close", {}, "Close");
  button.onclick = close;
  find("#panel").replaceChildren(button, ...content.flat().filter(Boolean));
  find("#panel").hidden = false;
  find("#panel").scrollTop = 0;
}

/**
 * Lights some lines of a sheet, and dims its others.
 * @param {object | null} sheet the sheet, or null to light and dim nothing
 * @param {(link: {from: number, to: number}, number: number) => boolean} [isLit]
 */
export function light(sheet, isLit) {
  for (const one of sheets) {
    one.over.classList.toggle("tracing", one === sheet);
    one.edges.forEach((edge, number) =>
      markEdge(edge, "lit", one === sheet && isLit(one.links[number], number)));
  }
}

function wayButton(sheet, edge) {
  const notes = [edge.effects, edge.missing.length ? `not on ${edge.missing.join(", ")}` : ""]
    .filter(Boolean).join(" · ");
  const button = make("button", edge.isNew ? "way added" : "way", {}, `${edge.cause} → `,
    make("em", "", {}, edge.target), notes ? make("small", "", {}, notes) : "");
  button.onclick = () => {
    if (edge.to != null) open(sheet.cards[edge.to]);
    else show(text("h2", edge.cause), text("p", edge.target), heading("Script"), script(edge.script));
  };
  return button;
}

const text = (tag, words) => make(tag, "", {}, words);
const heading = (words) => text("h3", words);
const script = (lines) => text("pre", lines.join("\n") || "never in front");

function trapNode(trap, number) {
  return make("div", "trap", {}, text("strong", `!${number + 1} ${trap.sentence}`),
    trap.reason ? text("p", `Accepted: ${trap.reason}`) : "", text("pre", trap.script.join("\n")));
}

/**
 * Shows the facts about a place.
 * @param {Card} card
 */
export function open(card) {
  const { sheet } = card;
  select(card);
  current = card;
  const incoming = sheet.cards.flatMap((other) => other === card ? []
    : other.edges.filter((edge) => edge.to === card.number).map((edge) => [other, edge]));
  const back = incoming.map(([other, edge]) => {
    const button = make("button", "way", {}, `${other.name}: `, make("em", "", {}, edge.cause));
    button.onclick = () => open(other);
    return button;
  });
  show(make("h2", card.isNew ? "added" : "", {}, card.name),
    text("p", card.lane === card.name ? card.screen : `${card.screen} in ${card.lane}`),
    card.flows.length ? text("p", `of ${card.flows.join(" or ")}`) : null,
    card.missing.length ? text("p", `not on ${card.missing.join(", ")}`) : null,
    card.traps.map((number) => trapNode(sheet.traps[number], number)),
    lost(card.lost), heading("Shortest way"), script(card.script),
    heading("Leads to"), card.edges.length ? card.edges.map((edge) => wayButton(sheet, edge))
      : text("p", "back only"),
    back.length ? [heading("Comes from"), ...back] : null);
  light(sheet, ({ from, to }) => [from, to].includes(card.number));
  reveal(card);
  keepAddress(addressOf(card));
  find("#announce").textContent = `${card.name}, ${card.edges.length} edges`;
}

// A link to a place names its wireframe, too.
const addressOf = (card) => `${card.sheet.wireframe}/${card.key}`;

/**
 * Opens the place that an address names, if there is one.
 * @param {string} name
 */
export function openAddress(name) {
  const card = sheets.flatMap((sheet) => sheet.cards)
    .find((card) => addressOf(card) === name || card.key === name);
  if (card && card !== current) open(card);
}

/**
 * The place that the address of the page names.
 * @returns {string}
 */
export const placeInAddress = () => decodeURIComponent(location.hash.slice(1));

// The address of the page names the open place, so that people can send a link to it.
function keepAddress(name) {
  const hash = name ? `#${encodeURIComponent(name)}` : location.pathname + location.search;
  try { history.replaceState(history.state, "", hash); } catch {}
}

function lost(lines) {
  if (!lines.length) return [];
  return [heading("Lost"), make("ul", "removed", {}, ...lines.map((line) => text("li", `− ${line}`)))];
}

/**
 * Goes along a line to the card at its end, or back to its start from there.
 * @param {Sheet} sheet
 * @param {Link} link
 */
export function follow(sheet, link) {
  const target = current === sheet.cards[link.to] ? link.from : link.to;
  open(sheet.cards[target]);
  light(sheet, (one) => one === link);
}

/** Shows what happens from outside, in most places. */
export function everywhere() {
  close();
  show(text("h2", "Anywhere"), text("p", "what happens from outside, in most places"),
    shown().flatMap((sheet) => [
      heading(sheet.title),
      ...(sheet.anywhere.length ? sheet.anywhere.map((edge) => wayButton(sheet, edge))
        : [text("p", "nothing")]), ...lost(sheet.lost)]));
}

/** Shows the traps of all sheets in view. */
export function showTraps() {
  close();
  show(text("h2", "Traps"), shown().flatMap((sheet) => [
    heading(sheet.title), ...sheet.traps.map((trap, number) => {
      const node = trapNode(trap, number);
      if (trap.card == null) return node;
      node.tabIndex = 0;
      node.onclick = () => open(sheet.cards[trap.card]);
      return node;
    })]));
}
