/// The queue that sends transitions to the backend one at a time, in order.
///
/// Waiting transitions must not keep a screen alive that leaves before the backend has received it.
/// If a command reverts the last waiting transition, the queue drops both. Otherwise it replaces
/// all waiting transitions with the whole tree.
@MainActor
final class TransitionQueue {
  /// The object that a transition's completion refers to, so that a backend that never completes
  /// keeps nothing alive.
  @MainActor
  private final class Receipt {
    weak let queue: TransitionQueue?
    var number = 0

    init(_ queue: TransitionQueue) {
      self.queue = queue
    }

    func complete() { queue?.complete(number) }
  }

  /// Waiting transitions, taken from the front.
  private struct Line {
    var transitions: [PresentationTransition?] = []
    var head = 0
    var isEmpty: Bool { head == transitions.count }

    mutating func next() -> PresentationTransition? {
      guard head < transitions.count, let next = transitions[head] else { return nil }
      transitions[head] = nil
      head += 1
      if head * 2 >= transitions.count {
        transitions.removeFirst(head)
        head = 0
      }
      return next
    }
  }

  /// The record of a backend that does not complete, or completes twice.
  private struct Lateness {
    var limit: Duration = .seconds(3)
    var stalled: Set<Int> = []
    var notedTwice = 0
    var timer: ScheduledWork?
  }

  /// The numbers of transitions so far.
  struct Counts {
    /// The number of requested transitions.
    var asked = 0
    /// The number of the last transition that the user had already made.
    var lastShown = 0
    /// The number of transitions sent to the backend.
    fileprivate var sent = 0
    /// The number of arrivals on stage when the last of those was created.
    fileprivate var arrivals: UInt32 = 0
    /// The number of the running transition.
    fileprivate var running: Int?
  }

  weak var stage: Stage?
  /// The object that sees each transition just before the backend.
  var follower: (any StageFollower)?
  private let backend: any PresentationBackend
  private let scheduler: any Scheduler
  /// The receipt of the last transition, which is reused once no backend holds it.
  private var receipt: Receipt?

  private var line = Line()
  /// True while any transition waits.
  ///
  /// It is stored separately because it is read so often.
  private var hasPending = false
  /// True if the backend should receive the whole current tree instead of the transitions that
  /// waited.
  private(set) var owesTree = false
  private var isSending = false
  private(set) var counts = Counts()
  private var lateness = Lateness()
  private var gestures = HeldGestures()

  init(backend: any PresentationBackend, scheduler: any Scheduler) {
    self.backend = backend
    self.scheduler = scheduler
  }

  /// The time after which the backend counts as late.
  var stallLimit: Duration {
    get { lateness.limit }
    set { lateness.limit = newValue }
  }

  /// True while nothing runs and nothing waits.
  var isIdle: Bool { counts.running == nil && !hasPending && !owesTree }

  /// Lets all waiting transitions complete without animation.
  func flush() {
    for place in line.transitions.indices { line.transitions[place]?.isAnimated = false }
  }

  /// Drops all waiting transitions, because the whole tree follows.
  func dropPending(owingTree: Bool = false) {
    // They may hold the last reference to a screen, which may make requests when it is released.
    let dropped = line
    line = Line()
    hasPending = false
    owesTree = owingTree
    withExtendedLifetime(dropped) {}
  }

  /// Sends a transition now, or after the previous ones.
  /// - Parameter newest: the highest arrival number among the screens that leave with it.
  func send(_ transition: PresentationTransition, withoutScreensUpTo newest: UInt32 = 0) {
    counts.asked += 1
    if transition.shownBy != nil { counts.lastShown = counts.asked }
    if isIdle, !isSending, !gestures.isAny {
      isSending = true
      start(transition)
      isSending = false
      sendPending()
    } else if takesBackLast(transition.command) {
      line.transitions.removeLast()
      hasPending = !line.isEmpty
    } else if owesTree || newest > counts.arrivals {
      dropPending(owingTree: true)
    } else {
      line.transitions.append(transition)
      hasPending = true
      // A gesture may have gone with its backend.
      if counts.running == nil { sendPending() }
    }
  }

  /// Returns true if a command exactly reverts the last waiting transition.
  private func takesBackLast(_ command: PresentationCommand) -> Bool {
    switch (line.transitions.last??.command, command) {
    case (.push(_, let below), .pop(let other)): below === other
    case (.present(let modal), .dismiss(let screen)): modal.first === screen
    case (.embed(let screen, _), .unembed(let other)): screen === other
    default: false
    }
  }

  /// Sends waiting transitions until the backend is busy.
  func sendPending() {
    guard !isSending, !gestures.isAny else { return }
    isSending = true
    while counts.running == nil, let next = takeNext() { start(next) }
    isSending = false
  }

  private func takeNext() -> PresentationTransition? {
    if owesTree {
      guard let tree = stage?.restToShow else { return nil }
      owesTree = false
      return tree
    }
    let next = line.next()
    hasPending = !line.isEmpty
    return next
  }

  private func start(_ transition: PresentationTransition) {
    counts.sent += 1
    counts.arrivals = transition.arrivals
    let started = counts.sent
    counts.running = started
    let receipt = takeReceipt()
    receipt.number = started
    if let follower, follower.isWatched { follower.tell(transition) }
    backend.perform(transition) { receipt.complete() }
    guard counts.running == started else { return }
    let verb = transition.command.verb
    lateness.timer = scheduler.schedule(after: stallLimit) { [weak self] in
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
    guard counts.running == finished else {
      if lateness.stalled.remove(finished) == nil, lateness.notedTwice < finished {
        lateness.notedTwice = finished
        stage?.noteFromBackend(.completedTwice(backendName))
      }
      return
    }
    counts.running = nil
    lateness.timer?.cancel()
    lateness.timer = nil
    goOn()
  }

  /// Sends the waiting transitions, and lets the stage go on.
  private func goOn() {
    sendPending()
    if !isSending { stage?.finishTransition() }
  }

  private func stall(_ started: Int, _ verb: String) {
    guard counts.running == started else { return }
    if gestures.isAny {
      lateness.timer = scheduler.schedule(after: stallLimit) { [weak self] in
        self?.stall(started, verb)
      }
      return
    }
    counts.running = nil
    lateness.timer = nil
    lateness.stalled.insert(started)
    stage?.noteFromBackend(.stalled(verb, backendName, stallLimit))
    goOn()
  }

  /// Makes the backend speak, whatever it shows.
  func announce(_ announcement: Announcement) { backend.announce(announcement) }

  /// Pauses sending during a gesture.
  func beginGesture(in backend: any PresentationBackend) { gestures.begin(in: backend) }

  /// Ends a gesture, and sends the paused transitions, unless another gesture continues.
  func endGesture(in backend: any PresentationBackend) {
    guard gestures.isAny else { return }
    gestures.end(in: backend)
    guard !gestures.isAny, counts.running == nil, hasPending || owesTree else { return }
    goOn()
  }

  /// Shows the next whole tree only to a backend, and returns false if it is not attached.
  func readmit(_ member: any PresentationBackend) -> Bool {
    member === backend || (backend as? BackendGroup)?.readmit(member) == true
  }

  private var backendName: String { String(describing: type(of: backend)) }
}

/// The user's current gestures, by backend.
@MainActor
struct HeldGestures {
  /// A gesture, which blocks nothing once its backend is gone.
  private struct Gesture {
    weak let backend: (any PresentationBackend)?
  }

  private var gestures: [Gesture] = []

  /// True while any gesture is in progress.
  var isAny: Bool { !gestures.isEmpty && gestures.contains { $0.backend != nil } }

  mutating func begin(in backend: any PresentationBackend) {
    guard !gestures.contains(where: { $0.backend === backend }) else { return }
    gestures.append(Gesture(backend: backend))
  }

  mutating func end(in backend: any PresentationBackend) {
    gestures.removeAll { $0.backend === backend || $0.backend == nil }
  }
}
