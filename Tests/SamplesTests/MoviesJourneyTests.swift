import MoviesApp
import Testing
import Wireflow
import WireflowTesting

/// The sample's scripts from their beginning to their end.
@MainActor
struct MoviesJourneyTests {
  nonisolated static let journeys = scripts(in: "../../Samples/Movies/Scripts")

  @Test(arguments: journeys)
  func comesToTheSameOnEveryWireframe(_ journey: ScriptFile) async {
    await expectEquivalent(journey, on: WireframeVariant.standard) {
      ApplicationController(moviesOn: $0, wireframe: $1)
    }
  }

  @Test(arguments: journeys, WireframeVariant.standard)
  func comesToTheSameFromItsLog(_ journey: ScriptFile, on wireframe: WireframeVariant) async {
    let app = AppDriver(on: wireframe) { ApplicationController(moviesOn: $0, wireframe: $1) }
    await app.run(journey)
    let again = AppDriver(on: wireframe) { ApplicationController(moviesOn: $0, wireframe: $1) }
    await again.run(script: app.log.text)

    again.expectLog(matches: app.log.text)
    app.skipLog()
    await app.finish()
    await again.finish()
  }
}
