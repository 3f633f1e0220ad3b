import Wireflow
import WireflowInteraction

/// A message from a page: a user action and its target.
struct UserMessage: Decodable, Hashable, Sendable {
  /// The action as text.
  var action: String
  /// The target of the action: the element, page, region or alert that the user acted on.
  ///
  /// It is nil for an action without a target in the picture.
  var seen: String?
  /// The step at which the user looks, unless it is the last one of the running app.
  var past: Int?
}

extension UserMessage {
  /// Returns the action, or throws the reason why its text is none.
  func userAction() throws(HTTPFailure) -> UserAction {
    do {
      return try UserAction(parsing: action)
    } catch {
      throw HTTPFailure(.badRequest, "\(error)")
    }
  }

  /// Returns the target, or throws the reason why its text is none.
  func target() throws(HTTPFailure) -> StagePicture.Target? {
    guard let seen else { return nil }
    guard let target = StagePicture.Target(seen) else {
      throw HTTPFailure(
        .badRequest, "“seen” must be the target of an element, page, region or alert, or null.")
    }
    return target
  }
}

/// A message from a page: the steps that become visible.
struct StepsMessage: Decodable, Hashable, Sendable {
  var from: Int
  var to: Int
  /// True if the page needs their drawings.
  var isDrawn: Bool
  /// The name of the wireframe beside the app, if the page means that one.
  var app: String?
}

/// A message from a page: the rows of a long list that become visible.
struct RowsMessage: Decodable, Hashable, Sendable {
  /// The identifier of the list in the picture.
  var list: String
  var from: Int
  var to: Int
  /// The identifier of the page, because several pages can show different rows.
  var page: String
}
