import Wireflow

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
