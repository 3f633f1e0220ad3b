/// The effects of a change that the stage has not reported yet.
@MainActor
struct Effects {
  /// The visible effects, for the backend and the log, in order.
  var steps: [Step] = []
  /// Answers of alerts and outcomes of flows, in order.
  var deliveries: [Turn] = []
  var endedFlows: [FlowRecord] = []

  /// The changes for observers, in order.
  ///
  /// Like all properties below, they wait for the end of a batch.
  ///
  /// They keep departed screens alive until the stage releases them.
  var changes: [StageChange] = []
  /// The number of changes that have already ended the work of screens.
  private var seenCount = 0
  /// The highest number among the pages that left.
  var newestLeft: UInt32 = 0
  /// The departed modals, and the replaced containers.
  ///
  /// Their closures may hold the last reference to an object of the app.
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
