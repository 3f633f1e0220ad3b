extension WebPage {
  /// The search over places and actions, and the keys of the timeline.
  static let searchScript = #"""
    const finder = { dialog: null, steps: [], marked: 0, number: 0 };

    const isSearchOpen = () => finder.dialog?.open === true;

    function makeSearch() {
      const dialog = make("dialog", "palette", { "aria-label": "Search" });
      const options = make("ul", "", { id: newID(), role: "listbox", "aria-label": "Steps" });
      const input = make("input", "", {
        type: "text", role: "combobox", "aria-expanded": "true", "aria-controls": options.id,
        "aria-label": "Search", placeholder: "A place or an action", autocomplete: "off",
        autocapitalize: "off", spellcheck: "false",
      });
      input.oninput = () => searchFor(input.value);
      input.onkeydown = (event) => {
        if (event.isComposing) return;
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step) showFound(finder.marked + step);
        else if (event.key === "Enter") lookAtFound(finder.steps[finder.marked]);
        else return;
        event.preventDefault();
      };
      dialog.onclick = (event) => { if (event.target === dialog) dialog.close(); };
      dialog.append(input, options, make("p"));
      document.body.append(dialog);
      return dialog;
    }

    async function searchFor(text) {
      const number = ++finder.number;
      const { steps } = await ask("search", { branch: view.branch, text }).catch(() => ({}));
      if (number !== finder.number) return;
      finder.steps = steps ?? [];
      showFound(0);
    }

    function showFound(place) {
      const { steps } = finder;
      const [input, options, empty] = finder.dialog.children;
      finder.marked = steps.length ? (place + steps.length) % steps.length : 0;
      list(options, steps, (step) => step.number, () => {
        const node = make("li", "", { id: newID(), role: "option" });
        node.append(make("span"), make("small"));
        node.onclick = () => lookAtFound(node.step);
        return node;
      }, (node, step, index) => {
        node.step = step;
        write(node.firstChild, step.action);
        write(node.lastChild, `${step.place ? `at ${step.place}, ` : ""}step ${step.number + 1}`);
        set(node, "aria-selected", index === finder.marked ? "true" : "false");
      });
      write(empty, steps.length ? "" : "No step matches");
      const marked = options.children[finder.marked];
      set(input, "aria-activedescendant", marked?.id);
      marked?.scrollIntoView({ block: "nearest" });
    }

    function lookAtFound(step) {
      if (!step) return;
      finder.dialog.close();
      lookAt(view.branch, step.number);
    }

    function openSearch() {
      finder.dialog ??= makeSearch();
      finder.dialog.showModal();
      const input = find("input", finder.dialog);
      input.value = "";
      input.focus();
      searchFor("");
    }

    find("#search").onclick = openSearch;

    // The keys of the studio, unless the user types or the app has the same key.
    const studioKeys = {
      "/": openSearch,
      ",": () => lookAt(view.branch, view.step - 1),
      ".": () => lookAt(view.branch, view.step + 1),
      "b": branchHere,
      "n": showNow,
      "m": () => showMap(!isMapOpen()),
      "?": () => notify("Keys: , and . move the playhead, b branches here, n shows now, m shows the map, "
        + "/ searches, Ctrl-K or ⌘K lists actions.", 9000),
    };

    addEventListener("keydown", (event) => {
      const here = document.activeElement;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isPaletteOpen() || isSearchOpen()) return;
      if (here?.matches("input:not([type=radio], [type=range])")) return;
      const work = studioKeys[event.key];
      if (!work) return;
      event.preventDefault();
      work();
    });
    """#
}
