/// The single source of truth, which holds everything on stage and carries out requests.
///
/// The stage evaluates each request, changes the state in one step, and then reports the change to
/// the log, the flows, the backend and the observers. Each request is committed, queued, or ignored
/// with a reason. A request looks for its screens from the front, so near ones cost O(1), and others
/// O(n) of the screens in front of them. While a flow has a guard, a request also copies a table of
/// all screens on stage.
///
/// ```swift
/// let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
/// let wireframe = makeWireframe(stage)
/// wireframe.install(rootItems: [discover, profile])
/// print(stage.log.text)
/// ```
@MainActor
public final class Stage {
  /// The presentation log, which the stages of a session share.
  ///
  /// The log counts the next lines to the stage that it was reached through.
  public var log: PresentationLog {
    if let windows = ownLog.windows { windows.writer = link.windowName }
    return ownLog
  }

  /// True while transitions are animated.
  ///
  /// Each uses the value at its last change.
  public var animatesTransitions = true

  /// The words that Wireflow itself shows.
  ///
  /// Set them when you create the app's controller. A later change appears at once.
  public var words: StageWords {
    get { link.words }
    set {
      guard newValue != words else { return }
      link.words = newValue
      follower?.noteWords()
      finishTurnIfIdle()
    }
  }

  private let ownLog: PresentationLog
  let link: StageLink
  let places: Places
  let transitions: TransitionQueue
  /// The names of the rows in long lists.
  package let rows = RowRegister()
  let time: StageTime
  let waiters: SettledWaiters
  var turn = CurrentTurn()
  /// Not checked for exclusive access, for the benchmark "push and pop".
  ///
  /// Values taken out of it are released later.
  @exclusivity(unchecked) var pending = PendingReport()
  var observers = ObserverList()
  /// The queue while no application controller owns one.
  private var ownQueue = TurnQueue()

  /// Creates a stage that shows its state on a backend and runs delays on a scheduler.
  public convenience init(
    backend: any PresentationBackend, scheduler: any Scheduler = LiveScheduler()
  ) {
    let (log, time) = (PresentationLog(), StageTime(scheduler))
    log.time = time
    self.init(backend: backend, log: log, time: time, link: StageLink())
  }

  /// Creates a stage that may share its log and its time with other stages.
  init(backend: any PresentationBackend, log: PresentationLog, time: StageTime, link: StageLink) {
    ownLog = log
    self.link = link
    self.time = time
    places = Places(link)
    waiters = SettledWaiters(time.scheduler.sleepers)
    transitions = TransitionQueue(backend: backend, scheduler: time.scheduler)
    transitions.stage = self
    link.stage = self
    link.foreignPresenter = backend as? any ForeignPresenting
    backend.attach(to: self)
  }

  /// The waiting turns.
  var queue: TurnQueue { link.registry?.queue ?? ownQueue }

  /// True once the application controller that owned the queue is gone.
  var isAppGone: Bool { link.hadApp && link.registry == nil }

  /// Moves the waiting turns to the application controller.
  func move(to registry: CoordinatorRegistry) {
    registry.queue = exchange(&ownQueue, with: TurnQueue())
    link.registry = registry
    link.hadApp = true
  }

  /// The scheduler that runs delays.
  public var scheduler: any Scheduler { time.scheduler }

  /// The time that a backend may take for one transition before the queue continues without it.
  public var stallLimit: Duration {
    get { transitions.stallLimit }
    set { transitions.stallLimit = newValue }
  }
}

/// The stage's current work, and on whose behalf it is done.
@MainActor
struct CurrentTurn {
  /// The phase of a turn, which decides whether a request is carried out now or later.
  enum Phase {
    /// Idle: requests are carried out at once, and each ends the turn.
    case idle
    /// The app makes several requests in one turn: they are carried out at once.
    case open
    /// The stage does its own work: requests wait until it is done.
    case working
  }

  var phase = Phase.idle
  /// The flow whose request has its turn.
  var flow: FlowRecord?
  /// True while the request comes from the user.
  var isByUser = false
  /// True while the stage reads titles, or calls wireframes during an attempt.
  ///
  /// No flow may begin.
  var isReadingApp = false
  /// True while requests are collected for a transaction.
  var isRecording = false
  /// True while a request that has waited behind an alert has its turn.
  var isServingAlertLine = false
  /// The flow whose alert closed without an answer, while the stage calls the alert's handler.
  var unanswered: FlowRecord?
}
