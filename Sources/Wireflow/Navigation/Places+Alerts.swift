/// Alerts: shown, closed and put aside.
extension Places {
  func show(
    _ content: AlertContent, from sender: any Screen, as presented: PresentedAlert?
  ) throws(Refusal) {
    if presented?.isClosed == true { throw .plain(.closed) }
    let page = try find(sender)
    if content.style == .actionSheet, !content.fields.isEmpty { throw .plain(.noRoomForFields) }
    closeAlert { _ in true }
    let flow = owner(page)
    flow?.holds.keeping += 1
    undo({ flow?.holds.keeping -= 1 })
    let presented = presented ?? PresentedAlert(nil)
    presented.prepare(content.fields)
    setAlert(
      ShownAlert(
        content: content, sender: page, flow: flow, number: nextNumber(), presented: presented))
    let shown = shown(content, from: page)
    show(.alert(shown.inWords(link.words), from: sender)) { .alert(shown) }
  }

  private func setAlert(_ new: ShownAlert?) {
    let before = alert
    alert = new
    undo({ self.alert = before })
  }

  /// Closes the alert, or a certain one, with an answer or unanswered.
  func closeAlert(_ answer: AlertContent.Action?, of meant: PresentedAlert?) throws(Refusal) {
    guard let alert else { throw .plain(.noAlert) }
    if meant == nil, isAskerBehindWall { throw .plain(.noAlert) }
    if let meant, alert.presented !== meant { throw .plain(.alreadyThere) }
    close(alert, answer)
  }

  /// Closes the alert unanswered if its sender's outermost page fulfils a condition.
  func closeAlert(where isMeant: (_ sender: Page) -> Bool) {
    if let alert, isMeant(alert.sender.outermostHost) { close(alert, nil) }
  }

  /// Closes the alert unanswered if its sender is a page or is embedded in it.
  func closeAlert(ofSenderIn page: Page) {
    if let alert, alert.sender.isOrStands(in: page) { close(alert, nil) }
  }

  func close(_ alert: ShownAlert, _ answer: AlertContent.Action?) {
    hide(alert)
    effects.deliveries.append(
      Turn(
        .answer(answer.map(alert.answer), alert.presented, of: alert.flow),
        holding: alert.flow.map { .keeping($0) }))
  }

  /// Hides the alert, which returns once the wall in front of it has gone.
  func putAlertAside() {
    if let alert { hide(alert) }
  }

  private func hide(_ alert: ShownAlert) {
    setAlert(nil)
    show(.closeAlert) { .closeAlert(alert.content.title) }
  }

  /// Returns an alert as its container shows it, without secrets.
  func shown(_ content: AlertContent, from sender: Page) -> AlertContent {
    var shown = content
    shown.fields = content.fields.map(\.withoutSecrets)
    if !container(of: sender.region ?? base).anchorsActionSheets { shown.anchor = nil }
    return shown
  }
}
