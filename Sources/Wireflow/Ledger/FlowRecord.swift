/// The stage's name for a flow, which has a row in the ledger while the flow lives.
///
/// It refers to no coordinator strongly. Those hang on the application controller.
@MainActor
@usableFromInline
final class FlowRecord {
  /// The row in the ledger, or none before the flow starts and once it has ended.
  var id = Index.none
  @usableFromInline var hasEnded = false
  /// The waiting requests, unanswered alerts and pieces of work that it lives for.
  var holds = Holds()
  var name = "the flow"
  /// The moment of its start among those of all flows and guards' decisions.
  var number = 0
  let link: StageLink
  weak var coordinator: (any FlowCoordinator)?
  /// Tells the parent that the flow ended without an output.
  var deliverCancelled: (@MainActor () -> Void)?
  /// The guard's decision about requests, if there is a guard.
  var decide: GuardList.Decide?
  /// The number of its guard among all that were ever set.
  var guardNumber = 0
  /// The work that takes time.
  var work = FlowWork()

  init(_ link: StageLink) {
    self.link = link
  }

  /// True from its start to its end.
  var isAlive: Bool { id != .none }

  /// The reason why it may ask for nothing, or nil if it may.
  var refusal: IgnoredReason? {
    if isAlive { return nil }
    return hasEnded ? .flowEnded(name) : .flowNotStarted(name)
  }
}

/// The delayed and the asynchronous work of a flow, by the number of each.
struct FlowWork {
  var scheduled: [Int: ScheduledWork] = [:]
  var tasks: Set<Int> = []
}

/// The link in a chain of wireframes that knows which flow asks.
@MainActor
final class FlowLink: ApplicationWireframe {
  let flow: FlowRecord
  let stage: Stage
  /// True if the wireframes below lead back to themselves.
  let standsOnCircle: Bool
  private let base: any ApplicationWireframe

  init(_ base: any ApplicationWireframe) {
    self.base = base
    stage = base.stage
    standsOnCircle = base.isCircular
    flow = FlowRecord(base.stage.link)
  }

  var next: (any ApplicationWireframe)? { base }

  func translate(_ request: NavigationRequest) -> Translation { base.translate(request) }
}
