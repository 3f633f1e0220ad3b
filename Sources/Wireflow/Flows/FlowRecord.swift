/// What the stage knows of a flow: its name, its parent, its children and its screens.
///
/// It refers to no coordinator strongly; those hang on their parents' wireframes, and the main one
/// on the application controller.
@MainActor
final class FlowRecord {
  enum Life {
    case unstarted, starting, alive, ended
  }

  var name = "the flow"
  var life = Life.unstarted
  var isMain = false
  weak var stage: Stage?
  weak var parent: FlowRecord?
  weak var coordinator: (any FlowCoordinator)?
  weak var wireframe: (any FlowAsking)?

  /// What keeps it alive beside screens: waiting requests, an unanswered alert, scheduled work.
  var holds = 0
  private(set) var screenCount = 0
  private(set) unowned(unsafe) var newestScreen: ScreenNode?

  private(set) var children: [Int: FlowRecord] = [:]
  private var serial = 0
  private var startedChildren = 0

  /// When it started, among all flows and guards' decisions.
  var number = 0
  /// What its guard decides.
  var decide: (@MainActor (GuardedRequest) -> GuardDecision)?
  var tasks: Set<Int> = []
  var scheduled: [Int: ScheduledWork] = [:]

  var hasEnded: Bool { life == .ended }

  /// Whether nothing is left that it or a descendant lives for.
  var isLifeless: Bool {
    life == .alive && !isMain && screenCount == 0 && holds == 0 && children.isEmpty
  }

  /// Whether neither it nor a descendant has anything left to live for.
  var isIdle: Bool {
    screenCount == 0 && holds == 0 && children.values.allSatisfy(\.isIdle)
  }

  /// Whether it or a descendant has a screen on stage.
  var hasScreens: Bool { screenCount > 0 || children.values.contains(where: \.hasScreens) }

  /// The children, the latest first.
  var childrenLatestFirst: [FlowRecord] {
    children.sorted { $0.key > $1.key }.map(\.value)
  }

  func adopt(_ child: FlowRecord) {
    startedChildren += 1
    child.serial = startedChildren
    child.parent = self
    children[child.serial] = child
  }

  func release(_ child: FlowRecord) {
    children[child.serial] = nil
  }

  func adopt(_ node: ScreenNode) {
    node.owner = self
    if let newestScreen {
      node.olderOfOwner = newestScreen
      newestScreen.newerOfOwner = node
    }
    newestScreen = node
    screenCount += 1
  }

  func release(_ node: ScreenNode) {
    let (older, newer) = (node.olderOfOwner, node.newerOfOwner)
    if let newer { newer.olderOfOwner = older } else { newestScreen = older }
    older?.newerOfOwner = newer
    node.olderOfOwner = nil
    node.newerOfOwner = nil
    node.owner = nil
    screenCount -= 1
  }

  /// Its screens, the newest first.
  var screensNewestFirst: [ScreenNode] {
    var nodes: [ScreenNode] = []
    var next = newestScreen
    while let node = next {
      nodes.append(node)
      next = node.olderOfOwner
    }
    return nodes
  }

  /// Whether it is that flow or stands below it.
  func descends(from other: FlowRecord) -> Bool {
    var next: FlowRecord? = self
    while let flow = next {
      if flow === other { return true }
      next = flow.parent
    }
    return false
  }
}

/// A wireframe that knows which flow asks.
@MainActor
protocol FlowAsking: AnyObject {
  var flow: FlowRecord { get }
  var base: any ApplicationWireframe { get }
  /// Delivers the outcome of a flow that ended without an output.
  func deliverCancelled()
}
