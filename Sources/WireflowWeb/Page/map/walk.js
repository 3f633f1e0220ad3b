// The script of a place as a film.

import { pointAt } from "../device/point.js";
import { open, say, show } from "./panel.js";
import { el, still } from "./sheet.js";

let filmEnd = 0;
export function stopFilm() { clearInterval(filmEnd); filmEnd = 0; }

export function film(card) {
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
