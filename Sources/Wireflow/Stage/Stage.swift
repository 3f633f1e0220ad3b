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
  var turn = CurrentTurn()
  /// Not checked for exclusive access, for the benchmark "push and pop".
  ///
  /// Values taken out of it are released later.
  @exclusivity(unchecked) var pending = PendingReport()
  /// The tasks that wait until everything is at rest, not checked either.
  @exclusivity(unchecked) var settling: [Waiter<Void>] = []
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
  /// The flow whose alert closed without an answer, while the stage calls the alert's handler.
  var unanswered: FlowRecord?
}

/// The weak references between a stage, its application and objects that outlive it.
@MainActor
final class StageLink {
  weak var stage: Stage?
  /// The words that Wireflow itself shows.
  var words = StageWords.english
  /// The labels and identifiers of the secure fields so far, whose texts the log never shows.
  var secureNames: Set<String> = []
  /// The owner of the coordinators of child flows, as long as the application controller lives.
  weak var registry: CoordinatorRegistry?
  /// True once an application controller has used the stage.
  var hadApp = false
  /// The window that shows the stage, if a session has several.
  weak var window: ApplicationWindow?
  /// The name of that window.
  var windowName: WindowName?
  /// The app's wireframe, which translates the user's requests.
  weak var wireframe: (any ApplicationWireframe)?
  /// The backend, if other code can show pages and modals on it.
  weak var foreignPresenter: (any ForeignPresenting)?
  /// The commands of the app's main flow.
  var commands: AppCommands?
  /// True if the app keeps links that arrive before its launch.
  var takesEarlyLinks = false
  /// The application's handler for user actions that concern the whole app.
  var applicationHandler: ((UserAction) throws(ActionRefusal.Reason) -> Void)?
}

/// The words that Wireflow itself shows, in the language of the app.
///
/// ```swift
/// var german = StageWords(language: "de")
/// german.done = "Fertig"
/// stage.words = german
/// ```
///
/// The log and scripts use English words in every language. If an app gives identifiers to its
/// elements, answers and root items, one script therefore works in all its languages.
public struct StageWords: Sendable, Hashable {
  /// The language, as a BCP 47 tag such as `de` or `ar-EG`, which screen readers need.
  public var language: String
  /// The label of the button that ends a modal whose task is done.
  public var done = "Done"
  /// The label of the button that abandons a task.
  public var cancel = "Cancel"
  /// The label of the button that closes a screen once the user has seen enough.
  public var close = "Close"
  /// The label of the button that confirms a message.
  public var okay = "OK"
  /// The label of a way back without a title.
  public var back = "Back"
  /// The title of the root items that a tab bar has no room for.
  public var more = "More"
  /// The label of the button that opens the drawer, and the name of the drawer.
  public var menu = "Menu"
  /// The label of what closes the drawer.
  public var closeMenu = "Close menu"
  /// The label of the button that turns to the page after the visible one.
  public var nextPage = "Next page"
  /// The label of the button that turns to the page before the visible one.
  public var previousPage = "Previous page"
  /// The name of the player, and the label of what maximizes it.
  public var player = "Player"
  /// The label of the button that minimizes the player.
  public var minimize = "Minimize"
  /// The label of a `ScreenContent.Refresh` without its own label.
  public var refresh = "Refresh"

  /// The words in English.
  public static let english = StageWords(language: "en")

  /// Creates words in English, as a start for a translation.
  public init(language: String) { self.language = language }

  /// True if the language is written from right to left.
  public var isRightToLeft: Bool {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(code)
  }

  /// Returns the label of a button that dismisses a modal or confirms a message.
  public func label(of button: ModalDismissButtonStyle) -> String {
    switch button {
    case .done: done
    case .cancel: cancel
    case .close: close
    case .okay: okay
    }
  }
}

extension AlertContent {
  /// Returns the alert with its standard answers labeled in the given words.
  func inWords(_ words: StageWords) -> AlertContent {
    guard actions.contains(where: { $0.button != nil }) else { return self }
    var content = self
    content.actions = actions.map { $0.inWords(words) }
    return content
  }
}

extension AlertContent.Action {
  fileprivate func inWords(_ words: StageWords) -> Self {
    guard let button else { return self }
    var action = self
    action.title = words.label(of: button)
    return action
  }
}
