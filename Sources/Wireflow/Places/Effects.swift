/// The effects of a change of places that the stage has not reported yet.
@MainActor
struct Effects {
  /// The visible effects, for the backend and the log, in order.
  var steps: [Step] = []
  /// The changes for observers, in order.
  ///
  /// They keep the screens that left until the stage lets go.
  var changes: [StageChange] = []
  /// The highest number among the pages that left.
  var newestLeft: UInt32 = 0
  /// Answers of alerts and outcomes of flows, in order.
  var deliveries: [Turn] = []
  var endedFlows: [FlowRecord] = []
  /// The modals that left, and the containers that others replaced.
  ///
  /// Their closures may be the last to keep an object of the app.
  var departedRegions: [Region] = []
  var departedContainers: [WireframeContainer] = []
}
