/// All that happened on a stage, as values that are formatted when they are read.
///
/// A user action stands flush left behind `>`; what follows from it is indented by two. What
/// comes from no action stands behind `> (app)`. A second and further change of one transition
/// begins with `+`. No addresses, no dates, no counters.
@MainActor
public final class PresentationLog {
  /// The number of the last entries that are kept, such as in production, or nil for all of them.
  ///
  /// A number below 0 counts as 0.
  public var limit: Int? {
    didSet {
      if let number = limit, number < 0 { limit = 0 }
      trimmedCount = limit.map { 2 * max($0, 1) } ?? .max
      trim()
    }
  }

  /// The number of kept lines above which old ones go.
  private var trimmedCount = Int.max
  private(set) var kept: [Line] = []
  private var sinks: [(String) -> Void] = []
  /// The writer of the lines that sinks are told, whose room serves the next one.
  private var writer = LineWriter()
  /// The number of causes (a user action, work that fires) that are being carried out.
  private var causes = 0
  private var isInAppBlock = false
  /// A cause of which nothing has come yet.
  private var pendingCause: (() -> UserAction?)? {
    didSet { hasPendingCause = pendingCause != nil }
  }
  /// True while there is such a cause, apart from that so that it is read at once.
  private var hasPendingCause = false
  /// The account of time, which knows of the wait until sleeping work was woken.
  var time: StageTime?
  /// The number of lines that are gone for good.
  private var droppedCount = 0
  /// The number of lines that the sinks have had.
  private var toldCount = 0
  /// True while the sinks are told, one of which may write a line.
  private var isNotifying = false

  /// Creates an empty log.
  public init() {}

  /// The entries, oldest first.
  public var entries: [Entry] { kept.suffix(limit ?? .max).map(\.entry) }

  /// The lines, oldest first, without line feeds.
  public var lines: [String] { kept.suffix(limit ?? .max).map(\.text) }

  /// The last lines, oldest first, without line feeds, of which there are none below 1.
  public func lastLines(_ count: Int) -> [String] {
    kept.suffix(max(0, min(count, limit ?? .max))).map(\.text)
  }

  /// The number of lines that have been written, also those that are gone.
  package var writtenCount: Int { droppedCount + kept.count }

  /// The lines behind the first ones that were written, as far as they are kept.
  package func lines(behind count: Int) -> [String] {
    kept.dropFirst(max(count - droppedCount, 0)).map(\.text)
  }

  /// The entries behind the first ones that were written, as far as they are kept.
  package func entries(behind count: Int) -> [Entry] {
    kept.dropFirst(max(count - droppedCount, 0)).map(\.entry)
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

  /// True once the log has let go of lines, so that it does not tell from the beginning.
  public var isTruncated: Bool { droppedCount > 0 || kept.count > limit ?? .max }

  /// Writes a line of a layer or of the app itself, such as the route that the app has come to.
  ///
  /// Characters that would end the line or control a terminal are escaped.
  public func note(_ text: String) {
    append(.note(text))
  }

  /// True if anybody is told of lines as soon as they are written.
  ///
  /// It stands apart from the sinks so that it is read at once.
  private(set) var hasSinks = false

  /// Sends each further line to a sink, as soon as it is written.
  public func addSink(_ sink: @escaping (String) -> Void) {
    if sinks.isEmpty { toldCount = writtenCount }
    sinks.append(sink)
    hasSinks = true
  }

  /// Writes a cause, and counts what is written meanwhile as its effects.
  func cause(_ action: UserAction?, _ effects: () -> Void) {
    writePendingCause()
    if let action { begin(action) }
    causes += 1
    effects()
    causes -= 1
  }

  /// Counts what is written meanwhile as the effects of a cause, which is written only before them.
  func cause(ifAny action: @escaping () -> UserAction?, _ effects: () -> Void) {
    writePendingCause()
    pendingCause = action
    causes += 1
    effects()
    causes -= 1
    pendingCause = nil
  }

  /// Writes a cause, and counts what is written until it is closed as its effects.
  func open(_ action: UserAction) {
    writePendingCause()
    begin(action)
    causes += 1
  }

  /// Ends what was opened.
  func close() {
    causes -= 1
  }

  private func begin(_ action: UserAction) {
    isInAppBlock = false
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

  /// Writes the cause that what comes next stands under, if that is not written yet.
  func beginEffects() {
    if hasPendingCause { writePendingCause() }
    if causes == 0 { beginAppBlock() }
  }

  /// Writes a line that is told later, as part of a change.
  func record(_ entry: Entry, isMerged: Bool) {
    let count = kept.appendAndCount(Line(entry: entry, isMerged: isMerged))
    if count > trimmedCount { trim() }
  }

  /// Sends the lines to the sinks that they have not had yet.
  func tell() {
    if hasSinks { tellSinks() }
  }

  private func tellSinks() {
    guard !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    var writer = LineWriter()
    swap(&writer, &self.writer)
    defer { swap(&writer, &self.writer) }
    while toldCount < writtenCount {
      writer.clear()
      kept[toldCount - droppedCount].write(to: &writer)
      toldCount += 1
      let line = writer.text
      for sink in sinks { sink(line) }
    }
  }

  /// Begins a block of entries that come from no user action.
  ///
  /// Those of sleeping work stand under the wait that wakes it.
  private func beginAppBlock() {
    if let wait = time?.untilWoken() {
      begin(wait)
    } else if !isInAppBlock {
      record(.app, isMerged: false)
    }
    isInAppBlock = true
  }

  /// Lets go of old entries, in steps, so that each costs O(1) on the average.
  private func trim() {
    guard let limit, kept.count > trimmedCount else { return }
    let untold = sinks.isEmpty ? 0 : writtenCount - toldCount
    let gone = kept.count - max(limit, untold)
    droppedCount += gone
    kept.removeFirst(gone)
  }
}

extension [PresentationLog.Line] {
  /// Appends a line and returns how many there are, in one access.
  fileprivate mutating func appendAndCount(_ line: PresentationLog.Line) -> Int {
    if count == capacity { grow() }
    append(line)
    return count
  }

  /// Makes room for a quarter more, where an array by itself doubles what a log of a day takes.
  private mutating func grow() { reserveCapacity(count + count / 4 + 32) }
}
