// Recorded sessions, in the file of a shared one.

/**
 * Recordings by the name of their side. The page of a shared session itself has the branch 0.
 * @type {Map<number | string, ReturnType<typeof makeRecording>>}
 */
export const recordings = new Map();

/** Returns the recorded session in the text of a page, or nothing. */
export function sessionIn(text) {
  // The policy of this page forbids the styles of the other, so no parser of documents reads it.
  const data = /<script type="application\/json" id="session">(.*?)<\/script>/s.exec(text)?.[1];
  try { return JSON.parse(data); } catch { return null; }
}

/** Makes the steps of a recorded session, with a drawing for each. */
export function makeRecording(recorded) {
  const withImages = (key, value) => key === "data" && typeof value === "string"
    && value[0] === "#" ? recorded.images[Number(value.slice(1))] : value;
  const pictures = recorded.pictures.map((text) => JSON.parse(text, withImages));
  const steps = recorded.steps.map((step) => ({ ...step, drawing: step.picture == null ? null
    : { picture: pictures[step.picture], tree: step.tree, flows: step.flows } }));

  function visitsUpTo(last) {
    const visits = [];
    for (const one of steps.slice(0, last + 1)) {
      if (one.location && one.location !== visits.at(-1)?.key) {
        visits.push({ step: one.number, key: one.location, title: one.place });
      } else if (visits.length) visits.at(-1).last = one.number;
    }
    return { visits, count: visits.length };
  }

  return { recorded, pictures, steps, visitsUpTo };
}
