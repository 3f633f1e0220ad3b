import Foundation

/// A reader of messages for one page, which tracks the messages already sent.
///
/// A slow page receives the latest state with its next event, so no events pile up.
@MainActor
package struct WebReader {
  /// The maximum number of lines on a page.
  static let mostLines = 2_000

  private weak let backend: WebBackend?
  private var version: Int?
  private var lineCount: Int?

  init(_ backend: WebBackend) {
    self.backend = backend
  }

  /// Returns the next event, or nil if the page is up to date.
  package mutating func next() -> [UInt8]? {
    guard let backend, version != backend.version,
      let (message, count) = backend.message(behind: lineCount)
    else { return nil }
    version = backend.version
    lineCount = count
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let text = try? encoder.encode(message) else { return nil }
    return Array("data: ".utf8) + text + Array("\n\n".utf8)
  }
}
