import Foundation
import Wireflow

/// The navigation of an app as a text that a reviewer reads in a diff.
///
/// It joins the maps of one app on several wireframes. What is not the same on all of them bears
/// the names of those that have it.
///
/// ```swift
/// let baseline = NavigationBaseline("Notes", [map])
/// print(baseline.text)
/// ```
public struct NavigationBaseline: Sendable {
  /// One line, and where it stands.
  struct Line: Sendable, Hashable {
    /// The headings above the line, the first of which stands flush left.
    var headings: [String]
    var text: String
    var wireframes: Set<String>
  }

  /// The name of the app.
  public let name: String
  /// The names of the wireframes.
  public private(set) var wireframes: [String]
  var lines: [Line]
  /// The scripts that led random walks to what is seldom found, for each wireframe.
  public let witnesses: [String: [[ExplorationStep]]]
  /// The traps that are accepted, by their names and subjects, with the reasons.
  public var acceptedTraps: [String: String] = [:]
  /// The shortest scripts that show a line, by its text with its headings.
  private(set) var scripts: [[String]: [ExplorationStep]] = [:]

  /// The wireframes on which a limit has ended the exploration.
  private var cutWireframes: Set<String> = []
  /// The events that were tried, in the words of lines.
  private var triedEvents: Set<String> = []

  /// Creates the baseline of an app from its maps, one for each wireframe.
  public init(_ name: String, _ maps: [NavigationMap]) {
    self.name = name
    wireframes = maps.map(\.wireframe)
    witnesses = Dictionary(uniqueKeysWithValues: maps.map { ($0.wireframe, $0.witnesses) })
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
    witnesses: [String: [[ExplorationStep]]], acceptedTraps: [String: String]
  ) {
    (self.name, self.wireframes, self.lines) = (name, wireframes, lines)
    (self.witnesses, self.acceptedTraps) = (witnesses, acceptedTraps)
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

  /// Returns true if the exploration would have come to a line of another baseline, if it were
  /// there still.
  ///
  /// It would not if a limit has ended it, or if the options do not have the link, the fault or the
  /// other event.
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
    guard witnesses.contains(where: { !$0.value.isEmpty }) else { return "" }
    var text = "\nwitnesses\n"
    for wireframe in wireframes {
      for (number, witness) in (witnesses[wireframe] ?? []).enumerated() {
        text += "  \(wireframe) \(number + 1)\n"
        for step in witness { text += "    \(step)\n" }
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
  /// The sections in their order, and in each of them the headings before what stands under them.
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
