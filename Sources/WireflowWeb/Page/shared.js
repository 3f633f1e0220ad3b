import { moveFocus } from "./studio/focus.js";
import { tryKeys } from "./studio/key.js";
import { pressStudioKey } from "./studio/palette.js";
import { fitInspector, tick } from "./studio/panels.js";
import { playRecording } from "./studio/recorded.js";

// The page of a recorded session, which needs no app.
tryKeys(pressStudioKey, moveFocus);
fitInspector();
tick();
playRecording();
