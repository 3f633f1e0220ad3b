import Wireflow

extension TerminalBackend {
  /// Handles an event, and returns a command if the owner of the terminal has to act.
  public func handle(_ event: TerminalEvent) -> TerminalCommand? {
    dropNotice()
    switch event {
    case .resize(let size): resize(to: size)
    case .key(let key) where isInPalette: return typeInPalette(key)
    case .paste(let text) where isInPalette:
      viewpoint.palette?.edit { $0.insert(text) }
      invalidate()
    case .click where isInPalette: closePalette()
    case .wheel(_, _, let lines) where isInPalette:
      return typeInPalette(lines < 0 ? .up : .down)
    case .key(.control(let letter)): return control(letter)
    case .key(.character("q")) where viewpoint.isTooSmall: return .quit
    case _ where viewpoint.isTooSmall: break
    case _ where viewpoint.showsHelp: handleInHelp(event)
    case .key(let key): return press(key)
    case .click(let column, let row): click(column: column, row: row)
    case .wheel(let column, let row, let lines): wheel(column: column, row: row, lines: lines)
    case .paste(let text): edit { $0.insert(text) }
    }
    return nil
  }

  private func resize(to size: TerminalSize) {
    let size = size.withinReason
    guard size != viewpoint.size else { return }
    viewpoint.size = size
    viewpoint.followsFocus = true
    invalidate()
    adaptToWidth()
  }

  private func dropNotice() {
    guard viewpoint.notice != nil else { return }
    viewpoint.notice = nil
    invalidate()
  }

  /// Shows a line instead of the keys until the next event.
  func show(notice: String) {
    viewpoint.notice = notice
    invalidate()
  }

  func control(_ letter: Character) -> TerminalCommand? {
    switch letter {
    case "c": return .quit
    case "z": return .suspend
    case "s": return .saveSession
    case "u" where isEditing: edit { $0.clear() }
    case "u": return .stepBack
    case "y": return .stepForward
    case "e": typeSample()
    case "n": goToNextWindow()
    case "w": swapWireframe()
    case "o": openPalette(#"open ""#)
    case "t":
      opensTree = !isTreeOpen
      refreshPanes()
    case "l":
      opensLog = !isLogOpen
      refreshPanes()
    default: break
    }
    return nil
  }

  private func refreshPanes() {
    viewpoint.scrolls[.log] = nil
    viewpoint.scrolls[.tree] = nil
    viewpoint.followsFocus = true
    invalidate()
  }

  /// Scrolls the help, or closes it.
  private func handleInHelp(_ event: TerminalEvent) {
    let help = currentRendering().scrollers.last
    switch event {
    case .wheel(_, _, let lines): scroll(help, lines)
    case .key(.down): scroll(help, 1)
    case .key(.up): scroll(help, -1)
    case .resize, .paste: break
    case .key, .click:
      viewpoint.showsHelp = false
      viewpoint.scrolls[.help] = nil
      invalidate()
    }
  }

  private func click(column: Int, row: Int) {
    let hit = currentRendering().item(column: column, row: row)
    if hit?.target != viewpoint.editing?.target { commitEditing() }
    let drawn = currentRendering()
    guard let hit else {
      if let drawer = drawn.drawer, !drawer.contains(column: column, row: row) { turnDrawer() }
      return
    }
    // Committing a text may have moved or replaced the clicked item.
    guard let item = same(hit.target, hit.name, in: drawn.items), item.name == hit.name else {
      return
    }
    focus(item)
    activate(item)
  }

  private func wheel(column: Int, row: Int, lines: Int) {
    scroll(currentRendering().scroller(column: column, row: row), lines)
  }
}

extension TerminalSize {
  /// The size within limits, so that no picture fills the memory.
  var withinReason: TerminalSize {
    TerminalSize(columns: max(0, min(columns, 2000)), rows: max(0, min(rows, 1000)))
  }
}
