import Wireflow
import WireflowInteraction

extension TerminalBackend {
  /// Handles a key, either for the field being edited or for the app.
  func press(_ key: TerminalKey) -> TerminalCommand? {
    if isEditing {
      typeKey(key)
      return nil
    }
    // The focus may have to move to what has appeared since the last picture.
    _ = currentRendering()
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
    case .character(let character): return press(character)
    case .alt(let character): pressWithAlt(character)
    case .backspace, .delete, .control: break
    }
    return nil
  }

  private func press(_ character: Character) -> TerminalCommand? {
    switch character {
    case "q": return .quit
    case "?":
      viewpoint.showsHelp = true
      invalidate()
    case " ": focusedItem.map(activate)
    case "i": if focusedItem?.isEditable == true { focusedItem.map(activate) }
    case "/": search()
    case ":": openPalette()
    case "a": focusedItem.map(listActions)
    case "k": move(.up)
    case "j": move(.down)
    case "h": move(.left)
    case "l": move(.right)
    case "g": leap(toEnd: false)
    case "G": leap(toEnd: true)
    case "m": turnPlayer()
    case "0": turnDrawer()
    case "1"..."9": character.wholeNumberValue.map { select($0 - 1) }
    default: break
    }
    return nil
  }

  /// Performs the effect of an item.
  func activate(_ item: FocusItem) {
    switch item.activation {
    case .perform(let action, let target):
      if item.isRow, leadsBeside(item) { break }
      let front = shown.frontPage?.id
      perform(action, on: target)
      guard item.isRow, let detail = shown.frontPage?.id, detail != front else { break }
      opened = (FocusMemory(item), detail)
    case .goToWindow(let link): goToWindow(link)
    case .edit: edit { $0.moveToEnd() }
    case .listActions: listActions(of: item)
    case .scroll: break
    }
  }

  /// Moves the focus into the screen beside a row, if that row opened the screen.
  private func leadsBeside(_ item: FocusItem) -> Bool {
    guard let opened, opened.row == FocusMemory(item), opened.detail == shown.frontPage?.id,
      let inside = home(in: currentRendering())
    else { return false }
    focus(inside)
    return true
  }

  /// Edits the search field, or the first field if there is none.
  private func search() {
    let fields = currentRendering().items.filter(\.isEditable)
    guard let field = fields.first(where: \.isSearch) ?? fields.first else {
      return show(notice: "There is no field to search in")
    }
    focus(field)
    activate(field)
  }

  /// Selects a root item by its index, if it is reachable.
  private func select(_ place: Int) {
    let region = shown.drawer
    guard region.rootItems.indices.contains(place) else { return }
    perform(region.rootItems[place].select, on: .init(region.id))
  }

  /// Turns to the page that lies in a direction, and returns false if there is none.
  func turnPage(_ direction: FocusDirection) -> Bool {
    let region = shown.frontRegion
    guard [.base, .modal].contains(shown.front), !direction.isVertical, let turns = region.turns
    else { return false }
    let isForward = (direction == .right) != shown.words.isRightToLeft
    guard let action = isForward ? turns.next : turns.previous else { return false }
    perform(action, on: .init(region.id))
    return true
  }

  func turnDrawer() {
    let region = shown.drawer
    perform(region.closeDrawer ?? region.openDrawer, on: .init(region.id))
  }

  private func turnPlayer() {
    if let page = shown.frontPage, page.isMinimizable {
      return perform(.minimize, on: .init(page.id))
    }
    guard let player = shown.player else { return }
    perform(player.minimize ?? player.maximize, on: .init(player.id))
  }

  /// Goes back one step, or closes the front layer.
  ///
  /// At a root and on a wall, this has no effect.
  private func goBack() {
    if viewpoint.focus?.isPane == true, let home = home(in: currentRendering()) {
      return focus(home)
    }
    if let target = shown.escapeTarget { perform(shown.escape, on: target) }
  }

  /// Performs an action on a target in the picture, and shows the reason if it is refused.
  func perform(_ action: UserAction?, on target: StagePicture.Target) {
    guard let stage, let action else { return }
    let outcome = stage.perform(action, on: target)
    if case .refused(let refusal) = outcome { viewpoint.notice = "Not possible: \(refusal.reason)" }
    invalidate()
  }
}

/// The shortcuts with Command, which a terminal user presses with Alt.
extension TerminalBackend {
  /// Performs the effect of a shortcut, even while the user edits a field.
  func pressWithAlt(_ character: Character) {
    let shortcut = ScreenContent.Shortcut(altKey: character)
    guard let item = shown.menuItem(for: shortcut, whileTyping: isEditing) else { return }
    if isEditing {
      commitEditing()
      // The typed text may have changed the page.
      guard shown.menuItem(for: shortcut)?.id == item.id else { return }
    }
    perform(item.effect)
  }

  /// The keys with the same effects as actions, by the action.
  var shortcuts: [String: String] {
    var keys: [String: String] = [:]
    for item in shown.menuItems {
      guard let action = item.action, let key = item.shortcut?.altKey else { continue }
      keys["\(action)"] = key
    }
    return keys
  }

  private func perform(_ effect: StagePicture.MenuItem.Effect?) {
    switch effect {
    case .perform(let action, let target): perform(action, on: target)
    case .focus(let id):
      let field = currentRendering().items.first { item in
        if case .edit(let element, _) = item.activation { element.id == id } else { false }
      }
      guard let field else { return }
      focus(field)
      activate(field)
    case nil: break
    }
  }
}

extension ScreenContent.Shortcut {
  /// Creates the shortcut with Command whose key is pressed with Alt.
  fileprivate init(altKey character: Character) {
    self =
      character == "\r"
      ? Self(.return)
      : Self(.init(character), character.isUppercase ? [.command, .shift] : .command)
  }

  /// The key to press in a terminal, or nil if a terminal cannot distinguish it from others.
  fileprivate var altKey: String? {
    let isShifted = modifiers == [.command, .shift]
    if self == Self(.return) { return "Alt-Enter" }
    guard isShifted || modifiers == .command, key.name.count == 1,
      let character = key.name.first, character.isASCII, character.isLetter || !isShifted
    else { return nil }
    let typed = isShifted ? key.name.uppercased() : key.name
    // With these characters, other sequences begin or end.
    return ["O", "P", "X", "[", "\\", "]", "^", "_"].contains(typed) ? nil : "Alt-\(typed)"
  }
}
