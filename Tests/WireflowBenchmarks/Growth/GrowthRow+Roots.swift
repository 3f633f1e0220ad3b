import Wireflow

extension GrowthRow {
  /// Root items, and who owns them.
  static let roots: [GrowthRow] = [
    GrowthRow("update n root items, half of them new") { count in
      let app = GrowthApp(roots: count)
      let items = app.main.roots.prefix(count / 2) + BenchScreen.several(count / 2)
      return { app.wireframe.update(rootItems: items.reversed()) }
    },
    GrowthRow("install n root items over n others") { count in
      let app = GrowthApp(roots: count)
      let items = BenchScreen.several(count)
      return { app.wireframe.install(rootItems: items) }
    },
    GrowthRow("select each of n root items") { count in
      let app = GrowthApp(roots: count)
      return { for root in app.main.roots.reversed() { app.wireframe.select(root) } }
    },
    GrowthRow("split: a detail of each of n root items") { count in
      let app = GrowthApp(roots: count) { SplitWireframe(stage: $0) }
      return {
        for root in app.main.roots {
          app.wireframe.select(root)
          app.wireframe.push(BenchScreen.make(0), from: root)
          app.wireframe.showDetail(BenchScreen.make(0), from: root)
        }
      }
    },
    GrowthRow("start flows that own n root items") { count in
      let app = GrowthApp(roots: count)
      return {
        for root in app.main.roots {
          app.main.start(GrowthChild(app.wireframe) { _, _ in }, owning: root)
        }
      }
    },
    GrowthRow("start flows that own n root items to come") { count in
      let app = GrowthApp()
      let guardian = app.startChild { $0.wireframe.push(BenchScreen.make(0), from: $1) }
      guardian.askOnce(from: app.root)
      return {
        let roots = BenchScreen.several(count)
        app.wireframe.install(rootItems: roots)
        for root in roots {
          app.main.start(GrowthChild(app.wireframe) { _, _ in }, owning: root)
        }
        app.stage.perform(.choose("OK"))
      }
    },
    GrowthRow("end n flows that own root items") { count in
      let app = GrowthApp(roots: count)
      for root in app.main.roots {
        app.main.start(GrowthChild(app.wireframe) { _, _ in }, owning: root)
      }
      return { app.wireframe.install(rootItems: [BenchScreen.make(0)]) }
    },
  ]
}

extension GrowthChild {
  /// Holds the first request that comes, until the user answers.
  func askOnce(from screen: any Screen) {
    var hasAsked = false
    guardRequests { _, _ in
      guard !hasAsked else { return .allow }
      hasAsked = true
      return .ask(AlertContent(title: "Sure?"), from: screen) { _ in true }
    }
  }
}
