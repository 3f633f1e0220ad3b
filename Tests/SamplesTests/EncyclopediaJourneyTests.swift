import EncyclopediaApp
import Testing
import Wireflow
import WireflowTesting

/// The sample's scripts from their beginning to their end.
@MainActor
struct EncyclopediaJourneyTests {
  nonisolated static let journeys = scripts(in: "../../Samples/Encyclopedia/Scripts")

  /// The wireframes on which a journey means the same.
  ///
  /// Three columns show an article beside the one that led to it. While a reader reads, `tap "More"`
  /// therefore names a button of each.
  nonisolated static func wireframes(for journey: ScriptFile) -> [WireframeVariant] {
    WireframeVariant.standard.filter { journey.name != "read" || $0.name != "three-columns" }
  }

  @Test(arguments: journeys)
  func comesToTheSameOnEveryWireframe(_ journey: ScriptFile) async {
    await expectEquivalent(journey, on: Self.wireframes(for: journey)) {
      ApplicationController(encyclopediaOn: $0, wireframe: $1)
    }
  }

  @Test(arguments: journeys.flatMap { journey in wireframes(for: journey).map { (journey, $0) } })
  func comesToTheSameFromItsLog(_ journey: ScriptFile, on wireframe: WireframeVariant) async {
    let app = AppDriver(on: wireframe) {
      ApplicationController(encyclopediaOn: $0, wireframe: $1)
    }
    await app.run(journey)
    let again = AppDriver(on: wireframe) {
      ApplicationController(encyclopediaOn: $0, wireframe: $1)
    }
    await again.run(script: app.log.text)

    again.expectLog(matches: app.log.text)
    app.skipLog()
    await app.finish()
    await again.finish()
  }
}
