// The dialog with a filter and a list, for the palette and for the search.

import { find, list, make, newID, set, write } from "../device/tool.js";

export const isDialogOpen = () => find("dialog[open]") !== null;

// Makes a dialog in which the user filters a list and chooses one of its entries, each with a
// key, a title and a detail. The texts name the dialog and its parts, `filter` shows the
// entries for a text, and `choose` receives the chosen one.
export function makeChooser({ label, listLabel, filterLabel, placeholder, empty, detailTag, filter,
  choose }) {
  const dialog = make("dialog", "palette", { "aria-label": label });
  const options = make("ul", "", { id: newID(), role: "listbox", "aria-label": listLabel });
  const input = make("input", "", {
    type: "text", role: "combobox", "aria-expanded": "true", "aria-controls": options.id,
    "aria-label": filterLabel, placeholder, autocomplete: "off", autocapitalize: "off",
    spellcheck: "false",
  });
  const words = make("p");
  dialog.append(input, options, words);
  document.body.append(dialog);
  const chooser = { dialog, entries: [], marked: 0, show, open };

  function pick(entry) {
    if (!entry) return;
    dialog.close();
    choose(entry);
  }

  function show(entries, place = 0) {
    chooser.entries = entries;
    chooser.marked = entries.length ? (place + entries.length) % entries.length : 0;
    list(options, entries, (entry) => entry.key, () => {
      const node = make("li", "", { id: newID(), role: "option" });
      node.append(make("span"), make(detailTag));
      node.onclick = () => pick(node.entry);
      return node;
    }, (node, entry, index) => {
      node.entry = entry;
      write(node.firstChild, entry.title);
      write(node.lastChild, entry.detail);
      // The first entry of a section names it.
      set(node, "data-section", entries[index - 1]?.section === entry.section ? null : entry.section);
      set(node, "aria-selected", index === chooser.marked ? "true" : "false");
    });
    write(words, entries.length ? "" : empty);
    const marked = options.children[chooser.marked];
    set(input, "aria-activedescendant", marked?.id);
    marked?.scrollIntoView({ block: "nearest" });
  }

  function open(text = "") {
    if (!dialog.open) dialog.showModal();
    input.value = text;
    input.focus();
    filter(text);
  }

  input.oninput = () => filter(input.value);
  input.onkeydown = (event) => {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) show(chooser.entries, chooser.marked + step);
    else if (event.key === "Enter") pick(chooser.entries[chooser.marked]);
    else return;
    event.preventDefault();
  };
  dialog.onclick = (event) => { if (event.target === dialog) dialog.close(); };
  return chooser;
}
