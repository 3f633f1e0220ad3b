import Wireflow
import WireflowInteraction

/// The invariants of the ferries' app.
public enum FerryChecks {
  private static let purchase = """
    tap "Nordvik"
    tap "Sea view"
    tap "Pay"
    choose "OK"
    type "Ida" into "Name"
    tap "Pay"
    wait 300ms
    """

  private static let ticket = Ticket(
    crossing: Crossing.all[1], cabin: "Sea view", passenger: "Ida")

  /// Runs all checks and gives the number of those that failed.
  @MainActor
  public static func run() throws -> Int {
    let checker = Checker()
    try presentsABooking(checker)
    try cancelsABookingThatWasSwipedAway(checker)
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

  init() {
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    controller = ApplicationController(stage: stage) {
      PolicyWireframe($0) { OverlayPolicy(base: $0) }
    }
    guard let main = controller.mainFlow as? FerryFlowCoordinator else {
      preconditionFailure("the main flow must be the ferries' (was \(controller.mainFlow))")
    }
    self.main = main
    controller.finishLaunching()
    _ = newLog()
  }

  var stage: Stage { controller.stage }

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

extension FerryChecks {
  @MainActor
  static func presentsABooking(_ checker: Checker) throws {
    let rig = FerryRig()

    try rig.play(purchase)

    checker.expect(
      "an overlay presents the same screens", rig.newLog(),
      is: """
        > tap "Nordvik"
          start BookingFlowCoordinator
          present CabinsScreen "Cabins" over DeparturesScreen "Departures" as sheet at medium, large, \
        dismiss button Cancel
        > tap "Sea view"
          push PassengerScreen "Passenger" onto Cabins
        > tap "Pay"
          alert "Who travels?": "Type a name." [OK]
        > choose "OK"
          close alert "Who travels?"
        > type "Ida" into "Name"
        > tap "Pay"
        > wait 300ms
          dismiss CabinsScreen "Cabins"
          finish BookingFlowCoordinator
        """)
    checker.expect("a presented booking ends so, too", rig.main.outcomes, is: [.finished(ticket)])
    checker.expect(
      "the backend is told of a modal", rig.backend.story,
      is: [
        "install tab bar: Departures, Tickets",
        "Cabins comes up",
        "Passenger comes up",
        #"alert "Who travels?": "Type a name." [OK]"#,
        #"close alert "Who travels?""#,
        "Departures is back",
      ])
  }

  @MainActor
  static func cancelsABookingThatWasSwipedAway(_ checker: Checker) throws {
    let rig = FerryRig()
    try rig.play(
      """
      tap "Nordvik"
      tap "Inside"
      """)
    let booking = rig.booking

    for modal in rig.stage.modalScreens { rig.backend.swipeAway(modal) }

    checker.expect(
      "a booking that was swiped away is cancelled", rig.newLog(),
      is: """
        > tap "Nordvik"
          start BookingFlowCoordinator
          present CabinsScreen "Cabins" over DeparturesScreen "Departures" as sheet at medium, large, \
        dismiss button Cancel
        > tap "Inside"
          push PassengerScreen "Passenger" onto Cabins
        > dismiss
          dismiss CabinsScreen "Cabins"
          cancel BookingFlowCoordinator
        """)
    checker.expect("its outcome comes once", rig.main.outcomes, is: [.cancelled])
    checker.expect("coordinator and screen are freed", booking.alive, is: [])
    checker.expect(
      "the backend knows", rig.backend.story.last, is: "Departures is back (seen already)")
  }
}

extension [FerryRig.Mortal] {
  /// The types of what still lives.
  @MainActor
  fileprivate var alive: [String] { compactMap(\.object).map { String(describing: type(of: $0)) } }
}
