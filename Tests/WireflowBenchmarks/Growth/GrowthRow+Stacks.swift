import Wireflow

extension GrowthRow {
  /// Stacks, details and embedded screens.
  static let stacks: [GrowthRow] = [
    GrowthRow("push n screens, pop to the root", limit: 100_000) { count in
      let app = GrowthApp()
      return {
        app.push(count)
        app.wireframe.popToRoot(of: app.root)
      }
    },
    GrowthRow("take every other one of n screens off at once", limit: 10_000) { count in
      let app = GrowthApp()
      app.push(count)
      let stack = app.stage.stack(of: app.root)
      let kept = stack.indices.filter { $0.isMultiple(of: 2) }.map { stack[$0] }
      return { app.wireframe.setStack(kept, of: app.root) }
    },
    GrowthRow("take the screen below the top off, n times", limit: 100_000) { count in
      let app = GrowthApp()
      app.push(count)
      let below = app.stage.stack(of: app.root).dropFirst().dropLast()
      return { for screen in below.reversed() { app.wireframe.remove(screen) } }
    },
    GrowthRow("replace each of n screens", limit: 10_000) { count in
      let app = GrowthApp()
      app.push(count)
      let stack = app.stage.stack(of: app.root)
      return { for screen in stack { app.wireframe.replace(screen, with: BenchScreen.make(0)) } }
    },
    GrowthRow("n details, one after the other", limit: 100_000) { count in
      let app = GrowthApp(wireframe: { SplitWireframe(stage: $0) })
      return {
        for screen in BenchScreen.several(count) {
          app.wireframe.showDetail(screen, from: app.root)
        }
      }
    },
    GrowthRow("n pushes from a list, each in the place of two screens", limit: 100_000) { count in
      let app = GrowthApp(wireframe: { SplitWireframe(stage: $0) })
      return {
        for screen in BenchScreen.several(count) {
          app.wireframe.push(screen, from: app.root)
          app.wireframe.push(BenchScreen.make(0), from: screen)
        }
      }
    },
    GrowthRow("the same in one batch", limit: 10_000) { count in
      let app = GrowthApp(wireframe: { SplitWireframe(stage: $0) })
      return {
        app.wireframe.batch {
          for screen in BenchScreen.several(count) {
            app.wireframe.push(screen, from: app.root)
            app.wireframe.push(BenchScreen.make(0), from: screen)
          }
        }
      }
    },
    GrowthRow("embed n screens in one, remove the oldest first", limit: 10_000) { count in
      let app = GrowthApp()
      let screens = BenchScreen.several(count)
      return {
        for screen in screens { app.wireframe.embed(screen, in: app.root) }
        for screen in screens { app.wireframe.remove(screen) }
      }
    },
    GrowthRow("embed n screens in one, that leaves with them", limit: 100_000) { count in
      let app = GrowthApp()
      let host = app.push(1)
      return {
        for screen in BenchScreen.several(count) { app.wireframe.embed(screen, in: host) }
        app.wireframe.pop(host)
      }
    },
  ]
}
