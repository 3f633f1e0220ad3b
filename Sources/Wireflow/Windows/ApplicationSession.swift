/// An app with several windows: one stage for each, over one log and one clock.
///
/// Each window has an ``ApplicationController`` of its own. A link opens a window, and no screen,
/// coordinator or closure crosses from one window to another. The closure that makes windows holds
/// the services that they share.
///
/// ```swift
/// let session = ApplicationSession { stage, link in
///   ApplicationController(mailOn: stage, thread: link, mailbox: mailbox)
/// }
/// session.finishLaunching()
/// ```
///
/// A log is about one window at a time. `open window`, `activate window`, `close window` and the
/// user's `> window` change it. Lines of another window follow `> (app) in window "..."`. The log
/// of a session with one window looks like that of an app without a session.
@MainActor
public final class ApplicationSession {
  /// The log of all windows.
  public let log: PresentationLog
  /// The windows in the order in which they opened, at least one.
  public private(set) var windows: [ApplicationWindow] = []
  /// The device that shows the windows, or nil to run them unseen, as a test does.
  public weak var device: (any WindowOpening)?
  /// Returns true if a link has a window of its own, when the user opens a link that no window
  /// handles, or goes to a window that is not open.
  public var hasWindow: ((_ link: String) -> Bool)?
  /// Called when the app returns from the background, before its windows do, with the time that has
  /// passed since its last window left.
  ///
  /// ```swift
  /// session.onEnteredForeground = { [weak session] time in
  ///   if time >= .seconds(300) { session?.raiseWall { LockFlowCoordinator(wireframe: $0) } }
  /// }
  /// ```
  public var onEnteredForeground: ((_ time: Duration) -> Void)?

  let time: StageTime
  let makeWindow: @MainActor (Stage, _ link: String?) -> ApplicationController
  /// Raises the wall that is up in further windows, too.
  fileprivate var extendWall: (@MainActor ([ApplicationWindow]) -> Void)?
  /// Called with each window that opens, before its app launches.
  package var onOpen: ((ApplicationWindow) -> Void)?
  /// The controllers whose links open once all windows have changed, or nil outside such a change.
  private var postponed: [ApplicationController]?
  private let logged = LogWindows()

  /// Creates a session with its main window.
  /// - Parameters:
  ///   - scheduler: the time of all windows.
  ///   - makeWindow: returns the controller of a window on its stage, by the link that opens it, or
  ///     nil for the main window.
  public init(
    scheduler: any Scheduler = LiveScheduler(),
    makeWindow: @escaping @MainActor (Stage, _ link: String?) -> ApplicationController
  ) {
    log = PresentationLog(windows: logged)
    time = StageTime(scheduler)
    log.time = time
    self.makeWindow = makeWindow
    logged.enter(WindowName(nil))
    windows = [ApplicationWindow(WindowName(nil), in: self)]
  }

  /// The time of all windows.
  public var scheduler: any Scheduler { time.scheduler }

  /// The window that the user is in.
  public var current: ApplicationWindow {
    logged.current.flatMap(window) ?? windows[windows.count - 1]
  }

  /// Returns the open window with a link, or the main window for nil.
  public func window(_ link: String?) -> ApplicationWindow? { window(WindowName(link)) }

  /// True once the app has been asked to launch in any window.
  package var hasLaunched: Bool { windows.contains { $0.controller.hasLaunched } }

  /// Launches the app in the main window.
  public func finishLaunching() { perform(.launch) }

  /// Performs a user action in the window that the user is in.
  @discardableResult
  public func perform(_ action: UserAction) -> ActionOutcome { current.stage.perform(action) }

  /// Performs a user action, and waits for the asynchronous work that it started or woke.
  @discardableResult
  public func play(_ action: UserAction) async -> ActionOutcome { await current.stage.play(action) }

  /// Opens a link in the window that handles it, the last used first, or else in a window of its
  /// own, and returns false if it leads nowhere.
  @discardableResult
  public func open(_ url: String) -> Bool { perform(.open(url)) == .performed }

  private func window(_ name: WindowName) -> ApplicationWindow? {
    windows.first { $0.name == name }
  }
}

/// The windows that open, come to the front and close.
extension ApplicationSession {
  /// The number of windows whose apps have not ended.
  var livingCount: Int { windows.count { $0.stage.places.main?.hasEnded != true } }

  /// True if another window can open.
  var opensWindows: Bool { device?.opensWindows ?? true }

  /// Opens a window or brings it to the front, for a stage that reports it.
  func show(_ name: WindowName, for opener: OpenedWindow? = nil, from stage: Stage) {
    if let window = window(name) {
      window.add(opener)
      stage.log.append(.activateWindow(name))
      return activate(window)
    }
    stage.log.append(.openWindow(name))
    logged.enter(name)
    let window = ApplicationWindow(name, in: self)
    windows.append(window)
    window.add(opener)
    onOpen?(window)
    device?.show(window)
    window.controller.launchSilently()
    extendWall?([window])
  }

  /// Brings a window to the front.
  func activate(_ window: ApplicationWindow) {
    logged.enter(window.name)
    device?.show(window)
  }

  /// Forgets a window whose app has ended.
  func remove(_ window: ApplicationWindow, _ outcome: WindowOutcome) {
    guard let place = windows.firstIndex(where: { $0 === window }), windows.count > 1 else {
      return
    }
    window.stage.log.append(.closeWindow(window.name))
    windows.remove(at: place)
    logged.leave(window.name)
    device?.close(window)
    window.tellOpeners(outcome)
    window.stage.link.window = nil
    guard let url = window.controller.takeHeldLink() else { return }
    let heir = current
    heir.stage.inTurn { heir.controller.openAgain(url) }
  }

  /// Opens a link in the window that takes it, a stage's own first and then the last used, or in a
  /// window of its own, or keeps it in a window behind a wall.
  func open(_ url: String, from stage: Stage) -> Bool {
    let others = logged.used.reversed().compactMap(window).filter { $0.stage !== stage }
    let windows = (stage.link.window.map { [$0] } ?? []) + others
    let userIsIn = current
    if let taker = windows.first(where: { $0.controller.takes(url) }) {
      if taker !== userIsIn {
        stage.log.append(.activateWindow(taker.name))
        activate(taker)
      }
      return true
    }
    guard window(url) != nil || opensWindows && hasWindow?(url) == true else {
      return windows.contains { $0.controller.holdsAtWall(url) }
    }
    show(WindowName(url), from: stage)
    return true
  }
}

/// Changes of all windows.
extension ApplicationSession {
  /// Changes several windows, and then opens the links that waited for it.
  func changeWindows(_ change: () -> Void) {
    guard postponed == nil else { return change() }
    postponed = []
    change()
    for controller in exchange(&postponed, with: nil) ?? [] { controller.openHeldLink() }
  }

  /// Returns true if a window's link has to wait until other windows have changed.
  func postpones(_ controller: ApplicationController) -> Bool {
    postponed?.append(controller)
    return postponed != nil
  }

  /// Reports the return of the app if all its windows have been in the background.
  func noteReturn() {
    let starts = windows.map(\.controller.backgroundStart)
    guard hasLaunched, !starts.contains(nil), let start = starts.compactMap(\.self).max() else {
      return
    }
    onEnteredForeground?(time.present - start)
  }
}

/// The flows of one wall, one in each window.
@MainActor
private final class WallFlows<Flow: FlowCoordinator> {
  private struct Member {
    weak var flow: Flow?
    let number: Int
  }

  private let makeFlow: @MainActor (any ApplicationWireframe) -> Flow
  private var onEnd: (@MainActor (FlowOutcome<Flow.Output>) -> Void)?
  private var members: [Member] = []
  private var count = 0
  /// True while flows start, one of which may end at once.
  private var isStarting = false
  private var isUp = true
  private weak let session: ApplicationSession?

  init(
    of session: ApplicationSession,
    _ makeFlow: @escaping @MainActor (any ApplicationWireframe) -> Flow,
    _ onEnd: (@MainActor (FlowOutcome<Flow.Output>) -> Void)?
  ) {
    self.session = session
    self.makeFlow = makeFlow
    self.onEnd = onEnd
  }

  func start(in windows: [ApplicationWindow]) {
    isStarting = true
    for window in windows where isUp { start(under: window.controller.mainFlow) }
    isStarting = false
    if members.isEmpty { end(.cancelled) }
  }

  private func start(under main: some MainFlowCoordinator) {
    let flow = makeFlow(main.wireframe)
    count += 1
    let number = count
    members.append(Member(flow: flow, number: number))
    main.start(flow) { _, outcome in self.ended(number, outcome) }
  }

  /// Ends the wall in all windows once one of its flows has finished.
  private func ended(_ number: Int, _ outcome: FlowOutcome<Flow.Output>) {
    members.removeAll { $0.number == number }
    if outcome.isFinished || members.isEmpty && !isStarting { end(outcome) }
  }

  private func end(_ outcome: FlowOutcome<Flow.Output>) {
    guard let session, isUp else { return }
    isUp = false
    session.extendWall = nil
    session.changeWindows {
      for member in exchange(&members, with: []) { member.flow?.cancel() }
    }
    exchange(&onEnd, with: nil)?(outcome)
  }
}

extension FlowOutcome {
  fileprivate var isFinished: Bool { if case .finished = self { true } else { false } }
}

extension ApplicationSession {
  /// Starts a flow in every window, each a child of the window's main flow, until one of them
  /// finishes.
  ///
  /// Use it for a lock or an expired session. When one flow finishes, the session cancels the
  /// others. Windows that open meanwhile get the flow, too. While a wall is up, another one is
  /// ignored.
  ///
  /// ```swift
  /// session.raiseWall { LockFlowCoordinator(wireframe: $0) } onEnd: { outcome in
  ///   if case .cancelled = outcome { account.logOut() }
  /// }
  /// ```
  /// - Parameters:
  ///   - makeFlow: returns the flow of one window, which presents its screen as a wall.
  ///   - onEnd: called once, with the first output, or as cancelled once all flows have ended.
  public func raiseWall<Flow: FlowCoordinator>(
    _ makeFlow: @escaping @MainActor (any ApplicationWireframe) -> Flow,
    onEnd: (@MainActor (FlowOutcome<Flow.Output>) -> Void)? = nil
  ) {
    if extendWall != nil {
      return current.stage.log.append(.ignored("start \(Flow.self)", .alreadyThere))
    }
    let flows = WallFlows(of: self, makeFlow, onEnd)
    extendWall = { flows.start(in: $0) }
    flows.start(in: windows)
  }
}
