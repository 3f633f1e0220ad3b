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
  public internal(set) var corpus: [String: [[ExplorationStep]]]
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
      for (line, script) in BaselineWriter(map: map).lines { add(line, script) }
    }
    lines.sort { $0.order < $1.order }
  }

  init(
    name: String, wireframes: [String], lines: [Line], acceptedTraps: [String: String]
  ) {
    (self.name, self.wireframes, self.lines) = (name, wireframes, lines)
    (corpus, self.acceptedTraps) = ([:], acceptedTraps)
  }

  private mutating func add(_ line: Line, _ script: [ExplorationStep]?) {
    let known = scripts[line.path]
    if let script, known.map({ NavigationMap.isShorter(script, $0) }) ?? true {
      scripts[line.path] = script
    }
    join(line)
  }

  /// Adds a line, or its wireframes to the same line of others.
  private mutating func join(_ line: Line) {
    if let known = lines.firstIndex(where: { $0.path == line.path }) {
      lines[known].wireframes.formUnion(line.wireframes)
    } else {
      lines.append(line)
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
    for line in drift.addedLines { accepting.join(line) }
    accepting.lines.sort { $0.order < $1.order }
    return accepting
  }

  /// Returns this baseline with more scripts.
  package func adding(_ corpus: [String: [[ExplorationStep]]]) -> NavigationBaseline {
    var all = self
    for wireframe in wireframes {
      let known = all.corpus[wireframe] ?? []
      all.corpus[wireframe] = known + (corpus[wireframe] ?? []).filter { !known.contains($0) }
    }
    return all
  }
}
