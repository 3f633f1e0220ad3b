/// Hands transitions to the backend one at a time, in order.
///
/// What waits keeps no screen that has left before the backend was sent it: what takes back the
/// last one that waits does away with both, and else all that waits makes room for the whole tree.
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

  /// The transitions that wait, taken from the front.
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

  /// The account of a backend that does not complete, or does so twice.
  private struct Lateness {
    var limit: Duration = .seconds(3)
    var stalled: Set<Int> = []
    var notedTwice = 0
    var timer: ScheduledWork?
  }

  /// The numbers of transitions so far.
  struct Counts {
    /// The number of those that were asked for.
    var asked = 0
    /// The number of the last one that the user had made already.
    var lastShown = 0
    /// The number of those that the backend was sent.
    fileprivate var sent = 0
    /// The number of screens and modals that had come on stage when the last of those was made.
    fileprivate var arrivals: UInt32 = 0
    /// The number of the one that runs.
    fileprivate var running: Int?
  }

  weak var stage: Stage?
  private let pictures: Pictures
  private let backend: any PresentationBackend
  private let scheduler: any Scheduler
  /// The receipt of the last transition, which serves the next one once no backend holds it.
  private var receipt: Receipt?

  private var line = Line()
  /// True while any transition waits, apart from those so that it is read at once.
  private var hasPending = false
  /// True when the backend is to be shown the whole tree, as it is then, in the place of all that
  /// waited.
  private(set) var owesTree = false
  private var isSending = false
  private(set) var counts = Counts()
  private var lateness = Lateness()
  private var gestures = HeldGestures()

  init(
    backend: any PresentationBackend, scheduler: any Scheduler, pictures: Pictures
  ) {
    self.backend = backend
    self.pictures = pictures
    self.scheduler = scheduler
  }

  /// The time after which a backend that has not completed is late.
  var stallLimit: Duration {
    get { lateness.limit }
    set { lateness.limit = newValue }
  }

  /// True while nothing runs and nothing waits.
  var isIdle: Bool { counts.running == nil && !hasPending && !owesTree }

  /// Lets everything that waits complete unanimated.
  func flush() {
    for place in line.transitions.indices { line.transitions[place]?.isAnimated = false }
  }

  /// Forgets everything that waits, because the whole tree is about to be shown.
  func dropPending(owingTree: Bool = false) {
    // What is dropped may be the last to keep a screen, whose end may ask for something.
    let dropped = line
    line = Line()
    hasPending = false
    owesTree = owingTree
    withExtendedLifetime(dropped) {}
  }

  /// Sends a transition now, or as soon as those before it are done.
  /// - Parameter newest: the highest number of coming of the screens that leave by it.
  func send(_ transition: PresentationTransition, withoutScreensUpTo newest: UInt32 = 0) {
    counts.asked += 1
    if transition.shownBy != nil { counts.lastShown = counts.asked }
    if isIdle, !isSending, !gestures.isAny {
      isSending = true
      start(transition)
      isSending = false
      if counts.running == nil, hasPending || owesTree { sendPending() }
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

  /// Returns true if a command takes away what the last one that waits is to bring, and no more.
  private func takesBackLast(_ command: PresentationCommand) -> Bool {
    switch (line.transitions.last??.command, command) {
    case (.push(_, let below), .pop(let other)): below === other
    case (.present(let modal), .dismiss(let screen)): modal.first === screen
    case (.embed(let screen, _), .unembed(let other)): screen === other
    default: false
    }
  }

  /// Sends what waits, as far as the backend is done with what it was sent.
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
    if pictures.isWatched { pictures.tell(transition) }
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
    sendPending()
    stage?.finishTransition()
  }

  /// Holds back what is to be sent.
  func beginGesture(in backend: any PresentationBackend) { gestures.begin(in: backend) }

  /// Sends what a gesture has held back, unless another one goes on.
  func endGesture(in backend: any PresentationBackend) {
    guard gestures.isAny else { return }
    gestures.end(in: backend)
    guard !gestures.isAny, counts.running == nil, hasPending || owesTree else { return }
    sendPending()
    stage?.finishTransition()
  }

  /// Lets a backend be shown the next whole tree alone, and returns false if it is none of ours.
  func readmit(_ member: any PresentationBackend) -> Bool {
    member === backend || (backend as? BackendGroup)?.readmit(member) == true
  }

  private var backendName: String { String(describing: type(of: backend)) }
}
