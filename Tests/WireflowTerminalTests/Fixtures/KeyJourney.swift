import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTesting

@testable import WireflowTerminal

/// The keys of a user, and whatever follows each of them, as text.
///
/// The keys are words: `Enter`, `Down*3`, `^l` with Control, `Alt-n`, `'text'` letter by letter,
/// `Paste'text'`, `Click'Done'`, `Click5,3`, `Wheel10,10,3`, `Size20x5`, and `Tab/5` for five keys that are
/// told one by one. `App` is the app's next act, and `Picture` the whole screen.
@MainActor
struct KeyJourney {
  typealias Act = @MainActor (TerminalRig) -> Void

  let name: String
  private let rig: TerminalRig
  private let keys: String
  private let acts: [Act]

  init(
    _ name: String, on wireframe: WireframeVariant = .tabBar, size: (Int, Int) = (80, 24),
    after actions: [UserAction] = [], _ keys: String, acts: [Act] = [],
    app: (any ApplicationWireframe) -> any MainFlowCoordinator = { BazaarFlow($0) }
  ) {
    (self.name, self.keys, self.acts) = (name, keys, acts)
    rig = TerminalRig(wireframe, columns: size.0, rows: size.1, app: app)
    for action in actions { rig.perform(action) }
  }

  /// What follows each key: a command, lines of the log, and the lines in focus and at the bottom.
  var transcript: String {
    var (lines, seen, acts) = (["# \(name)"], Seen(rig), acts[...])
    lines += seen.texts
    for match in keys.matches(of: /[A-Za-z]*'[^']*'\S*|\S+/) {
      let word = String(match.output)
      let shown = word.debugDescription.dropFirst().dropLast()
      lines.append(String(shown).replacing("\\\"", with: "\""))
      if word == "Picture" {
        lines += rig.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .map { "    |\($0)" }
        continue
      }
      let events = Self.events(word, rig)
      for (number, event) in events.enumerated() {
        var command: TerminalCommand?
        let log = rig.lines {
          if let event { command = rig.send(event) } else { acts.popFirst()?(rig) }
        }
        lines += log.map { "    \($0)" }
        if let command { lines.append("  command \(command)") }
        guard word.contains("/"), number + 1 < events.count else { continue }
        lines += seen.changes(in: rig)
      }
      lines += seen.changes(in: rig)
    }
    if let fault = rig.fault { lines.append("  fault \(fault)") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension KeyJourney {
  /// The parts of the screen that a user watches.
  @MainActor
  private struct Seen {
    var texts: [String]

    init(_ rig: TerminalRig) {
      let grid = rig.grid
      let lines = grid.text.split(separator: "\n", omittingEmptySubsequences: false)
      var focus = "  at nothing"
      if let cursor = grid.cursor {
        let cells = grid[row: cursor.row].enumerated().filter { $0.element.width > 0 }
        let text = cells.map { ($0.offset == cursor.column ? "‸" : "") + "\($0.element.character)" }
        focus = "  at \(Self.spaced(text.joined()))"
      } else if let item = rig.backend.focusedItem {
        let cells = grid[row: item.visible.row].dropFirst(item.visible.column)
        let text = cells.prefix(item.visible.columns).filter { $0.width > 0 }.map(\.character)
        focus = "  at \(Self.spaced(String(text)))"
      }
      texts = [focus, "  says \(Self.spaced(String(lines.dropLast().last ?? "")))"]
    }

    mutating func changes(in rig: TerminalRig) -> [String] {
      let old = texts
      texts = Self(rig).texts
      return zip(old, texts).filter { $0 != $1 }.map(\.1)
    }

    private static func spaced(_ text: String) -> String {
      text.split(separator: " ").joined(separator: " ")
    }
  }

  private static let names: [String: TerminalKey] = [
    "Enter": .enter, "Esc": .escape, "Tab": .tab, "BackTab": .backTab, "Up": .up, "Down": .down,
    "Left": .left, "Right": .right, "Home": .home, "End": .end, "PageUp": .pageUp,
    "PageDown": .pageDown, "Backspace": .backspace, "Delete": .delete, "Space": .character(" "),
    "Alt-Enter": .alt("\r"),
  ]

  /// The events of a word, of which nil is an act of the app.
  private static func events(_ word: String, _ rig: TerminalRig) -> [TerminalEvent?] {
    let numbers = word.matches(of: /-?\d+/).compactMap { Int($0.output) }
    if let match = word.wholeMatch(of: /([A-Za-z]*)'([^']*)'/) {
      let text = String(match.2)
      switch match.1 {
      case "Paste": return [.paste(text)]
      case "Click":
        let frame = rig.backend.currentRendering().items.first { $0.name == text }?.visible
        return [.click(column: frame?.column ?? -1, row: frame?.row ?? -1)]
      default: return text.map { .key(.character($0)) }
      }
    }
    switch word.prefix(4) {
    case "App": return [nil]
    case "Clic": return [.click(column: numbers[0], row: numbers[1])]
    case "Whee": return [.wheel(column: numbers[0], row: numbers[1], lines: numbers[2])]
    case "Size": return [.resize(TerminalSize(columns: numbers[0], rows: numbers[1]))]
    default: break
    }
    let parts = word.count > 1 ? word.split(whereSeparator: "*/".contains) : [word[...]]
    let name = String(parts[0])
    let key =
      names[name]
      ?? (name.hasPrefix("^")
        ? .control(name.last ?? "?")
        : name.hasPrefix("Alt-") ? .alt(name.last ?? "?") : .character(name.last ?? "?"))
    return Array(repeating: .key(key), count: parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
  }
}

/// Compares the transcripts of journeys with a snapshot.
@MainActor
func expectJourneys(
  _ journeys: [KeyJourney], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: journeys.map(\.transcript).joined(separator: "\n"), fileID: fileID, filePath: filePath,
    function: function, line: line, column: column)
}
