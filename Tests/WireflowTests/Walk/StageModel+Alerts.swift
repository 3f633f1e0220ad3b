import Wireflow

extension StageModel {
  mutating func show(
    alert id: Int, _ sender: Int, _ onAnswer: [WalkAct], for asker: Int?
  ) -> String? {
    guard isOnStage(sender) else { return "\(name(sender)) is not on stage" }
    let flow = asker ?? owners[sender]
    if let flow { flows[flow]?.alerts += 1 }
    alert = Alert(id: id, sender: sender, flow: flow, onAnswer: onAnswer)
    let anchor = rules(around: sender).anchor(of: id)
    picture.alert = .init(title: WalkName.alert(id), anchor: anchor)
    let place = anchor.map { " at \"\($0)\"" } ?? ""
    show("\(words(alert: id))\(place) [OK, Cancel]")
    return nil
  }

  /// Closes the alert, if there is one.
  mutating func closeAlert(_ answer: String?) {
    guard let shown = alert else { return }
    alert = nil
    picture.alert = nil
    show("close alert \"\(WalkName.alert(shown.id))\"")
    deliveries.append(.answer(shown, answer))
  }

  /// Closes the alert unanswered if its sender is among screens that leave.
  mutating func closeAlert(from leaving: [Int]) {
    guard let alert, leaving.flatMap(picture.withEmbedded).contains(alert.sender) else { return }
    closeAlert(nil)
  }

  mutating func flush() -> String? {
    var kept: [Waiting] = []
    for waiting in line {
      guard case .alert(let id, let sender, let onAnswer) = waiting.request else {
        kept.append(waiting)
        continue
      }
      _ = ignore(words(alert: id), "flushed while it waited")
      let unanswered = Alert(id: id, sender: sender, flow: nil, onAnswer: onAnswer)
      deliveries.append(.answer(unanswered, nil, waiting.hold))
    }
    line = kept
    closeAlert(nil)
    closeDrawers()
    return nil
  }

  /// Brings everything to rest except alerts, as in the background.
  mutating func comeToRest() {
    closeDrawers()
    notify()
    if phase == .idle { finishTurn() }
  }

  private mutating func closeDrawers() {
    while let level = picture.openDrawerLevel {
      picture[region: level].isDrawerOpen = false
      show("close drawer")
    }
  }
}
