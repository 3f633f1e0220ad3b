extension PresentationLog {
  /// The user's actions as the text of a script, which replays the session to the same log.
  ///
  /// Time that mattered stands in it as waits, and what was typed into secure fields by the names
  /// of sample values. A log that has let go of lines cannot tell from the beginning: a comment in
  /// the first line says so.
  public var script: String {
    var text = isTruncated ? "# The beginning is missing: the log keeps only its last lines.\n" : ""
    for case .action(let action) in entries { text += "\(action)\n" }
    return text
  }
}
