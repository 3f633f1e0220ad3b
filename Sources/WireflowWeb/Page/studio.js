import { listen } from "./studio/connection.js";
import { moveFocus } from "./studio/focus.js";
import { pressAppKey, tryKeys } from "./studio/key.js";
import { narrow, showInspector, tick } from "./studio/panels.js";
import { pressStudioKey } from "./studio/search.js";

// The page of a running app.
tryKeys(pressAppKey, pressStudioKey, moveFocus);
showInspector(!narrow.matches);
tick();
listen();
