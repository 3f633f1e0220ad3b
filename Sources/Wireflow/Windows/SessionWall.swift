/// A wall that is up in every window of a session.
@MainActor
final class SessionWall {
  /// Starts the wall's flow in windows.
  let rise: @MainActor ([ApplicationWindow]) -> Void

  init(_ rise: @escaping @MainActor ([ApplicationWindow]) -> Void) {
    self.rise = rise
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

  private var isUp: Bool { session?.wall != nil }

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
    session.wall = nil
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
    if wall != nil {
      return current.stage.log.append(.ignored("start \(Flow.self)", .alreadyThere))
    }
    let flows = WallFlows(of: self, makeFlow, onEnd)
    wall = SessionWall { flows.start(in: $0) }
    wall?.rise(windows)
  }
}
