import Testing
import Wireflow

@testable import WireflowTesting

/// The logs of the journeys through requests that move several screens, kept whole.
@MainActor
struct JourneyLogTests {
  @Test func tellsWhatComesOfEachRequest() {
    for journey in Journey.throughRequests {
      tell(journey, in: "tabs") { TabBarWireframe(stage: $0) }
      tell(journey, in: "columns") { SplitWireframe(stage: $0) }
    }
  }

  private func tell(
    _ journey: Journey, in container: String, _ make: (Stage) -> any ApplicationWireframe
  ) {
    let app = JourneyApp(backend: TextRecorder(), scheduler: ManualScheduler(), wireframe: make)
    for step in journey.steps {
      app.stage.log.note("step: \(step.name)")
      step.act(app)
    }

    assertSnapshot(of: app.stage.log, named: "\(journey.name), in \(container)")
  }
}
