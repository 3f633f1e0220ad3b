import Foundation

/// A reader of messages for one page, which tracks the messages already sent.
///
/// A slow page receives the latest state with its next event, so no events pile up.
@MainActor
package struct WebReader {
  /// The maximum number of lines on a page.
  static let mostLines = 2_000

  /// The numbers of lines and announcements that a page has received.
  struct Received {
    let lines: Int
    let announcements: Int
  }

  private weak let backend: WebBackend?
  private var version: Int?
  private var received: Received?

  init(_ backend: WebBackend) {
    self.backend = backend
  }

  /// Returns the next event, or nil if the page is up to date.
  package mutating func next() -> [UInt8]? {
    guard let backend, version != backend.version,
      let (message, new) = backend.message(behind: received)
    else { return nil }
    version = backend.version
    received = new
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let text = try? encoder.encode(message) else { return nil }
    return Array("data: ".utf8) + text + Array("\n\n".utf8)
  }
}
