// The app behind the page, which the scripts know only by these functions, and the screen that is
// drawn now, with its words and motions.

// The state of the app that the page shows.
export const app = { picture: null, isLost: false, live: null };

// The app behind the page: a running one, a recorded session, or none. Each page sets its own.
export const host = { ask: async () => ({}), send() {}, act() {}, pictureOfPlace: () => null,
  readSheet: async () => null, listActions: async () => [] };

export const ask = (room, message) => host.ask(room, message);
export const send = (room, message, then) => host.send(room, message, then);
export const act = (action, node) => host.act(action, node);

const english = { language: "en", isRightToLeft: false, back: "Back", minimize: "Minimize",
  menu: "Menu", player: "Player", nextPage: "Next page", previousPage: "Previous page" };
export let texts = english;
// 1 if the language runs to the right, and -1 if it runs to the left.
export const sense = () => texts.isRightToLeft ? -1 : 1;

// The nodes of one screen: its layers, and its pages by their identifiers. Beside another screen it
// has a name.
export const makeStage = (name = "") => ({ name, base: null, player: null, modals: new Map(), alert: null,
  front: null, place: null, pages: new Map() });

// The screen that is drawn now.
export let stage = makeStage();

// Names a part of the screen apart from that of the screen beside it.
export const named = (label) => stage.name ? `${label}, ${stage.name}` : label;

// Sets the words and the direction of the picture that is drawn now.
export function speakLike(picture) {
  texts = picture.words ?? english;
}

// Draws on another screen for a while.
export function onStage(other, draw) {
  const own = [stage, texts];
  stage = other;
  try {
    return draw();
  } finally {
    [stage, texts] = own;
  }
}

export const rises = [{ transform: "translateY(102%)" }, { transform: "none" }];
export const grows = [{ opacity: 0, transform: "scale(1.08)" }, { opacity: 1, transform: "none" }];
export const fades = [{ opacity: 0 }, { opacity: 1 }];
export const reversed = (frames) => [...frames].reverse();

export const opens = () => [
  { transform: `translateX(${-105 * sense()}%)` }, { transform: "none" },
];
