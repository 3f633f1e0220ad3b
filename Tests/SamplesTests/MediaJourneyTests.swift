import MediaApp
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The sample's scripts from their beginning to their end.
@MainActor
struct MediaJourneyTests {
  nonisolated static let journeys = scripts(in: "../../Samples/Media/Scripts")

  @Test(arguments: journeys)
  func comesToTheSameOnEveryWireframe(_ journey: ScriptFile) async {
    await expectEquivalent(journey, on: WireframeVariant.standard) {
      ApplicationController(mediaOn: $0, wireframe: $1)
    }
  }

  @Test(arguments: journeys)
  func comesToTheSameFromItsLog(_ journey: ScriptFile) async throws {
    let (app, again) = (HeadlessMedia(), HeadlessMedia())
    await app.controller.play(try journey.script())
    await again.controller.play(try Script(parsing: app.stage.log.text, name: "log"))

    expectLog(again.stage.log, matches: app.stage.log.text)
  }
}
