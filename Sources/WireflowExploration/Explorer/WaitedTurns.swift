import Wireflow

/// The turns of requests that were made before a step, and waited behind an alert or a guard until
/// the step ended the wait.
///
/// Such a request arrives as if by itself, so a map shows it like an answer that arrives late. The
/// step that ended the wait leads where it leads without it. Otherwise each answer of an alert would
/// have an edge for each request that may wait behind the alert.
@MainActor
final class WaitedTurns {
  /// The sights before the first turn and after the last one, or nil without a turn.
  private var sights: (before: Sight, after: Sight)?
  private var ranges: [Range<Int>] = []
  private let log: PresentationLog
  private let sight: () -> Sight

  /// Creates a record for a log, with a closure that reads the app's sight.
  init(_ log: PresentationLog, _ sight: @escaping () -> Sight) {
    (self.log, self.sight) = (log, sight)
  }

  /// Lets a turn be taken, and records its sights and its lines.
  func record(_ take: () -> Void) {
    let before = sights?.before ?? sight()
    let count = log.writtenCount
    take()
    ranges.append(count..<log.writtenCount)
    sights = (before, sight())
  }

  /// Returns the edge of a step, and behind it that of the turns, if there were any.
  ///
  /// - Parameter entries: the lines that the log has got since the step began.
  func edges(
    of step: PossibleStep, from before: Sight, to after: Sight, _ entries: [PresentationLog.Entry],
    _ context: SeenEdge.Context
  ) -> [SeenEdge] {
    guard let sights, let end = ranges.last?.upperBound else {
      return [
        SeenEdge(step, before: before, after: after, context, summary: LogSummary(entries))
      ]
    }
    let numbered = zip((log.writtenCount - entries.count)..., entries)
    let groups = Dictionary(grouping: numbered) { place, _ in
      ranges.contains { $0.contains(place) }
    }
    let (own, others) = (groups[false] ?? [], groups[true] ?? [])
    // The step itself may show something once the turns are over.
    let last = LogSummary(own.filter { $0.0 >= end }.map(\.1))
    let isLast = last.hasAlert || last.hasArrival || last.hasDeparture
    let edge = SeenEdge(
      step, before: before, after: isLast ? after : sights.before, context,
      summary: LogSummary(own.map(\.1)))
    let arrival = SeenEdge(
      PossibleStep(step: step.step, from: sights.before.front, cause: .wait),
      before: sights.before, after: sights.after, context, summary: LogSummary(others.map(\.1)))
    // A refused request arrives nowhere.
    return arrival.target == .stays ? [edge.adding(arrival.effects)] : [edge, arrival]
  }
}
