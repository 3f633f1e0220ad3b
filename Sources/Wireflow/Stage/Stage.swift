/// The one source of truth: all that is on stage, and the conductor of all requests.
///
/// Each request is decided, then changes the state in one step, then is told: to the log, the
/// backend, the observers and the flows. It is committed, queued, or ignored with a reason. A
/// look-up costs O(1), and no request costs more with depth or number of screens, save for the
/// screens that it removes.
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

  let types = TypeNames.shared
  let link = StageLink()
  let transitions: TransitionQueue
  let pictures = PictureDesk()
  let time: StageTime
  // No code of the app runs while these are changed, nor while numbers, entries and names are in
  // the other places that drop the same check: that is what the loop is made for. A build for
  // debugging keeps the check, and there walks let apps read and ask from wherever they can.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var state = StageState()
  /// The queue of what waits for its turn, apart from the state, because code of the app may ask at
  /// any moment.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var queue = TurnQueue()
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var turn = CurrentTurn()
  var telling = Telling()
  var observers = ObserverList()

  /// Creates a stage that shows itself on a backend and runs delays on a scheduler.
  public init(backend: any PresentationBackend, scheduler: any Scheduler = LiveScheduler()) {
    log = PresentationLog()
    time = StageTime(scheduler)
    transitions = TransitionQueue(backend: backend, scheduler: scheduler, pictures: pictures)
    transitions.stage = self
    pictures.stage = self
    link.stage = self
    log.time = time
    backend.attach(to: self)
  }

  /// The time that delays run on.
  public var scheduler: any Scheduler { time.scheduler }

  /// True while transitions are animated, as it is when the last change of each is made.
  public var animatesTransitions: Bool {
    get { state.isAnimating }
    set { state.isAnimating = newValue }
  }

  /// The time that a backend may take for one transition before the queue goes on without it.
  public var stallLimit: Duration {
    get { transitions.stallLimit }
    set { transitions.stallLimit = newValue }
  }
}

/// The stage's present work, and the one for whom it is done.
///
/// It holds numbers alone, so that reading it costs nothing.
@MainActor
struct CurrentTurn {
  /// The phase of a turn, by which a request is judged now or later.
  enum Phase {
    /// Nothing: requests are judged at once, and the turn ends with each.
    case idle
    /// The app does several things in one turn: requests are judged at once.
    case open
    /// The stage does its own work: requests wait until it is done.
    case working
  }

  /// The phase, and the one for whom work is done.
  struct Who {
    var phase = Phase.idle
    /// The flow whose request has its turn.
    var asker = Index.none
    /// True while what has its turn comes from the user.
    var isByUser = false
  }

  var who = Who()
  /// True between a verdict and its change, while texts are read from the app: no flow may begin.
  var isDeciding = false
  /// True while what is asked is kept for a transaction.
  var isRecording = false
  /// True while one that has waited behind an alert has its turn.
  var isServingAlertLine = false
  /// The number of departures in the open batch whose work has been cancelled.
  var departures = 0
  /// True while a modal holds root items with a wireframe of their own.
  var hasRegionWireframes = false
  var phase: Phase {
    @inline(__always) get { who.phase }
    @inline(__always) set { who.phase = newValue }
  }
}

/// The things that wait for the telling of a change.
@MainActor
struct Telling {
  /// The change that the user has made on the screen already, while the stage is told.
  var shown: ShownChange?
  /// The hint at how the next transition is to be shown.
  var style: TransitionStyle?
  /// The causes to show the whole tree for, once the merged transition is on its way.
  var causesAfterBatch: [PresentationCommand.InstallCause] = []
}
