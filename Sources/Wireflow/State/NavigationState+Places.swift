/// Screens in any place: embedding, removing, hiding, going back, and showing a place.
extension NavigationState {
  mutating func embed(_ screen: ScreenID, in host: ScreenID) throws(Refusal) {
    try checkPresent(host)
    try checkAbsent(screen)
    residents[host]?.embedded.append(screen)
    enter(screen, for: newOwner(from: host), in: host)
    show(.embed(screen, in: host))
  }

  mutating func remove(_ screen: ScreenID) throws(Refusal) {
    try checkPresent(screen)
    guard let position = position(of: screen) else { return unembed(screen) }
    if player?.screen == screen { return try removePlayer() }
    if let level = modal(from: screen), regions[level].container == nil {
      return try dismiss(screen)
    }
    guard !isRoot(position) else { throw .screen(.isRoot, screen) }
    take([screen], off: position.stack)
  }

  mutating func unembed(_ screen: ScreenID) {
    closeAlert(ofSenderIn: screen)
    takeOutOfHost(screen)
    leave(screen)
    show(.unembed(screen))
  }

  /// Hides a screen, however it was shown.
  mutating func hide(_ screen: ScreenID) throws(Refusal) {
    try checkPresent(screen)
    if residents[screen]?.host != nil { return unembed(screen) }
    if modal(from: screen) == nil { try pop(screen) } else { try dismiss(screen) }
  }

  /// Goes back one step, as the user would, no matter who made the request.
  mutating func goBack() throws(Refusal) {
    if isRequesterBehindWall, let wall { throw .screen(.behindWall, regions[wall].first) }
    if front.modal == nil, player?.isMaximized == true {
      return try turnPlayer(isMaximized: false)
    }
    guard let top = front.selectedItem?.top, let position = position(of: top) else {
      throw .plain(.noRootItems)
    }
    if !isRoot(position) { return try pop(top) }
    if front.isWall { throw .screen(.notDismissible, top) }
    if front.modal == nil { throw .screen(.isRoot, top) }
    try dismiss(top)
  }

  /// Shows screens above the root of a root item, and dismisses the requester's modals in front.
  mutating func showPlace(_ screens: [ScreenID], in root: ScreenID) throws(Refusal) {
    try checkPresent(root)
    guard let (found, place) = rootItem(root) else { throw .screen(.notOnStage, root) }
    var level = found
    let list = [root] + screens
    let kept = try check(list, asStackOf: root, level, place)
    let count = news.count
    dismissOwnModals(above: level)
    if regions[level].isDocked { level = undock(level) }
    if level == 0, player?.isMaximized == true { try turnPlayer(isMaximized: false) }
    if regions[level].isDrawerOpen { turnDrawer(at: level, isOpen: false) }
    if regions[level].selected != place { try select(root) }
    let detail = Stack.detail(level, place)
    if !self[detail].isEmpty, kept.detail.isEmpty {
      closeAlert { $0.position(of: $1)?.stack == detail }
      pop(detail, downTo: 0)
    }
    do throws(Refusal) {
      try setStack(list, of: root)
    } catch {
      // It changes nothing else where the stack is as wanted.
      if news.count == count { throw error }
    }
  }
}

/// Alerts: shown, closed and put aside.
extension NavigationState {
  mutating func showAlert(from sender: ScreenID) throws(Refusal) {
    try checkPresent(sender)
    if let alert { close(alert) }
    alert = Alert(sender: sender, flow: newOwner(from: sender), number: nextNumber())
    news.append(.alert)
  }

  /// Closes the alert.
  /// - Parameter isMeant: true if the request means the alert that is shown, false if it means
  ///   another one, or nil if it means any.
  mutating func closeAlert(isMeant: Bool?) throws(Refusal) {
    guard let alert else { throw .plain(.noAlert) }
    if isMeant == nil, isRequesterBehindWall { throw .plain(.noAlert) }
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
