import Foundation
import Wireflow
import WireflowInteraction

/// A reader of messages for one page, which tracks the messages already sent.
///
/// A slow page receives the latest state with its next event, so no events pile up.
@MainActor
package struct WebReader {
  /// The maximum number of lines on a page.
  static let mostLines = 2_000

  /// The numbers of lines and announcements that a page has received.
  typealias Received = (lines: Int, announcements: Int)

  /// A closure that returns the backend of the app that runs now.
  private let find: @MainActor () -> WebBackend?
  private weak var backend: WebBackend?
  private var version: Int?
  private var received: Received?

  init(_ find: @escaping @MainActor () -> WebBackend?) { self.find = find }

  /// Returns the next event, or nil if the page is up to date.
  package mutating func next() -> [UInt8]? {
    guard let found = find(), version != found.version else { return nil }
    // The page has received nothing from an app that has just taken over.
    if found !== backend { received = nil }
    guard let (message, new) = found.message(behind: received) else { return nil }
    (backend, version, received) = (found, found.version, new)
    return Array("data: ".utf8) + message.json + Array("\n\n".utf8)
  }
}
