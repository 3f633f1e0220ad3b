import { find } from "./device/tool.js";
import { listen } from "./studio/connection.js";
import { moveFocus } from "./studio/focus.js";
import { pressAppKey, tryKeys } from "./studio/key.js";
import { pressStudioKey } from "./studio/palette.js";
import { fitInspector, tick } from "./studio/panels.js";
import { openSheet } from "./studio/save.js";

// The page of a running app.
tryKeys(pressAppKey, pressStudioKey, moveFocus);
fitInspector();
tick();
find("#save-test").onclick = openSheet;
listen();
