import Foundation

/// The length of random walks.
package enum WalkSteps {
  /// The steps that the environment asks for by `WIREFLOW_WALK_STEPS`, such as 100000 for a
  /// thorough run, or nil unless it does.
  package static let wanted = ProcessInfo.processInfo.environment["WIREFLOW_WALK_STEPS"]
    .flatMap(Int.init)
}
