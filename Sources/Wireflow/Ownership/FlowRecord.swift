/// The stage's record of a flow: its family, its pages, and what it lives for.
///
/// It refers to no coordinator strongly. Those belong to the application controller.
@MainActor
@usableFromInline
final class FlowRecord {
  let link: StageLink
  /// The name of the coordinator's type.
  var name = "the flow"
  /// The number of its start among those of all flows and guards' decisions.
  var number = 0
  weak var coordinator: (any FlowCoordinator)?
  /// Tells the parent that the flow ended without an output.
  var deliverCancelled: (@MainActor () -> Void)?
  unowned var parent: FlowRecord?
  /// The child flows that live, by the numbers of their starts.
  var children: [Int: ChildFlow] = [:]
  /// The page that it came to own last, from which the others are found.
  unowned var newestPage: Page?
  /// Not checked for exclusive access, for the benchmark "push and pop": it owns nothing.
  @exclusivity(unchecked) var life = FlowLife()
  /// The waiting requests, unanswered alerts and work that it lives for.
  var holds = Holds()
  /// The delayed and the asynchronous work.
  var work = FlowWork()
  var guardian: FlowGuard?

  init(_ link: StageLink) {
    self.link = link
  }

  /// True from its start to its end.
  var isAlive: Bool { life.phase == .alive }

  @usableFromInline var hasEnded: Bool { life.phase == .ended }

  /// The reason why it cannot make requests, or nil if it can.
  var refusal: IgnoredReason? {
    switch life.phase {
    case .alive: nil
    case .ended: .flowEnded(name)
    case .notStarted: .flowNotStarted(name)
    }
  }

  /// Its pages, the newest first.
  var pages: [Page] {
    var pages: [Page] = []
    var page = newestPage
    while let next = page {
      pages.append(next)
      page = next.older
    }
    return pages
  }

  /// The flow and all below it, each after its children, the latest child first.
  var subtree: [FlowRecord] {
    var (ordered, open): ([FlowRecord], [FlowRecord]) = ([], [self])
    while let next = open.popLast() {
      ordered.append(next)
      open += next.children.sorted { $0.key > $1.key }.map(\.value.record)
    }
    return ordered.reversed()
  }

  /// Returns true if it is that flow, or below it.
  func descends(from other: FlowRecord) -> Bool {
    var flow: FlowRecord? = self
    while let next = flow, next !== other { flow = next.parent }
    return flow != nil
  }
}

/// A reference to a child flow without ownership, so that no release goes as deep as flows are nested.
@MainActor
struct ChildFlow {
  unowned let record: FlowRecord
}

/// The life of a flow, as far as it depends on what the user can see of it.
struct FlowLife {
  enum Phase {
    case notStarted, alive, ended
  }

  /// The way in which a flow came to show nothing.
  enum Darkness {
    /// The flow has shown nothing yet.
    case never
    /// The flow took its last page away itself, or passed it on.
    case byItself
    /// Others took its last page away, at a moment: what began before does not count any more.
    case byOthers(Int)
  }

  var phase = Phase.notStarted
  var isMain = false
  /// The moment of its start.
  var beginning = 0
  /// True until its start has returned.
  var isStarting = true
  /// The number of its pages, and of its children that show anything themselves or below them.
  var visibleCount = 0
  var darkness = Darkness.never
  /// True while it is among the flows to check.
  var isToCheck = false
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
