// The app behind the page, which the scripts know only by these functions.

// The state of the app that the page shows.
export const app = { picture: null, isLost: false, live: null };

// The app behind the page: a running one, a recorded session, or none. Each page sets its own.
export const host = { ask: async () => ({}), send() {}, act() {}, pictureOfPlace: () => null,
  readSheet: async () => null, listActions: async () => [] };

export const ask = (room, message) => host.ask(room, message);
export const send = (room, message, then) => host.send(room, message, then);
export const act = (action, node) => host.act(action, node);
