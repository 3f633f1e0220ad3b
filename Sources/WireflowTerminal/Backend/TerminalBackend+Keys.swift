import Wireflow

extension TerminalBackend {
  /// Does what a key means: to a field that is typed into, or else to the app.
  func press(_ key: TerminalKey) -> TerminalCommand? {
    if isEditing {
      typeKey(key)
      return nil
    }
    switch key {
    case .up: move(.up)
    case .down: move(.down)
    case .left: move(.left)
    case .right: move(.right)
    case .pageUp: page(.up)
    case .pageDown: page(.down)
    case .home: leap(toEnd: false)
    case .end: leap(toEnd: true)
    case .tab: step(by: 1)
    case .backTab: step(by: -1)
    case .enter: focusedItem.map(activate)
    case .escape: goBack()
    case .backspace: edit { $0.deleteBackward() }
    case .delete: edit { $0.deleteForward() }
    case .character(let character): return press(character)
    case .control: break
    }
    return nil
  }

  private func press(_ character: Character) -> TerminalCommand? {
    if focusedItem?.isEditable == true {
      edit { $0.insert(String(character)) }
      return nil
    }
    switch character {
    case "q": return .quit
    case "?":
      viewpoint.showsHelp = true
      invalidate()
    case " ": focusedItem.map(activate)
    case "m": turnPlayer()
    case "0": turnDrawer()
    case "1"..."9": character.wholeNumberValue.map { select($0 - 1) }
    default: break
    }
    return nil
  }

  /// Does what an item is for.
  func activate(_ item: FocusItem) {
    switch item.activation {
    case .perform(let action, let subject): perform(action, on: subject)
    case .edit: edit { $0.moveToEnd() }
    }
  }

  /// Selects a root item by its place, if the user can reach it.
  private func select(_ place: Int) {
    let region = shown.drawer
    guard region.rootItems.indices.contains(place) else { return }
    perform(region.rootItems[place].select, on: region.id)
  }

  func turnDrawer() {
    let region = shown.drawer
    perform(region.closeDrawer ?? region.openDrawer, on: region.id)
  }

  private func turnPlayer() {
    guard let player = shown.player else { return }
    perform(player.minimize ?? player.maximize, on: player.id)
  }

  /// Goes back one step, or closes what is in front.
  ///
  /// At a root there is nothing to do.
  private func goBack() {
    switch shown.front {
    case .alert: if let alert = shown.alert { perform(alert.escape, on: alert.id) }
    case .drawer: turnDrawer()
    case .modal, .player: if let page = shown.frontPage { perform(.back, on: page.id) }
    case .base:
      if let page = shown.frontPage, page.backTitle != nil { perform(.back, on: page.id) }
    }
  }

  /// Lets the user do something with what is shown, and says so where it was not possible.
  func perform(_ action: UserAction?, on subject: StagePicture.ID) {
    guard let stage, let action else { return }
    let outcome = stage.perform(action, on: subject)
    if case .refused(let refusal) = outcome { viewpoint.notice = "Not possible: \(refusal.reason)" }
    invalidate()
  }
}
