import TestSupport

/// How far walks go.
enum WalkLength {
  /// How many steps a walk has.
  static let steps = WalkSteps.wanted == nil ? 200 : 10_000
  /// How many walks there are under a wireframe.
  static let walks = WalkSteps.wanted.map { max(1, $0 / 10_000) } ?? 1
  /// How many steps all wireframes take together.
  static let jointSteps = WalkSteps.wanted ?? 200
}
