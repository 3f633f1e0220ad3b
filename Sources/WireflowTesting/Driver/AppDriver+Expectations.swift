#if canImport(Testing) && canImport(XCTest)
public import Wireflow
import WireflowInteraction

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

extension AppDriver {
  /// The texts on the screen, from front to back and from top to bottom.
  ///
  /// They include the texts of the alert, of the available root items, and of the pages in front:
  /// titles, labels, and the text in fields that are not secure.
  ///
  /// ```swift
  /// #expect(app.visibleTexts.contains { $0.hasPrefix("Arrives on") })
  /// ```
  public var visibleTexts: [String] { running(at: creation)?.stage.picture.texts ?? [] }

  /// Expects one of the texts on the screen to equal the given one.
  ///
  /// The failure lists all texts on the screen, or the five most similar ones if there are more
  /// than twelve. The expectation adds nothing to the log.
  ///
  /// ```swift
  /// app.tap("Reload")
  /// app.expectVisible("You are offline")
  /// ```
  public func expectVisible(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let texts = running(at: site)?.stage.picture.texts, !texts.contains(text) else { return }
    let shown = texts.count > 12 ? texts.nearest(to: text, count: 5) : texts
    let count = shown.count < texts.count ? "\(texts.count) texts, the nearest of which are" : ""
    let list = shown.map { "\n    \($0.literal)" }.joined()
    recordFailure(
      "The text \(text.literal) is not on screen.\n\n  On screen: "
        + (list.isEmpty ? "nothing" : count + list), at: site)
  }

  /// Expects none of the texts on the screen to equal the given one.
  public func expectNotVisible(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard running(at: site)?.stage.picture.texts.contains(text) == true else { return }
    recordFailure("The text \(text.literal) is on screen.", at: site)
  }

  /// Descriptions of the scheduled work, asynchronous tasks and alert that the app is waiting for.
  ///
  /// ```swift
  /// #expect(app.awaited == ["work due in 0.5 seconds", "alert \"Sure?\""])
  /// ```
  public var awaited: [String] {
    guard let stage = running(at: creation)?.stage else { return [] }
    let work = scheduler.pending.map { "work due in \($0.due - scheduler.now)" }
    let alert = stage.shownAlert.map { ["\($0.style.rawValue) \($0.title.literal)"] } ?? []
    return work + scheduler.sleepers.awayWork + alert
  }
}

extension StagePicture {
  /// The texts on the screen, from front to back.
  var texts: [String] {
    let items = regions.reversed().flatMap(\.rootItems)
    let roots = items.filter { $0.select != nil }.flatMap { [$0.title, $0.badge ?? ""] }
    let pages = frontPages.filter { !$0.isCovered }.flatMap { page in
      [page.title] + page.elements.flatMap(\.texts)
    }
    let fields = alert?.fields.flatMap(\.texts) ?? []
    return ((alert?.content.texts ?? []) + fields + roots + pages).filter { !$0.isEmpty }
  }
}

extension AlertContent {
  fileprivate var texts: [String] { [title, message] + actions.map(\.title) }
}

extension StagePicture.Element {
  fileprivate var texts: [String] {
    switch kind {
    case .text, .image, .button, .refresh, .toggle, .progress: [name]
    case .row(_, let subtitle, _): [name, subtitle ?? ""]
    case .field(let field):
      [name, field.text] + (field.length == 0 ? [field.prompt ?? ""] : [])
    case .choice(_, _, let selected): [name, selected ?? ""]
    }
  }
}

extension AppDriver {
  /// Returns the work that the stage refused, each with the log line of its refusal.
  var refusedWork: [Leftover] {
    let entries = log.entries
    return entries.indices.compactMap { place in
      guard case .ignored(let phrase, let reason) = entries[place], WorkPhrase.names(phrase) else {
        return nil
      }
      let cause = entries[..<place].last { $0.refuses(reason) }
      return Leftover(
        message: """
          A piece of work never began: \(entries[place]).\(cause.map { "\n\n  Its screen: \($0)" } ?? "")

            To fix: ask for the work only if the request that brings the screen can succeed, and \
          before the flow ends.
          """,
        site: (calls.last { $0.firstLine <= place })?.site ?? creation)
    }
  }
}

extension PresentationLog.Entry {
  /// Returns true if the entry refused a request about the screen that a reason names.
  fileprivate func refuses(_ reason: IgnoredReason) -> Bool {
    guard case .screen(.notOnStage, let screen) = reason, case .ignored(let phrase, _) = self,
      !WorkPhrase.names(phrase)
    else { return false }
    return phrase.contains(screen.description)
  }
}

/// A choice of whether a test must account for all effects of its app.
public enum Exhaustivity: Sendable, Hashable {
  /// The test fails when it ends for every effect that it did not account for.
  ///
  /// This includes unread lines of the log, pending work, an open alert and leaks. Each failure
  /// points at the line that caused it.
  case on
  /// The test never fails for these, but can warn about them instead.
  case off(showSkipped: Bool)
}
#endif
