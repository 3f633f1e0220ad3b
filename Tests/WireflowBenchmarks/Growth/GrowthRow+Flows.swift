import Wireflow

extension GrowthRow {
  /// Flows, their children, and their ends.
  static let flows: [GrowthRow] = [
    GrowthRow("finish a flow with n children", limit: 10_000) { count in
      let app = GrowthApp()
      let parent = app.startChild { $0.wireframe.push(BenchScreen.make(0), from: $1) }
      for _ in 0..<count {
        parent.start(
          GrowthChild(app.wireframe) { flow, sender in
            flow.wireframe.embed(BenchScreen.make(0), in: sender)
          }, from: app.root)
      }
      return { parent.finish() }
    },
    GrowthRow("finish a flow with n screens on as many tabs") { count in
      let app = GrowthApp(roots: count)
      let roots = app.main.roots
      let child = app.startChild { flow, _ in
        for root in roots { flow.wireframe.push(BenchScreen.make(0), from: root) }
      }
      return { child.finish() }
    },
    GrowthRow("start n flows with delayed work, and let it come", limit: 100_000) { count in
      let app = GrowthApp()
      return {
        for number in 0..<count {
          app.startChild { flow, _ in flow.after(.milliseconds(number)) { _ in } }
        }
        app.scheduler.advance(by: .seconds(1000))
      }
    },
    GrowthRow("finish n flows with delayed work", limit: 100_000) { count in
      let app = GrowthApp()
      let flows = (0..<count).map { _ in
        app.startChild { flow, _ in flow.after(.seconds(1)) { _ in } }
      }
      return { for flow in flows { flow.finish() } }
    },
    GrowthRow("n flows nested in each other, and their end", limit: 100_000) { count in
      var app: GrowthApp? = GrowthApp()
      return {
        app?.nest(count).finish()
        app = nil
      }
    },
    GrowthRow("n flows nested in each other, dropped", limit: 100_000) { count in
      var app: GrowthApp? = GrowthApp()
      return {
        app?.nest(count)
        app = nil
      }
    },
    GrowthRow("n flows nested in each other, back to the root", limit: 100_000) { count in
      let app = GrowthApp()
      return {
        app.nest(count)
        app.wireframe.popToRoot(of: app.root)
      }
    },
  ]
}

extension GrowthApp {
  /// Starts flows, each by the one before, and returns the first of them.
  @discardableResult
  fileprivate func nest(_ count: Int) -> GrowthChild {
    let screens = BenchScreen.several(count)
    let first = startChild { $0.wireframe.push(screens[0], from: $1) }
    var parent = first
    for place in 1..<count {
      let child = GrowthChild(parent.wireframe) { $0.wireframe.push(screens[place], from: $1) }
      parent.start(child, from: screens[place - 1])
      parent = child
    }
    return first
  }
}
