import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowBackendTesting
@testable import WireflowTesting

/// The logs of all journeys on each wireframe, with the outcomes of flows and alerts: the core's
/// behavior, kept whole.
@MainActor
struct JourneyLogTests {
  @Test func tellsWhatComesOfEachStep() {
    for journey in Journey.forBackends where !journey.attachesLate {
      let logs = WireframeVariant.standard.map {
        (name: $0.name, lines: lines(of: journey, on: $0))
      }
      assertSnapshot(of: SideBySide(logs).text, named: journey.name)
    }
  }

  /// The steps, each with its lines below.
  private func lines(of journey: Journey, on variant: WireframeVariant) -> [String] {
    let scheduler = ManualScheduler()
    let backend = PictureBackend(scheduler: scheduler)
    let app = JourneyApp(
      backend: backend, scheduler: scheduler, wireframe: variant.makeWireframe)
    app.hand = BackendUnderTest(backend)

    var lines: [String] = []
    // The launch comes first in each of them.
    for step in journey.steps.dropFirst() {
      let count = app.stage.log.lines.count
      app.beginStep()
      step.act(app)
      let written = app.stage.log.lines.dropFirst(count).filter { $0 != "> (app)" }
      lines += [step.name] + written.map { $0.hasPrefix(">") ? "  \($0)" : $0 }
      lines += app.endings.map { "  = \($0)" }
    }
    let tree = NavigationTree(app.stage).description.split(separator: "\n")
    return lines + ["on stage"] + tree.map { "  \($0)" }
  }
}
