/// The consequences of a change, for the log, the backend, observers and callers.
extension Places {
  /// Turns the news of a change into effects.
  func tell(
    of request: NavigationRequest?, ending flow: FlowRecord? = nil,
    _ deliver: (@MainActor () -> Void)? = nil
  ) {
    var left: [ScreenID] = []
    for place in state.news.indices {
      switch state.news[place] {
      case .entered(let id):
        effects.changes.append(.entered(screen(id)))
      case .left(let id):
        left.append(id)
        effects.changes.append(.left(screen(id)))
        effects.left.append(id.object)
      case .ended(let id, let parent, let isFinished):
        tellEnd(of: id, under: parent, isFinished, id == flow?.id ? deliver : nil)
      case .alert: tellAlert(of: request)
      case .closedAlert(_, let isAside): tellClosedAlert(by: request, isAside)
      case .noticed(let number): keepNotice(number, of: request)
      case .notice(let number):
        guard let content = notices[number]?.notice else { continue }
        show { .notice(content.text, content.action?.title) }
      case .closedNotice(let number): tellClosedNotice(number)
      case .player:
        guard let player = shownPlayer else { continue }
        show(isAnimated: request?.isAnimated ?? true) {
          .installPlayer(ScreenName(of: player.screen), player.dock)
        }
      case .closedRegion(let number):
        let wireframe = link.registry?.regionWireframes.removeValue(forKey: number)
        effects.replaced += [containers.removeValue(forKey: number), wireframe]
      case .shown(let change, let isUnseen): tell(change, isUnseen, of: request)
      }
    }
    state.news.removeAll(keepingCapacity: true)
    // A player's controls may have come back with the next player.
    for id in left where state.residents[id] == nil { screens[id] = nil }
    forgetNewcomers()
  }

  private func tell(
    _ change: VisibleChange<ScreenID, ScreenID>, _ isUnseen: Bool, of request: NavigationRequest?
  ) {
    let (change, style) = (change.map(screen, screen), change.takesStyle ? requester.style : nil)
    // Titles are code of the app, which runs after the whole change.
    show(isAnimated: request?.isAnimated ?? true) {
      let named = change.map(ScreenName.init, \.representation.title)
      return style == nil && !isUnseen
        ? .change(named) : .hinted(named, style: style, isUnseen: isUnseen)
    }
  }

  private func tellEnd(
    of id: FlowID, under parent: FlowID?, _ isFinished: Bool, _ deliver: (@MainActor () -> Void)?
  ) {
    guard let flow = records.removeValue(forKey: id) else { return }
    flow.phase = .ended
    if let coordinator = flow.coordinator { effects.changes.append(.ended(coordinator)) }
    effects.endedFlows.append(flow)
    effects.deliveries.append(Turn(.outcome(flow, deliver)))
    show { isFinished ? .finish(flow.name) : .cancel(flow.name) }
    if let parent = parent.flatMap(self.flow), isLifeless(parent) { state.keepToCheck(parent.id) }
  }

  private func tellClosedAlert(by request: NavigationRequest?, _ isAside: Bool) {
    guard let closed = alert else { return }
    alert = nil
    show { .closeAlert(closed.content.title) }
    closed.flow?.holds.keeping += 1
    if isAside { return }
    var answer: AlertContent.Action?
    if case .closeAlert(let given, _) = request { answer = given }
    effects.deliveries.append(
      Turn(
        .answer(answer.map(closed.answer), closed.presented, of: closed.flow),
        holding: closed.flow.map { .keeping($0) }))
  }

  /// Adds a line for a visible effect.
  private func show(isAnimated: Bool = true, _ line: @escaping () -> PresentationLog.Entry) {
    effects.steps.append((isAnimated, line))
  }

  private func tellClosedNotice(_ number: UInt32) {
    guard let closed = notices.removeValue(forKey: number) else { return }
    show { .closeNotice(closed.notice.text) }
    // The action may hold the last reference to an object of the app.
    effects.deliveries.append(Turn(.call { closed.end() }))
  }

  /// Keeps the notice of a request, and tells what it waits for.
  private func keepNotice(_ number: UInt32, of request: NavigationRequest?) {
    guard case .showNotice(let content, let duration) = request else { return }
    notices[number] = PresentedNotice(content, for: duration, as: number, on: link)
    guard state.notice?.number != number else { return }
    let (shown, wall, phrase) = (notice?.title, wall?.first.screen, request?.traits.phrase)
    show {
      .waits(
        phrase?() ?? "",
        for: shown.map { .notice($0) } ?? wall.map { .wall(ScreenName(of: $0)) } ?? .earlierRequests
      )
    }
  }

  private func tellAlert(of request: NavigationRequest?) {
    guard case .alert(let content, let sender, let handle) = request, let alert = state.alert
    else { return }
    let presented = handle ?? PresentedAlert(nil)
    presented.prepare(content.fields)
    self.alert = ShownAlert(
      content: content, sender: sender, flow: alert.flow.flatMap(flow), number: alert.number,
      presented: presented)
    let shown = shown(content, from: sender)
    show { .alert(shown) }
  }
}

/// Containers, and the wireframes of modals with root items.
extension Places {
  /// Keeps what a request brings for regions, as soon as it has changed the state.
  ///
  /// A region of the request has a greater number than any before.
  func keepContainers(of request: NavigationRequest, since number: UInt32) {
    switch request {
    case .install(_, let container?): keep(container, of: 0)
    case .adapt(_, let container):
      if let container { keep(container, of: 0) }
      for (number, container) in requester.adapted where containers[number] != nil {
        keep(container, of: number)
      }
    case .presentRootItems(_, let wireframe, _, _, _):
      // The region is the first thing that has a number since then.
      keep(requester.container ?? .plain, of: number &+ 1)
      link.registry?.regionWireframes[number &+ 1] = wireframe
    default: break
    }
  }

  private func keep(_ container: WireframeContainer, of number: UInt32) {
    let old = containers.updateValue(container, forKey: number)
    if let old, !isTrying { effects.replaced.append(old) }
  }
}

extension NavigationRequest {
  /// True unless it asks for a change of the player without animation.
  fileprivate var isAnimated: Bool {
    switch self {
    case .installPlayer(_, let isAnimated), .removePlayer(let isAnimated),
      .minimize(let isAnimated), .maximize(let isAnimated):
      isAnimated
    default: true
    }
  }
}

/// The effects of a change that the stage has not reported yet.
@MainActor
struct Effects {
  /// The visible effects, each with a closure that reads titles and returns its line, from which
  /// the backend's change follows.
  var steps: [(isAnimated: Bool, line: () -> PresentationLog.Entry)] = []
  /// Answers of alerts and outcomes of flows, in order.
  var deliveries: [Turn] = []
  var endedFlows: [FlowRecord] = []
  /// The screens that the current request may bring on stage.
  var newcomers: [ScreenID] = []
  /// The screens that have left, whose work ends.
  var left: [ObjectIdentifier] = []

  /// The changes for observers, in order.
  ///
  /// They keep departed screens alive until the stage releases them, at the end of a batch.
  var changes: [StageChange] = []
  /// The containers and wireframes that regions had, which wait for the same moment.
  ///
  /// Their closures may hold the last reference to an object of the app.
  var replaced: [Any?] = []
}
