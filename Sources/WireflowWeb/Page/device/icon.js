// The icons for names of images, as paths.

import { makeVector } from "./tool.js";

const lines = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  close: "M7 7l10 10M17 7L7 17",
  down: "M5 9l7 7 7-7",
  up: "M5 15l7-7 7 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  refresh: "M20 12a8 8 0 11-2.4-5.7M20 3.5v4.2h-4.2",
  check: "M5 13l4.5 4.5L19 7",
  compass: "M12 3a9 9 0 100 18 9 9 0 000-18zM15.5 8.5l-2 5-5 2 2-5z",
  book: "M4 5.5C6 4 9.5 4 12 6v13c-2.5-2-6-2-8-.5zM20 5.5C18 4 14.5 4 12 6v13c2.5-2 6-2 8-.5z",
  person: "M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5",
  film: "M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4",
  bookmark: "M7 4h10v16l-5-4-5 4z",
  heart: "M12 19.5C5 15 4 11.5 4 9.2 4 6.9 5.8 5 8 5c1.7 0 3.2 1 4 2.5C12.8 6 14.3 5 16 5c2.2 0 4 1.9 4 4.2 0 2.3-1 5.8-8 10.3z",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.8a2.8 2.8 0 100-5.6 2.8 2.8 0 000 5.6z",
  gear: "M12 15.2a3.2 3.2 0 100-6.4 3.2 3.2 0 000 6.4zM12 2.8v2.7M12 18.5v2.7M2.8 12h2.7M18.5 12h2.7M5.5 5.5l1.9 1.9M16.6 16.6l1.9 1.9M5.5 18.5l1.9-1.9M16.6 7.4l1.9-1.9",
  calendar: "M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1",
  dumbbell: "M3 10v4M6 7v10M18 7v10M21 10v4M6 12h12",
  house: "M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z",
  wave: "M4 10v4M8 7v10M12 4v16M16 8v8M20 10.5v3",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.1",
  square: "M6 6h12v12H6z",
  tabs: "M4 4h16v16H4zM4 15.5h16M9.3 15.5V20M14.7 15.5V20",
  drawer: "M4 4h16v16H4zM10.5 4v16",
  columns: "M3 5h18v14H3zM8 5v14M14 5v14",
  pin: "M12 21c-4-5-6.5-8-6.5-11.5a6.5 6.5 0 0113 0C18.5 13 16 16 12 21zM12 12a2.5 2.5 0 100-5 2.5 2.5 0 000 5z",
  clock: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3.5 2",
  search: "M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20 20",
  save: "M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6",
  compare: "M3 5h7v14H3zM14 5h7v14h-7z",
  map: "M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1",
  now: "M6 5l8 7-8 7zM18 5v14",
};

const words = [
  [/search/, "search"], [/discover|explor|compass/, "compass"],
  [/book_?mark|saved|watch_?list|wish/, "bookmark"], [/places|nearby|location/, "pin"],
  [/history|recent|clock/, "clock"],
  [/book|shelf|library|catalog/, "book"], [/profile|person|account|user|portrait/, "person"],
  [/film|movie|cinema|video/, "film"], [/watched|seen|eye/, "eye"],
  [/setting|gear|option|preference/, "gear"], [/calendar|appointment|date/, "calendar"],
  [/favou?rite|heart|like/, "heart"], [/gym|activit|fitness|club|train/, "dumbbell"],
  [/home|house|start/, "house"], [/audio|play|listen|sound|music/, "wave"],
  [/list|menu|row/, "list"],
];

/**
 * Makes the icon of a name.
 * @param {string} name
 * @returns {SVGElement}
 */
export function icon(name) {
  return makeVector("svg", {
    viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", "stroke-width": "1.9",
    "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true",
    "data-icon": name,
  }, makeVector("path", { d: lines[name] }));
}

/**
 * Finds an icon for the name of an image or for a title.
 * @param {string | undefined} name
 * @param {string | null} otherwise
 * @returns {string | null}
 */
export function iconName(name, otherwise) {
  const text = (name ?? "").toLowerCase();
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;
}
