#if canImport(Testing) && canImport(XCTest)
public import Wireflow

extension AppDriver {
  /// Expects the unread lines of the log to match a literal in the test.
  ///
  /// Leave the literal out at first: the failure contains the right one to paste. A driver that is
  /// not exhaustive compares only the last lines, as many as the literal has, and skips earlier
  /// ones.
  ///
  /// ```swift
  /// app.tap("Crime")
  /// app.expectLog(
  ///   matches: """
  ///     > tap "Crime"
  ///       push ProductListScreen "Crime" onto Discover
  ///     """)
  /// ```
  public func expectLog(
    matches expected: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard running(at: site) != nil else { return }
    var lines = takeUnread()
    if case .off(let showsSkipped) = exhaustivity, let expected {
      let skipped = lines.dropLast(expected.lineCount)
      lines.removeFirst(skipped.count)
      if showsSkipped, !skipped.isEmpty { recordWarning(Self.unread(Array(skipped)), at: site) }
    }
    let expectation = InlineExpectation(
      subject: "Presentation log", expected: expected, site: site)
    let text = lines.map { $0 + "\n" }.joined()
    if let message = expectation.failure(for: text) { recordFailure(message, at: site) }
  }

  /// Asserts that the log since the first launch matches its snapshot, a text file beside the test.
  ///
  /// Otherwise this method behaves like the function of the same name for presentation logs.
  public func assertSnapshot(
    named: String? = nil, record: SnapshotRecord? = nil, directory: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard running(at: site) != nil else { return }
    _ = takeUnread()
    SnapshotCall(named: named, record: record, directory: directory, function: function, site: site)
      .check(past.text + log.text, subject: "Presentation log")
  }

  /// Skips the unread lines of the log, for example the way to the screen under test.
  ///
  /// Pending work, an open alert and leaks still fail the test.
  public func skipLog(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard running(at: site) != nil else { return }
    _ = takeUnread()
  }

  /// Returns the unread lines of the log, and marks them as read.
  private func takeUnread() -> [String] {
    defer {
      past.read()
      readCount = log.writtenCount
    }
    return past.unread + log.lines(behind: readCount)
  }

  /// Expects a replay of the whole test so far, in a new app on the same wireframe, to produce the
  /// same log and the same screens.
  ///
  /// Otherwise this method behaves like the function of the same name for any app. It does not mark
  /// lines of the log as read.
  public func expectReplay(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) async rethrows {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let app = running(at: site) else { return }
    try await app.app.expectReplay(at: site) { script in
      try await Replay(of: script, on: wireframe, makeController)
    }
  }

  /// Expects a replay of the session, with all its windows, to produce the same log and the same
  /// screens in a fresh session.
  ///
  /// It works as with an app of one window.
  public func expectReplay(
    session makeSession: (ManualScheduler, @escaping WireframeMaker) throws -> ApplicationSession,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async rethrows {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let app = running(at: site) else { return }
    try await app.app.expectReplay(at: site) { script in
      try await Replay(of: script, in: makeSession(ManualScheduler(), wireframe.makeWireframe))
    }
  }

  static func unread(_ lines: [String]) -> String {
    let (shown, rest) = (lines.prefix(SnapshotAssertion.shownLines), lines.count)
    let more = rest > shown.count ? ["    … \(rest - shown.count) more lines"] : []
    return """
      The test did not look at \(lines.count == 1 ? "a line" : "\(lines.count) lines") of the log.

      \((shown.map { "    " + $0 } + more).joined(separator: "\n"))

        To fix: look at them with expectLog or assertSnapshot, or pass over them with skipLog.
      """
  }
}

extension String {
  fileprivate var lineCount: Int {
    isEmpty ? 0 : endedByLineFeed.utf8.count { $0 == UInt8(ascii: "\n") }
  }
}
#endif
