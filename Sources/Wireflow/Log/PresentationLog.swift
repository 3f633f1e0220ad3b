/// All events on a stage, as values that are formatted when they are read.
///
/// A user action begins with `>`, and its effects are indented by two. Effects without a user
/// action follow `> (app)`. The second and further changes of one transition begin with `+`. The
/// log contains no addresses, dates or counters.
@MainActor
public final class PresentationLog {
  /// The number of latest entries to keep, for example in production, or nil for all of them.
  ///
  /// A number below 0 counts as 0.
  public var limit: Int? {
    didSet {
      if let number = limit, number < 0 { limit = 0 }
      counts.trimmed = limit.map { 2 * min(max($0, 1), .max / 2) } ?? .max
      trim()
    }
  }

  private var counts = Counts()
  private(set) var kept: [Line] = []
  private var sinks: [(String) -> Void] = []
  /// The writer for the sinks' lines, which reuses its capacity.
  private var writer = LineWriter()
  /// The number of causes (a user action, work that fires) in progress.
  private var causes = 0
  private var isInAppBlock = false
  /// A cause without any effect so far.
  private var pendingCause: (() -> UserAction?)? {
    didSet { hasPendingCause = pendingCause != nil }
  }
  /// True while there is a pending cause.
  ///
  /// It is stored separately because it is read so often.
  private var hasPendingCause = false
  /// The account of time, which provides the wait until sleeping work was woken.
  var time: StageTime?
  /// The windows that the lines are about, in the log of a session.
  let windows: LogWindows?
  /// True while the log calls the sinks, one of which may write a line.
  private var isNotifying = false

  /// Creates an empty log.
  public init() { windows = nil }

  /// Creates an empty log of several windows.
  init(windows: LogWindows) { self.windows = windows }

  /// The entries, oldest first.
  package var entries: [Entry] { kept.suffix(limit ?? .max).map(\.entry) }

  /// The lines, oldest first, without line feeds.
  public var lines: [String] { kept.suffix(limit ?? .max).map(\.text) }

  /// Returns the last lines, oldest first, without line feeds.
  ///
  /// A count below 1 returns none.
  public func lastLines(_ count: Int) -> [String] {
    kept.suffix(max(0, min(count, limit ?? .max))).map(\.text)
  }

  /// The number of lines ever written, including dropped ones.
  package var writtenCount: Int { counts.dropped + kept.count }

  /// Returns the kept lines after the first ones ever written.
  package func lines(behind count: Int) -> [String] {
    kept.dropFirst(max(count - counts.dropped, 0)).map(\.text)
  }

  /// Returns the kept entries after the first ones ever written.
  package func entries(behind count: Int) -> [Entry] {
    kept.dropFirst(max(count - counts.dropped, 0)).map(\.entry)
  }

  /// The lines, each ended by a line feed.
  public var text: String {
    var writer = LineWriter()
    for line in kept.suffix(limit ?? .max) {
      line.write(to: &writer)
      writer += "\n"
    }
    return writer.text
  }

  /// True once the log has dropped lines and therefore no longer starts at the beginning.
  public var isTruncated: Bool { counts.dropped > 0 || kept.count > limit ?? .max }

  /// Adds a line of a layer or of the app, such as the route that the app has reached.
  ///
  /// Characters that would end the line or control a terminal are escaped.
  public func note(_ text: String) { append(.note(text)) }

  /// True if there are sinks.
  ///
  /// It is stored separately because it is read so often.
  private(set) var hasSinks = false

  /// Sends each further line to a sink as soon as it is written.
  public func addSink(_ sink: @escaping (String) -> Void) {
    if sinks.isEmpty { counts.told = writtenCount }
    sinks.append(sink)
    hasSinks = true
  }

  /// Writes a cause, and treats lines written during a closure as its effects.
  func cause(_ action: UserAction?, _ effects: () -> Void) {
    writePendingCause()
    if let action { begin(action) }
    causes += 1
    effects()
    causes -= 1
  }

  /// Treats lines written during a closure as the effects of a cause, which is written only if
  /// there are any.
  func cause(ifAny action: @escaping () -> UserAction?, _ effects: () -> Void) {
    writePendingCause()
    pendingCause = action
    causes += 1
    effects()
    causes -= 1
    pendingCause = nil
  }

  /// Writes a cause, and treats lines as its effects until `close()`.
  func open(_ action: UserAction) {
    writePendingCause()
    begin(action)
    causes += 1
  }

  /// Ends the effects that `open(_:)` began.
  func close() { causes -= 1 }

  private func begin(_ action: UserAction) {
    isInAppBlock = false
    if let way = windows?.wayToWriter(before: action) { record(.action(way), isMerged: false) }
    record(.action(action), isMerged: false)
    tell()
  }

  private func writePendingCause() {
    guard hasPendingCause, let cause = pendingCause else { return }
    pendingCause = nil
    if let action = cause() { begin(action) }
  }

  /// Writes a line and sends it to the sinks.
  func append(_ entry: Entry) {
    beginEffects()
    record(entry, isMerged: false)
    tell()
  }

  /// Writes the cause of the following lines, if it is not written yet.
  func beginEffects() {
    if hasPendingCause { writePendingCause() }
    if causes == 0 { beginAppBlock() }
    if let windows, let block = windows.beginBlock() { record(block, isMerged: false) }
  }

  /// Writes a line as part of a change.
  ///
  /// The sinks receive it later.
  func record(_ entry: Entry, isMerged: Bool) {
    let count = kept.appendAndCount(Line(entry: entry, isMerged: isMerged))
    if count > counts.trimmed { trim() }
  }

  /// Sends the sinks the lines that they have not received yet.
  func tell() { if hasSinks { tellSinks() } }

  private func tellSinks() {
    guard !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    var writer = LineWriter()
    swap(&writer, &self.writer)
    defer { swap(&writer, &self.writer) }
    while counts.told < writtenCount {
      writer.clear()
      kept[counts.told - counts.dropped].write(to: &writer)
      counts.told += 1
      let line = writer.text
      for sink in sinks { sink(line) }
    }
  }

  /// Begins a block of entries without a user action.
  ///
  /// The entries of sleeping work follow the wait that woke it.
  private func beginAppBlock() {
    if let wait = time?.untilWoken() {
      begin(wait)
    } else if !isInAppBlock {
      record(windows?.beginAppBlock() ?? .app, isMerged: false)
    }
    isInAppBlock = true
  }

  /// Drops old entries, many at a time, so that each costs O(1) on average.
  private func trim() {
    guard let limit, kept.count > counts.trimmed else { return }
    let untold = sinks.isEmpty ? 0 : writtenCount - counts.told
    let gone = kept.count - max(limit, untold)
    counts.dropped += gone
    kept.removeFirst(gone)
  }
}

extension [PresentationLog.Line] {
  /// Appends a line and returns the new count, in one access.
  fileprivate mutating func appendAndCount(_ line: PresentationLog.Line) -> Int {
    if count == capacity { grow() }
    append(line)
    return count
  }

  /// Reserves a quarter more capacity.
  ///
  /// An array would double the memory of a day's log.
  private mutating func grow() { reserveCapacity(count + count / 4 + 32) }
}

/// The numbers of lines by which the log trims itself and calls its sinks.
private struct Counts {
  /// The number of kept lines above which the log drops old ones.
  var trimmed = Int.max
  /// The number of dropped lines.
  var dropped = 0
  /// The number of lines sent to the sinks.
  var told = 0
}

extension PresentationLog {
  /// An entry that may be part of the same transition as the one before.
  struct Line {
    let entry: Entry
    let isMerged: Bool
  }
}

extension PresentationLog.Line {
  var text: String {
    var writer = LineWriter()
    write(to: &writer)
    return writer.text
  }

  func write(to writer: inout LineWriter) {
    switch entry {
    case .action, .app, .appIn: writer += UInt8(ascii: ">")
    default:
      writer += UInt8(ascii: " ")
      if isMerged { writer += " +" }
    }
    writer += UInt8(ascii: " ")
    entry.write(to: &writer)
  }
}

/// The windows that the lines of a session's log are about.
///
/// A line is about the window that the user is in, unless the line above its block names another.
@MainActor
final class LogWindows {
  /// The windows, the one that the user is in last, each before those that were used later.
  private(set) var used: [WindowName] = []
  /// The window whose stage writes.
  var writer: WindowName?
  /// The window that the lines of the current block are about.
  private var block: WindowName?

  /// The window that the user is in.
  var current: WindowName? { used.last }

  /// Moves the user to a window, which the following lines are about.
  func enter(_ window: WindowName) {
    used.removeAll { $0 == window }
    used.append(window)
    block = window
  }

  /// Forgets a window, and moves the user to the one used before if the user was in it.
  func leave(_ window: WindowName) {
    used.removeAll { $0 == window }
    block = current
  }

  /// Returns the action that takes the user to the writing window before an action there, or nil if
  /// the user is there already.
  func wayToWriter(before action: UserAction) -> UserAction? {
    defer { block = current }
    if case .wait = action { return nil }
    guard let writer, writer != current else { return nil }
    enter(writer)
    return .window(writer.link)
  }

  /// Returns the line that begins a block about the writing window, without a user action.
  func beginAppBlock() -> PresentationLog.Entry {
    block = writer
    return writer.map { $0 == current ? .app : .appIn($0) } ?? .app
  }

  /// Returns the line that begins a block about the writing window, or nil if the block is about it
  /// already.
  func beginBlock() -> PresentationLog.Entry? { writer == block ? nil : beginAppBlock() }
}

/// The name of a window: its link, or nothing for the window that the app begins with.
package struct WindowName: Sendable, Hashable, CustomStringConvertible {
  /// The link that opened it, or nil for the main window.
  package let link: String?

  /// Creates the name of the window with a link.
  package init(_ link: String?) { self.link = link }

  /// The words that name it in the log.
  package var description: String { link.map { "window \($0.literal)" } ?? "main window" }
}
