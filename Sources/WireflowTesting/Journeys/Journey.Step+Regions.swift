import Wireflow

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
