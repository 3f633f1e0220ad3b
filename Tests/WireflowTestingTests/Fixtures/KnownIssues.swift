import Foundation

/// The choice of tests that leave known issues, for which the checks set `WIREFLOW_KNOWN_ISSUES`.
enum KnownIssues {
  static let areShown = ProcessInfo.processInfo.environment["WIREFLOW_KNOWN_ISSUES"] != nil
}
