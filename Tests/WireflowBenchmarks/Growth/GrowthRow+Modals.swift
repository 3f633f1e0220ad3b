import Wireflow
import WireflowInteraction

extension GrowthRow {
  /// Modals that go together, or one after the other.
  static let modals: [GrowthRow] = [
    GrowthRow("present n modals, dismiss all") { count in
      let app = GrowthApp()
      return {
        for screen in BenchScreen.several(count) { app.wireframe.presentModally(screen) }
        app.wireframe.dismissAll()
      }
    },
    GrowthRow("dismiss every other one of n modals") { count in
      let app = GrowthApp()
      let flows = app.presentByTurns(count)
      return { flows[0].wireframe.dismissAll() }
    },
    GrowthRow("finish a flow with every other one of n modals") { count in
      let app = GrowthApp()
      let flows = app.presentByTurns(count)
      return { flows[0].finish() }
    },
    GrowthRow("n modals that the user dismisses") { count in
      let app = GrowthApp()
      for screen in BenchScreen.several(count) { app.wireframe.presentModally(screen) }
      return { for _ in 0..<count { app.stage.perform(.dismiss) } }
    },
    GrowthRow("a picture of n modals") { count in
      let app = GrowthApp()
      for screen in BenchScreen.several(count) { app.wireframe.presentModally(screen) }
      return { _ = app.stage.picture }
    },
    GrowthRow("n modals whose presenters leave at once", limit: 100) { count in
      let app = GrowthApp()
      var sender: any Screen = app.root
      for screen in BenchScreen.several(count) {
        app.wireframe.push(screen, from: sender)
        app.wireframe.presentModally(BenchScreen.make(0), from: screen, whenSenderLeaves: .leaves)
        sender = screen
      }
      return { app.wireframe.popToRoot(of: app.root) }
    },
    GrowthRow(
      "n modals that go with their presenters, presented and gone", limit: 1_000
    ) { count in
      let app = GrowthApp()
      return {
        var sender: any Screen = app.root
        for screen in BenchScreen.several(count) {
          app.wireframe.presentModally(screen, from: sender, whenSenderLeaves: .leaves)
          sender = screen
        }
        for screen in app.stage.modalScreens.reversed() { app.wireframe.dismiss(screen) }
      }
    },
    GrowthRow("n modals with root items, dismissed one by one") { count in
      let app = GrowthApp()
      let screens = BenchScreen.several(count)
      return {
        for screen in screens {
          app.wireframe.presentModally(rootItems: [screen], in: TabBarWireframe(stage: app.stage))
        }
        for screen in screens.reversed() { app.wireframe.dismiss(screen) }
      }
    },
  ]
}

extension GrowthApp {
  /// Presents modals by two flows in turn, neither of which descends from the other.
  fileprivate func presentByTurns(_ count: Int) -> [GrowthChild] {
    let flows = (0..<2).map { _ in
      startChild { flow, sender in
        flow.wireframe.embed(BenchScreen.make(0), in: sender)
      }
    }
    for (number, screen) in BenchScreen.several(count).enumerated() {
      flows[number % 2].wireframe.presentModally(screen)
    }
    return flows
  }
}
