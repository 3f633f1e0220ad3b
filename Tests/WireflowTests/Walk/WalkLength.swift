import TestSupport

/// How far walks go.
enum WalkLength {
  /// How many steps a walk has.
  static let steps = WalkSteps.wanted == nil ? 500 : 10_000

  /// How many walks there are under a wireframe.
  ///
  /// Unless a number is asked for, only the tab bar has so many, and tests stay short.
  static func walks(_ kind: WalkWireframe) -> Int {
    if let wanted = WalkSteps.wanted { return max(1, wanted / 10_000) }
    return kind == .tabBar ? 2 : 1
  }

  /// How many steps all wireframes take together.
  static var jointSteps: Int { WalkSteps.wanted ?? 500 }
}
