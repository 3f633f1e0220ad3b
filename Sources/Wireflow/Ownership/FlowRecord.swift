/// The stage's record of a flow: its parent and children, its pages, and its reasons to live.
///
/// It holds no coordinator strongly. The application controller owns the coordinators.
@MainActor
@usableFromInline
final class FlowRecord {
  let link: StageLink
  /// The name of the coordinator's type.
  var name = "the flow"
  /// The number of its start, from the count that also numbers guards' decisions.
  var number = 0
  weak var coordinator: (any FlowCoordinator)?
  /// Reports to the parent that the flow ended without an output, also after the app has gone.
  var deliverCancelled: (@MainActor () -> Void)?
  unowned var parent: FlowRecord?
  /// The child flows that live, by the numbers of their starts.
  var children: [Int: ChildFlow] = [:]
  /// The page that it owned last.
  ///
  /// The others are linked to it.
  unowned var newestPage: Page?
  /// Not checked for exclusive access, for the benchmark "push and pop".
  ///
  /// It owns no object.
  @exclusivity(unchecked) var life = FlowLife()
  /// The waiting requests, unanswered alerts and pieces of work that keep it alive.
  var holds = Holds()
  /// The delayed and asynchronous work.
  var work = FlowWork()
  weak var guardian: FlowGuard?

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

  /// The pages, newest first.
  var pages: [Page] {
    var pages: [Page] = []
    var page = newestPage
    while let next = page {
      pages.append(next)
      page = next.older
    }
    return pages
  }

  /// The flow and its descendants, each after its children, newest child first.
  var subtree: [FlowRecord] {
    var (ordered, open): ([FlowRecord], [FlowRecord]) = ([], [self])
    while let next = open.popLast() {
      ordered.append(next)
      open += next.children.sorted { $0.key > $1.key }.map(\.value.record)
    }
    return ordered.reversed()
  }

  /// Returns true if it is the other flow, or descends from it.
  func descends(from other: FlowRecord) -> Bool {
    var flow: FlowRecord? = self
    while let next = flow, next !== other { flow = next.parent }
    return flow != nil
  }
}

/// An unowned reference to a child flow, so that no release recurses as deep as flows are nested.
@MainActor
struct ChildFlow {
  unowned let record: FlowRecord
}

/// The part of a flow's life that depends on its visible screens.
struct FlowLife {
  enum Phase {
    case notStarted, alive, ended
  }

  /// The reason why a flow shows nothing.
  enum Darkness {
    /// The flow has shown nothing yet.
    case never
    /// The flow removed its last page itself, or passed it on.
    case byItself
    /// Another party removed its last page, at a moment.
    ///
    /// Earlier holds do not count any more.
    case byOthers(Int)
  }

  var phase = Phase.notStarted
  var isMain = false
  /// The moment of its start.
  var beginning = 0
  /// True until its start has returned.
  var isStarting = true
  /// The number of its pages and of its children with pages of their own or in descendants.
  var visibleCount = 0
  var darkness = Darkness.never
  /// True while it is among the flows to check.
  var isToCheck = false
}

/// The numbers of a flow's delayed and asynchronous work, which the application controller owns.
struct FlowWork {
  var scheduled: Set<Int> = []
  var tasks: Set<Int> = []
}

/// The link in a chain of wireframes that identifies the requesting flow.
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
