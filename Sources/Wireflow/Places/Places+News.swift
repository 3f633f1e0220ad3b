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
      case .departed(let number):
        effects.departedRegions.append(number)
        if let old = containers.removeValue(forKey: number) {
          effects.departedContainers.append(old)
        }
      case .ended(let id, let parent, let isFinished):
        tellEnd(of: id, under: parent, isFinished, id == flow?.id ? deliver : nil)
      case .closedAlert(_, let isAside): tellClosedAlert(by: request, isAside)
      case .noticed(let number): keepNotice(number, of: request)
      case .shown(let shown): tell(shown, of: request)
      case .unseen(let shown):
        let count = effects.steps.count
        tell(shown, of: request)
        for step in effects.steps[count...].indices { effects.steps[step].isUnseen = true }
      }
    }
    state.news.removeAll(keepingCapacity: true)
    for id in left { screens[id] = nil }
    forgetNewcomers()
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
    if let flow = closed.flow {
      flow.holds.keeping += 1
      effects.kept.append(flow)
    }
    if isAside { return }
    var answer: AlertContent.Action?
    if case .closeAlert(let given, _) = request { answer = given }
    effects.deliveries.append(
      Turn(
        .answer(answer.map(closed.answer), closed.presented, of: closed.flow),
        holding: closed.flow.map { .keeping($0) }))
  }

  /// Adds a visible effect.
  private func show(isAnimated: Bool = true, _ line: @escaping () -> PresentationLog.Entry) {
    effects.steps.append(Step(isAnimated: isAnimated, style: requester.style, line))
  }

  private func tell(_ shown: NavigationState.Shown, of request: NavigationRequest?) {
    switch shown {
    case .push, .pop, .remove, .replace, .showDetail, .embed, .unembed: tellStack(shown)
    case .install, .update, .select, .detach, .attach, .drop, .openDrawer, .closeDrawer, .adapt:
      tellRoots(shown, of: request)
    case .installPlayer, .removePlayer, .minimize, .maximize: tellPlayer(shown, of: request)
    case .present(let region, let over, let isNew): tell(region, over: over, isNew, request)
    case .dismiss(let id):
      let screen = screen(id)
      show { .dismiss(ScreenName(of: screen)) }
    case .alert:
      if case .alert(let alert, let sender, let presented) = request {
        tell(alert, from: sender, presented)
      }
    case .notice(let number):
      guard let content = notices[number]?.notice else { return }
      show { .notice(content.text, content.action?.title) }
    case .closeNotice(let number):
      guard let closed = notices.removeValue(forKey: number) else { return }
      show { .closeNotice(closed.notice.text) }
      // The action may hold the last reference to an object of the app.
      effects.deliveries.append(Turn(.call { closed.end() }))
    }
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

  private func tellStack(_ shown: NavigationState.Shown) {
    switch shown {
    case .push(let id, let root):
      let (screen, root) = (screen(id), self.screen(root))
      show { .push(ScreenName(of: screen), onto: root.stackName) }
    case .pop(let id, let below, let isOne):
      let (screen, below) = (screen(id), self.screen(below))
      show { isOne ? .pop(ScreenName(of: screen)) : .popTo(ScreenName(of: below)) }
    case .remove(let ids, let root):
      let (gone, root) = (ids.map(screen), self.screen(root))
      show { .remove(gone.map { ScreenName(of: $0) }, from: root.stackName) }
    case .replace(let old, let new):
      let (old, new) = (screen(old), screen(new))
      show { .replace(ScreenName(of: old), with: ScreenName(of: new)) }
    case .showDetail(let id, let root):
      let (screen, root) = (screen(id), self.screen(root))
      show { .showDetail(ScreenName(of: screen), beside: root.stackName) }
    case .embed(let id, let host):
      let (screen, host) = (screen(id), self.screen(host))
      show { .embed(ScreenName(of: screen), in: ScreenName(of: host)) }
    case .unembed(let id):
      let screen = screen(id)
      show { .unembed(ScreenName(of: screen)) }
    default: break
    }
  }

  private func tell(
    _ region: NavigationState.Region, over: ScreenID?, _ isNew: Bool, _ request: NavigationRequest?
  ) {
    guard let modal = region.modal else { return }
    let first = screen(region.first)
    if isNew, region.container != nil { keepContainer(of: region.number, request) }
    let hasRoots = isNew && region.container != nil
    let container = container(ofRegion: region.number)
    let roots = region.roots.map(screen)
    let over = over.map(screen)
    show {
      .present(
        ScreenName(of: first), over: over.map { ScreenName(of: $0) }, style: modal.shownStyle,
        dismissButton: modal.dismissButton,
        holding: hasRoots
          ? .init(container: container.name, titles: roots.map(\.representation.title)) : nil)
    }
  }

  /// Keeps the container and the wireframe of a modal with root items.
  private func keepContainer(of number: UInt32, _ request: NavigationRequest?) {
    containers[number] = requester.container ?? .plain
    if case .presentRootItems(_, let wireframe, _, _, _) = request {
      link.registry?.regionWireframes[number] = wireframe
    }
  }

  private func tell(
    _ content: AlertContent, from sender: any Screen, _ presented: PresentedAlert?
  ) {
    guard let alert = state.alert else { return }
    let presented = presented ?? PresentedAlert(nil)
    presented.prepare(content.fields)
    self.alert = ShownAlert(
      content: content, sender: sender, flow: alert.flow.flatMap(flow), number: alert.number,
      presented: presented)
    let shown = shown(content, from: sender)
    show { .alert(shown) }
  }

  private func tellRoots(_ shown: NavigationState.Shown, of request: NavigationRequest?) {
    switch shown {
    case .install:
      if case .install(_, let container?) = request { changeContainer(of: 0, to: container) }
      let (name, titles) = (container(ofRegion: 0).name, titles(of: state.base.roots))
      show { .install(name, titles()) }
    case .update(let region):
      let (name, titles) = (container(ofRegion: region.number).name, titles(of: region.roots))
      show { .update(name, titles()) }
    case .select(let id):
      let root = screen(id)
      show { .select(root.representation.title) }
    case .detach(let roots):
      let titles = titles(of: roots)
      show { .detach(titles()) }
    case .attach(let roots):
      let titles = titles(of: roots)
      show { .attach(titles()) }
    case .drop(let roots):
      let titles = titles(of: roots)
      show { .drop(titles()) }
    case .openDrawer: show { .openDrawer }
    case .closeDrawer: show { .closeDrawer }
    case .adapt: tellAdaptation(by: request)
    default: break
    }
  }

  private func tellAdaptation(by request: NavigationRequest?) {
    guard case .adapt(_, let container) = request else { return }
    changeContainer(of: 0, to: container ?? self.container(ofRegion: 0))
    for (number, container) in requester.adapted where containers[number] != nil {
      changeContainer(of: number, to: container)
    }
    let (name, titles) = (self.container(ofRegion: 0).name, titles(of: state.base.roots))
    show { .adapt(name, titles()) }
  }

  /// Returns a closure that reads the titles of root items after the whole change.
  private func titles(of roots: [ScreenID]) -> () -> [String] {
    let roots = roots.map(screen)
    return { roots.map(\.representation.title) }
  }

  private func changeContainer(of number: UInt32, to container: WireframeContainer) {
    if let old = containers.updateValue(container, forKey: number) {
      effects.departedContainers.append(old)
    }
  }

  private func tellPlayer(_ shown: NavigationState.Shown, of request: NavigationRequest?) {
    let isAnimated = request?.isAnimated ?? true
    switch shown {
    case .installPlayer:
      guard let player = shownPlayer else { return }
      show(isAnimated: isAnimated) {
        .installPlayer(ScreenName(of: player.screen), player.dock)
      }
    case .removePlayer(let id):
      let screen = screen(id)
      show(isAnimated: isAnimated) { .removePlayer(ScreenName(of: screen)) }
    case .minimize(let id):
      let screen = screen(id)
      show(isAnimated: isAnimated) { .minimize(ScreenName(of: screen)) }
    case .maximize(let id):
      let screen = screen(id)
      show(isAnimated: isAnimated) { .maximize(ScreenName(of: screen)) }
    default: break
    }
  }
}

extension Screen {
  /// The name in the log of the stacks that the screen is the root of.
  fileprivate var stackName: String { representation.title.plainOrLiteral }
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
  /// The visible effects, for the backend and the log, in order.
  var steps: [Step] = []
  /// Answers of alerts and outcomes of flows, in order.
  var deliveries: [Turn] = []
  var endedFlows: [FlowRecord] = []
  /// The flows that have a hold for an answer or for an alert that was put aside.
  var kept: [FlowRecord] = []
  /// The screens that the current request may bring on stage.
  var newcomers: [ScreenID] = []

  /// The changes for observers, in order.
  ///
  /// Like all properties below, they wait for the end of a batch.
  ///
  /// They keep departed screens alive until the stage releases them.
  var changes: [StageChange] = []
  /// The number of changes that have already ended the work of screens.
  private var seenCount = 0
  /// The numbers of departed modals, and the replaced containers.
  ///
  /// Their closures may hold the last reference to an object of the app.
  var departedRegions: [UInt32] = []
  var departedContainers: [WireframeContainer] = []

  /// Takes the changes for observers.
  mutating func takeChanges() -> [StageChange] {
    seenCount = 0
    return exchange(&changes, with: [])
  }

  /// Returns the changes since the last call.
  mutating func newChanges() -> ArraySlice<StageChange> {
    defer { seenCount = changes.count }
    return changes[seenCount...]
  }
}

/// One visible effect of a request: the line for the log, from which the backend's change follows.
///
/// The stage creates the line after the whole change, because titles are code of the app.
@MainActor
struct Step {
  let isAnimated: Bool
  /// True for a change among detached root items.
  var isUnseen = false
  private let style: TransitionStyle?
  private let line: () -> PresentationLog.Entry

  init(
    isAnimated: Bool, style: TransitionStyle?, _ line: @escaping () -> PresentationLog.Entry
  ) {
    (self.isAnimated, self.style, self.line) = (isAnimated, style, line)
  }

  /// Reads titles, and returns the line.
  var entry: PresentationLog.Entry {
    let line = isUnseen ? .unseen(line()) : line()
    return style.map { line.takesStyle ? .styled(line, $0) : line } ?? line
  }
}

extension PresentationLog.Entry {
  /// True if a backend can show the change in more than one way.
  fileprivate var takesStyle: Bool {
    switch PresentationTransition.Change(self)?.verb {
    case .install, .adapt, .update, .select, .showDetail, .embed, .unembed, .push, .pop, .remove,
      .replace, .present, .dismiss:
      true
    case nil, .alert, .closeAlert, .notice, .closeNotice, .installPlayer, .removePlayer, .minimize,
      .maximize,
      .openDrawer, .closeDrawer:
      false
    }
  }
}
