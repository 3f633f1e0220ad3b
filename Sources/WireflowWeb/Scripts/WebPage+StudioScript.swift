extension WebPage {
  /// The studio around the app: focus, devices and wireframes.
  static let studioScript = #"""
    function show(picture, { isFirst, isAnimated = true, transition }) {
      const screen = find("#screen");
      const context = {
        isAnimated: isAnimated && !isFirst, transition, focus: null, focused: document.activeElement,
      };
      // The drawing may remove the node that has the focus.
      context.isHere = context.focused === document.body || screen.contains(context.focused);
      const front = draw(picture, screen, context);
      settle(front, context, isFirst);
      // A new front layer takes the focus from a field without an event.
      for (const field of screen.querySelectorAll(".field")) {
        if (!field.isTouched) updateField(field, field.element);
      }
      forgetPages(picture.alive);
    }

    // Moves the focus into a new front layer, and back to its last position there.
    function settle(front, { focus, focused, isHere }, isFirst) {
      const before = stage.front;
      stage.front = front;
      if (before !== front) {
        before?.classList.remove("is-front");
        front.classList.add("is-front");
        if (before?.contains(focused)) before.lastFocus = focused;
      }
      const place = frontPage(front);
      const isElsewhere = stage.place !== place;
      if (isElsewhere && stage.place?.contains(focused)) stage.place.lastFocus = focused;
      stage.place = place;
      if (isFirst || !isHere) return;
      if (before === front) {
        const target = isElsewhere ? place : focus;
        if (target && front.contains(target)) focusPage(target);
        return;
      }
      const last = front.lastFocus;
      if (last?.isConnected && front.contains(last)) last.focus({ preventScroll: true });
      else firstOf(front)?.focus({ preventScroll: true });
    }

    // Returns the alert, or the last page in front.
    function seenInFront() {
      if (stage.alert) return stage.alert.layer;
      const drawer = stage.front?.querySelector("[data-seen^=b], [data-seen^=m]");
      if (stage.front?.matches(".drawer-layer")) return drawer;
      return stage.front ? frontPage(stage.front) : undefined;
    }

    function firstOf(front) {
      if (front.matches(".alert-layer")) {
        return find("input", front)
          ?? find(".answers button:not([data-role=destructive])", front) ?? find("button", front);
      }
      if (front.matches(".drawer-layer")) return find("[aria-current]", front) ?? find("button", front);
      return frontPage(front) && find(".title", frontPage(front));
    }

    function frontPage(front) {
      return [...front.querySelectorAll(".page:not([data-leaving])")].at(-1);
    }

    addEventListener("keydown", (event) => {
      const picture = app.picture;
      if (!picture || event.defaultPrevented || isPaletteOpen() || isSearchOpen()) return;
      if (event.key === "Escape" && picture.escape) {
        event.preventDefault();
        act(picture.escape, seenInFront());
      }
      const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const here = document.activeElement;
      if (down && here?.matches(".content button, .answers button, .roots button, .drawer button")) {
        const box = here.closest(".content, .answers, .roots, .drawer");
        const all = [...box.querySelectorAll("button, input")].filter((node) =>
          node.checkVisibility());
        const next = all[all.indexOf(here) + down];
        if (next) {
          event.preventDefault();
          next.focus();
        }
      }
    });

    const devices = [["phone", "Phone"], ["tablet", "Tablet"], ["desktop", "Desktop"]];
    const choice = { device: null, layout: null };

    function segment(parent, values, onChoose) {
      list(parent, values, (value) => value.name, (value) => {
        const button = make("button", "", { type: "button" });
        const title = make("span");
        title.textContent = value.title;
        button.append(icon(value.icon), title);
        set(button, "aria-label", value.title);
        button.onclick = () => onChoose(value.name);
        return button;
      }, (button, value) => {
        set(button, "aria-pressed", value.isOn ? "true" : "false");
        button.disabled = value.isDisabled === true;
      });
    }

    function showChoices({ picture, wireframes }) {
      const layout = `${picture.base.navigation} ${picture.base.columns}`;
      const isWide = picture.base.navigation === "sidebar" || picture.base.columns > 1;
      if (choice.layout !== layout) choice.device = null;
      choice.layout = layout;
      const device = choice.device ?? (isWide ? "tablet" : "phone");
      set(find("#device"), "data-device", device);
      segment(find("#devices"), devices.map(([name, title]) => ({
        name, title, icon: name, isOn: name === device, isDisabled: isWide && name === "phone",
      })), (name) => {
        choice.device = name;
        showChoices({ picture: app.picture, wireframes });
        fit(find("#own-box"));
        for (const layer of stage.modals.values()) place(layer, layer.modal);
        showPlayhead();
      });
      const icons = { "tab-bar": "tabs", hamburger: "drawer", split: "columns" };
      find("#wireframes").hidden = wireframes.length === 0;
      // A step in the past may have been on another wireframe.
      const containers = { "tab-bar": "tabs", hamburger: "drawer", split: "sidebar" };
      const isOn = ({ name, isOn }) => view.isLive || !containers[name] ? isOn
        : containers[name] === picture.base.navigation;
      segment(find("#wireframes"), wireframes.map((wireframe) => ({
        ...wireframe, isOn: isOn(wireframe), icon: icons[wireframe.name] ?? "square",
      })), (name) => {
        if (view.isLive) return send("wireframe", { wireframe: name });
        // In the past, another wireframe begins a branch like any action.
        act(`wireframe ${name}`);
      });
      const all = find("#all");
      all.hidden = wireframes.length < 2;
      all.disabled = view.branch !== session.current || session.problem != null;
      set(all, "title", session.problem);
      write(all.lastChild, wireframes.length === 3 ? "All three" : "All");
    }

    // In a small window the inspector is in front of the app, and closed at first.
    const narrow = matchMedia("(max-width: 1000px), (max-height: 480px)");

    function showInspector(isOpen) {
      document.body.classList.toggle("wide", !isOpen);
      set(find("#panel-switch"), "aria-expanded", String(isOpen));
      showCovered();
    }

    // Keeps the focus from the app while the map or the inspector hides it in a small window.
    function showCovered() {
      const isHidden = isMapOpen() || (innerWidth <= 500 && !document.body.classList.contains("wide"));
      find(".own").inert = narrow.matches && isHidden;
    }

    find("#panel-switch").onclick = () => {
      showInspector(document.body.classList.contains("wide"));
      if (!document.body.classList.contains("wide")) showLogAt(view.branch, view.step);
    };
    narrow.onchange = () => showInspector(!narrow.matches);
    addEventListener("resize", showCovered);
    showInspector(!narrow.matches);

    for (const [id, name] of [["#all", "columns"], ["#search", "search"], ["#save-test", "save"],
      ["#map-switch", "map"], ["#share", "share"],
      ["#panel-switch", "list"], ["#earlier", "back"], ["#later", "next"], ["#replay", "play"],
      ["#branch-here", "branch"], ["#show-now", "now"]]) find(id).prepend(icon(name));

    function tick() {
      const now = new Date();
      const time = now.toLocaleTimeString([], { hour: "numeric", minute: "2-digit" });
      for (const clock of document.querySelectorAll(".stage .clock")) {
        write(clock, time.replace(/ ?[AP]M/i, ""));
      }
      setTimeout(tick, 60_000 - (now % 60_000));
    }

    tick();
    listen();
    """#
}
