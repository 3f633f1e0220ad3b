import AudiobooksApp
import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// The sample's scripts from their beginning to their end.
@MainActor
struct AudiobooksJourneyTests {
  nonisolated static let journeys = scripts(in: "../../Samples/Audiobooks/Scripts")

  @Test(arguments: journeys)
  func comesToTheSameOnEveryWireframe(_ journey: ScriptFile) async {
    await expectEquivalent(
      journey, on: WireframeVariant.standard,
      makeController: { ApplicationController(audiobooksOn: $0, wireframe: $1) })
  }

  @Test(.long, arguments: journeys, WireframeVariant.standard)
  func comesToTheSameFromItsLog(_ journey: ScriptFile, on wireframe: WireframeVariant) async {
    let app = AppDriver(
      on: wireframe, makeController: { ApplicationController(audiobooksOn: $0, wireframe: $1) })
    await app.run(journey)
    let again = AppDriver(
      on: wireframe, makeController: { ApplicationController(audiobooksOn: $0, wireframe: $1) })
    await again.run(script: app.log.text)

    again.expectLog(matches: app.log.text)
    app.skipLog()
    await app.finish()
    await again.finish()
  }
}
