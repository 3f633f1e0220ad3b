/// The one source of truth: everything on stage, and the place where requests are carried out.
///
/// The stage evaluates each request, changes the places in one step, and then reports the change to
/// the log, the flows, the backend and the observers. Each request is committed, queued, or ignored
/// with a reason. A look-up costs O(1). No request costs more with depth or number of screens,
/// except for the screens that it removes.
///
/// ```swift
/// let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
/// let wireframe = makeWireframe(stage)
/// wireframe.install(rootItems: [discover, profile])
/// print(stage.log.text)
/// ```
@MainActor
public final class Stage {
  /// The presentation log.
  public let log: PresentationLog
  /// True while transitions are animated, as it is when the last change of each is made.
  public var animatesTransitions = true

  let link: StageLink
  let places: Places
  let transitions: TransitionQueue
  let pictures = Pictures()
  let time: StageTime
  var turn = CurrentTurn()
  /// Not checked for exclusive access, for the benchmark "push and pop": what is taken out of it ends
  /// later.
  @exclusivity(unchecked) var pending = PendingReport()
  var observers = ObserverList()
  /// The queue while no application controller owns one.
  private var ownQueue = TurnQueue()
  private var hadApp = false

  /// Creates a stage that shows itself on a backend and runs delays on a scheduler.
  public init(backend: any PresentationBackend, scheduler: any Scheduler = LiveScheduler()) {
    log = PresentationLog()
    link = StageLink()
    places = Places(link)
    time = StageTime(scheduler)
    transitions = TransitionQueue(backend: backend, scheduler: scheduler, pictures: pictures)
    transitions.stage = self
    pictures.stage = self
    link.stage = self
    log.time = time
    backend.attach(to: self)
  }

  /// The turns that wait.
  var queue: TurnQueue { link.registry?.queue ?? ownQueue }

  /// True once the application controller is gone that owned the queue.
  var isAppGone: Bool { hadApp && link.registry == nil }

  /// Gives what waits for its turn to the application controller.
  func move(to registry: CoordinatorRegistry) {
    registry.queue = exchange(&ownQueue, with: TurnQueue())
    link.registry = registry
    hadApp = true
  }

  /// The time that delays run on.
  public var scheduler: any Scheduler { time.scheduler }

  /// The time that a backend may take for one transition before the queue goes on without it.
  public var stallLimit: Duration {
    get { transitions.stallLimit }
    set { transitions.stallLimit = newValue }
  }
}

/// The stage's present work, and for whom it is done.
@MainActor
struct CurrentTurn {
  /// The phase of a turn, which decides whether a request is carried out now or later.
  enum Phase {
    /// Nothing: requests are carried out at once, and the turn ends with each.
    case idle
    /// The app does several things in one turn: requests are carried out at once.
    case open
    /// The stage does its own work: requests wait until it is done.
    case working
  }

  var phase = Phase.idle
  /// The flow whose request has its turn.
  var flow: FlowRecord?
  /// True while the request comes from the user.
  var isByUser = false
  /// True while the stage reads titles, or asks wireframes during an attempt: no flow may begin.
  var isReadingApp = false
  /// True while requests are collected for a transaction.
  var isRecording = false
  /// True while a request that has waited behind an alert has its turn.
  var isServingAlertLine = false
}
