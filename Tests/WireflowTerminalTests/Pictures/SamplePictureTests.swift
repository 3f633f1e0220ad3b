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
  private typealias Maker = @MainActor (Stage, WireframeMaker) -> ApplicationController

  /// The samples, with a script, and the number of its actions after which something is to be seen.
  private static let samples: [String: (script: String, count: Int, make: Maker)] = [
    "Audiobooks": ("buy-a-book", 4, { .init(audiobooksOn: $0, wireframe: $1) }),
    "Fitness": ("book-group", 7, { .init(fitnessOn: $0, wireframe: $1) }),
    "Media": ("browse", 9, { .init(mediaOn: $0, wireframe: $1) }),
    "Movies": ("everything", 8, { .init(moviesOn: $0, wireframe: $1) }),
  ]

  private typealias Look = (
    name: String, wireframe: WireframeVariant, columns: Int, rows: Int, theme: Theme
  )

  private static let looks: [Look] = [
    ("tab-bar", .tabBar, 80, 24, .dark), ("hamburger", .hamburger, 80, 24, .dark),
    ("split", .split, 80, 24, .dark), ("40x15", .tabBar, 40, 15, .light),
    ("120x40", .split, 120, 40, .light),
  ]

  private static let furtherLooks: [Look] = [
    ("large", .tabBar, 200, 60, .dark), ("plain", .tabBar, 80, 24, .plain),
  ]

  @Test(arguments: ["Audiobooks", "Fitness", "Media", "Movies"])
  func looksSo(_ name: String) async throws {
    let sample = try #require(Self.samples[name])
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let file = root.appending(path: "Samples/\(name)/Scripts/\(sample.script).txt")
    let script = try Script(
      parsing: String(contentsOf: file.standardizedFileURL, encoding: .utf8), name: "script")
    for look in Self.looks + (name == "Audiobooks" ? Self.furtherLooks : []) {
      let backend = TerminalBackend(
        size: TerminalSize(columns: look.columns, rows: look.rows), theme: look.theme)
      let stage = Stage(backend: backend, scheduler: ManualScheduler())
      let controller = sample.make(stage, look.wireframe.makeWireframe)
      for step in script.steps.prefix(sample.count) {
        await stage.play(step.action)
        _ = backend.picture()
      }
      let svg = backend.picture().svg(theme: look.theme)
      #expect(withExtendedLifetime(controller) { backend.picture().svg(theme: look.theme) } == svg)
      assertSnapshot(of: svg, named: look.name)
    }
  }
}
