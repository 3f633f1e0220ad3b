import { moveFocus } from "./studio/focus.js";
import { tryKeys } from "./studio/key.js";
import { narrow, showInspector, tick } from "./studio/panels.js";
import { playRecording } from "./studio/recorded.js";
import { pressStudioKey } from "./studio/search.js";

// The page of a recorded session, which needs no app.
tryKeys(pressStudioKey, moveFocus);
showInspector(!narrow.matches);
tick();
playRecording();
