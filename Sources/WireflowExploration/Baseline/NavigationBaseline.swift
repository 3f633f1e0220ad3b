import Foundation
import Wireflow

/// The navigation of an app as a text that reviewers read in a diff.
///
/// A baseline joins the maps of one app on several wireframes. A line that only some wireframes
/// have ends with their names.
///
/// ```swift
/// let baseline = NavigationBaseline("Notes", [map])
/// print(baseline.text)
/// ```
public struct NavigationBaseline: Sendable {
  /// One line, and its headings.
  struct Line: Sendable, Hashable {
    /// The headings above the line, the outermost first.
    var headings: [String]
    var text: String
    var wireframes: Set<String>
  }

  /// The name of the app.
  public let name: String
  /// The names of the wireframes.
  public private(set) var wireframes: [String]
  var lines: [Line]
  /// The scripts that show what the search breadth first misses, for each wireframe.
  public let corpus: [String: [[ExplorationStep]]]
  /// The reasons for accepted traps, by the traps' names.
  public var acceptedTraps: [String: String] = [:]
  /// The shortest script that shows each line, by the line's headings and text.
  private(set) var scripts: [[String]: [ExplorationStep]] = [:]

  /// The wireframes on which a limit ended the exploration.
  private var cutWireframes: Set<String> = []
  /// The tried events, in the words of lines.
  private var triedEvents: Set<String> = []

  /// Creates the baseline of an app from its maps, one for each wireframe.
  public init(_ name: String, _ maps: [NavigationMap]) {
    self.name = name
    wireframes = maps.map(\.wireframe)
    corpus = Dictionary(uniqueKeysWithValues: maps.map { ($0.wireframe, $0.corpus) })
    lines = []
    for map in maps {
      if map.stop != nil { cutWireframes.insert(map.wireframe) }
      triedEvents.formUnion(map.offeredEvents)
      for line in BaselineWriter(map: map).lines { add(line, of: map) }
    }
    lines.sort { $0.order < $1.order }
  }

  init(
    name: String, wireframes: [String], lines: [Line],
    corpus: [String: [[ExplorationStep]]], acceptedTraps: [String: String]
  ) {
    (self.name, self.wireframes, self.lines) = (name, wireframes, lines)
    (self.corpus, self.acceptedTraps) = (corpus, acceptedTraps)
  }

  private mutating func add(_ line: BaselineWriter.Line, of map: NavigationMap) {
    let key = line.headings + [line.text]
    if let script = line.script, scripts[key].map({ NavigationMap.isShorter(script, $0) }) ?? true {
      scripts[key] = script
    }
    let known = lines.firstIndex { $0.headings == line.headings && $0.text == line.text }
    if let known {
      lines[known].wireframes.insert(map.wireframe)
    } else {
      lines.append(
        Line(headings: line.headings, text: line.text, wireframes: [map.wireframe]))
    }
  }

  /// Returns true if the exploration would have found a line of another baseline, had the line
  /// still existed.
  ///
  /// The exploration may miss a line if a limit ended it, or if its options lack the line's link,
  /// fault or other event.
  func hasTried(_ line: Line) -> Bool {
    guard line.wireframes.intersection(wireframes).isDisjoint(with: cutWireframes) else {
      return false
    }
    return comparesEvent(of: line)
  }

  /// Returns false for a line of an event that was not among the options.
  func comparesEvent(of line: Line) -> Bool {
    let cause = line.text.range(of: " -> ").map { String(line.text[..<$0.lowerBound]) } ?? ""
    let words = ["open \"", "do ", "restart", "adapt ", "background"]
    guard words.contains(where: cause.hasPrefix) else { return true }
    return triedEvents.contains(cause) || cause == "open any link" && offersLinks
  }

  private var offersLinks: Bool { triedEvents.contains { $0.hasPrefix("open ") } }

  /// Returns the part of the baseline for some of its wireframes.
  package func limited(to names: [String]) -> NavigationBaseline {
    var part = self
    part.lines = lines.compactMap { line in
      var line = line
      line.wireframes.formIntersection(names)
      return line.wireframes.isEmpty ? nil : line
    }
    part.wireframes = wireframes.filter(names.contains)
    return part
  }

  /// Returns this baseline with the changes of a drift to a newer one.
  ///
  /// Lines that a limit kept from being tried stay.
  package func accepting(
    _ drift: NavigationDrift, to new: NavigationBaseline
  ) -> NavigationBaseline {
    var accepting = self
    accepting.lines.removeAll(where: Set(drift.lostLines).contains)
    accepting = accepting.limited(to: new.wireframes)
    accepting.wireframes = new.wireframes
    // A line that stays on one wireframe may be new on another one.
    for line in drift.addedLines {
      if let known = accepting.lines.firstIndex(where: { $0.path == line.path }) {
        accepting.lines[known].wireframes.formUnion(line.wireframes)
      } else {
        accepting.lines.append(line)
      }
    }
    accepting.lines.sort { $0.order < $1.order }
    return accepting
  }

  /// The text of the file.
  public var text: String {
    var text = """
      # Navigation of \(name), found by running it. Do not edit, but for reasons under "accepted".
      format 1
      wireframes \(wireframes.joined(separator: ", "))

      """
    var headings: [String] = []
    for line in lines {
      if line.headings.first != headings.first { text += "\n" }
      let same = zip(line.headings, headings).prefix { $0 == $1 }.count
      for depth in same..<max(same, line.headings.count) {
        text += Self.indent(depth) + line.headings[depth] + "\n"
      }
      headings = line.headings
      text += Self.indent(headings.count) + line.text + mark(line) + "\n"
      headings.append(line.text)
    }
    return text + acceptedText + witnessText
  }

  private var acceptedText: String {
    guard !acceptedTraps.isEmpty else { return "" }
    return "\naccepted\n"
      + acceptedTraps.sorted { $0.key < $1.key }.map { "  \($0): \($1.literal)\n" }.joined()
  }

  private var witnessText: String {
    guard corpus.contains(where: { !$0.value.isEmpty }) else { return "" }
    var text = "\nwitnesses\n"
    for wireframe in wireframes {
      for (number, script) in (corpus[wireframe] ?? []).enumerated() {
        text += "  \(wireframe) \(number + 1)\n"
        for step in script { text += "    \(step)\n" }
      }
    }
    return text
  }

  /// Returns the names of the wireframes that have a line, unless all do.
  func mark(_ line: Line) -> String {
    guard line.wireframes.count < wireframes.count else { return "" }
    return "  @ " + wireframes.filter(line.wireframes.contains).joined(separator: " ")
  }

  static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

extension NavigationBaseline.Line {
  /// The headings and the text.
  var path: [String] { headings + [text] }

  /// The key that sorts lines by section, and each heading before the lines below it.
  var order: String {
    ([Self.rank(headings.first ?? text)] + headings + [text]).joined(separator: "\u{1}")
  }

  private static func rank(_ heading: String) -> String {
    let sections = [
      "start", "anywhere", "window", "root", "modal", "player", "flows", "refused", "unreached",
    ]
    return String(sections.firstIndex { heading.hasPrefix($0) } ?? sections.count)
  }
}
