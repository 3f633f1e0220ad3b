/// The changes that have yet to be told, and the objects that left and are kept alive until then.
@MainActor
struct Outbox {
  /// The commands that the backend is to show, as one transition.
  var commands: [PresentationCommand] = []
  var isAnimated = true
  /// The backend on which the user has done already what the one command shows.
  var shownBy: ObjectIdentifier?
  /// The events for the observers, in order.
  var events: [StageChange] = []
  /// Answers and outcomes that have yet to be delivered, in order.
  var deliveries: [Turn] = []
  /// The flows that ended, whose work and guards go with them.
  var ended: [FlowRecord] = []
  /// The screens that left, whose end may run code of the app.
  var left: [any Screen] = []
  /// The containers that left, whose closures may be the last to keep an object, with the numbers
  /// of the coming of regions that left with them.
  var containers: [(container: WireframeContainer, region: UInt32?)] = []
  /// The highest number of coming of those screens.
  var newestLeft: UInt32 = 0
  /// True while anybody observes, so that events are kept.
  var isObserved = false
  /// True while changes are tried out, so that nothing of them is told.
  var isTrial = false
  /// The flows that are to be looked at once the trial is over.
  var checked: [FlowRecord] = []

  /// Takes the last of the screens that left.
  mutating func popLeft() -> (any Screen)? {
    newestLeft = 0
    return left.popLast()
  }
}

/// The things that stand aside while changes are tried out.
struct Trial {
  let outbox: Outbox
  let formFactor: FormFactor
}

/// The things that the conductor has to tell once the state has changed.
@MainActor
struct AfterCommit: ~Copyable {
  private var command: PresentationCommand?
  let isAnimated: Bool
  /// The backend that shows already what the command says.
  let shownBy: ObjectIdentifier?
  /// The number of screens that have left, which the conductor lets go of.
  let leftCount: Int
  /// The highest number of coming of those screens.
  let newestLeft: UInt32
  /// The number of screens and modals that have come on stage so far.
  let arrivals: UInt32
  /// True when containers have left.
  let hasLeftContainers: Bool
  /// True when outcomes are to be delivered, or flows have ended.
  let hasOutcomes: Bool
  /// True while anybody observes.
  let isObserved: Bool
  /// True while a batch puts off what observers are told.
  let isInBatch: Bool

  @inline(__always)
  init(
    command: consuming PresentationCommand?, isAnimated: Bool, shownBy: ObjectIdentifier? = nil,
    _ state: borrowing StageState
  ) {
    self.command = command
    self.isAnimated = isAnimated
    self.shownBy = shownBy
    leftCount = state.outbox.left.count
    newestLeft = state.outbox.newestLeft
    arrivals = state.tree.arrivals
    hasLeftContainers = !state.outbox.containers.isEmpty
    hasOutcomes = !state.outbox.deliveries.isEmpty || !state.outbox.ended.isEmpty
    isObserved = state.outbox.isObserved
    isInBatch = state.openBatches > 0
  }

  @inline(__always)
  mutating func takeCommand() -> PresentationCommand? {
    var taken: PresentationCommand?
    swap(&taken, &command)
    return taken
  }
}
