/// The log's phrases for a flow's work that the stage refused.
package enum WorkPhrase {
  static let task = "task"
  static let delayed = "delayed work"

  static func leave(of screen: ScreenName) -> String { "\(leave)\(screen)" }

  private static let leave = "wait for the end of "

  /// Returns true if an ignored line is about a piece of work.
  package static func names(_ phrase: String) -> Bool {
    phrase == task || phrase == delayed || phrase.hasPrefix(leave)
  }
}
