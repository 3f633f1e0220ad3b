import { listen } from "./studio/connection.js";
import { moveFocus } from "./studio/focus.js";
import { pressAppKey, tryKeys } from "./studio/key.js";
import { pressStudioKey } from "./studio/palette.js";
import { fitInspector, tick } from "./studio/panels.js";

// The page of a running app.
tryKeys(pressAppKey, pressStudioKey, moveFocus);
fitInspector();
tick();
listen();
