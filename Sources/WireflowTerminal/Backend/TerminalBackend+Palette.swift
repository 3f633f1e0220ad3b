import Wireflow
import WireflowInteraction

extension TerminalBackend {
  /// The commands that are not user actions, with the key for each.
  private static let commands: KeyValuePairs<String, TerminalKey> = [
    "step back": .control("u"), "step forward": .control("y"), "log": .control("l"),
    "tree": .control("t"), "save": .control("s"), "help": .character("?"),
    "quit": .character("q"),
  ]

  /// The commands without a key.
  private static let keylessCommands: KeyValuePairs<String, TerminalCommand> = [
    "share": .shareSession, "map": .drawMap,
  ]

  private static func key(of command: String) -> TerminalKey? {
    commands.first { $0.key == command }?.value
  }

  /// The names of the keys of all commands.
  private static let commandKeys: [String: String] = Dictionary(
    uniqueKeysWithValues: commands.map { name, key in
      switch key {
      case .control(let letter): (name, "Ctrl-\(letter.uppercased())")
      case .character(let letter): (name, "\(letter)")
      default: (name, "")
      }
    })

  /// True while keys go to the palette.
  var isInPalette: Bool { viewpoint.palette != nil && !viewpoint.isTooSmall }

  /// Opens the palette with some text in it.
  func openPalette(_ text: String = "") {
    guard let stage else { return }
    commitEditing()
    let actions = stage.paletteActions(with: wireframes).map { "\($0)" }
    viewpoint.palette = CommandPalette(
      text,
      entries: actions + [#"open ""#] + Self.commands.map(\.key)
        + Self.keylessCommands.map(\.key),
      shortcuts: shortcuts.merging(Self.commandKeys) { own, _ in own })
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
    if let key = Self.key(of: line) {
      closePalette()
      return handle(.key(key))
    }
    if let command = Self.keylessCommands.first(where: { $0.key == line })?.value {
      closePalette()
      return command
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
