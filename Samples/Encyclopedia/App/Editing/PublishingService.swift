import Wireflow

/// A service that publishes edits over a connection that fails at the first attempt of each edit.
@MainActor
final class PublishingService {
  func publish(_ draft: EditDraft) throws(PublishingError) {
    draft.attempts += 1
    guard draft.attempts > 1 else { throw .noConnection }
  }
}

/// The reason why an edit is not published.
enum PublishingError: Error, Hashable {
  case noConnection
}

extension PublishingError: ErrorDisplayable {
  var title: String { "No connection" }
  var message: String { "Your edit is kept. Try again." }
}
