import Foundation
package import Testing

/// The sizes of random tests: a hundredth of the whole, which `WIREFLOW_STRENGTH=100` runs.
package enum Strength {
  private static let factor =
    ProcessInfo.processInfo.environment["WIREFLOW_STRENGTH"].flatMap(Int.init) ?? 1

  /// True if all is to be tried.
  package static let isWhole = factor >= 100

  /// True if tests may take long: all is to be tried, or walks of a certain length.
  package static let isLong = isWhole || WalkSteps.wanted != nil

  /// Returns how much of a whole is tried, at least one.
  package static func share(of whole: Int) -> Int { max(1, whole / 100 * factor) }

  /// Returns all of a test's arguments if it may take long, and otherwise the first of them.
  package static func some<Argument>(of all: [Argument]) -> [Argument] {
    isLong ? all : Array(all.prefix(1))
  }

  /// The number of flows below each other.
  package static let flowDepth = share(of: 100_000)
  /// The number of lines of a log.
  package static let lineCount = share(of: 5_000_000)
}

extension Trait where Self == ConditionTrait {
  /// A test that takes seconds in a debug build, so that `.ci/more` runs it, built for release.
  package static var long: Self { .enabled(if: Strength.isLong, "it takes long: see .ci/more") }
}
