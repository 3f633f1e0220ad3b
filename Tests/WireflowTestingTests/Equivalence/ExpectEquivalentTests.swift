import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowTesting

@MainActor
struct ExpectEquivalentTests {
  @Test func pinsHowEachWireframeShowsTheSame() async throws {
    let script = try Script(
      parsing: "tap \"Show\"\nback\ntap \"Push\"\nselect \"Other\"\n", name: "show")

    await expectEquivalent(
      script, on: WireframeVariant.standard, makeController: DriverApp.makeController)
  }

  @Test func sayWhatDiffersAndWhere() async throws {
    let lazy = WireframeVariant("lazy") { PolicyWireframe(stage: $0, policy: LazyPolicy()) }
    var text = ""
    for (name, steps, variants) in [
      ("a push that one declines", "tap \"Push\"\n", [.tabBar, lazy]),
      ("a selection that one declines", "select \"Other\"\n", [.tabBar, lazy]),
      ("an action that one refuses", "open drawer\n", WireframeVariant.standard),
      ("one wireframe alone", "back\n", [.tabBar]),
    ] {
      let script = try Script(parsing: steps, name: "steps")
      var performances: [Performance] = []
      for variant in variants {
        performances.append(await Performance(of: script, on: variant, DriverApp.makeController))
      }
      text += told(name, performances, script)
    }

    assertSnapshot(of: text)
  }

  @Test func sayThatAppsDiffer() async throws {
    var text = ""
    let push = try Script(parsing: "tap \"Push\"\n", name: "push")
    var elsewhere: [Performance] = []
    for variant in [WireframeVariant.tabBar, .split] {
      elsewhere.append(
        await Performance(of: push, on: variant) { _, _ in
          let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
          return DriverApp.makeController(stage) { TabBarWireframe(stage: $0) }
        })
    }
    text += told("an app that ignores its wireframe", elsewhere, push)
    let ask = try Script(parsing: "open \"app://ask\"\nchoose \"OK\"\n", name: "ask")
    var questions: [Performance] = []
    for message in ["Nothing is lost.", "All is lost."] {
      questions.append(
        await Performance(of: ask, on: .tabBar) { stage, makeWireframe in
          let wireframe = makeWireframe(stage)
          let controller = DriverApp.makeController(stage) { _ in wireframe }
          controller.onOpen = { [unowned wireframe] _ in
            let home = wireframe.stage.visibleScreens[0]
            wireframe.presentAlert(AlertContent(title: "Sure?", message: message), from: home)
            return true
          }
          return controller
        })
    }
    text += told("a question in other words", questions, ask)

    assertSnapshot(of: text)
  }

  private func told(_ name: String, _ performances: [Performance], _ script: Script) -> String {
    let failures = Performance.failures(of: performances, of: script)
    return "# \(name)\n\n\(failures.joined(separator: "\n\n"))\n\n\n"
  }

  @Test func requestThatIsFulfilledAlreadyIsNoDifference() async throws {
    let script = try Script(parsing: "open \"app://other\"\n", name: "other")
    var performances: [Performance] = []
    for count in [1, 2] {
      performances.append(
        await Performance(of: script, on: .tabBar) { stage, makeWireframe in
          let wireframe = makeWireframe(stage)
          let controller = DriverApp.makeController(stage) { _ in wireframe }
          controller.onOpen = { [weak wireframe] _ in
            for _ in 0..<count {
              if let other = wireframe?.stage.rootScreens.last { wireframe?.select(other) }
            }
            return true
          }
          return controller
        })
    }

    #expect(
      performances.map(\.log.last) == ["  select Other", "  ignored select Other: already there"])
    #expect(Performance.failures(of: performances, of: script) == [])
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
