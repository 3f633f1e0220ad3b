// The app behind the page, which the scripts know only by these functions, and the screen that is
// drawn now, with its words and motions.

/**
 * The picture of the app, as `StagePicture` encodes it.
 * @typedef {{base: object, modals: object[], player?: object, alert?: object, notice?: object, keys?: object[],
 *   back?: string, escape?: string, words?: object, alive: string[]}} Picture
 * How a picture is drawn, and where the focus goes.
 * @typedef {{isAnimated: boolean, transition?: string, focus: HTMLElement | null, focused: Element}} Context
 * A place on a map, at a position in the poster.
 * @typedef {{key: string, name: string, lane: string, slot: number[], script: string[], node: HTMLElement}} Card
 * A line between two cards, by their numbers.
 * @typedef {{from: number, to: number}} Link
 * A map on one wireframe.
 * @typedef {{wireframe: string, title: string, cards: Card[], links: Link[], node: HTMLElement, over: SVGElement}} Sheet
 */

// The state of the app that the page shows.
export const app = { picture: null, isLost: false, live: null };

// The app behind the page: a running one, a recorded session, or none. Each page sets its own.
export const host = { ask: async () => ({}), send() {}, act() {}, pictureOfPlace: () => null,
  readSheet: async () => null };

/**
 * Asks the app for something.
 * @param {string} room
 * @param {object} message
 * @returns {Promise<object>}
 */
export const ask = (room, message) => host.ask(room, message);
/**
 * Sends the app a wish, and runs a function once it is fulfilled.
 * @param {string} room
 * @param {object} message
 * @param {((answer: object) => void) | undefined} then
 */
export const send = (room, message, then) => host.send(room, message, then);
/**
 * Performs a user action, on the target that a node shows.
 * @param {string} action
 * @param {HTMLElement | undefined} node
 */
export const act = (action, node) => host.act(action, node);

const english = { language: "en", isRightToLeft: false, back: "Back", minimize: "Minimize",
  menu: "Menu", player: "Player", nextPage: "Next page", previousPage: "Previous page" };
export let texts = english;
/**
 * 1 if the language runs to the right, and -1 if it runs to the left.
 * @returns {number}
 */
export const sense = () => texts.isRightToLeft ? -1 : 1;

/**
 * The nodes of one screen: its layers, and its pages by their identifiers.
 * @returns {object}
 */
export const makeStage = () => ({ base: null, player: null, modals: new Map(), alert: null, notice: null,
  front: null, place: null, pages: new Map() });

// The screen that is drawn now.
export let stage = makeStage();

/**
 * Sets the words and the direction of the picture that is drawn now.
 * @param {Picture} picture
 */
export function speakLike(picture) {
  texts = picture.words ?? english;
}

/**
 * Draws on another screen for a while.
 * @template T
 * @param {object} other
 * @param {() => T} draw
 * @returns {T}
 */
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
/**
 * Turns a motion round.
 * @param {Keyframe[]} frames
 * @returns {Keyframe[]}
 */
export const reversed = (frames) => [...frames].reverse();

/**
 * The motion of a drawer.
 * @returns {Keyframe[]}
 */
export const opens = () => [
  { transform: `translateX(${-105 * sense()}%)` }, { transform: "none" },
];
