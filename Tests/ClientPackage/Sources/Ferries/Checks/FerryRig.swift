import Wireflow
import WireflowInteraction

/// The launched app without a screen, for the checks.
@MainActor
final class FerryRig {
  /// Things that must go away, held weakly.
  struct Mortal {
    weak var object: AnyObject?
  }

  let backend = NarratingBackend()
  let main: FerryFlowCoordinator
  private let controller: ApplicationController
  private var shownLines = 0

  init(
    bookingWireframe: @escaping (any ApplicationWireframe) -> any ApplicationWireframe = {
      PolicyWireframe($0) { OverlayPolicy(base: $0) }
    }
  ) {
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    controller = ApplicationController(stage: stage, bookingWireframe: bookingWireframe)
    guard let main = controller.mainFlow as? FerryFlowCoordinator else {
      preconditionFailure("the main flow must be the ferries' (was \(controller.mainFlow))")
    }
    self.main = main
    controller.finishLaunching()
    _ = newLog()
  }

  var stage: Stage { controller.stage }

  /// The navigation tree as text.
  var tree: String { NavigationTree(stage).description }

  /// What lives for a booking: its coordinator and the screens in front.
  var booking: [Mortal] {
    [Mortal(object: main.latestBooking)] + stage.visibleScreens.map(Mortal.init)
  }

  /// The lines of the log since the last call.
  func newLog() -> String {
    let lines = stage.log.lines
    defer { shownLines = lines.count }
    return lines[shownLines...].joined(separator: "\n")
  }

  /// Plays a script, an action a line.
  func play(_ script: String) throws {
    for line in script.split(separator: "\n") {
      stage.perform(try UserAction(parsing: String(line)))
    }
  }
}
