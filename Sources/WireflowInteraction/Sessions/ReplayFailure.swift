package import Wireflow

/// A step of a session that had other effects when it was played again.
package struct ReplayFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the step, from 0 for the launch.
  package let step: Int
  /// The action of the step.
  package let action: UserAction
  /// The first line that differs, in the session.
  package let expected: String?
  /// The line in its place, in the replay.
  package let played: String?

  init(_ number: Int, _ step: SessionStep, played lines: [String]) {
    self.step = number
    action = step.action
    let place = zip(step.lines, lines).enumerated().first { $1.0 != $1.1 }?.offset
    let end = place ?? min(step.lines.count, lines.count)
    expected = step.lines.dropFirst(end).first
    played = lines.dropFirst(end).first
  }

  /// The action, and the lines that differ.
  package var description: String {
    "\(action) had another effect when it was played again: \(quoted(played)) "
      + "instead of \(quoted(expected))"
  }

  private func quoted(_ line: String?) -> String {
    line.map { "“\($0.drop { $0 == " " })”" } ?? "nothing"
  }
}
