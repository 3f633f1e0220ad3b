/// The queue that sends transitions to the backend one at a time.
///
/// Changes that come up while the backend is busy wait together, and appear as one transition. A
/// transition holds no screen, so none lives longer for a slow backend.
@MainActor
final class TransitionQueue {
  /// The object that a transition's completion refers to, so that a backend that never completes
  /// keeps nothing alive.
  @MainActor
  private final class Receipt {
    weak let queue: TransitionQueue?
    var number = 0

    init(_ queue: TransitionQueue) { self.queue = queue }

    func complete() { queue?.complete(number) }
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

  /// The changes that the backend has not received, as one transition.
  private var waiting: PresentationTransition?
  private var isSending = false
  private(set) var counts = Counts()
  private var lateness = Lateness()
  /// The backends on which the user holds a gesture.
  ///
  /// One that is gone blocks nothing.
  private var holders: [() -> (any PresentationBackend)?] = []

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
  var isIdle: Bool { counts.running == nil && waiting == nil }

  /// Lets the waiting changes appear without animation.
  func flush() { waiting?.isAnimated = false }

  /// Sends the changes that the stage has just reported, now or after the running transition.
  func send(_ transition: PresentationTransition) {
    counts.asked += 1
    if transition.shownBy != nil { counts.lastShown = counts.asked }
    add(transition)
    sendWaiting()
  }

  /// Shows the snapshot again, as soon as the stage is between two changes.
  func showAgain(_ transition: PresentationTransition) {
    counts.asked += 1
    add(transition)
    sendPending()
  }

  private func add(_ transition: PresentationTransition) {
    if waiting == nil { waiting = transition } else { waiting?.append(transition) }
  }

  /// Sends the waiting changes, unless the backend is busy or the stage is in the middle of a change.
  func sendPending() { if waiting != nil, stage?.isBetweenChanges == true { sendWaiting() } }

  /// Sends waiting changes until the backend is busy.
  func sendWaiting() {
    guard !isSending, !isHeld else { return }
    isSending = true
    while counts.running == nil, let next = exchange(&waiting, with: nil) { start(next) }
    isSending = false
  }

  private func start(_ transition: PresentationTransition) {
    counts.sent += 1
    let started = counts.sent
    counts.running = started
    let receipt = takeReceipt()
    receipt.number = started
    if let follower, follower.isWatched { follower.tell(transition) }
    backend.perform(transition) { receipt.complete() }
    guard counts.running == started else { return }
    let verb = transition.verb
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
    if isHeld {
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
  func beginGesture(in backend: any PresentationBackend) {
    guard !holders.contains(where: { $0() === backend }) else { return }
    holders.append { [weak backend] in backend }
  }

  /// Ends a gesture, and sends the paused transitions, unless another gesture continues.
  func endGesture(in backend: any PresentationBackend) {
    guard isHeld else { return }
    holders.removeAll { $0() === backend || $0() == nil }
    guard !isHeld, counts.running == nil, waiting != nil else { return }
    goOn()
  }

  /// Shows the next whole tree only to a backend, and returns false if it is not attached.
  func readmit(_ member: any PresentationBackend) -> Bool {
    member === backend || (backend as? BackendGroup)?.readmit(member) == true
  }

  /// True while the user holds any gesture.
  private var isHeld: Bool { holders.contains { $0() != nil } }

  private var backendName: String { String(describing: type(of: backend)) }
}
