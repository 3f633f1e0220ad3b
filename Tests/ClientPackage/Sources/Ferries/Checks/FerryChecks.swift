import Wireflow
import WireflowInteraction

/// The invariants of the ferries' app.
public enum FerryChecks {
  static let purchase = """
    tap "Nordvik"
    tap "Sea view"
    tap "Pay"
    choose "OK"
    type "Ida" into "Name"
    tap "Pay"
    wait 300ms
    """

  /// Runs all checks and gives the number of those that failed.
  @MainActor
  public static func run() throws -> Int {
    let checker = Checker()
    try pushesABooking(checker)
    try presentsABooking(checker)
    try returnsATicket(checker)
    try cancelsADismissedBooking(checker)
    try cancelsABookingThatWasSwipedAway(checker)
    try dismissesWhatTheFlowPops(checker)
    startsOneBookingForADoubleTap(checker)
    try freesEverything(checker)
    return checker.failureCount
  }
}

/// Compares results with expected ones, and prints each comparison.
@MainActor
public final class Checker {
  /// How often it was not the same.
  public private(set) var failureCount = 0

  /// Creates a checker that has compared nothing yet.
  public init() {}

  /// Prints whether a fact has the expected value, and otherwise its actual one.
  public func expect<Value: Equatable>(_ fact: String, _ actual: Value, is expected: Value) {
    if actual == expected {
      print("  ok: \(fact)")
    } else {
      failureCount += 1
      print("  FAILED: \(fact)\nexpected:\n\(expected)\nactual:\n\(actual)")
    }
  }
}

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
