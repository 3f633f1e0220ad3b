/// Hands transitions to the backend one at a time, in order.
///
/// What waits keeps no screen that has left before the backend was sent it: what takes back the
/// last one that waits does away with both, and else all that waits makes room for the whole tree.
@MainActor
final class TransitionQueue {
  /// The object that completions refer to, made once, so that a backend which never completes keeps
  /// nothing.
  private final class Receipts {
    weak var queue: TransitionQueue?
  }

  weak var stage: Stage?
  var stallLimit: Duration = .seconds(3)
  private let backend: any PresentationBackend
  private let scheduler: any Scheduler
  private let receipts = Receipts()

  private var pending: [PresentationTransition?] = []
  private var taken = 0
  /// True when the backend is to be shown the whole tree, as it is then, in the place of all that
  /// waited.
  private(set) var owesTree = false
  /// The number of screens and modals that had come on stage when the last transition that the
  /// backend was sent was made.
  private var sentArrivals: UInt32 = 0
  private var isSending = false
  private var number = 0
  /// The number of transitions that were sent so far.
  private(set) var sentCount = 0
  /// The number of the last transition that the user had made already.
  private(set) var lastShown = 0
  private var running: Int?
  private var stalled: Set<Int> = []
  private var notedTwice = 0
  private var stallTimer: ScheduledWork?

  init(backend: any PresentationBackend, scheduler: any Scheduler) {
    self.backend = backend
    self.scheduler = scheduler
    receipts.queue = self
  }

  /// True while nothing runs and nothing waits.
  var isIdle: Bool { running == nil && taken == pending.count && !owesTree }

  /// Lets everything that waits complete unanimated.
  func flush() {
    for place in taken..<pending.count { pending[place]?.isAnimated = false }
  }

  /// Forgets everything that waits, because the whole tree is about to be shown.
  func dropPending(owingTree: Bool = false) {
    // What is dropped may be the last to keep a screen, whose end may ask for something.
    let dropped = pending
    pending = []
    taken = 0
    owesTree = owingTree
    withExtendedLifetime(dropped) {}
  }

  /// Sends a transition now, or as soon as those before it are done.
  /// - Parameter newest: the highest number of coming of the screens that leave by it.
  func send(_ transition: PresentationTransition, withoutScreensUpTo newest: UInt32 = 0) {
    sentCount += 1
    if transition.shownBy != nil { lastShown = sentCount }
    if isIdle, !isSending {
      isSending = true
      start(transition)
      isSending = false
      if running == nil { sendPending() }
    } else if takesBackLast(transition.command) {
      pending.removeLast()
    } else if owesTree || newest > sentArrivals {
      dropPending(owingTree: true)
    } else {
      pending.append(transition)
    }
  }

  /// Returns true if a command takes away what the last one that waits is to bring, and no more.
  private func takesBackLast(_ command: PresentationCommand) -> Bool {
    switch (pending.last??.command, command) {
    case (.push(_, let below), .pop(let other)): below === other
    case (.present(let modal), .dismiss(let screen)): modal.first === screen
    case (.embed(let screen, _), .unembed(let other)): screen === other
    default: false
    }
  }

  /// Sends what waits, as far as the backend is done with what it was sent.
  func sendPending() {
    guard !isSending else { return }
    isSending = true
    while running == nil, let next = takeNext() { start(next) }
    isSending = false
  }

  private func takeNext() -> PresentationTransition? {
    if owesTree {
      guard let tree = stage?.restToShow else { return nil }
      owesTree = false
      return tree
    }
    guard taken < pending.count, let next = pending[taken] else { return nil }
    pending[taken] = nil
    taken += 1
    if taken * 2 >= pending.count {
      pending.removeFirst(taken)
      taken = 0
    }
    return next
  }

  private func start(_ transition: PresentationTransition) {
    number += 1
    sentArrivals = transition.arrivals
    let started = number
    running = started
    backend.perform(transition) { [receipts] in receipts.queue?.complete(started) }
    guard running == started else { return }
    let verb = transition.command.verb
    stallTimer = scheduler.schedule(after: stallLimit) { [receipts] in
      receipts.queue?.stall(started, verb)
    }
  }

  private func complete(_ finished: Int) {
    guard running == finished else {
      if stalled.remove(finished) == nil, notedTwice < finished {
        notedTwice = finished
        stage?.noteFromBackend(.completedTwice(backendName))
      }
      return
    }
    running = nil
    stallTimer?.cancel()
    stallTimer = nil
    sendPending()
    if !isSending { stage?.resumeSettledWaiters() }
  }

  private func stall(_ started: Int, _ verb: String) {
    guard running == started else { return }
    running = nil
    stallTimer = nil
    stalled.insert(started)
    stage?.noteFromBackend(.stalled(verb, backendName, stallLimit))
    sendPending()
    stage?.resumeSettledWaiters()
  }

  private var backendName: String { String(describing: type(of: backend)) }
}

extension PresentationCommand {
  /// One word for what it does.
  package var verb: String {
    switch self {
    case .install(_, let cause): cause.rawValue
    case .update: "update"
    case .select: "select"
    case .showDetail: "show detail"
    case .embed: "embed"
    case .unembed: "remove embedded"
    case .push: "push"
    case .pop: "pop"
    case .remove: "remove"
    case .replace: "replace"
    case .present: "present"
    case .dismiss: "dismiss"
    case .alert: "alert"
    case .closeAlert: "close alert"
    case .installPlayer: "install player"
    case .removePlayer: "remove player"
    case .minimize: "minimize"
    case .maximize: "maximize"
    case .openDrawer: "open drawer"
    case .closeDrawer: "close drawer"
    case .batch: "batch"
    }
  }
}
