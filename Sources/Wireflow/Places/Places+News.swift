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
        if let screen = screens[id] { effects.changes.append(.entered(screen)) }
      case .left(let id, let number):
        left.append(id)
        effects.newestLeft = max(effects.newestLeft, number)
        if let screen = screens[id] { effects.changes.append(.left(screen)) }
      case .departed(let number):
        effects.departedRegions.append(number)
        if let old = containers.removeValue(forKey: number) {
          effects.departedContainers.append(old)
        }
      case .ended(let id, let parent, let isFinished):
        tellEnd(of: id, under: parent, isFinished, id == flow?.id ? deliver : nil)
      case .closedAlert(_, let isAside): tellClosedAlert(by: request, isAside)
      case .shown(let shown): tell(shown, of: request)
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
    show(nil) { isFinished ? .finish(flow.name) : .cancel(flow.name) }
    if let parent = parent.flatMap(self.flow), isLifeless(parent) { state.keepToCheck(parent.id) }
  }

  private func tellClosedAlert(by request: NavigationRequest?, _ isAside: Bool) {
    guard let closed = alert else { return }
    alert = nil
    show(.closeAlert) { .closeAlert(closed.content.title) }
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
  private func show(
    _ command: PresentationCommand?, isAnimated: Bool = true,
    _ line: @escaping () -> PresentationLog.Entry
  ) {
    effects.steps.append(Step(command, isAnimated: isAnimated, style: asker.style, line))
  }

  private func tell(_ shown: NavigationState.Shown, of request: NavigationRequest?) {
    switch shown {
    case .push(let id, let below, let root):
      guard let screen = screens[id], let below = screens[below] else { return }
      show(.push(screen, over: below)) { [self] in .push(name(screen), onto: label(root)) }
    case .pop(let id, let below, let isOne):
      guard let screen = screens[id], let below = screens[below] else { return }
      show(.pop(to: below)) { isOne ? .pop(ScreenName(of: screen)) : .popTo(ScreenName(of: below)) }
    case .remove(let ids, let root):
      let gone = ids.compactMap { screens[$0] }
      show(.remove(gone)) { [self] in .remove(gone.map(name), from: label(root)) }
    case .replace(let old, let new, let isRoot): tellReplacement(of: old, by: new, isRoot)
    case .showDetail(let id, let top, let root):
      guard let screen = screens[id], let top = screens[top] else { return }
      show(.showDetail(screen, beside: top)) { [self] in
        .showDetail(name(screen), beside: label(root))
      }
    case .embed(let id, let host):
      guard let screen = screens[id], let host = screens[host] else { return }
      show(.embed(screen, in: host)) { .embed(ScreenName(of: screen), in: ScreenName(of: host)) }
    case .unembed(let id):
      guard let screen = screens[id] else { return }
      show(.unembed(screen)) { .unembed(ScreenName(of: screen)) }
    case .present(let region, let over, let isNew): tell(region, over: over, isNew, request)
    case .dismiss(let id):
      guard let screen = screens[id] else { return }
      show(.dismiss(screen)) { .dismiss(ScreenName(of: screen)) }
    case .alert:
      if case .alert(let alert, let sender, let presented) = request {
        tell(alert, from: sender, presented)
      }
    case .install, .update, .select, .openDrawer, .closeDrawer, .adapt:
      tellRoots(shown, of: request)
    case .installPlayer, .removePlayer, .minimize, .maximize: tellPlayer(shown, of: request)
    }
  }

  private func tellReplacement(of old: ScreenID, by new: ScreenID, _ isRoot: Bool) {
    guard let old = screens[old], let screen = screens[new] else { return }
    show(.replace(old, with: screen)) { [self] in
      let names = (name(old), name(screen))
      if isRoot { readLabel(of: screen) }
      return .replace(names.0, with: names.1)
    }
  }

  private func tell(
    _ region: NavigationState.Region, over: ScreenID?, _ isNew: Bool, _ request: NavigationRequest?
  ) {
    guard let first = screens[region.first], let modal = region.modal else { return }
    if isNew, region.container != nil { keepContainer(of: region.number, request) }
    let hasRoots = isNew && region.container != nil
    let container = container(ofRegion: region.number)
    let roots = region.roots.compactMap { screens[$0] }
    let over = over.flatMap { screens[$0] }
    show(.present(presentation(of: region, isNew: isNew && !hasRoots))) { [self] in
      let (name, below) = (name(first), over.map(self.name))
      if isNew, !hasRoots { labels[region.first] = name.title.plainOrLiteral }
      return .present(
        name, over: below, style: modal.shownStyle, dismissButton: modal.dismissButton,
        holding: hasRoots
          ? .init(container: container.name, titles: roots.map(readLabel)) : nil)
    }
  }

  /// Keeps the container and the wireframe of a modal with root items.
  private func keepContainer(of number: UInt32, _ request: NavigationRequest?) {
    containers[number] = asker.container ?? .plain
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
    show(.alert(shown.inWords(link.words), from: sender)) { .alert(shown) }
  }

  private func tellRoots(_ shown: NavigationState.Shown, of request: NavigationRequest?) {
    switch shown {
    case .install:
      if case .install(_, let container?) = request { changeContainer(of: 0, to: container) }
      let (name, roots) = (container(ofRegion: 0).name, state.base.roots.compactMap { screens[$0] })
      show(.install(snapshot, cause: .install)) { [self] in .install(name, roots.map(readLabel)) }
    case .update(let region, let level):
      let name = container(ofRegion: region.number).name
      let roots = region.roots.compactMap { screens[$0] }
      show(.update(snapshot(of: region), level: level)) { [self] in
        .update(name, roots.map(readLabel))
      }
    case .select(let id):
      guard let root = screens[id] else { return }
      show(.select(root)) { .select(root.representation.title) }
    case .openDrawer: show(.openDrawer) { .openDrawer }
    case .closeDrawer: show(.closeDrawer) { .closeDrawer }
    case .adapt: tellAdaptation(by: request)
    default: break
    }
  }

  private func tellAdaptation(by request: NavigationRequest?) {
    guard case .adapt(_, let container) = request else { return }
    changeContainer(of: 0, to: container ?? self.container(ofRegion: 0))
    for (number, container) in asker.adapted where containers[number] != nil {
      changeContainer(of: number, to: container)
    }
    let (name, roots) = (
      self.container(ofRegion: 0).name, state.base.roots.compactMap { screens[$0] }
    )
    show(.install(snapshot, cause: .adapt)) {
      .adapt(name, roots.map(\.representation.title))
    }
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
      guard let player = playerPresentation else { return }
      show(.installPlayer(player), isAnimated: isAnimated) {
        .installPlayer(ScreenName(of: player.screen), player.dock)
      }
    case .removePlayer(let id):
      guard let screen = screens[id] else { return }
      show(.removePlayer, isAnimated: isAnimated) { .removePlayer(ScreenName(of: screen)) }
    case .minimize(let id):
      guard let screen = screens[id] else { return }
      show(.minimize, isAnimated: isAnimated) { .minimize(ScreenName(of: screen)) }
    case .maximize(let id):
      guard let screen = screens[id] else { return }
      show(.maximize, isAnimated: isAnimated) { .maximize(ScreenName(of: screen)) }
    default: break
    }
  }

  // MARK: - Names

  private func name(_ screen: any Screen) -> ScreenName { ScreenName(of: screen) }
  private func label(_ root: ScreenID) -> String { labels[root] ?? "" }

  /// Reads the title of a root, and labels its stacks with it for the log.
  @discardableResult
  private func readLabel(of root: any Screen) -> String {
    let title = root.representation.title
    if labels.count > 2 * state.regions.count + 64 { forgetLabels() }
    labels[ScreenID(root)] = title.plainOrLiteral
    return title
  }

  private func forgetLabels() {
    if labels.count > screens.count { labels = labels.filter { screens[$0.key] != nil } }
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
