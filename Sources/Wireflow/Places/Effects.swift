/// The effects of a change of places that the stage has not reported yet.
@MainActor
struct Effects {
  /// The visible effects, for the backend and the log, in order.
  var steps: [Step] = []
  /// Answers of alerts and outcomes of flows, in order.
  var deliveries: [Turn] = []
  var endedFlows: [FlowRecord] = []

  /// The changes for observers, in order, which wait for the end of a batch, as does all below.
  ///
  /// They keep the screens that left until the stage lets go.
  var changes: [StageChange] = []
  /// The number of those that the work of screens has ended with already.
  private var seenCount = 0
  /// The highest number among the pages that left.
  var newestLeft: UInt32 = 0
  /// The modals that left, and the containers that others replaced.
  ///
  /// Their closures may be the last to keep an object of the app.
  var departedRegions: [Region] = []
  var departedContainers: [WireframeContainer] = []

  /// Takes the changes for observers.
  mutating func takeChanges() -> [StageChange] {
    seenCount = 0
    return exchange(&changes, with: [])
  }

  /// Returns the changes since the last call.
  mutating func newChanges() -> ArraySlice<StageChange> {
    defer { seenCount = changes.count }
    return changes[seenCount...]
  }
}
