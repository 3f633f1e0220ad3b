import Wireflow
import WireflowInteraction

extension Journey.Step {
  /// A step in which the main flow, or a child flow, makes a request.
  static func asking(
    _ name: String, as flow: String? = nil, law: WireframeLaw = .sameScreens,
    _ body: @escaping @MainActor (JourneyApp, any ApplicationWireframe) -> RequestOutcome
  ) -> Self {
    Self(name: name, law: law) { app in
      app.ask(name, as: flow) { wireframe in body(app, wireframe) }
    }
  }

  /// A step with a request about one screen.
  private static func asking(
    _ verb: String, _ screen: String,
    _ body: @escaping @MainActor (any ApplicationWireframe, JourneyScreen) -> RequestOutcome
  ) -> Self {
    asking("\(verb) \(screen)") { body($1, $0.screen(screen)) }
  }

  /// A step with a request about two screens, whose names are between the words for it.
  private static func asking(
    _ verb: String, _ screen: String, _ preposition: String, _ other: String,
    as flow: String? = nil,
    _ body:
      @escaping @MainActor (any ApplicationWireframe, JourneyScreen, JourneyScreen)
      -> RequestOutcome
  ) -> Self {
    asking("\(verb) \(screen) \(preposition) \(other)", as: flow) {
      body($1, $0.screen(screen), $0.screen(other))
    }
  }

  static func push(_ screen: String, from sender: String, as flow: String? = nil) -> Self {
    asking("push", screen, "from", sender, as: flow) { $0.push($1, from: $2) }
  }

  /// Pushes a screen from the player or from its controls.
  static func push(_ screen: String, fromControlsOf player: String) -> Self {
    asking("push", screen, "from the controls of", player) {
      $0.push($1, from: $2.minimizedControls)
    }
  }

  static func pop(_ screen: String) -> Self { asking("pop", screen) { $0.pop($1) } }

  static func popTo(_ screen: String) -> Self { asking("pop to", screen) { $0.pop(to: $1) } }

  static func popToRoot(of screen: String) -> Self {
    asking("pop to the root of", screen) { $0.popToRoot(of: $1) }
  }

  static func replace(_ screen: String, with other: String) -> Self {
    asking("replace", screen, "with", other) { $0.replace($1, with: $2) }
  }

  static func remove(_ screen: String) -> Self { asking("remove", screen) { $0.remove($1) } }

  /// Replaces the stack of a screen by the given screens, beginning with the root.
  static func setStack(_ screens: String..., of screen: String) -> Self {
    asking("set the stack of \(screen) to \(screens.joined(separator: ", "))") { app, wireframe in
      wireframe.setStack(screens.map(app.screen), of: app.screen(screen))
    }
  }

  static func select(_ root: String) -> Self { asking("select", root) { $0.select($1) } }

  static func install(_ roots: String...) -> Self {
    asking("install \(roots.joined(separator: " and "))") { app, wireframe in
      wireframe.install(rootItems: roots.map(app.screen))
    }
  }

  /// Replaces the root items, of the base or of the region around a screen.
  static func update(_ roots: String..., around screen: String? = nil) -> Self {
    asking("update \(roots.joined(separator: " and "))") { app, wireframe in
      wireframe.update(rootItems: roots.map(app.screen), around: screen.map(app.screen))
    }
  }

  static func present(_ screen: String, from sender: String, as flow: String? = nil) -> Self {
    asking("present", screen, "from", sender, as: flow) { $0.presentModally($1, from: $2) }
  }

  /// Presents a screen over everything else.
  static func present(_ screen: String) -> Self {
    asking("present \(screen) over everything") { $1.presentModally($0.screen(screen)) }
  }

  /// Presents a screen that leaves together with its sender.
  static func present(leavingWith sender: String, _ screen: String) -> Self {
    asking("present \(screen) from \(sender), with which it goes") { app, wireframe in
      wireframe.presentModally(
        app.screen(screen), from: app.screen(sender), whenSenderLeaves: .leaves)
    }
  }

  /// Presents root items in their own wireframe.
  static func present(
    roots: String..., from sender: String,
    in make: @escaping @MainActor (Stage) -> any ApplicationWireframe
  ) -> Self {
    asking("present the root items \(roots.joined(separator: " and "))") { app, wireframe in
      wireframe.presentModally(
        rootItems: roots.map(app.screen), in: make(app.stage), from: app.screen(sender))
    }
  }

  static func dismiss(_ screen: String) -> Self { asking("dismiss", screen) { $0.dismiss($1) } }

  static let dismissAll = asking("dismiss all") { $1.dismissAll() }

  static func show(_ screen: String, from sender: String) -> Self {
    asking("show", screen, "from", sender) { $0.show($1, from: $2) }
  }

  static func hide(_ screen: String) -> Self { asking("hide", screen) { $0.hide($1) } }

  static func showDetail(_ screen: String, from sender: String) -> Self {
    asking("show the detail", screen, "from", sender) { $0.showDetail($1, from: $2) }
  }

  static func embed(_ screen: String, in host: String) -> Self {
    asking("embed", screen, "in", host) { $0.embed($1, in: $2) }
  }

  static let goBack = asking("go back") { $1.goBack() }

  static let flush = asking("flush") { $1.flush() }

  /// Returns to the root of the selected root item, as the app or as a flow.
  static func returnToRoot(as flow: String? = nil) -> Self {
    asking("return to the root", as: flow) { $1.returnToRoot() }
  }

  static func installPlayer(_ player: String) -> Self {
    asking("install the player", player) { $0.installMinimizable($1, animated: true) }
  }

  static let removePlayer = asking("remove the player") { $1.removeMinimizable(animated: true) }

  static let minimize = asking("minimize the player") {
    $1.minimizeFullscreenView(animated: true)
  }

  static let maximize = asking("maximize the player") {
    $1.maximizeMinimizableView(animated: true)
  }
}

extension Journey.Step {
  /// Shows an alert, and records its answer with the texts in its fields.
  ///
  /// The answer "Yes" is disabled while a field is empty.
  static func alert(
    _ title: String, from sender: String, style: AlertContent.Style = .alert,
    fields: [String] = []
  ) -> Self {
    asking("\(style.rawValue) \(title) from \(sender)") { app, wireframe in
      let content = AlertContent(
        title: title, message: "This is about \(sender).", style: style,
        anchor: style == .actionSheet ? "Here" : nil, fields: fields.map { .init($0) },
        actions: [.init("Yes", needsText: true), .init("No", role: .cancel)])
      let presented = wireframe.presentAlert(content, from: app.screen(sender)) {
        [weak app] answer in
        let texts = answer.map { answer in fields.map { answer[field: $0] } } ?? []
        let words = [answer?.title ?? "no answer"] + texts
        app?.addEnding("\(title): \(words.joined(separator: " "))")
      }
      return presented.outcome
    }
  }

  /// Shows a notice, whose action another notice follows.
  static func notice(_ text: String) -> Self {
    asking("notice \(text)") { _, wireframe in
      let again = ScreenContent.Button("Again") { wireframe.showNotice("Done") }
      return wireframe.showNotice(NoticeContent(text, action: again), for: .seconds(60))
    }
  }

  /// Detaches root items, all of them unless some are named, and possibly shows others.
  static func detach(_ name: String, only some: String..., showing roots: String...) -> Self {
    asking("detach \(some.isEmpty ? name : some.joined(separator: " and "))") { app, wireframe in
      wireframe.transaction {
        app.detached[name] =
          some.isEmpty ? wireframe.detach() : wireframe.detach(some.map(app.screen))
        if !roots.isEmpty { wireframe.update(rootItems: roots.map(app.screen)) }
      }
    }
  }

  /// Attaches root items, possibly in the place of all others.
  static func attach(_ name: String, detaching other: String? = nil) -> Self {
    asking("attach \(name)") { app, wireframe in
      wireframe.transaction {
        if let other { app.detached[other] = wireframe.detach() }
        if let saved = app.detached.removeValue(forKey: name) { wireframe.attach(saved) }
      }
    }
  }

  static func drop(_ name: String) -> Self {
    Self(name: "drop \(name)") { app in app.detached.removeValue(forKey: name)?.drop() }
  }

  /// Swaps the wireframe, and records a complaint if anything except the presentation changes.
  static func adapt(to formFactor: FormFactor) -> Self {
    asking("adapt to \(formFactor.rawValue)", law: .adaptKeepsAll) { app, wireframe in
      let before = app.picture.withoutLooks
      let outcome = wireframe.adapt(to: formFactor)
      if !app.picture.withoutLooks.matches(before) {
        app.complain("it was different before it adapted:\n\(before.text.indented)")
      }
      return outcome
    }
  }
}

extension BackendPicture {
  /// The picture without the properties that a wireframe decides.
  fileprivate var withoutLooks: BackendPicture {
    var picture = self
    picture.changeRegions { region in
      region.container = nil
      region.isDrawerOpen = false
    }
    for place in modals.indices { picture.modals[place].style = nil }
    return picture
  }
}

extension Journey.Step {
  /// Starts a flow that pushes a screen.
  static func start(
    _ flow: String, pushing screen: String, from sender: String, under parent: String? = nil
  ) -> Self {
    Self(name: "start \(flow), which pushes \(screen) from \(sender)") { app in
      app.start(flow, showing: screen, by: "push", from: sender, under: parent) {
        $0.push($1, from: $2)
      }
    }
  }

  /// Starts a flow that presents a screen, over everything else if it has no sender.
  static func start(
    _ flow: String, presenting screen: String, from sender: String? = nil,
    under parent: String? = nil
  ) -> Self {
    let place = sender.map { "from \($0)" } ?? "over everything"
    return Self(name: "start \(flow), which presents \(screen) \(place)") { app in
      app.start(flow, showing: screen, by: "present", from: sender ?? "A", under: parent) {
        sender == nil ? $0.presentModally($1) : $0.presentModally($1, from: $2)
      }
    }
  }

  static func finish(_ flow: String) -> Self {
    Self(name: "finish \(flow)", law: .flowsEndOnce) { app in app.finish(flow) }
  }
}
