import AudiobooksApp
import EncyclopediaApp
import FitnessApp
import MediaApp
import MoviesApp
import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTerminal
import WireflowTesting
import WireflowWeb

/// The scripts of all samples have one log, whatever shows them.
@MainActor
struct BackendJourneyTests {
  /// A sample, by the name of its folder.
  enum Sample: String, CaseIterable, Sendable {
    case audiobooks = "Audiobooks"
    case encyclopedia = "Encyclopedia"
    case fitness = "Fitness"
    case media = "Media"
    case movies = "Movies"

    @MainActor
    func makeController(_ stage: Stage, _ wireframe: WireframeMaker) -> ApplicationController {
      switch self {
      case .audiobooks: ApplicationController(audiobooksOn: stage, wireframe: wireframe)
      case .encyclopedia:
        ApplicationController(encyclopediaOn: stage, wireframe: wireframe)
      case .fitness: ApplicationController(fitnessOn: stage, wireframe: wireframe)
      case .media: ApplicationController(mediaOn: stage, wireframe: wireframe)
      case .movies: ApplicationController(moviesOn: stage, wireframe: wireframe)
      }
    }
  }

  @Test(
    arguments: Sample.allCases, Strength.some(of: [WireframeVariant.split, .hamburger, .tabBar]))
  func hasTheSameLogEverywhere(_ sample: Sample, on wireframe: WireframeVariant) async throws {
    for file in scripts(in: "../../Samples/\(sample.rawValue)/Scripts") {
      let script = try file.script()
      let recorded = await log(of: script, sample, wireframe, TextRecorder())

      let size = TerminalSize(columns: 100, rows: 30)
      let onTerminal = await log(of: script, sample, wireframe, TerminalBackend(size: size))
      let onPage = await log(of: script, sample, wireframe, WebBackend(sample.rawValue))

      expectText(onTerminal, matches: recorded)
      expectText(onPage, matches: recorded)
    }
  }

  private func log(
    of script: Script, _ sample: Sample, _ wireframe: WireframeVariant,
    _ backend: any PresentationBackend
  ) async -> String {
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let app = sample.makeController(stage, wireframe.makeWireframe)
    await app.play(script)
    return stage.log.text
  }
}
