import Foundation

/// The sizes of what is tried out: a hundredth of the whole, which `WIREFLOW_STRENGTH=100` tries.
enum Strength {
  private static let factor =
    ProcessInfo.processInfo.environment["WIREFLOW_STRENGTH"].flatMap(Int.init) ?? 1

  /// The number of flows below each other.
  static let flowDepth = 1_000 * factor
  /// The number of lines of a log.
  static let lineCount = 50_000 * factor
}
