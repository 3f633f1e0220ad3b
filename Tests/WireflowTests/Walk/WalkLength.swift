import Foundation

/// How far walks go.
enum WalkLength {
  /// Steps for each wireframe and pace of backend, such as 100000 for a thorough run.
  ///
  /// Unless they are set, only the tab bar has so many, and tests stay short.
  private static let wanted = ProcessInfo.processInfo.environment["WIREFLOW_WALK_STEPS"]
    .flatMap(Int.init)

  /// How many walks of 10,000 steps there are under a wireframe.
  static func walks(_ kind: WalkWireframe) -> Int {
    if let wanted { return max(1, wanted / 10_000) }
    return kind == .tabBar ? 3 : 1
  }

  /// How many steps all wireframes take together.
  static var jointSteps: Int { wanted ?? 4_000 }
}
