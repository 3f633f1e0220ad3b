extension WebPage {
  /// The connection to the app: what is on stage comes in, and what the user does goes out.
  static let connectionScript = #"""
    const app = { picture: null, isLost: false };

    // What the user does goes out one after the other, so that it arrives in order.
    let queue = Promise.resolve();

    function send(room, message) {
      document.body.sending = (document.body.sending ?? 0) + 1;
      queue = queue.then(async () => {
        try {
          const answer = await fetch(room, {
            method: "POST", headers: { "Content-Type": "application/json" },
            body: JSON.stringify(message),
          });
          const text = await answer.text();
          const { reason } = answer.ok ? JSON.parse(text) : { reason: text };
          if (reason) notify(`Not possible: ${reason}`);
        } catch {
          notify("The app cannot be reached.");
        }
        document.body.sending -= 1;
        // What was refused looks again as it is.
        if (app.picture) show(app.picture, {});
      });
      return queue;
    }

    // Does what the user does, and names the page on which the user saw it.
    function act(action, node) {
      if (!action) return;
      // What was typed before comes first.
      commitLeft();
      const seen = node?.closest?.("[data-seen]")?.dataset.seen ?? null;
      send("action", { action, seen });
    }

    let noticeEnd = 0;

    function notify(text) {
      const notice = find("#notice");
      notice.textContent = text;
      notice.classList.add("shown");
      clearTimeout(noticeEnd);
      noticeEnd = setTimeout(() => notice.classList.remove("shown"), 4000);
    }

    function listen() {
      const events = new EventSource("events");
      events.onmessage = (event) => {
        const message = JSON.parse(event.data);
        take(message);
        lose(false);
      };
      events.onerror = () => {
        lose(true);
        // A browser gives up on a server that is gone; a new run of the app may take its place.
        if (events.readyState === EventSource.CLOSED) setTimeout(listen, 1000);
      };
    }

    function lose(isLost) {
      if (app.isLost === isLost) return;
      app.isLost = isLost;
      const screen = find("#screen");
      find(".lost", screen)?.remove();
      if (!isLost) return;
      const words = make("div", "lost", { role: "alert" });
      words.textContent = "The app has ended, or cannot be reached.";
      screen.append(words);
    }

    function take(message) {
      const isFirst = app.picture === null;
      if (message.log) addLog(message.log);
      if (message.tree !== undefined) showTree(message.tree);
      showChoices(message);
      show(message.picture, {
        isFirst, isAnimated: message.isAnimated, transition: message.transition,
      });
      app.picture = message.picture;
      document.documentElement.dataset.version = message.version;
      document.documentElement.dataset.back = message.picture.back ?? "";
      keepHistory(message.picture);
    }

    // The browser's own way back is the app's: one entry of the history always stands in front of
    // the page, so that going there means that.
    function keepHistory(picture) {
      const place = history.state?.wireflow;
      if (place === "front") return;
      history.replaceState({ wireflow: "base" }, "");
      history.pushState({ wireflow: "front" }, "");
      // After a reload the browser loads the page anew on the way back.
      if (place === "base" && picture.back) act(picture.back, seenInFront());
    }

    addEventListener("popstate", () => {
      if (history.state?.wireflow !== "base") return;
      const back = app.picture?.back;
      // Where the app has no way back, the user leaves the page. What is on its way to the app may
      // have taken away what the user went back from, so that nobody leaves by it.
      if (!back && !document.body.sending) return history.back();
      history.pushState({ wireflow: "front" }, "");
      act(back, seenInFront());
    });
    """#
}
