/// What a change of places has done so far that the stage has not reported yet.
@MainActor
struct Effects {
  /// What the backend shows and the log says, in order.
  var steps: [Step] = []
  /// What observers hear, in order. It keeps the screens that left until the stage lets them go.
  var changes: [StageChange] = []
  /// The highest number among the pages that left.
  var newestLeft: UInt32 = 0
  /// Answers of alerts and outcomes of flows, in order.
  var deliveries: [Turn] = []
  var endedFlows: [FlowRecord] = []
  /// The modals that left, and the containers that others replaced. Their closures may be the last
  /// to keep an object of the app.
  var departedRegions: [Region] = []
  var departedContainers: [WireframeContainer] = []
}
