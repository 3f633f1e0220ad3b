/// The effects of a change that the stage has not reported yet.
@MainActor
struct Effects {
  /// The visible effects, for the backend and the log, in order.
  var steps: [Step] = []
  /// Answers of alerts and outcomes of flows, in order.
  var deliveries: [Turn] = []
  var endedFlows: [FlowRecord] = []
  /// The flows that have a hold for an answer or for an alert that was put aside.
  var kept: [FlowRecord] = []
  /// The screens that the current request may bring on stage.
  var newcomers: [ScreenID] = []

  /// The changes for observers, in order.
  ///
  /// Like all properties below, they wait for the end of a batch.
  ///
  /// They keep departed screens alive until the stage releases them.
  var changes: [StageChange] = []
  /// The number of changes that have already ended the work of screens.
  private var seenCount = 0
  /// The highest number among the screens that left.
  var newestLeft: UInt32 = 0
  /// The numbers of departed modals, and the replaced containers.
  ///
  /// Their closures may hold the last reference to an object of the app.
  var departedRegions: [UInt32] = []
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
