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
    case .perform(let action): perform(action)
    case .select(let place): select(place)
    case .edit: edit { $0.moveToEnd() }
    }
  }

  /// Selects a root item by its place, if the user can reach it.
  private func select(_ place: Int) {
    let ways = (stage?.possibleActions ?? []).filter { action in
      if case .select = action { true } else { false }
    }
    if ways.indices.contains(place) { perform(ways[place]) }
  }

  private func turnDrawer() {
    let scene = currentScene()
    guard scene.reachable.navigation == .drawer else { return }
    switch scene.front {
    case .drawer: perform(.closeDrawer)
    case .roots: perform(.openDrawer)
    case .modal: if !scene.reachable.roots.isEmpty { perform(.openDrawer) }
    case .alert, .player: break
    }
  }

  private func turnPlayer() {
    let scene = currentScene()
    guard scene.player != nil else { return }
    switch scene.front {
    case .player: perform(.minimize)
    case .roots: perform(.maximize)
    case .alert, .drawer, .modal: break
    }
  }

  /// Goes back one step, or closes what is in front.
  ///
  /// At a root there is nothing to do.
  private func goBack() {
    let scene = currentScene()
    switch scene.front {
    case .alert: if let answer = scene.alert?.escape { perform(.choose(.init(answer.title))) }
    case .drawer: perform(.closeDrawer)
    case .modal, .player: perform(.back)
    case .roots: if scene.pages.last?.backTitle != nil { perform(.back) }
    }
  }

  /// Lets the user do something, and says so where it was not possible.
  func perform(_ action: UserAction) {
    guard let stage else { return }
    let outcome = stage.perform(action)
    if case .refused(let refusal) = outcome { viewpoint.notice = "Not possible: \(refusal.reason)" }
    // What changed may be observable or not, so all is read anew.
    invalidateScene()
  }
}
