import AudiobooksApp
import FitnessApp
import Foundation
import MediaApp
import MoviesApp
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTerminal
import WireflowTesting

/// How the samples look, with their colours: a picture differs as soon as one of these does.
@MainActor
struct SamplePictureTests {
  enum Sample: String, CaseIterable {
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

    /// The script, and the number of its actions after which something is to be seen.
    var beginning: (file: String, count: Int) {
      switch self {
      case .audiobooks: ("buy-a-book.txt", 4)
      case .fitness: ("book-group.txt", 7)
      case .media: ("browse.txt", 9)
      case .movies: ("everything.txt", 8)
      }
    }
  }

  private func picture(
    _ sample: Sample, _ wireframe: WireframeVariant, _ columns: Int, _ rows: Int, _ theme: Theme
  ) async throws -> String {
    let backend = TerminalBackend(
      size: TerminalSize(columns: columns, rows: rows), theme: theme)
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let controller = sample.makeController(stage, wireframe.makeWireframe)
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let file = root.appending(path: "Samples/\(sample.rawValue)/Scripts/\(sample.beginning.file)")
    let script = try Script(
      parsing: String(contentsOf: file.standardizedFileURL, encoding: .utf8), name: "script")
    for step in script.steps.prefix(sample.beginning.count) {
      await stage.play(step.action)
      _ = backend.picture()
    }
    return try withExtendedLifetime(controller) {
      let first = backend.picture().svg(theme: theme)
      try #require(backend.picture().svg(theme: theme) == first)
      return first
    }
  }

  @Test(arguments: Sample.allCases, [WireframeVariant.tabBar, .hamburger, .split])
  func looksSo(sample: Sample, wireframe: WireframeVariant) async throws {
    let svg = try await picture(sample, wireframe, 80, 24, .dark)

    assertSnapshot(of: svg, named: "\(sample) \(wireframe)")
  }

  @Test(arguments: Sample.allCases, [(40, 15), (120, 40)])
  func looksSoInLight(sample: Sample, size: (Int, Int)) async throws {
    let wireframe = size.0 < 100 ? WireframeVariant.tabBar : .split
    let svg = try await picture(sample, wireframe, size.0, size.1, .light)

    assertSnapshot(of: svg, named: "\(sample) \(size.0)x\(size.1)")
  }

  @Test(arguments: [("large", 200, 60), ("plain", 80, 24)])
  func looksSoOtherwise(name: String, columns: Int, rows: Int) async throws {
    let theme: Theme = name == "plain" ? .plain : .dark
    assertSnapshot(
      of: try await picture(.audiobooks, .tabBar, columns, rows, theme), named: name)
  }
}
