import Wireflow
import WireflowInteraction

extension Journey.Step {
  static func asking(
    _ name: String, as flow: String? = nil, law: WireframeLaw = .sameScreens,
    _ body: @escaping @MainActor (JourneyApp, any ApplicationWireframe) -> RequestOutcome
  ) -> Self {
    Self(name: name, law: law) { app in
      app.ask(name, as: flow) { wireframe in body(app, wireframe) }
    }
  }

  static func push(_ screen: String, from sender: String, as flow: String? = nil) -> Self {
    asking("push \(screen) from \(sender)", as: flow) { app, wireframe in
      wireframe.push(app.screen(screen), from: app.screen(sender))
    }
  }

  /// Pushes a screen from the player or from its controls.
  static func push(_ screen: String, fromControlsOf player: String) -> Self {
    asking("push \(screen) from the controls of \(player)") { app, wireframe in
      wireframe.push(app.screen(screen), from: app.screen(player).minimizedControls)
    }
  }

  static func pop(_ screen: String) -> Self {
    asking("pop \(screen)") { app, wireframe in wireframe.pop(app.screen(screen)) }
  }

  static func popTo(_ screen: String) -> Self {
    asking("pop to \(screen)") { app, wireframe in wireframe.pop(to: app.screen(screen)) }
  }

  static func popToRoot(of screen: String) -> Self {
    asking("pop to the root of \(screen)") { app, wireframe in
      wireframe.popToRoot(of: app.screen(screen))
    }
  }

  static func replace(_ screen: String, with other: String) -> Self {
    asking("replace \(screen) with \(other)") { app, wireframe in
      wireframe.replace(app.screen(screen), with: app.screen(other))
    }
  }

  static func select(_ root: String) -> Self {
    asking("select \(root)") { app, wireframe in wireframe.select(app.screen(root)) }
  }

  static func install(_ roots: String...) -> Self {
    asking("install \(roots.joined(separator: " and "))") { app, wireframe in
      wireframe.install(rootItems: roots.map(app.screen))
    }
  }

  /// Detaches all root items, and shows others.
  static func detach(_ name: String, showing roots: String...) -> Self {
    asking("detach \(name)") { app, wireframe in
      wireframe.transaction {
        app.detached[name] = wireframe.detach()
        wireframe.update(rootItems: roots.map(app.screen))
      }
    }
  }

  /// Detaches some root items.
  static func detach(_ name: String, only roots: String...) -> Self {
    asking("detach \(roots.joined(separator: " and "))") { app, wireframe in
      wireframe.transaction { app.detached[name] = wireframe.detach(roots.map(app.screen)) }
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
    Self(name: "drop \(name)") { app in
      app.detached[name]?.drop()
      app.detached[name] = nil
    }
  }

  static func present(_ screen: String, from sender: String, as flow: String? = nil) -> Self {
    asking("present \(screen) from \(sender)", as: flow) { app, wireframe in
      wireframe.presentModally(app.screen(screen), from: app.screen(sender))
    }
  }

  /// Presents a screen over everything else.
  static func present(_ screen: String) -> Self {
    asking("present \(screen) over everything") { app, wireframe in
      wireframe.presentModally(app.screen(screen))
    }
  }

  static func dismiss(_ screen: String) -> Self {
    asking("dismiss \(screen)") { app, wireframe in wireframe.dismiss(app.screen(screen)) }
  }

  static let dismissAll = asking("dismiss all") { _, wireframe in wireframe.dismissAll() }

  /// Returns to the root of the selected root item, as the app or as a flow.
  static func returnToRoot(as flow: String? = nil) -> Self {
    asking("return to the root", as: flow) { _, wireframe in wireframe.returnToRoot() }
  }

  static func show(_ screen: String, from sender: String) -> Self {
    asking("show \(screen) from \(sender)") { app, wireframe in
      wireframe.show(app.screen(screen), from: app.screen(sender))
    }
  }

  static func hide(_ screen: String) -> Self {
    asking("hide \(screen)") { app, wireframe in wireframe.hide(app.screen(screen)) }
  }

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

  /// Presents a screen that leaves together with its sender.
  static func present(leavingWith sender: String, _ screen: String) -> Self {
    asking("present \(screen) from \(sender), with which it goes") { app, wireframe in
      wireframe.presentModally(
        app.screen(screen), from: app.screen(sender), whenSenderLeaves: .leaves)
    }
  }

  /// Replaces the stack of a screen by the given screens, beginning with the root.
  static func setStack(_ screens: String..., of screen: String) -> Self {
    asking("set the stack of \(screen) to \(screens.joined(separator: ", "))") { app, wireframe in
      wireframe.setStack(screens.map(app.screen), of: app.screen(screen))
    }
  }

  static let goBack = asking("go back") { _, wireframe in wireframe.goBack() }

  static let flush = asking("flush") { _, wireframe in wireframe.flush() }
}

extension Journey.Step {
  static func installPlayer(_ player: String) -> Self {
    asking("install the player \(player)") { app, wireframe in
      wireframe.installMinimizable(app.screen(player), animated: true)
    }
  }

  static let removePlayer = asking("remove the player") { _, wireframe in
    wireframe.removeMinimizable(animated: true)
  }

  static let minimize = asking("minimize the player") { _, wireframe in
    wireframe.minimizeFullscreenView(animated: true)
  }

  static let maximize = asking("maximize the player") { _, wireframe in
    wireframe.maximizeMinimizableView(animated: true)
  }

  /// Swaps the wireframe, and records a complaint if anything except the presentation changes.
  static func adapt(to formFactor: FormFactor) -> Self {
    asking("adapt to \(formFactor.rawValue)", law: .adaptKeepsAll) { app, wireframe in
      let before = app.picture.what
      let outcome = wireframe.adapt(to: formFactor)
      if !app.picture.what.matches(before) {
        app.complain("it was different before it adapted:\n\(before.text.indented)")
      }
      return outcome
    }
  }
}

extension BackendPicture {
  /// The picture without the properties that a wireframe decides.
  fileprivate var what: BackendPicture {
    var what = self
    what.changeRegions { region in
      region.container = nil
      region.isDrawerOpen = false
    }
    for place in what.modals.indices { what.modals[place].style = nil }
    return what
  }
}

extension Journey.Step {
  /// Replaces the root items, of the base or of the region around a screen.
  static func update(_ roots: String..., around screen: String? = nil) -> Self {
    asking("update \(roots.joined(separator: " and "))") { app, wireframe in
      wireframe.update(rootItems: roots.map(app.screen), around: screen.map(app.screen))
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

  static func showDetail(_ screen: String, from sender: String) -> Self {
    asking("show the detail \(screen) from \(sender)") { app, wireframe in
      wireframe.showDetail(app.screen(screen), from: app.screen(sender))
    }
  }

  static func embed(_ screen: String, in host: String) -> Self {
    asking("embed \(screen) in \(host)") { app, wireframe in
      wireframe.embed(app.screen(screen), in: app.screen(host))
    }
  }

  static func remove(_ screen: String) -> Self {
    asking("remove \(screen)") { app, wireframe in wireframe.remove(app.screen(screen)) }
  }
}

extension Journey.Step {
  /// Starts a flow that pushes a screen.
  static func start(
    _ flow: String, pushing screen: String, from sender: String, under parent: String? = nil
  ) -> Self {
    Self(name: "start \(flow), which pushes \(screen) from \(sender)") { app in
      app.start(flow, from: sender, under: parent, "push \(screen)") { app, wireframe, sender in
        wireframe.push(app.screen(screen), from: sender)
      }
    }
  }

  /// Starts a flow that presents a screen.
  static func start(
    _ flow: String, presenting screen: String, from sender: String, under parent: String? = nil
  ) -> Self {
    Self(name: "start \(flow), which presents \(screen) from \(sender)") { app in
      app.start(flow, from: sender, under: parent, "present \(screen)") { app, wireframe, sender in
        wireframe.presentModally(app.screen(screen), from: sender)
      }
    }
  }

  /// Starts a flow that presents a screen over everything else.
  static func start(_ flow: String, presentingOverEverything screen: String) -> Self {
    Self(name: "start \(flow), which presents \(screen) over everything") { app in
      app.start(flow, from: "A", "present \(screen)") { app, wireframe, _ in
        wireframe.presentModally(app.screen(screen))
      }
    }
  }

  static func finish(_ flow: String) -> Self {
    Self(name: "finish \(flow)", law: .flowsEndOnce) { app in app.finish(flow) }
  }
}
