// The notices at the bottom of the page, and the announcements of screen readers.

import { find, make } from "../device/tool.js";

// Has a screen reader speak. New nodes let it speak the same text again.
export function speak(announcements) {
  for (const isUrgent of [false, true]) {
    const texts = announcements.filter((one) => one.isUrgent === isUrgent);
    if (texts.length === 0) continue;
    find(isUrgent ? "#spoken-now" : "#spoken").replaceChildren(...texts.map(({ text }) => {
      const line = make("p");
      line.textContent = text;
      return line;
    }));
  }
}

let noticeEnd = 0;

export function notify(text, duration = 4000) {
  const notice = find("#notice");
  notice.textContent = text;
  notice.classList.add("shown");
  clearTimeout(noticeEnd);
  noticeEnd = setTimeout(() => notice.classList.remove("shown"), duration);
}
