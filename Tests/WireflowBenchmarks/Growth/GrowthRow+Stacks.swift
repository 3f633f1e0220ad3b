import Wireflow
import WireflowInteraction
import WireflowTerminal

extension GrowthRow {
  /// Stacks, details and embedded screens.
  static let stacks: [GrowthRow] = [
    GrowthRow("push n screens, pop to the root", limit: 100_000) { app, count in
      app.push(count)
      app.wireframe.popToRoot(of: app.root)
    },
    GrowthRow(prepared: "take every other one of n screens off at once", limit: 10_000, on: .deep) {
      app, _ in
      let stack = app.stage.state.stack(of: app.root)
      let kept = stack.indices.filter { $0.isMultiple(of: 2) }.map { stack[$0] }
      return { app.wireframe.setStack(kept, of: app.root) }
    },
    GrowthRow(prepared: "take the screen below the top off, n times", limit: 100_000, on: .deep) {
      app, _ in
      let below = app.stage.state.stack(of: app.root).dropFirst().dropLast()
      return { for screen in below.reversed() { app.wireframe.remove(screen) } }
    },
    GrowthRow(prepared: "replace each of n screens", limit: 10_000, on: .deep) { app, _ in
      let stack = app.stage.state.stack(of: app.root)
      return { for screen in stack { app.wireframe.replace(screen, with: BenchScreen.make(0)) } }
    },
    GrowthRow("n details, one after the other", limit: 100_000, on: .split) { app, count in
      for screen in BenchScreen.several(count) {
        app.wireframe.showDetail(screen, from: app.root)
      }
    },
    GrowthRow("embed n screens in one, remove the oldest first", limit: 10_000) { app, count in
      let screens = BenchScreen.several(count)
      for screen in screens { app.wireframe.embed(screen, in: app.root) }
      for screen in screens { app.wireframe.remove(screen) }
    },
  ]
}

extension GrowthRow {
  /// Modals that go together, or one after the other.
  static let modals: [GrowthRow] = [
    GrowthRow("present n modals, dismiss all") { app, count in
      for screen in BenchScreen.several(count) { app.wireframe.presentModally(screen) }
      app.wireframe.dismissAll()
    },
    GrowthRow(prepared: "dismiss every other one of n modals") { app, count in
      let flows = app.presentByTurns(count)
      return { flows[0].wireframe.dismissAll() }
    },
    GrowthRow("n modals that the user dismisses", on: .modals) { app, count in
      for _ in 0..<count { app.stage.perform(.dismiss) }
    },
    GrowthRow("a picture of n modals", on: .modals) { app, _ in _ = app.stage.picture },
    GrowthRow(prepared: "n modals whose presenters leave at once", limit: 100) { app, count in
      var sender: any Screen = app.root
      for screen in BenchScreen.several(count) {
        app.wireframe.push(screen, from: sender)
        app.wireframe.presentModally(BenchScreen.make(0), from: screen, whenSenderLeaves: .leaves)
        sender = screen
      }
      return { app.wireframe.popToRoot(of: app.root) }
    },
    GrowthRow("n modals that go with their presenters, presented and gone", limit: 100) {
      app, count in
      var sender: any Screen = app.root
      for screen in BenchScreen.several(count) {
        app.wireframe.presentModally(screen, from: sender, whenSenderLeaves: .leaves)
        sender = screen
      }
      for screen in app.stage.state.modalScreens.reversed() { app.wireframe.dismiss(screen) }
    },
    GrowthRow("n modals with root items, dismissed one by one") { app, count in
      let screens = BenchScreen.several(count)
      for screen in screens {
        app.wireframe.presentModally(rootItems: [screen], in: TabBarWireframe(stage: app.stage))
      }
      for screen in screens.reversed() { app.wireframe.dismiss(screen) }
    },
  ]
}

extension BenchApp {
  /// Presents modals by two flows in turn, neither of which descends from the other.
  fileprivate func presentByTurns(_ count: Int) -> [BenchChild] {
    let flows = [startEmbedding(), startEmbedding()]
    for (number, screen) in BenchScreen.several(count).enumerated() {
      flows[number % 2].wireframe.presentModally(screen)
    }
    return flows
  }
}

extension GrowthRow {
  /// Root items, and who owns them.
  static let roots: [GrowthRow] = [
    GrowthRow("update n root items, half of them new", on: .roots) { app, count in
      app.main.update(from: count)
    },
    GrowthRow("install n root items over n others", on: .roots) { app, count in
      app.main.install(count, from: count)
    },
    GrowthRow("select each of n root items", on: .roots) { app, _ in
      for root in app.main.roots.reversed() { app.wireframe.select(root) }
    },
    GrowthRow("split: a detail of each of n root items", on: .splitRoots) { app, _ in
      for root in app.main.roots {
        app.wireframe.select(root)
        app.wireframe.push(BenchScreen.make(0), from: root)
        app.wireframe.showDetail(BenchScreen.make(0), from: root)
      }
    },
    GrowthRow("start flows that own n root items", on: .roots) { app, _ in
      app.startOwners(of: app.main.roots)
    },
    GrowthRow(prepared: "start flows that own n root items to come") { app, count in
      app.startPushing().askOnce(from: app.root)
      return {
        app.main.install(count, from: count)
        app.startOwners(of: app.main.roots)
        app.stage.perform(.choose("OK"))
      }
    },
    GrowthRow(prepared: "end n flows that own root items", on: .roots) { app, _ in
      app.startOwners(of: app.main.roots)
      return { app.wireframe.install(rootItems: [BenchScreen.make(0)]) }
    },
  ]
}

extension BenchApp {
  /// Starts a flow for each of some root items.
  fileprivate func startOwners(of roots: [any RootLevelRepresentable]) {
    for root in roots { main.start(BenchChild(wireframe) { _, _ in }, owning: root) { _, _ in } }
  }
}

extension BenchChild {
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

extension GrowthRow {
  /// Actions of the user, done and offered.
  static let actions: [GrowthRow] = [
    GrowthRow("possible actions, n screens deep", limit: 100_000, on: .deep) { app, _ in
      _ = app.stage.possibleActions
    },
    GrowthRow("a refused action, n screens deep", limit: 100_000, on: .deep) { app, _ in
      app.stage.perform(.backTo("nowhere"))
    },
    GrowthRow(prepared: "a refused tap among n rows", limit: 100_000) { app, count in
      app.wireframe.push(ListScreen("Rows", count), from: app.root)
      return { app.stage.perform(.tap("nothing")) }
    },
    GrowthRow(prepared: "a tap, a letter and two keys along n rows, with frames", limit: 100_000) {
      _, count in
      let shelf = Frames(books: count)
      return {
        shelf.tap(count)
        shelf.type(0)
        shelf.press(.down)
        shelf.page(0)
      }
    },
    GrowthRow(prepared: "a tap by title among n rows that are made for it", limit: 100_000) {
      _, count in
      let shelf = Frames(books: count)
      return { shelf.tapByTitle(count - 1) }
    },
    GrowthRow("a select of the user's among n root items", on: .roots) { app, count in
      app.stage.perform(.select(.init("Product \(count)")))
    },
  ]
}
