extension WebPage {
  /// The palette: a dialog that lists the user's possible actions.
  static let paletteScript = #"""
    const palette = { dialog: null, entries: [], marked: 0 };

    const isPaletteOpen = () => palette.dialog?.open === true;

    const symbols = { control: "\u2303", option: "\u2325", shift: "\u21E7", command: "\u2318" };

    // Names a shortcut as people do on their system.
    function keysOf(shortcut) {
      if (!shortcut) return "";
      if (!isMac) return ariaKeys(shortcut).replace("Control", "Ctrl");
      return shortcut.modifiers.map((name) => symbols[name]).join("") + shortcut.key.toUpperCase();
    }

    function makePalette() {
      const dialog = make("dialog", "palette", { "aria-label": "Actions" });
      const options = make("ul", "", { id: newID(), role: "listbox", "aria-label": "Actions" });
      const input = make("input", "", {
        type: "text", role: "combobox", "aria-expanded": "true", "aria-controls": options.id,
        "aria-label": "Filter", placeholder: "What would a user do?", autocomplete: "off",
        autocapitalize: "off", spellcheck: "false",
      });
      input.oninput = () => showEntries(0);
      input.onkeydown = (event) => {
        if (event.isComposing) return;
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step) showEntries(palette.marked + step);
        else if (event.key === "Enter") choose(matching()[palette.marked]);
        else return;
        event.preventDefault();
      };
      dialog.onclick = (event) => { if (event.target === dialog) dialog.close(); };
      dialog.append(input, options, make("p"));
      document.body.append(dialog);
      return dialog;
    }

    // Returns the entries that contain each word of the filter.
    function matching() {
      const words = find("input", palette.dialog).value.toLowerCase().split(/\s+/);
      return palette.entries.filter(({ action }) =>
        words.every((word) => action.toLowerCase().includes(word)));
    }

    function showEntries(place) {
      const entries = matching();
      const [input, options, empty] = palette.dialog.children;
      palette.marked = entries.length ? (place + entries.length) % entries.length : 0;
      list(options, entries, (entry) => entry.action, () => {
        const node = make("li", "", { id: newID(), role: "option" });
        node.append(make("span"), make("kbd"));
        node.onclick = () => choose(node.entry);
        return node;
      }, (node, entry, index) => {
        node.entry = entry;
        write(node.firstChild, entry.action);
        write(node.lastChild, keysOf(entry.shortcut));
        set(node, "aria-selected", index === palette.marked ? "true" : "false");
      });
      write(empty, entries.length ? "" : "Nothing possible now matches");
      const marked = options.children[palette.marked];
      set(input, "aria-activedescendant", marked?.id);
      marked?.scrollIntoView({ block: "nearest" });
    }

    function choose(entry) {
      if (!entry) return;
      palette.dialog.close();
      if (entry.run) return entry.run();
      act(entry.action);
    }

    // The studio's own commands, which are no actions of a user.
    function studioEntries() {
      const click = (id) => ({ action: find(id).textContent.trim() || find(id).ariaLabel, id });
      return ["#search", "#branch-here", "#show-now", "#replay", "#all", "#save-test", "#panel-switch"]
        .filter((id) => !find(id).hidden && !find(id).disabled).map(click)
        .map(({ action, id }) => ({ action: `Studio: ${action}`, run: () => find(id).click() }));
    }

    async function openPalette() {
      const field = document.activeElement?.closest(".field");
      if (field) commit(field);
      // The app has everything that the user did before.
      await queue;
      const answer = await fetch("palette").catch(() => null);
      if (!answer?.ok) return notify("The app cannot be reached.");
      // In the past, only the running app's actions would be known.
      palette.entries = view.isLive ? (await answer.json()).entries : [];
      palette.entries.push(...studioEntries());
      palette.dialog ??= makePalette();
      if (!isPaletteOpen()) palette.dialog.showModal();
      find("input", palette.dialog).value = "";
      showEntries(0);
    }
    """#
}
