/// Alerts: shown, closed and put aside.
extension NavigationState {
  mutating func showAlert(from sender: ScreenID) throws(Refusal) {
    try checkPresent(sender)
    if let alert { close(alert) }
    alert = Alert(sender: sender, flow: newOwner(from: sender), number: nextNumber())
    show(.alert)
  }

  /// Closes the alert.
  /// - Parameter isMeant: true if the request means the alert that is shown, false if it means
  ///   another one, or nil if it means any.
  mutating func closeAlert(isMeant: Bool?) throws(Refusal) {
    guard let alert else { throw .plain(.noAlert) }
    if isMeant == nil, isAskerBehindWall { throw .plain(.noAlert) }
    if isMeant == false { throw .plain(.alreadyThere) }
    close(alert)
  }

  /// Closes the alert unanswered if its sender's outermost host fulfils a condition.
  mutating func closeAlert(where isMeant: (_ state: Self, _ sender: ScreenID) -> Bool) {
    if let alert, isMeant(self, outermostHost(of: alert.sender)) { close(alert) }
  }

  /// Closes the alert unanswered if its sender is a screen or is embedded in it.
  mutating func closeAlert(ofSenderIn screen: ScreenID) {
    if let alert, stands(alert.sender, in: screen) { close(alert) }
  }

  mutating func close(_ alert: Alert, isAside: Bool = false) {
    self.alert = nil
    news.append(.closedAlert(alert.number, isAside: isAside))
  }
}
