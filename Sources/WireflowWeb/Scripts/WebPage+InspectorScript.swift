extension WebPage {
  /// The inspector, with the presentation log and the navigation tree.
  static let inspectorScript = #"""
    const mostLines = 2000;

    function kindOfLine(line) {
      if (line === "> (app)" || line.startsWith("> wait ")) return "app";
      if (line.startsWith("> ")) return "action";
      if (/^ {2}(\+ )?(ignored|refused|stalled|warning)/.test(line)) return "refused";
      if (/^ {2}(\+ )?(start|finish|cancel|end) /.test(line)) return "flow";
      return "effect";
    }

    function addLog({ lines: added, isWhole }) {
      const log = find("#log");
      const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
      if (isWhole) log.replaceChildren();
      log.append(...added.map((line) => {
        const node = make("div", kindOfLine(line) + (isWhole ? "" : " fresh"));
        node.textContent = line;
        return node;
      }));
      while (log.childElementCount > mostLines) log.firstElementChild.remove();
      if (isAtEnd || isWhole) log.scrollTop = log.scrollHeight;
    }

    function showTree(text) {
      const tree = find("#tree");
      const lines = text.split("\n");
      list(tree, lines, (line, index) => index, () => make("div"), (node, line) => {
        if (node.line === line) return;
        node.line = line;
        const [, indent, star] = line.match(/^(\s*)(\* )?/);
        mark(node, "visible", star !== undefined);
        node.style.paddingLeft = `${indent.length + (star === undefined ? 4 : 6)}ch`;
        node.style.textIndent = `-${star === undefined ? 4 : 6}ch`;
        node.replaceChildren(line.slice(indent.length + (star?.length ?? 0)));
        if (star !== undefined) {
          const dot = make("b");
          dot.textContent = star;
          node.prepend(dot);
        }
      });
    }
    """#
}
