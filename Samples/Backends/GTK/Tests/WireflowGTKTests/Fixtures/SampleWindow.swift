import AudiobooksApp
import EncyclopediaApp
import FitnessApp
import MediaApp
import MoviesApp
import Wireflow

@testable import WireflowGTK

/// A sample in a window, with a manual clock.
@MainActor
struct SampleWindow {
  enum Sample: String, CaseIterable {
    case audiobooks, encyclopedia, fitness, media, movies
  }

  let scheduler = ManualScheduler()
  let backend: GTKBackend
  let controller: ApplicationController

  init(_ sample: Sample, on wireframe: String) throws {
    backend = try GTKBackend(sample.rawValue)
    let stage = Stage(backend: backend, scheduler: scheduler)
    let several = WireframeSwitch(
      stage: stage, variants: GTKApplication.wireframes, selected: wireframe)
    let make: WireframeMaker = { _ in several }
    controller =
      switch sample {
      case .audiobooks: ApplicationController(audiobooksOn: stage, wireframe: make)
      case .encyclopedia: ApplicationController(encyclopediaOn: stage, wireframe: make)
      case .fitness: ApplicationController(fitnessOn: stage, wireframe: make)
      case .media: ApplicationController(mediaOn: stage, wireframe: make)
      case .movies: ApplicationController(moviesOn: stage, wireframe: make)
      }
    backend.wireframes = several
    controller.finishLaunching()
    backend.present()
  }

  var stage: Stage { controller.stage }
  var window: TreeNode { TreeNode(backend.view.window.pointer) }

  /// Advances the clock, and waits until the window has settled.
  /// - Parameter turns: the maximum number of turns of GTK's main loop, to lay out and draw
  ///   widgets.
  func settle(after pause: Duration = .zero, turns: Int = 50) async {
    await scheduler.advance(by: pause)
    await scheduler.sleepers.settled()
    Display.turn(turns)
  }
}
