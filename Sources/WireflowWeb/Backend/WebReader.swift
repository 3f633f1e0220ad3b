import Foundation

/// A page that reads what is on stage, with how much of it has been sent.
///
/// What changes while a page is slow comes with the next event, as it is then. So nothing piles up
/// for a page that does not keep up.
@MainActor
package struct WebReader {
  /// The number of lines that a page keeps at most.
  static let mostLines = 2_000

  private weak let backend: WebBackend?
  private var version: Int?
  private var lineCount: Int?

  init(_ backend: WebBackend) {
    self.backend = backend
  }

  /// Returns the next event, or nil if the page has had all.
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
