import Foundation
import Wireflow
import WireflowInteraction

/// The position of a syntax error in a baseline, and its reason.
public struct NavigationBaselineError: Error, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted in characters from 1.
  public let column: Int
  /// The mistake, and the expected text.
  public let message: String

  /// The place and the mistake.
  public var description: String { "\(line):\(column): error: \(message)" }
}

extension NavigationBaseline {
  /// Reads the baseline of an app from the text of its file.
  ///
  /// ``readScripts(_:)`` adds the scripts of the second file.
  public init(parsing text: String, name: String) throws(NavigationBaselineError) {
    var parser = BaselineParser()
    var known: (text: String, number: Int, depth: Int)?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let blanks = line.prefix { $0 == " " }.count
      if let last = known, blanks >= (last.depth + 2) * 2 {
        known?.text = Self.joined(last.text, String(line.dropFirst(blanks)))
        continue
      }
      if let known { try parser.parse(known.text[...], number: known.number) }
      known = (String(line), number + 1, blanks / 2)
    }
    if let known { try parser.parse(known.text[...], number: known.number) }
    self.init(
      name: name, wireframes: parser.wireframes,
      lines: parser.lines.sorted { $0.order < $1.order },
      acceptedTraps: parser.accepted)
  }

  /// Reads the scripts of the baseline from the text of their file.
  public mutating func readScripts(_ text: String) throws(NavigationBaselineError) {
    var corpus: [String: [[ExplorationStep]]] = [:]
    var (names, script): ([String], [ExplorationStep]) = ([], [])
    func end() {
      for name in names where !script.isEmpty { corpus[name, default: []].append(script) }
      script = []
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      guard line.hasPrefix(" ") else {
        end()
        names = try wireframes(in: line, number: number + 1)
        continue
      }
      let words = line.drop { $0 == " " }
      do throws(UserActionParsingError) {
        let step = try ExplorationStep(parsing: String(words))
        if step == .action(.launch) { end() }
        script.append(step)
      } catch {
        throw NavigationBaselineError(
          line: number + 1, column: line.count - words.count + error.column,
          message: error.message)
      }
    }
    end()
    self.corpus = corpus
  }

  private func wireframes(
    in line: Substring, number: Int
  ) throws(NavigationBaselineError) -> [String] {
    let names = line.split(separator: ", ").map(String.init)
    for name in names where !wireframes.contains(name) {
      throw NavigationBaselineError(
        line: number, column: 1,
        message: "found \(name.literal), expected \(wireframes.joined(separator: " or "))")
    }
    return names
  }
}

/// A parser that takes the lines of a baseline one after the other.
private struct BaselineParser {
  var wireframes: [String] = []
  var lines: [NavigationBaseline.Line] = []
  var accepted: [String: String] = [:]
  private var headings: [String] = []
  private var seen: Set<[String]> = []

  mutating func parse(_ line: Substring, number: Int) throws(NavigationBaselineError) {
    let blanks = line.prefix { $0 == " " }.count
    guard blanks.isMultiple(of: 2) else {
      throw NavigationBaselineError(
        line: number, column: blanks + 1,
        message: "found \(blanks) blanks, expected an even number")
    }
    let (depth, text) = (blanks / 2, String(line.dropFirst(blanks)))
    guard depth <= headings.count else {
      throw NavigationBaselineError(
        line: number, column: headings.count * 2 + 1,
        message: "found a line without a heading, expected \(headings.count * 2) blanks")
    }
    headings.removeSubrange(depth...)
    switch headings.first {
    case nil: try takeHeading(text, number)
    case "accepted": try takeAccepted(text, number)
    default: try takeLine(text, number, column: blanks + 1)
    }
  }

  private mutating func takeHeading(
    _ text: String, _ number: Int
  ) throws(NavigationBaselineError) {
    if text.hasPrefix("format ") {
      guard text == "format 2" else {
        throw NavigationBaselineError(
          line: number, column: 8, message: "found \(text), expected format 2")
      }
    } else if text.hasPrefix("wireframes ") {
      wireframes = text.dropFirst(11).split(separator: ", ").map(String.init)
    } else if text.hasPrefix("start ") {
      try takeLine(text, number, column: 1)
    } else {
      let sections = [
        "anywhere", "window", "root ", "modal ", "player", "flows", "refused", "unreached",
      ]
      guard sections.contains(where: text.hasPrefix) || text == "accepted"
      else {
        throw NavigationBaselineError(
          line: number, column: 1, message: "found \(text.literal), expected a section")
      }
      headings = [text]
    }
  }

  private mutating func takeLine(
    _ text: String, _ number: Int, column: Int
  ) throws(NavigationBaselineError) {
    var (content, marks) = (text, Set(wireframes))
    if let mark = text.range(of: "  @ ", options: .backwards) {
      content = String(text[..<mark.lowerBound])
      marks = Set(text[mark.upperBound...].split(separator: " ").map(String.init))
      for name in marks.sorted() where !wireframes.contains(name) {
        throw NavigationBaselineError(
          line: number, column: column + text.distance(from: text.startIndex, to: mark.upperBound),
          message: "found \(name), expected one of \(wireframes.joined(separator: ", "))")
      }
    }
    let line = NavigationBaseline.Line(headings: headings, text: content, wireframes: marks)
    if headings.count == 2 || headings == ["anywhere"], !content.contains(" -> ") {
      throw NavigationBaselineError(
        line: number, column: column, message: "expected an action, -> and where it leads")
    }
    guard seen.insert(headings + [content]).inserted else {
      throw NavigationBaselineError(
        line: number, column: column, message: "found \(content.literal) for the second time")
    }
    lines += LineEffects.separated(line, among: wireframes)
    headings.append(content)
  }

  private mutating func takeAccepted(
    _ text: String, _ number: Int
  ) throws(NavigationBaselineError) {
    // The reason is written like a label, after the last colon outside of it.
    for end in text.ranges(of: ": \"") {
      let literal = text[text.index(before: end.upperBound)...]
      guard case .tap(let label)? = try? UserAction(parsing: "tap " + literal) else { continue }
      accepted[String(text[..<end.lowerBound])] = label.text
      return
    }
    throw NavigationBaselineError(
      line: number, column: 3, message: "expected a trap, a colon and a reason in quotation marks")
  }
}
