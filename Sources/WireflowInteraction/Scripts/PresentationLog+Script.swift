public import Wireflow

extension PresentationLog {
  /// The user's actions as the text of a script, whose replay produces the same log.
  ///
  /// It contains relevant time as waits, and texts of secure fields as the names of sample values.
  /// If the log has dropped lines, a comment in the first line says that the beginning is missing.
  public var script: String {
    var text = isTruncated ? "# The beginning is missing: the log keeps only its last lines.\n" : ""
    for case .action(let action) in entries { text += "\(action)\n" }
    return text
  }
}
