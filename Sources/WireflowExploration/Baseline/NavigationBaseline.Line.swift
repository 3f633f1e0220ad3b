import Wireflow

/// A place in a baseline, by its part of the app and its name.
struct BaselineSpot: Hashable {
  let lane: String
  let name: String

  /// The name as a line from another part of the app has it.
  var text: String { "\(name) in \(lane)" }
}

/// The parts of a line.
extension NavigationBaseline.Line {
  /// The headings and the text.
  var path: [String] { headings + [text] }

  /// The key that sorts lines by section, and each heading before the lines below it.
  var order: String {
    ([Self.rank(headings.first ?? text)] + headings + [text]).joined(separator: "\u{1}")
  }

  /// True for the line of a place.
  var isPlace: Bool {
    headings.count == 1 && !["anywhere", "flows", "refused", "unreached"].contains(headings[0])
  }

  /// True for the line of an action.
  var isEdge: Bool { headings.count == 2 || headings == ["anywhere"] }

  /// The place of a place's line, or of a line below it.
  var spot: BaselineSpot {
    let heading = headings.count > 1 ? headings[1] : text
    let ends = [", root", ", of "].compactMap { heading.firstRange(of: $0)?.lowerBound }
    return BaselineSpot(
      lane: headings.first ?? "", name: String(heading[..<(ends.min() ?? heading.endIndex)]))
  }

  /// Returns true for an action that leads to a place.
  func leads(to spot: BaselineSpot) -> Bool {
    let outcome = LineEffects(text).outcome
    return outcome.hasSuffix("-> \(spot.text)")
      || headings.first == spot.lane && outcome.hasSuffix("-> \(spot.name)")
  }

  /// Returns true for an action in one of some places.
  func isIn(_ spots: Set<BaselineSpot>) -> Bool { headings.count == 2 && spots.contains(spot) }

  /// The action, with the alert that it answers.
  var causeText: String {
    text.firstRange(of: " -> ").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// True if the action is an event or a wait, which may occur in any place.
  var isEvent: Bool {
    headings == ["anywhere"]
      || ["open ", "do ", "restart", "adapt ", "background", "wait"].contains {
        causeText.hasPrefix($0)
      }
  }

  /// The title of the alert that the action answers, as a literal.
  var answeredAlert: String? {
    guard text.hasPrefix("in \""), let end = causeText.ranges(of: " choose \"").last else {
      return nil
    }
    return String(causeText[..<end.lowerBound].dropFirst("in ".count))
  }

  /// The step of a script that performs the action, or nil if the line leaves out a part of it.
  var step: ExplorationStep? {
    let words = answeredAlert.map { String(causeText.dropFirst("in \($0) ".count)) } ?? causeText
    guard !words.contains("#") else { return nil }
    let command = "command "
    return try? ExplorationStep(
      parsing: words.hasPrefix(command) ? "tap " + words.dropFirst(command.count) : words)
  }

  private static func rank(_ heading: String) -> String {
    let sections = [
      "start", "anywhere", "window", "root", "modal", "player", "flows", "refused", "unreached",
    ]
    return String(sections.firstIndex { heading.hasPrefix($0) } ?? sections.count)
  }
}
