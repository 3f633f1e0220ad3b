public import Wireflow
import WireflowInteraction
public import WireflowTesting

/// A backend with the closures through which a conformance suite reads it and acts as its user.
///
/// ```swift
/// let backend = WindowBackend(scheduler: scheduler)
/// return BackendUnderTest(
///   backend, picture: { backend.picture }, userPops: { backend.swipeBack(to: $0) })
/// ```
@MainActor
public struct BackendUnderTest {
  /// A swipe back that the user can hold, as two closures: one begins it, towards a screen of the
  /// stack in front, and the other ends it.
  public typealias Swipe = (
    begin: @MainActor (any Screen) -> Void, end: @MainActor (SwipeEnding) -> Void
  )

  /// The backend, without any other strong reference to it.
  public let backend: any PresentationBackend
  let picture: (@MainActor () -> BackendPicture)?
  let drawing: (@MainActor () -> BackendDrawing)?
  let text: (@MainActor () -> String)?
  let view: (@MainActor (any Screen) -> AnyObject?)?
  let userPops: (@MainActor (any Screen) -> Void)?
  let userDismisses: (@MainActor (any Screen) -> Void)?
  let userTurns: (@MainActor (any Screen) -> Void)?
  let swipe: Swipe?
  let settle: (@MainActor () async -> Void)?

  /// Creates the description of a backend, with at least one of `picture`, `drawing` and `text`.
  /// - Parameters:
  ///   - backend: a new backend that was never attached to a stage.
  ///   - picture: returns the backend's screens and their places, read from its real views.
  ///   - drawing: returns the words on the backend, read from its real views.
  ///   - text: returns the backend's content as one text, for backends that have nothing more
  ///     structured. It must contain every text in front, none of them split across lines.
  ///   - view: returns the view of a screen, or nil if it has none.
  ///   - userPops: goes back to a screen of the stack in front, by a swipe or a menu; nil if the
  ///     backend offers neither. It does nothing if `Stage.allowsUserPop(to:)` returns false, or if
  ///     the backend would not let the user.
  ///   - userDismisses: swipes down the modal that begins with a screen, under the same conditions.
  ///   - userTurns: swipes to a page beside the visible one; nil if the user cannot. The page stays
  ///     or returns if `Stage.allowsUserSelection(of:)` returns false.
  ///   - swipe: begins a swipe back and ends it later; nil if the user cannot hold a swipe. It must
  ///     not begin if `Stage.allowsUserPop(to:)` returns false.
  ///   - settle: finishes work that does not run on the suite's scheduler, or waits for it; nil if
  ///     there is none.
  public init(
    _ backend: any PresentationBackend,
    picture: (@MainActor () -> BackendPicture)? = nil,
    drawing: (@MainActor () -> BackendDrawing)? = nil,
    text: (@MainActor () -> String)? = nil,
    view: (@MainActor (any Screen) -> AnyObject?)? = nil,
    userPops: (@MainActor (any Screen) -> Void)? = nil,
    userDismisses: (@MainActor (any Screen) -> Void)? = nil,
    userTurns: (@MainActor (any Screen) -> Void)? = nil,
    swipe: Swipe? = nil,
    settle: (@MainActor () async -> Void)? = nil
  ) {
    (self.backend, self.picture, self.drawing, self.text) = (backend, picture, drawing, text)
    (self.view, self.settle) = (view, settle)
    (self.userPops, self.userDismisses, self.userTurns) = (userPops, userDismisses, userTurns)
    self.swipe = swipe
  }

  /// Creates the description of a picture backend.
  public init(_ backend: PictureBackend) {
    self.init(
      backend, picture: { backend.picture }, userPops: { backend.userPops(to: $0) },
      userDismisses: { backend.userDismisses($0) }, userTurns: { backend.userTurns(to: $0) },
      swipe: ({ backend.userBeginsPop(to: $0) }, { backend.userEndsPop($0) }))
  }
}

/// A backend between the stage and the backend under test that counts completions.
@MainActor
final class BackendProbe: PresentationBackend {
  /// A closure that returns true while the user holds a screen.
  var isHeld: (() -> Bool)?
  /// The faults of the current step.
  private(set) var faults: [(law: BackendLaw, details: String)] = []
  /// True if the backend has received a transition during the current step.
  private(set) var hasPerformed = false
  private let base: any PresentationBackend
  private let scheduler: ManualScheduler
  private let stallLimit: Duration
  /// The number of completions of each transition.
  private var counts: [Int] = []
  private var running: (number: Int, verb: String, start: Duration)?

  init(_ base: any PresentationBackend, scheduler: ManualScheduler, stallLimit: Duration) {
    (self.base, self.scheduler, self.stallLimit) = (base, scheduler, stallLimit)
  }

  var isBusy: Bool { running != nil }

  /// True if the running transition has used up the stage's time limit.
  var isOverdue: Bool { running.map { scheduler.now - $0.start >= stallLimit } ?? false }

  func beginStep() {
    faults = []
    hasPerformed = false
  }

  func attach(to stage: Stage) { base.attach(to: stage) }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    noteOverlap(with: transition.verb)
    if isHeld?() == true {
      faults.append((.holdsGestures, "a \(transition.verb) came while the user held a screen"))
    }
    hasPerformed = true
    let number = counts.count
    counts.append(0)
    running = (number, transition.verb, scheduler.now)
    base.perform(transition) { [weak self, verb = transition.verb] in
      self?.noteCompletion(of: number, verb)
      completion()
    }
  }

  /// Records a fault if the running transition has not completed in time.
  func noteIncomplete() {
    guard let running else { return }
    faults.append((.completesOnce, "a \(running.verb) was never completed"))
    self.running = nil
  }

  private func noteOverlap(with verb: String) {
    guard let running else { return }
    guard !isOverdue else { return noteIncomplete() }
    faults.append((.oneAtATime, "a \(verb) came before the \(running.verb) was done"))
  }

  private func noteCompletion(of number: Int, _ verb: String) {
    counts[number] += 1
    if counts[number] == 2 {
      faults.append((.completesOnce, "a \(verb) was completed twice"))
    }
    if running?.number == number { running = nil }
  }
}
