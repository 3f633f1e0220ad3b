import Wireflow

/// A step whose outcome has changed, and the changes that follow from it.
///
/// A step is a cause if its place is reached as before, and if its outcomes are other ones. Everything
/// that is only reachable through it is a consequence.
struct DriftCause {
  private enum Rank: Int {
    /// A user's step has none of its earlier outcomes.
    case replaced
    /// A user's step has lost or gained some of its outcomes.
    case changed
    /// An event or a wait has other outcomes.
    case event
    /// The line has no step: a place, a flow or a refusal.
    case fact
  }

  /// The changed lines of the step.
  let lines: [DriftedLine]
  /// The changed lines behind the step.
  fileprivate(set) var consequences: [DriftedLine] = []
  private let rank: Rank
  /// The number of scripts of the earlier corpus that take the step.
  private let scriptCount: Int

  /// The place, the changed lines with the shortest script, and the number of consequences.
  var text: String {
    let place = lines[0].line.headings.joined(separator: " / ")
    var text = place.isEmpty ? "" : place + "\n"
    for line in lines { text += "  \(line.signed)".clipped(to: NavigationBaseline.width) + "\n" }
    if let script = lines.map(\.change.script).filter({ !$0.isEmpty })
      .min(by: NavigationMap.isShorter)
    {
      text += script.map { "      \($0)\n" }.joined()
    }
    guard !consequences.isEmpty else { return text }
    return text
      + "  and \(consequences.count) \(consequences.count == 1 ? "line" : "lines") behind it\n"
  }

  private var scriptLength: Int { lines.map(\.change.script.count).filter { $0 > 0 }.min() ?? .max }

  /// Returns the causes of changes, the likeliest first.
  static func causes(
    of changes: [DriftedLine], from old: NavigationBaseline, to new: NavigationBaseline
  ) -> [DriftCause] {
    let all = steps(of: changes, from: old, to: new)
    // A place that is new or gone is a consequence, and so is everything in it.
    let spots = [old, new].map { Set($0.lines.filter(\.isPlace).map(\.spot)) }
    let moved = spots[0].symmetricDifference(spots[1])
    var (causes, rest): ([DriftCause], [DriftCause]) = ([], [])
    for group in all {
      let line = group.lines[0].line
      let isBehind = line.isPlace ? moved.contains(line.spot) : line.isIn(moved)
      let isWeak = group.rank.rawValue > max(Rank.changed.rawValue, all[0].rank.rawValue)
      let isAnswer = (all.filter { $0.rank == .replaced } + causes).contains {
        $0.asks(before: line)
      }
      if isBehind || isWeak || isAnswer {
        rest.append(group)
      } else {
        causes.append(group)
      }
    }
    if causes.isEmpty, !rest.isEmpty { causes.append(rest.removeFirst()) }
    for group in rest {
      let place = causes.firstIndex { $0.leads(to: group.lines[0].line) } ?? 0
      causes[place].consequences += group.lines
    }
    return causes
  }

  /// Returns the steps of the changed lines, the likeliest cause first.
  private static func steps(
    of changes: [DriftedLine], from old: NavigationBaseline, to new: NavigationBaseline
  ) -> [DriftCause] {
    var scriptCounts: [ExplorationStep: Int] = [:]
    for step in Set(old.corpus.values.joined()).flatMap({ Set($0) }) {
      scriptCounts[step, default: 0] += 1
    }
    let kept = Set(Set(old.lines).intersection(new.lines).map(key))
    let groups = Dictionary(grouping: changes) { key($0.line) }
    // The more scripts take a step, the more lines may depend on its outcome.
    return groups.map { key, lines in
      DriftCause(
        lines: lines, rank: rank(of: lines, isReplaced: !kept.contains(key)),
        scriptCount: lines[0].line.step.flatMap { scriptCounts[$0] } ?? 0)
    }
    .sorted {
      ($0.rank.rawValue, -$0.scriptCount, $0.scriptLength, $0.lines[0].line.order)
        < ($1.rank.rawValue, -$1.scriptCount, $1.scriptLength, $1.lines[0].line.order)
    }
  }

  /// Returns the place and the step, or a whole line without a step.
  private static func key(_ line: NavigationBaseline.Line) -> [String] {
    guard line.isEdge else { return line.path }
    let place = line.headings.count == 2 ? [line.spot.lane, line.spot.name] : line.headings
    return place + [line.causeText]
  }

  private static func rank(of lines: [DriftedLine], isReplaced: Bool) -> Rank {
    guard lines[0].line.isEdge else { return .fact }
    if lines[0].line.isEvent { return .event }
    // A step that leads where it led before only passes other screens on the way.
    let outcomes = [true, false].map { isAdded in
      Set(lines.filter { $0.change.isAdded == isAdded }.map { LineEffects($0.line.text).outcome })
    }
    return isReplaced && outcomes[0] != outcomes[1] ? .replaced : .changed
  }

  /// Returns true if the step shows the alert that a line answers.
  private func asks(before line: NavigationBaseline.Line) -> Bool {
    guard let alert = line.answeredAlert else { return false }
    return lines.contains { LineEffects($0.line.text).outcome.hasSuffix(" \(alert)") }
  }

  /// Returns true if the step leads to a line's place or to the alert that the line answers.
  private func leads(to line: NavigationBaseline.Line) -> Bool {
    asks(before: line) || lines.contains { $0.line.leads(to: line.spot) }
  }
}

extension String {
  /// The string with an ellipsis in place of its end, if it is longer than a width.
  fileprivate func clipped(to width: Int) -> String {
    count > width ? prefix(width - 1) + "…" : self
  }
}
