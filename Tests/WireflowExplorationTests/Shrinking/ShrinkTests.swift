import Testing
import Wireflow
import WireflowExploration

/// A script becomes as short as it can be while it keeps a property.
@MainActor
struct ShrinkTests {
  @Test func leavesOutAllThatDoesNotMatter() async {
    let noise: [ExplorationStep] = (0..<200).map { .action(.tap("Noise \($0)")) }
    let script: [ExplorationStep] =
      [.action(.launch)] + noise + [.action(.tap("A"))] + noise
      + [.action(.wait(.seconds(1))), .action(.tap("B"))] + noise

    let short = await shrink(script) { script in
      let first = script.firstIndex(of: .action(.tap("A")))
      let last = script.firstIndex(of: .action(.tap("B")))
      let waits = script.contains {
        if case .action(.wait(let time)) = $0 { time >= .milliseconds(100) } else { false }
      }
      guard let first, let last else { return false }
      return first < last && waits
    }

    #expect(short.script == "launch\ntap \"A\"\nwait 125ms\ntap \"B\"\n")
  }

  /// What opens a modal and closes it again goes only as a whole.
  @Test func leavesOutWhatLeadsAwayAndBack() async {
    let script: [ExplorationStep] = [
      .action(.launch), .action(.tap("A")), .action(.tap("Open")), .action(.tap("Inside")),
      .action(.dismiss), .action(.tap("B")), .action(.tap("Open")), .action(.dismiss),
      .action(.tap("C")),
    ]

    let short = await shrink(script) { script in
      let opened = script.count { $0 == .action(.tap("Open")) }
      let inside = script.count { $0 == .action(.tap("Inside")) }
      let closed = script.count { $0 == .action(.dismiss) }
      let needed = ["A", "B", "C"].allSatisfy { script.contains(.action(.tap(.init($0)))) }
      return needed && opened == closed && (opened == 2) == (inside == 1)
    }

    #expect(short.script == "launch\ntap \"A\"\ntap \"B\"\ntap \"C\"\n")
  }

  /// An app does 250,000 actions in a second.
  @Test func shortensTenThousandActionsByWhatAnAppDoesInASecond() async {
    let walk = await walk(seed: 3, actions: 500) { PlantedBug.growingCycle.makeController($0, $1) }
    let long = (0..<20).flatMap { _ in walk.script }
    var count = 0

    let short = await shrink(long) { script in
      count += script.count
      return await Self.deepest(script) > 3
    }

    #expect(
      short.script == """
        launch
        tap "Bread"
        tap "Linked note"
        tap "Linked note"

        """)
    #expect(long.count > 10_000)
    #expect(count < 250_000)
  }

  /// Returns the number of screens on the stack of the notes at the end of a script.
  private static func deepest(_ script: [ExplorationStep]) async -> Int {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = PlantedBug.growingCycle.makeController(stage) { TabBarWireframe(stage: $0) }
    for case .action(let action) in script {
      app.perform(action)
      let depth = app.stage.state.rootScreens.first.map { app.stage.state.stack(of: $0).count } ?? 0
      if depth > 3 { return depth }
    }
    return 0
  }
}
