import Testing
import Wireflow
import WireflowExploration
import WireflowInteraction
import WireflowTerminal
import WireflowTesting

/// An app that a picture of the documentation shows, and the script that leads to the place.
struct DrawnApp: Sendable {
  private let script: String
  private let make: @MainActor @Sendable (TerminalBackend) -> any WindowedApp

  init(
    _ script: String = "", on wireframe: WireframeVariant = .tabBar,
    app makeController:
      @escaping @MainActor @Sendable (Stage, WireframeMaker) ->
      ApplicationController
  ) {
    self.script = script
    make = { backend in
      let stage = Stage(backend: backend, scheduler: ManualScheduler())
      return makeController(stage, wireframe.makeWireframe)
    }
  }

  /// Creates an app with several windows, none of which is in a terminal.
  init(
    _ script: String, on wireframe: WireframeVariant,
    session makeSession:
      @escaping @MainActor @Sendable (any Scheduler, @escaping WireframeMaker) ->
      ApplicationSession
  ) {
    self.script = script
    make = { _ in makeSession(ManualScheduler(), wireframe.makeWireframe) }
  }

  /// Runs the app, and returns the picture of each window, and the cells of a terminal.
  ///
  /// A script with a refused action would show another place, so it fails the test.
  @MainActor
  func run(in terminal: TerminalSize, _ theme: Theme, keys: [TerminalKey] = []) async throws
    -> (pictures: [StagePicture], grid: CellGrid)
  {
    let backend = TerminalBackend(size: terminal, theme: theme)
    let app = make(backend)
    let refusals = await app.playAll(
      of: try Script(parsing: "launch\n" + script, name: "picture"))
    try #require(refusals.isEmpty, "the script of a picture is refused: \(refusals)")
    for key in keys { _ = backend.handle(.key(key)) }
    return withExtendedLifetime(app) { (app.stages.map(\.picture), backend.picture()) }
  }
}

extension MapTheme {
  /// The same colours in a terminal.
  var inTerminal: Theme { self == .light ? .light : .dark }
}
