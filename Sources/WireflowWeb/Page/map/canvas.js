// The canvas of a map, which the user moves and zooms by wheel, drag, keys and buttons. The map of a
// running app and the page of all maps move alike.

import { makeStill } from "../device/picture.js";
import { find, make } from "../device/tool.js";

// The part of the cards that stays in sight, in points.
const margin = 90;

/**
 * Makes the content of a pane movable.
 * @param {HTMLElement} pane the visible part, whose parent has the buttons
 * @param {HTMLElement} content what moves in it
 * @param {() => number[][]} boxes returns the left, top, right and bottom of each card in the content
 * @param {() => void} fit shows everything
 */
export function makeCanvas(pane, content, boxes, fit) {
  const canvas = { x: 0, y: 0, k: 1, isMoved: false, put, pan, zoom, reveal, frame, press };

  // Brings the nearest card into sight.
  function keepNearest() {
    const ways = boxes().map((box) => {
      const start = [box[0], box[1]].map((one, n) => one * canvas.k + [canvas.x, canvas.y][n]);
      const end = [box[2], box[3]].map((one, n) => one * canvas.k + [canvas.x, canvas.y][n]);
      return [pane.clientWidth, pane.clientHeight].map((room, n) => {
        const visible = Math.min(margin, end[n] - start[n], room / 2);
        return end[n] < visible ? visible - end[n] : Math.min(0, room - visible - start[n]);
      });
    });
    if (!ways.length) return;
    const [across, down] = ways.reduce((one, other) => Math.hypot(...other) < Math.hypot(...one) ? other : one);
    canvas.x += across;
    canvas.y += down;
  }

  // Shows the content at a scale with its corner at a point, so that some cards are in sight.
  function put(x, y, k = canvas.k) {
    Object.assign(canvas, { x, y, k });
    keepNearest();
    content.style.transform = `translate(${canvas.x}px, ${canvas.y}px) scale(${k})`;
    pane.style.setProperty("--k", k);
  }

  function pan(x, y) {
    canvas.isMoved = true;
    put(canvas.x + x, canvas.y + y);
  }

  function zoom(factor, x = pane.clientWidth / 2, y = pane.clientHeight / 2) {
    const k = Math.min(4, Math.max(.05, canvas.k * factor));
    canvas.isMoved = true;
    put(x - (x - canvas.x) * k / canvas.k, y - (y - canvas.y) * k / canvas.k, k);
  }

  // Moves as little as it takes to show a node.
  function reveal(node) {
    const box = node.getBoundingClientRect(), room = pane.getBoundingClientRect();
    const shift = (start, end, low, high) => start < low ? low - start : end > high ? high - end : 0;
    put(canvas.x + shift(box.left - 24, box.right + 24, room.left, room.right),
      canvas.y + shift(box.top - 40, box.bottom + 24, room.top, room.bottom));
  }

  // Shows some boxes as large as they can be, within two scales.
  function frame(boxes, least, most) {
    const [left, top] = [0, 1].map((n) => Math.min(...boxes.map((box) => box[n])) - 24);
    const [right, bottom] = [2, 3].map((n) => Math.max(...boxes.map((box) => box[n])) + 24);
    const [width, height] = [pane.clientWidth, pane.clientHeight];
    const k = Math.max(least, Math.min(most, width / (right - left), height / (bottom - top)));
    put(Math.max(0, (width - (right - left) * k) / 2) - left * k,
      Math.max(0, (height - (bottom - top) * k) / 2) - top * k, k);
  }

  function press(key) {
    const far = { ArrowLeft: [90, 0], ArrowRight: [-90, 0], ArrowUp: [0, 90], ArrowDown: [0, -90] };
    if (key === "+" || key === "=") zoom(1.25);
    else if (key === "-") zoom(1 / 1.25);
    else if (key === "0") fit();
    else if (far[key]) pan(...far[key]);
    else return false;
    return true;
  }

  let drag = null;
  let isDragged = false;
  pane.addEventListener("pointerdown", (event) => {
    isDragged = false;
    drag = [event.clientX, event.clientY];
  });
  pane.addEventListener("pointermove", (event) => {
    if (!drag || !event.buttons) return void (drag = null);
    const [x, y] = [event.clientX - drag[0], event.clientY - drag[1]];
    if (!isDragged && Math.hypot(x, y) < 4) return;
    isDragged = true;
    drag = [event.clientX, event.clientY];
    pan(x, y);
  });
  // A drag that ends on a place does not choose it.
  pane.addEventListener("click", (event) => {
    if (isDragged) event.stopPropagation();
    isDragged = false;
  }, true);
  pane.addEventListener("wheel", (event) => {
    event.preventDefault();
    const box = pane.getBoundingClientRect();
    if (!event.ctrlKey && !event.metaKey) return pan(-event.deltaX, -event.deltaY);
    zoom(Math.exp(-event.deltaY / 200), event.clientX - box.x, event.clientY - box.y);
  }, { passive: false });
  for (const [name, act] of [["in", () => zoom(1.25)], ["out", () => zoom(1 / 1.25)], ["fit", fit]]) {
    find(`[data-zoom="${name}"]`).onclick = act;
  }
  return canvas;
}

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) target.draw();
}, { rootMargin: "400px" });

/**
 * Draws the picture of a place at the scale of its sheet, as soon as the place comes into sight.
 * @param {HTMLElement} node
 * @param {{deviceKind: string, device: number[], scale: number}} sheet
 * @param {() => Picture | null} read
 */
export function drawInSight(node, { deviceKind, device, scale }, read) {
  node.draw = () => {
    seen.unobserve(node);
    node.draw = () => {};
    const picture = read();
    if (!picture) return;
    const still = makeStill(picture, deviceKind, device);
    still.style.transform = `scale(${scale})`;
    node.prepend(make("span", "glass", {}, still));
  };
  seen.observe(node);
}

/** Names a card for readers: its lane says nothing new if it has the same name. */
const nameOfCard = ({ name, lane }) => lane === name ? name : `${name} in ${lane}`;

/**
 * Makes the button of a card, at its position.
 * @param {HTMLElement} node
 * @param {Card} card
 */
export function placeCard(node, card) {
  const [left, top, width, height] = card.slot;
  Object.assign(node.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`,
    height: `${height}px` });
  node.card = card;
  node.setAttribute("aria-label", nameOfCard(card));
}
