/// The object of a flow: its coordinator, and its reasons to live without screens.
///
/// The state knows its parent, its children and its screens by its number.
///
/// It holds no coordinator strongly. The application controller owns the coordinators.
@MainActor
@usableFromInline
final class FlowRecord {
  enum Phase {
    case notStarted, alive, ended
  }

  let link: StageLink
  /// The name of the coordinator's type.
  var name = "the flow"
  /// The number of its start, from the count that also numbers guards' decisions.
  var number = 0
  weak var coordinator: (any FlowCoordinator)?
  /// Reports to the parent that the flow ended without an output, also after the app has gone.
  var deliverCancelled: (@MainActor () -> Void)?
  var phase = Phase.notStarted
  /// The waiting requests, answers on their way and pieces of work that keep it alive.
  var holds = Holds()
  /// The numbers of its delayed and asynchronous work, which the application controller owns.
  var work: Set<Int> = []
  weak var guardian: FlowGuard?

  init(_ link: StageLink) { self.link = link }

  /// True from its start to its end.
  var isAlive: Bool { phase == .alive }

  @usableFromInline var hasEnded: Bool { phase == .ended }

  /// The reason why it cannot make requests, or nil if it can.
  var refusal: IgnoredReason? {
    switch phase {
    case .alive: nil
    case .ended: .flowEnded(name)
    case .notStarted: .flowNotStarted(name)
    }
  }

  var id: FlowID { FlowID(number: number) }

  private var places: Places? { link.stage?.places }
  private var life: NavigationState.Flow? { places?.state.flows[id] }

  /// The flow that started it, while it lives.
  var parent: FlowRecord? { life?.parent.flatMap { places?.flow($0) } }

  /// True while it has a child flow.
  var hasChildren: Bool { life?.children.isEmpty == false }

  var hasScreens: Bool { life?.screens.isEmpty == false }

  /// True until its start has returned.
  var isStarting: Bool { life?.isStarting ?? true }

  /// The screen that it owned last.
  var newestScreen: (any Screen)? {
    guard let places else { return nil }
    return life?.screens.last.map(places.screen)
  }

  /// The flow and its descendants, each after its children, newest child first.
  var subtree: [FlowRecord] {
    guard let places else { return [self] }
    return places.state.subtree(of: id).compactMap(places.flow)
  }

  /// True while its alert is shown, or something else keeps it alive no matter what.
  var isKept: Bool { holds.keeping > 0 || showsAlert }

  /// The number of its reasons to live without screens.
  var holdCount: Int { holds.count + (showsAlert ? 1 : 0) }

  private var showsAlert: Bool {
    guard let alert = places?.state.alert, let flow = alert.flow else { return false }
    return flow == id && phase == .alive
  }

  /// Returns true if it is the other flow, or descends from it.
  func descends(from other: FlowRecord) -> Bool {
    var flow: FlowRecord? = self
    while let next = flow, next !== other { flow = next.parent }
    return flow != nil
  }
}

/// A flow's work: a call after a delay, or a task.
///
/// The scheduler knows only its number. Otherwise, services that use the scheduler could keep it, and
/// themselves, after the app has gone.
struct FlowWork {
  let hold: FlowHold
  /// The screen that the work ends with.
  var screen: ObjectIdentifier?
  var call: (@MainActor () -> Void)?
  var timer: ScheduledWork?
  var task: Task<Void, Never>?

  @MainActor
  func cancel() {
    timer?.cancel()
    task?.cancel()
  }
}

/// The reasons for a flow to live without screens.
struct Holds {
  /// The number of unconditional holds: unanswered alerts, and work with `whileUnseen`.
  var keeping = 0
  /// The other holds, for waiting requests and work, each with the number of losses before it.
  private var losses: [Int: Int] = [:]
  private var last = 0

  /// The number of all holds.
  var count: Int { keeping + losses.count }
  var isEmpty: Bool { keeping == 0 && losses.isEmpty }

  /// Returns true if any hold counts from a loss on.
  func reach(_ loss: Int) -> Bool { losses.contains { $0.value >= loss } }

  fileprivate mutating func add(at loss: Int) -> Int {
    last += 1
    losses[last] = loss
    return last
  }

  fileprivate mutating func remove(_ number: Int?) {
    if let number { losses[number] = nil } else { keeping -= 1 }
  }

  fileprivate mutating func renew(_ number: Int?, at loss: Int) {
    if let number, losses[number] != nil { losses[number] = loss }
  }
}

/// One reason for a flow to live, until it is dropped.
@MainActor
struct FlowHold {
  let flow: FlowRecord
  /// The number of the hold, or nil for an unconditional one.
  fileprivate let number: Int?

  /// True if it keeps the flow alive even if another party removes its last screen.
  var isUnseen: Bool { number == nil }

  /// Returns an unconditional hold that has already been counted.
  static func keeping(_ flow: FlowRecord) -> FlowHold { FlowHold(flow: flow, number: nil) }
}

extension Stage {
  /// Keeps a flow alive until the hold is dropped.
  /// - Parameter isUnseen: true to keep it alive even if another party removes its last screen.
  func hold(_ flow: FlowRecord, isUnseen: Bool = false) -> FlowHold {
    if isUnseen {
      flow.holds.keeping += 1
      return .keeping(flow)
    }
    return FlowHold(flow: flow, number: flow.holds.add(at: places.state.counts.losses))
  }

  /// Drops a hold on a flow, which may end the flow.
  func drop(_ hold: FlowHold) {
    hold.flow.holds.remove(hold.number)
    places.check(hold.flow)
  }

  /// Makes a hold count from now, such as that of a task that receives an outcome.
  func renew(_ hold: FlowHold) {
    hold.flow.holds.renew(hold.number, at: places.state.counts.losses)
  }
}
