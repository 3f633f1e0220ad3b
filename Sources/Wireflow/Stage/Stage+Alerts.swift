extension Stage {
  func show(
    _ content: AlertContent, from sender: any Screen,
    _ onAnswer: (@MainActor (AlertContent.Action?) -> Void)?
  ) -> RequestOutcome {
    guard let node = node(of: sender) else { return .ignored(.notOnStage(name(of: sender))) }
    let flow = asker ?? node.owner
    flow?.holds += 1
    alert = ShownAlert(content: content, sender: node, flow: flow, onAnswer: onAnswer)
    show(.alert(shown(content), from: sender), as: .alert(shown(content)))
    return .committed
  }

  func closeAlert(_ answer: AlertContent.Action?) -> RequestOutcome {
    guard let shown = alert else { return .ignored(.noAlert) }
    alert = nil
    show(.closeAlert, as: .closeAlert(shown.content.title))
    deliver(answer, to: shown.onAnswer, for: shown.flow)
    return .committed
  }

  /// Closes the alert unanswered if its sender is among screens that leave.
  func closeAlert(ofAny leaving: some Sequence<ScreenNode>) {
    guard let alert, leaving.contains(where: { $0 === alert.sender }) else { return }
    _ = closeAlert(nil)
  }

  func flush() -> RequestOutcome {
    for waiting in agenda.line {
      guard case .alert(_, _, let onAnswer) = waiting.request else { continue }
      log.append(.ignored(waiting.request.phrase(naming: name), .flushed))
      deliver(nil, to: onAnswer, for: waiting.flow)
    }
    agenda.line.removeAll { if case .alert = $0.request { true } else { false } }
    keepWaitingWireframes()
    if alert != nil { _ = closeAlert(nil) }
    if isMenuOpen { _ = closeMenu() }
    transitions.flush()
    return .committed
  }

  private func deliver(
    _ answer: AlertContent.Action?, to onAnswer: (@MainActor (AlertContent.Action?) -> Void)?,
    for flow: FlowRecord?
  ) {
    agenda.deliveries.append { [weak self] in
      onAnswer?(answer)
      if let flow { self?.drop(holdOn: flow) }
    }
  }

  // What waits behind an alert is one line, first in, first out.

  /// Whether a request waits behind an alert: it shows something in front of everything, or names
  /// a screen that waits.
  func mustWait(_ request: NavigationRequest) -> Bool {
    guard alert != nil || !agenda.line.isEmpty else { return false }
    if request.comesToTheFront { return alert != nil || !isTakingFromLine }
    guard !agenda.line.isEmpty, !isTakingFromLine else { return false }
    let named = request.screens
    return agenda.line.contains { waiting in
      guard let newcomer = waiting.request.newcomer else { return false }
      return named.contains { $0 === newcomer }
    }
  }

  func takeNextInLine() -> Bool {
    guard alert == nil, !agenda.line.isEmpty else { return false }
    isTakingFromLine = true
    take(agenda.line.removeFirst())
    isTakingFromLine = false
    return true
  }
}

extension NavigationRequest {
  /// The screen that it would bring on stage.
  fileprivate var newcomer: (any Screen)? {
    switch self {
    case .push(let screen, _), .replace(_, let screen), .present(let screen, _, _, _): screen
    default: nil
    }
  }
}
