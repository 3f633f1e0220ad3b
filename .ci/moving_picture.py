"""A moving picture as an animated WebP, which browsers and GitHub's pages play.

Chromium encodes the changed part of each frame, and this module puts the parts into one file:
https://developers.google.com/speed/webp/docs/riff_container
"""

import base64
import json
from pathlib import Path

# Draws a frame, and returns the rectangle that differs from the one before as WebP, or null.
PART = r"""(async (url, quality) => {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const before = globalThis.lastPixels;
  globalThis.lastPixels = pixels;
  let [left, top, right, bottom] = before ? [width, height, -1, -1] : [0, 0, width - 1, height - 1];
  if (before) {
    for (let y = 0, place = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, place += 1) {
        if (pixels[place] === before[place]) continue;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
    }
  }
  if (bottom < 0) return null;
  // The file has only even offsets.
  [left, top] = [left - left % 2, top - top % 2];
  const part = new OffscreenCanvas(right - left + 1, bottom - top + 1);
  part.getContext("2d").drawImage(canvas, -left, -top);
  const blob = await part.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { left, top, width: part.width, height: part.height, data: btoa(text) };
})"""


def chunk(name, data):
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def number(value):
    return value.to_bytes(3, "little")


def image_chunks(data):
    """Returns the chunks of a still WebP that an animation may contain."""
    place, kept = 12, b""
    while place < len(data):
        size = int.from_bytes(data[place + 4:place + 8], "little")
        end = place + 8 + size + size % 2
        if data[place:place + 4] in (b"ALPH", b"VP8 ", b"VP8L"):
            kept += data[place:end]
        place = end
    return kept


def write_moving_picture(page, frames, file, quality=0.85):
    """Writes frames, each the bytes of a PNG with its duration in milliseconds, as one file.

    A page of any browser encodes them.
    """
    parts = []
    page.run("globalThis.lastPixels = null")
    for data, duration in frames:
        url = "data:image/png;base64," + base64.b64encode(data).decode()
        part = page.run(f"{PART}({json.dumps(url)}, {quality})")
        if part:
            parts.append((part, duration))
        else:
            parts[-1] = (parts[-1][0], parts[-1][1] + duration)
    first = parts[0][0]
    size = number(first["width"] - 1) + number(first["height"] - 1)
    # The flag says that the file is an animation, which is repeated for ever.
    body = chunk(b"VP8X", bytes([2, 0, 0, 0]) + size) + chunk(b"ANIM", bytes(6))
    for part, duration in parts:
        head = b"".join(number(value) for value in [
            part["left"] // 2, part["top"] // 2, part["width"] - 1, part["height"] - 1, duration])
        # The part replaces what is below it.
        body += chunk(b"ANMF", head + bytes([2]) + image_chunks(base64.b64decode(part["data"])))
    Path(file).write_bytes(b"RIFF" + (len(body) + 4).to_bytes(4, "little") + b"WEBP" + body)
    return len(parts), sum(duration for _, duration in parts) / 1000
