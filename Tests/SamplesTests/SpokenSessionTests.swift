import AudiobooksApp
import FitnessApp
import MediaApp
import MoviesApp
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// A session with a screen reader: its elements and announcements.
@MainActor
struct SpokenSessionTests {
  enum Sample: String, CaseIterable, Sendable {
    case audiobooks = "Audiobooks"
    case fitness = "Fitness"
    case media = "Media"
    case movies = "Movies"

    @MainActor
    func makeController(_ stage: Stage, _ wireframe: WireframeMaker) -> ApplicationController {
      switch self {
      case .audiobooks: ApplicationController(audiobooksOn: stage, wireframe: wireframe)
      case .fitness: ApplicationController(fitnessOn: stage, wireframe: wireframe)
      case .media: ApplicationController(mediaOn: stage, wireframe: wireframe)
      case .movies: ApplicationController(moviesOn: stage, wireframe: wireframe)
      }
    }
  }

  @Test(arguments: WireframeVariant.standard)
  func aSearchAndAnOrderAreSpoken(on wireframe: WireframeVariant) async {
    let app = AppDriver(on: wireframe) {
      ApplicationController(audiobooksOn: $0, wireframe: $1)
    }
    app.skipLog()

    app.type("Agnes Moor", into: "Search")
    await app.advance(by: .milliseconds(300))
    app.type("no such book", into: "Search")
    await app.advance(by: .milliseconds(300))
    app.type("", into: "Search")
    app.tap("Crime")
    app.tap("Sort")
    app.perform(.choose("Price"))

    #expect(
      app.log.lines.filter { $0.hasPrefix("  announce") } == [
        #"  announce "4 books""#, #"  announce "No book matches.""#,
        #"  announce "Sorted by Price""#,
      ])
    app.skipLog()
    await app.finish()
  }

  @Test(arguments: Sample.allCases, Strength.some(of: WireframeVariant.standard))
  func eachPlaceOfAScriptCanBeMadeOut(_ sample: Sample, on wireframe: WireframeVariant) async throws
  {
    for file in scripts(in: "../../Samples/\(sample.rawValue)/Scripts") {
      let app = AppDriver(
        .off(showSkipped: false), on: wireframe, makeController: sample.makeController)
      for step in try file.script().steps where step.action != .launch {
        await app.run(script: "\(step.action)")
        app.expectAccessible()
      }
      await app.finish()
    }
  }
}
