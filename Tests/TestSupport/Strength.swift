import Foundation

/// The sizes of what is tried out: a hundredth of the whole, which `WIREFLOW_STRENGTH=100` tries.
package enum Strength {
  private static let factor =
    ProcessInfo.processInfo.environment["WIREFLOW_STRENGTH"].flatMap(Int.init) ?? 1

  /// True if all is to be tried.
  package static let isWhole = factor >= 100

  /// Returns how much of a whole is tried, at least one.
  package static func share(of whole: Int) -> Int { max(1, whole / 100 * factor) }

  /// The number of flows below each other.
  package static let flowDepth = share(of: 100_000)
  /// The number of lines of a log.
  package static let lineCount = share(of: 5_000_000)
}
