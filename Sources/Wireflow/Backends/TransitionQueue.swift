/// Hands transitions to the backend one at a time, in order.
@MainActor
final class TransitionQueue {
  /// The object that the completion of a transition refers to, so that a backend which never
  /// completes keeps nothing.
  @MainActor
  private final class Receipt {
    weak let queue: TransitionQueue?
    var number = 0

    init(_ queue: TransitionQueue) {
      self.queue = queue
    }

    func complete() { queue?.complete(number) }
  }

  weak var stage: Stage?
  var stallLimit: Duration = .seconds(3)
  private let backend: any PresentationBackend
  private let scheduler: any Scheduler

  private var pending: [PresentationTransition] = []
  private var taken = 0
  /// True while any transition waits, apart from those so that it is read at once.
  private var hasPending = false
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
  /// The receipt of the last transition, which serves the next one once no backend holds it.
  private var receipt: Receipt?

  init(backend: any PresentationBackend, scheduler: any Scheduler) {
    self.backend = backend
    self.scheduler = scheduler
  }

  /// True while nothing runs and nothing waits.
  var isIdle: Bool { running == nil && !hasPending }

  /// Lets everything that waits complete unanimated.
  func flush() {
    for place in taken..<pending.count { pending[place].isAnimated = false }
  }

  /// Forgets everything that waits, because the whole tree is about to be shown.
  func dropPending() {
    pending = []
    taken = 0
    hasPending = false
  }

  func send(_ transition: PresentationTransition) {
    sentCount += 1
    if transition.shownBy != nil { lastShown = sentCount }
    if isIdle, !isSending {
      isSending = true
      start(transition)
      isSending = false
      if running == nil, hasPending { sendPending() }
    } else {
      pending.append(transition)
      hasPending = true
    }
  }

  private func sendPending() {
    guard hasPending, !isSending else { return }
    isSending = true
    while running == nil, hasPending {
      let next = pending[taken]
      taken += 1
      if taken == pending.count { dropPending() }
      start(next)
    }
    isSending = false
  }

  private func start(_ transition: PresentationTransition) {
    number += 1
    let started = number
    running = started
    let receipt = takeReceipt()
    receipt.number = started
    backend.perform(transition) { receipt.complete() }
    guard running == started else { return }
    let verb = transition.command.verb
    stallTimer = scheduler.schedule(after: stallLimit) { [weak self] in
      self?.stall(started, verb)
    }
  }

  private func takeReceipt() -> Receipt {
    if isKnownUniquelyReferenced(&receipt), let receipt { return receipt }
    let new = Receipt(self)
    receipt = new
    return new
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
