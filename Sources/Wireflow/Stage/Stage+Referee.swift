extension Stage {
  /// Judges a request on the state as it is: the rows of the referee's table.
  ///
  /// That is the stage's own work: what a backend asks for while it shows a change is judged after
  /// it, when the change is complete.
  func judge(_ request: NavigationRequest, allowedBy: [FlowRecord] = []) -> RequestOutcome {
    agenda.takenCount += 1
    if alert != nil || agenda.hasWaitingRequests, let list = whereToWait(request, by: asker) {
      return keep(request, through: nil, for: asker, isUserRequest, in: list)
    }
    if !guards.isEmpty, let outcome = consultGuards(about: request, allowedBy: allowedBy) {
      return outcome
    }
    let outcome = inPhase(.working) { referee(request) }
    if case .ignored(let reason) = outcome { ignore(request, because: reason) }
    if !transitions.isMerging { notifyObservers() }
    return outcome
  }

  /// Writes that a request changed nothing, and why.
  @discardableResult
  func ignore(_ request: NavigationRequest, because reason: IgnoredReason) -> RequestOutcome {
    agenda.takenCount += 1
    log.append(.ignored(request.phrase(naming: name), reason))
    return .ignored(reason)
  }

  private func referee(_ request: NavigationRequest) -> RequestOutcome {
    switch request {
    case .push(let screen, let sender): push(screen, from: sender)
    case .pop(let screen): pop(screen)
    case .popTo(let screen): pop(to: screen)
    case .popToRoot(let screen): popToRoot(of: screen)
    case .replace(let old, let new): replace(old, with: new)
    case .install(let items, let container): install(items, in: container ?? self.container)
    case .select(let screen): select(screen)
    case .present(let screen, let sender, let style, let button):
      present(screen, from: sender, style: style, dismissButton: button)
    case .dismiss(let screen): dismiss(screen)
    case .dismissAll: dismissAll()
    case .alert(let alert, let sender, let onAnswer): show(alert, from: sender, onAnswer)
    case .closeAlert(let answer): closeAlert(answer)
    case .show(let screen, let sender): push(screen, from: sender)
    case .hide(let screen): hide(screen)
    case .installMinimizable(let player, let animated):
      installMinimizable(player, isAnimated: animated)
    case .removeMinimizable(let animated): removeMinimizable(isAnimated: animated)
    case .minimize(let animated): minimize(isAnimated: animated)
    case .maximize(let animated): maximize(isAnimated: animated)
    case .openMenu: openMenu()
    case .closeMenu: closeMenu()
    case .adapt(_, let container): adapt(to: container ?? self.container)
    case .flush: flush()
    }
  }

  /// Sends a command on its way to the backend, and writes its line.
  func show(
    _ command: PresentationCommand, as entry: PresentationLog.Entry, isAnimated: Bool = true
  ) {
    log.append(entry, isMerged: transitions.hasMerged)
    var shownBy: ObjectIdentifier?
    if let removal, isUserRequest { shownBy = removal.matches(command) }
    transitions.add(command, isAnimated: isAnimated && animatesTransitions, shownBy: shownBy)
  }

  /// Shows the whole live tree in the place of all that is shown.
  func showAll(because cause: PresentationCommand.InstallCause) {
    guard !transitions.isMerging else { return transitions.showAllAfterMerging(because: cause) }
    transitions.add(.install(snapshot, cause: cause), isAnimated: false)
  }

  /// Merges what is shown inside into one transition, as part of one request.
  func merging(_ body: () -> Void) {
    transitions.beginMerging()
    body()
    transitions.endMerging()
  }

  /// Puts a screen on stage, as that of the flow that asks or else of its sender's.
  @discardableResult
  func enter(_ screen: any Screen, on stack: ScreenStack, sender: ScreenNode?) -> ScreenNode {
    let node = ScreenNode(screen, in: stack, at: stack.nodes.count)
    stack.nodes.append(node)
    nodes[ObjectIdentifier(screen)] = node
    (asker ?? sender?.owner)?.adopt(node)
    if !observers.isEmpty { changes.append(.entered(screen)) }
    return node
  }

  /// Takes a screen out of the table; its place in the stack is the caller's.
  func leave(_ node: ScreenNode) {
    nodes[ObjectIdentifier(node.screen)] = nil
    node.presented?.presenter = nil
    if !node.scheduled.isEmpty { for work in node.scheduled.values { work.cancel() } }
    if let flow = node.owner {
      flow.release(node)
      if flow.screenCount == 0 { agenda.suspects.append(flow) }
    }
    if !observers.isEmpty { changes.append(.left(node.screen)) }
  }
}
