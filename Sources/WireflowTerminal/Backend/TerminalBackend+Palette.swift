import Wireflow
import WireflowInteraction

extension TerminalBackend {
  /// The commands that are not user actions, with the key for each, if it has one.
  private static let commands:
    [(name: String, key: String?, run: @MainActor (TerminalBackend) -> TerminalCommand?)] = [
      ("step back", "Ctrl-U", { _ in .stepBack }),
      ("step forward", "Ctrl-Y", { _ in .stepForward }), ("log", "Ctrl-L", { $0.control("l") }),
      ("tree", "Ctrl-T", { $0.control("t") }), ("save", "Ctrl-S", { _ in .saveSession }),
      ("help", "?", { $0.press(.character("?")) }), ("quit", "q", { _ in .quit }),
      ("share", nil, { _ in .shareSession }), ("map", nil, { _ in .drawMap }),
    ]

  /// The number of rows of a long list that the palette has.
  private static let mostRows = 50

  /// True while keys go to the palette.
  var isInPalette: Bool { viewpoint.palette != nil && !viewpoint.isTooSmall }

  /// Opens the palette with some text in it.
  func openPalette(_ text: String = "") {
    guard let stage else { return }
    commitEditing()
    let actions =
      stage.possibleElements(sampledRows: Self.mostRows).map(\.action)
      + stage.possibleActionsBesideElements
      + (wireframes?.variants.map { .wireframe($0.name) } ?? [])
      + [.adapt(.compact), .adapt(.regular), .wait(.seconds(1)), .background, .foreground]
    var keys = shortcuts
    for command in Self.commands where keys[command.name] == nil {
      keys[command.name] = command.key
    }
    viewpoint.palette = CommandPalette(
      text, entries: actions.map { "\($0)" } + [#"open ""#] + Self.commands.map(\.name),
      shortcuts: keys)
    invalidate()
  }

  /// Lists the further actions of a row, of which Enter performs the marked one.
  func listActions(of item: FocusItem) {
    guard !item.actions.isEmpty else { return }
    var palette = CommandPalette("", entries: item.actions.map { "\($0)" })
    palette.move(1)
    viewpoint.palette = palette
    invalidate()
  }

  func closePalette() {
    viewpoint.palette = nil
    invalidate()
  }

  /// Handles a key in the palette.
  func typeInPalette(_ key: TerminalKey) -> TerminalCommand? {
    guard var palette = viewpoint.palette else { return nil }
    switch key {
    case .control("c"): return .quit
    case .control("z"): return .suspend
    case .escape, .control("g"): return dismissPalette()
    case .enter: return runPalette()
    case .tab: palette.complete()
    case .alt, .pageUp, .pageDown: return nil
    case .up, .backTab, .control("p"): palette.move(-1)
    case .down, .control("n"): palette.move(1)
    case .backspace where palette.text.isEmpty: return dismissPalette()
    case .control("u"): palette.edit { $0.clear() }
    case .character, .backspace, .delete, .left, .right, .home, .end, .control:
      palette.edit { $0.handle(key) }
    }
    viewpoint.palette = palette
    invalidate()
    return nil
  }

  private func dismissPalette() -> TerminalCommand? {
    closePalette()
    return nil
  }

  /// Runs the marked entry, the line, or the entry that the line matches.
  private func runPalette() -> TerminalCommand? {
    guard let palette = viewpoint.palette else { return nil }
    let typed = palette.text.trimmingBlanks
    if palette.isChosen, let match = palette.match { return run(match) }
    if typed.isEmpty { return dismissPalette() }
    let isWhole =
      palette.entries.contains(typed) || (try? UserAction(parsing: typed)) != nil
    return run(isWhole ? typed : palette.match ?? typed)
  }

  private func run(_ line: String) -> TerminalCommand? {
    if line == #"open ""# {
      openPalette(line)
      return nil
    }
    if let command = Self.commands.first(where: { $0.name == line }) {
      closePalette()
      return command.run(self)
    }
    let action: UserAction
    do throws(UserActionParsingError) {
      action = try UserAction(parsing: line)
    } catch {
      return refuse(line, "\(error)")
    }
    guard case .refused(let refusal)? = stage?.perform(action) else {
      closePalette()
      return nil
    }
    return refuse(line, "\(refusal)")
  }

  /// Keeps the line and shows why it was refused.
  private func refuse(_ line: String, _ reason: String) -> TerminalCommand? {
    openPalette(line)
    viewpoint.palette?.message = reason
    return nil
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }
}
