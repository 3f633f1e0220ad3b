import Wireflow
import WireflowInteraction

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

/// The checks of the ferries' app: one booking is paid, and the user swipes another one away.
public enum FerryChecks {
  private static let session = """
    launch
    tap "Nordvik"
    tap "Pay"
    choose "OK"
    type "Ida" into "Name"
    tap "Pay"
    wait 300ms
    tap "Gullholm"
    """

  /// Runs all checks and gives the number of those that failed.
  @MainActor
  public static func run() throws -> Int {
    let (checker, backend) = (Checker(), NarratingBackend())
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let main = FerryFlowCoordinator(wireframe: wireframe)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    for line in session.split(separator: "\n") {
      controller.perform(try UserAction(parsing: String(line)))
    }
    weak let booking = main.latestBooking
    checker.expect("a booking lives", booking == nil, is: false)

    let modals = stage.state.modalScreens
    checker.expect("an overlay presents what is pushed", modals.map(\.title), is: ["Passenger"])
    for modal in modals { backend.swipeAway(modal) }

    let ticket = Ticket(crossing: Crossing.all[1], passenger: "Ida")
    checker.expect("each outcome comes once", main.outcomes, is: [.finished(ticket), .cancelled])
    checker.expect("the coordinator is freed", booking == nil, is: true)
    checker.expect(
      "the backend knows", backend.story.suffix(2),
      is: ["Passenger is in front", "Departures is in front already"])
    return checker.failureCount
  }
}
