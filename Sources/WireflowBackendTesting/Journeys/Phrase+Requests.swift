import Wireflow
import WireflowInteraction

extension Phrase {
  /// The requests of the main flow, or of the child flow that is named behind `as`.
  static let requests: [Phrase] = [
    request("push _ from the controls of _") { $0.push($1[0], from: $1[1].minimizedControls) },
    request("push _ from _") { $0.push($1[0], from: $1[1]) },
    request("pop to the root of _") { $0.popToRoot(of: $1[0]) },
    request("pop to _") { $0.pop(to: $1[0]) },
    request("pop _") { $0.pop($1[0]) },
    request("replace _ with _") { $0.replace($1[0], with: $1[1]) },
    request("remove the player") { wireframe, _ in wireframe.removeMinimizable(animated: true) },
    request("remove _") { $0.remove($1[0]) },
    request("set the stack of _ to _") { $0.setStack(Array($1.dropFirst()), of: $1[0]) },
    request("select _") { $0.select($1[0]) },
    request("install the player _") { $0.installMinimizable($1[0], animated: true) },
    request("install _") { $0.install(rootItems: $1) },
    request("update _ around _") { $0.update(rootItems: Array($1.dropLast()), around: $1.last) },
    request("update _") { $0.update(rootItems: $1) },
    request("present _ from _, with which it goes") {
      $0.presentModally($1[0], from: $1[1], whenSenderLeaves: .leaves)
    },
    request("present _ over everything") { $0.presentModally($1[0]) },
    presentRootItems,
    request("present _ from _") { $0.presentModally($1[0], from: $1[1]) },
    request("dismiss all") { wireframe, _ in wireframe.dismissAll() },
    request("dismiss _") { $0.dismiss($1[0]) },
    request("show the detail _ from _") { $0.showDetail($1[0], from: $1[1]) },
    request("show _ from _") { $0.show($1[0], from: $1[1]) },
    request("hide _") { $0.hide($1[0]) },
    request("embed _ in _") { $0.embed($1[0], in: $1[1]) },
    request("go back") { wireframe, _ in wireframe.goBack() },
    request("flush") { wireframe, _ in wireframe.flush() },
    request("minimize the player") { wireframe, _ in
      wireframe.minimizeFullscreenView(animated: true)
    },
    request("maximize the player") { wireframe, _ in
      wireframe.maximizeMinimizableView(animated: true)
    },
    request("return to the root") { wireframe, _ in wireframe.returnToRoot() },
    Phrase(pattern: "return to the root as _") { app, names in
      app.ask(as: names[0]) { $0.returnToRoot() }
    },
  ]

  /// A request about the screens with the names.
  private static func request(
    _ pattern: String,
    _ body: @escaping @MainActor (any ApplicationWireframe, [JourneyScreen]) -> RequestOutcome
  ) -> Phrase {
    Phrase(pattern: pattern) { app, names in
      let last = names.last?.split(separator: " as ").map(String.init) ?? []
      let screens = (names.dropLast() + last.prefix(1)).flatMap(app.screens)
      app.ask(as: last.dropFirst().first) { body($0, screens) }
    }
  }

  private static let presentRootItems = Phrase(
    pattern: "present the root items _ from _ in _"
  ) { app, names in
    let wireframe: any ApplicationWireframe =
      switch names[2] {
      case "a drawer": HamburgerWireframe(stage: app.stage)
      case "columns": SplitWireframe(stage: app.stage)
      case "three columns": ThreeColumnWireframe(stage: app.stage)
      case "pages": PagesWireframe(stage: app.stage)
      default: TabBarWireframe(stage: app.stage)
      }
    app.ask {
      $0.presentModally(
        rootItems: app.screens(names[0]), in: wireframe, from: app.screen(names[1]))
    }
  }
}

extension Phrase {
  /// The other steps of an app: flows, alerts, detached root items and changes.
  static let others: [Phrase] = [
    flow("start _, which pushes _ from _ under _") { $0.push($1, from: $2) },
    flow("start _, which pushes _ from _") { $0.push($1, from: $2) },
    flow("start _, which presents _ from _ under _") { $0.presentModally($1, from: $2) },
    flow("start _, which presents _ from _") { $0.presentModally($1, from: $2) },
    flow("start _, which presents _ over everything") { wireframe, screen, _ in
      wireframe.presentModally(screen)
    },
    Phrase(pattern: "finish _", law: .flowsEndOnce) { $0.finish($1[0]) },
    alert("action sheet _ from _", .actionSheet),
    alert("alert _ from _ with a field", fields: ["Name"]),
    alert("alert _ from _"),
    Phrase(pattern: "notice _") { app, names in
      app.ask { wireframe in
        let again = ScreenContent.Button("Again") { wireframe.showNotice("Done") }
        return wireframe.showNotice(NoticeContent(names[0], action: again), for: .seconds(60))
      }
    },
    Phrase(pattern: "detach _, showing _") { app, names in
      app.ask { wireframe in
        wireframe.transaction {
          app.detached[names[0]] = wireframe.detach()
          wireframe.update(rootItems: app.screens(names[1]))
        }
      }
    },
    Phrase(pattern: "detach _ as _") { app, names in
      app.ask { wireframe in
        wireframe.transaction {
          app.detached[names[1]] = wireframe.detach(app.screens(names[0]))
        }
      }
    },
    Phrase(pattern: "attach the backend") { app, _ in app.attachBackend?() },
    Phrase(pattern: "attach _, detaching _") { $0.attach($1[0], detaching: $1[1]) },
    Phrase(pattern: "attach _") { $0.attach($1[0]) },
    Phrase(pattern: "drop _") { app, names in app.detached.removeValue(forKey: names[0])?.drop() },
    Phrase(pattern: "adapt to _", law: .adaptKeepsAll) { app, names in
      app.adapt(to: FormFactor(rawValue: names[0]) ?? .compact)
    },
    // Longer than a transition may take, and too briefly for one of a slow backend to end.
    Phrase(pattern: "after a long time") { app, _ in
      app.scheduler.advance(by: app.stage.stallLimit * 3)
    },
    Phrase(pattern: "after a moment") { app, _ in app.scheduler.advance(by: .milliseconds(1)) },
    Phrase(pattern: "_ has the badge _") { app, names in
      app.change(names[0]) { $0.badge = names[1] }
    },
    Phrase(pattern: "_ has no badge") { app, names in app.change(names[0]) { $0.badge = nil } },
    Phrase(pattern: "_ has _") { app, names in app.change(names[0]) { $0.news = names[1] } },
  ]

  /// The start of a flow that shows a screen.
  private static func flow(
    _ pattern: String,
    _ show:
      @escaping @MainActor (any ApplicationWireframe, JourneyScreen, any Screen)
      -> RequestOutcome
  ) -> Phrase {
    Phrase(pattern: pattern) { app, names in
      let (sender, parent) = (names.dropFirst(2).first, names.dropFirst(3).first)
      app.start(names[0], showing: names[1], from: sender ?? "A", under: parent, show)
    }
  }

  /// An alert whose answer "Yes" is disabled while a field is empty.
  private static func alert(
    _ pattern: String, _ style: AlertContent.Style = .alert, fields: [String] = []
  ) -> Phrase {
    Phrase(pattern: pattern) { app, names in
      let content = AlertContent(
        title: names[0], message: "This is about \(names[1]).", style: style,
        anchor: style == .actionSheet ? "Here" : nil, fields: fields.map { .init($0) },
        actions: [.init("Yes", needsText: true), .init("No", role: .cancel)])
      app.ask { wireframe in
        wireframe.presentAlert(content, from: app.screen(names[1])) { [weak app] answer in
          let texts = answer.map { answer in fields.map { answer[field: $0] } } ?? []
          let words = [answer?.title ?? "no answer"] + texts
          app?.addEnding("\(names[0]): \(words.joined(separator: " "))")
        }.outcome
      }
    }
  }
}

extension JourneyApp {
  /// Returns the screens with some titles, which have commas in between.
  fileprivate func screens(_ titles: String) -> [JourneyScreen] {
    titles.split(separator: ", ").map { screen(String($0)) }
  }

  /// Attaches root items, possibly in the place of all others.
  fileprivate func attach(_ name: String, detaching other: String? = nil) {
    ask { wireframe in
      wireframe.transaction {
        if let other { detached[other] = wireframe.detach() }
        if let saved = detached.removeValue(forKey: name) { wireframe.attach(saved) }
      }
    }
  }

  /// Adapts the app, and records a complaint if it returns to its first form factor in another
  /// container.
  fileprivate func adapt(to formFactor: FormFactor) {
    ask { $0.adapt(to: formFactor) }
    let (first, now) = (beginning.container, stage.snapshot.container.name)
    guard formFactor == beginning.formFactor, now != first else { return }
    complain("it began in the container \"\(first)\", and adapts to \"\(now)\"")
  }

  /// Changes the content of a screen, and notifies the stage.
  fileprivate func change(_ title: String, _ body: (JourneyScreen) -> Void) {
    guard let screen = liveScreen(title) else { return }
    body(screen)
    stage.contentChanged(of: screen)
  }
}
