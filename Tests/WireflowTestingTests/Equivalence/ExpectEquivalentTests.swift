import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowTesting

@MainActor
struct ExpectEquivalentTests {
  private typealias Run = (variant: WireframeVariant, make: Maker)

  @Test func sayWhatDiffersAndWhere() async throws {
    let lazy = WireframeVariant("lazy") { PolicyWireframe(stage: $0, policy: LazyPolicy()) }
    func runs(_ variants: [WireframeVariant]) -> [Run] {
      variants.map { ($0, DriverApp.makeController) }
    }
    let elsewhere: Maker = { _, _ in
      let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      return DriverApp.makeController(stage) { TabBarWireframe(stage: $0) }
    }
    let questions = ["Nothing is lost.", "All is lost."].map { message -> Run in
      opening { stage, wireframe in
        let alert = AlertContent(title: "Sure?", message: message)
        wireframe.presentAlert(alert, from: stage.visibleScreens[0])
      }
    }
    // A request that is fulfilled already is no difference.
    let selections = [1, 2].map { count -> Run in
      opening { stage, wireframe in
        for _ in 0..<count { wireframe.select(stage.state.rootScreens[1]) }
      }
    }
    var text = ""
    for (name, steps, runs) in [
      ("a push that one declines", "tap \"Push\"\n", runs([.tabBar, lazy])),
      ("a selection that one declines", "select \"Other\"\n", runs([.tabBar, lazy])),
      ("an action that one refuses", "open drawer\n", runs(WireframeVariant.standard)),
      ("one wireframe alone", "back\n", runs([.tabBar])),
      (
        "an app that ignores its wireframe", "tap \"Push\"\n",
        [(.tabBar, elsewhere), (.split, elsewhere)]
      ),
      ("a question in other words", "open \"app://ask\"\nchoose \"OK\"\n", questions),
      ("a selection, and the same twice", "open \"app://other\"\n", selections),
    ] {
      let script = try Script(parsing: steps, name: "steps")
      var performances: [Performance] = []
      for run in runs {
        performances.append(await Performance(of: script, on: run.variant, run.make))
      }
      let failures = Performance.failures(of: performances, of: script)
      text += "# \(name)\n\n\(failures.joined(separator: "\n\n"))\n\n\n"
    }

    assertSnapshot(of: text)
  }

  @Test func castIncludesDetailsTabsAndEmbeddedScreens() async throws {
    let run = opening { stage, wireframe in
      let root = stage.state.rootScreens[0]
      wireframe.embed(DriverScreen("News"), in: root)
      wireframe.showDetail(DriverScreen("Detail"), from: root)
      wireframe.presentModally(
        rootItems: [DriverScreen("One"), DriverScreen("Two")],
        in: TabBarWireframe(stage: stage))
    }
    let script = try Script(parsing: "open \"app://all\"", name: "steps")

    let cast = await Performance(of: script, on: run.variant, run.make).cast

    for title in ["News", "Detail", "One", "Two"] {
      #expect(cast.contains { $0.hasPrefix("DriverScreen \"\(title)\"") })
    }
  }

  /// An app that does something when a link is opened.
  private func opening(
    _ body: @escaping @MainActor (Stage, any ApplicationWireframe) -> Void
  ) -> Run {
    let make: Maker = { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      let controller = DriverApp.makeController(stage) { _ in wireframe }
      controller.onOpen = { [unowned wireframe] _ in
        body(wireframe.stage, wireframe)
        return true
      }
      return controller
    }
    return (.tabBar, make)
  }
}

/// A policy that commits no push and no selection.
private struct LazyPolicy: WireframePolicy {
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    switch request {
    case .push, .select: .declined("lazy")
    case .install(let screens, _):
      .request(
        .install(
          screens, in: WireframeContainer(name: "lazy", rootNavigation: .tabs) { $0 }))
    default: .request(request)
    }
  }
}
