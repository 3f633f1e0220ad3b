import AudiobooksApp
import EncyclopediaApp
import FitnessApp
import MediaApp
import MoviesApp
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTerminal
import WireflowTesting
import WireflowWeb

/// A sample, by the name of its folder.
enum Sample: String, CaseIterable, Sendable {
  case audiobooks = "Audiobooks"
  case encyclopedia = "Encyclopedia"
  case fitness = "Fitness"
  case media = "Media"
  case movies = "Movies"

  var scripts: [ScriptFile] { WireflowTesting.scripts(in: "../../Samples/\(rawValue)/Scripts") }

  @MainActor
  func makeController(_ stage: Stage, _ wireframe: WireframeMaker) -> ApplicationController {
    switch self {
    case .audiobooks: ApplicationController(audiobooksOn: stage, wireframe: wireframe)
    case .encyclopedia: ApplicationController(encyclopediaOn: stage, wireframe: wireframe)
    case .fitness: ApplicationController(fitnessOn: stage, wireframe: wireframe)
    case .media: ApplicationController(mediaOn: stage, wireframe: wireframe)
    case .movies: ApplicationController(moviesOn: stage, wireframe: wireframe)
    }
  }
}

/// A script of a sample from its beginning to its end.
struct SampleJourney: Sendable, CustomTestStringConvertible {
  static let all = Sample.allCases.flatMap { sample in
    sample.scripts.map { SampleJourney(sample: sample, script: $0) }
  }

  let sample: Sample
  let script: ScriptFile

  var testDescription: String { "\(sample.rawValue)-\(script.name)" }

  /// The wireframes on which the journey means the same.
  ///
  /// Three columns show an article beside the one that led to it. While a reader reads, `tap "More"`
  /// therefore names a button of each.
  var wireframes: [WireframeVariant] {
    WireframeVariant.standard.filter { script.name != "read" || $0.name != "three-columns" }
  }
}

/// The scripts of all samples have one log, on all wireframes, whatever shows them.
@MainActor
struct SampleJourneyTests {
  @Test(arguments: SampleJourney.all)
  func comesToTheSameOnEveryWireframe(_ journey: SampleJourney) async {
    await expectEquivalent(
      journey.script, on: journey.wireframes, makeController: journey.sample.makeController)
  }

  @Test(
    arguments: SampleJourney.all, Strength.some(of: [WireframeVariant.split, .hamburger, .tabBar]))
  func hasTheSameLogEverywhere(
    _ journey: SampleJourney, on wireframe: WireframeVariant
  ) async throws {
    let script = try journey.script.script()
    let backends: [any PresentationBackend] = [
      TextRecorder(), TerminalBackend(size: TerminalSize(columns: 100, rows: 30)),
      WebBackend(journey.sample.rawValue),
    ]
    var logs: [String] = []
    for backend in backends {
      let stage = Stage(backend: backend, scheduler: ManualScheduler())
      let app = journey.sample.makeController(stage, wireframe.makeWireframe)
      await app.play(script)
      logs.append(stage.log.text)
    }

    for log in logs { expectText(log, matches: logs[0]) }
  }
}
