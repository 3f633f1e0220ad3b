extension WebPage {
  /// The inspector, with the presentation log, the navigation tree and the flows.
  static let inspectorScript = #"""
    const mostLines = 2000;
    // The branch and the first step in the pane, and whether it ends with the running app.
    const logPane = { branch: 0, first: 0, next: 0, isTail: true, now: null };

    const isWait = (line) => line.startsWith("> wait ");
    const isAction = (line) => line.startsWith("> ") && line !== "> (app)" && !isWait(line);

    function kindOfLine(line) {
      if (line === "> (app)" || isWait(line)) return "app";
      if (line.startsWith("> ")) return "action";
      if (/^ {2}(\+ )?(ignored|refused|stalled|warning)/.test(line)) return "refused";
      if (/^ {2}(\+ )?(start|finish|cancel|end) /.test(line)) return "flow";
      return "effect";
    }

    function makeStep(number) {
      const node = make("div", "step", { "data-step": number, "data-number": number + 1 });
      node.onclick = (event) => {
        if (!event.target.closest("button") && getSelection().isCollapsed) {
          lookAt(logPane.branch, number);
        }
      };
      return node;
    }

    function addLines(log, lines, isFresh) {
      for (const line of lines) {
        if (isAction(line) || !log.lastElementChild) log.append(makeStep(logPane.next++));
        const group = log.lastElementChild;
        const node = make("div", `line ${kindOfLine(line)}${isFresh ? " fresh" : ""}`);
        node.textContent = line;
        group.insertBefore(node, find(":scope > .fold", group));
        group.isStale = true;
      }
      for (const group of log.children) if (group.isStale) foldWaits(group);
    }

    // Hides the waits without an effect behind one button.
    function foldWaits(group) {
      group.isStale = false;
      const nodes = [...group.querySelectorAll(".line")];
      const idle = nodes.filter((node, index) => isWait(node.textContent)
        && !nodes[index + 1]?.textContent.startsWith("  "));
      for (const node of nodes) mark(node, "idle", idle.includes(node));
      let button = find(":scope > .fold", group);
      if (!idle.length) return button?.remove();
      if (!button) {
        button = make("button", "fold", { "aria-expanded": "false" });
        button.onclick = () => set(button, "aria-expanded", String(group.classList.toggle("is-open")));
        group.append(button);
      }
      const sum = idle.reduce((sum, node) => sum + milliseconds(node.textContent), 0);
      const time = sum < 1000 ? `${Math.round(sum)} ms` : `${(sum / 1000).toFixed(1)} s`;
      write(button, idle.length === 1 ? `${time} pass` : `${time} pass in ${idle.length} waits`);
    }

    function milliseconds(line) {
      const units = { us: .001, ms: 1, s: 1000, min: 60000, h: 3600000 };
      const [, number, unit] = /wait ([\d.]+)(\w+)/.exec(line) ?? [];
      return Number(number ?? 0) * (units[unit] ?? 1);
    }

    // Adds the lines of the running app, if the pane ends with them.
    function addLog({ lines, isWhole }, { current, count }) {
      const log = find("#log");
      if (isWhole) {
        logPane.isTail = true;
        logPane.branch = current;
      }
      if (!logPane.isTail || logPane.branch !== current) return;
      const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
      if (isWhole) {
        log.replaceChildren();
        logPane.now = null;
        logPane.next = Math.max(0, count - lines.filter(isAction).length);
      }
      addLines(log, lines, !isWhole);
      while (log.children.length > 1 && find("#log").querySelectorAll(".line").length > mostLines) {
        log.firstElementChild.remove();
      }
      if (view.isLive && (isAtEnd || isWhole)) log.scrollTop = log.scrollHeight;
    }

    // Replaces the pane by the steps around one of them.
    async function loadLog(branch, step) {
      if (logPane.isLoading) return;
      logPane.isLoading = true;
      const from = Math.max(0, step - 30);
      const { steps } = await ask("steps", { branch, from, to: from + 60, isDrawn: false })
        .catch(() => ({}));
      logPane.isLoading = false;
      if (!steps?.length) return;
      const count = countOf(branch);
      Object.assign(logPane, { branch, next: from, now: null,
        isTail: branch === session.current && from + steps.length >= count });
      const log = find("#log");
      log.replaceChildren();
      addLines(log, steps.flatMap((one) => one.lines), false);
      showLogAt(view.branch, view.step);
    }

    // Marks the lines of the step in view.
    function showLogAt(branch, step) {
      const log = find("#log");
      mark(log, "is-past", !view.isLive);
      const first = Number(log.firstElementChild?.dataset.step ?? 0);
      const known = branch === logPane.branch ? log.children[step - first] : null;
      const node = known ?? showOnly(branch, step);
      if (!node) return;
      if (logPane.now !== node) {
        logPane.now?.classList.remove("now");
        logPane.now?.removeAttribute("aria-current");
        node.classList.add("now");
        set(node, "aria-current", "step");
        logPane.now = node;
      }
      if (view.isLive) return void (log.scrollTop = log.scrollHeight);
      node.scrollIntoView({ block: "nearest" });
    }

    // Shows one step alone, and those around it once the playhead rests.
    function showOnly(branch, step) {
      clearTimeout(logPane.timer);
      logPane.timer = setTimeout(() => loadLog(view.branch, view.step), 150);
      const frame = frames.get(keyOfStep(branch, step));
      if (!frame) return null;
      const log = find("#log");
      log.replaceChildren();
      Object.assign(logPane, { branch, next: step, now: null, isTail: false });
      addLines(log, frame.lines, false);
      return log.lastElementChild;
    }

    function showTree({ tree, flows }) {
      showLines(find("#tree"), tree.split("\n"));
      showLines(find("#flows"), (flows ?? "").split("\n"));
      // The page in front is the last one in the tree.
      clearTimeout(showTree.timer);
      showTree.timer = setTimeout(() => [...find("#tree").querySelectorAll(".visible")].at(-1)
        ?.scrollIntoView({ block: "nearest" }), 100);
    }

    function showLines(pane, lines) {
      list(pane, lines, (line, index) => index, () => make("div"), (node, line) => {
        if (node.line === line) return;
        node.line = line;
        const [, indent, star] = line.match(/^(\s*)(\* )?/);
        mark(node, "visible", star !== undefined);
        node.style.paddingLeft = `${indent.length + (star === undefined ? 2 : 0)}ch`;
        const text = line.slice(indent.length + (star?.length ?? 0));
        // The flow of a screen is less important than its name.
        const owner = / in \w+$/.exec(text)?.index ?? text.length;
        node.replaceChildren(text.slice(0, owner));
        if (owner < text.length) {
          const flow = make("i");
          flow.textContent = text.slice(owner);
          node.append(flow);
        }
        set(node, "title", text);
        if (star !== undefined) {
          const dot = make("b");
          dot.textContent = star;
          node.prepend(dot);
        }
      });
    }

    for (const [button, pane] of [["#show-tree", "#tree"], ["#show-flows", "#flows"]]) {
      find(button).onclick = () => {
        for (const [other, one] of [["#show-tree", "#tree"], ["#show-flows", "#flows"]]) {
          set(find(other), "aria-pressed", String(other === button));
          find(one).hidden = one !== pane;
        }
      };
    }
    """#
}
