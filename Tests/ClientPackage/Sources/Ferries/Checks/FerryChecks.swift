import Wireflow

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
