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
  var past: PointMessage?
  /// The name of the wireframe on which the user acted, unless it is the app's own.
  var app: String?
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

/// A message from a page: a step of a branch.
struct PointMessage: Decodable, Hashable, Sendable {
  var branch: Int
  var step: Int
  /// The name of the wireframe beside the app that the page compares with, if it means that one.
  var app: String?
}

/// A message from a page: the test that the user makes of a branch up to a step.
struct TestMessage: Decodable, Hashable, Sendable {
  var branch: Int
  var step: Int
  /// The name of the test, unless it is the suggested one.
  var name: String?
  /// The numbers of the lines that the test does not expect.
  var omitted: [Int]?
  /// True if the test runs on each wireframe.
  var isOnAll: Bool?
  /// True if the app saves the test.
  var isSaved: Bool?
}

/// A message from a page: the steps that become visible.
struct StepsMessage: Decodable, Hashable, Sendable {
  var branch: Int
  var from: Int
  var to: Int
  /// True if the page needs their drawings.
  var isDrawn: Bool
  /// The name of the wireframe beside the app that the page compares with, if it means that one.
  var app: String?
}

/// A message from a page: the words to find in a branch.
struct SearchMessage: Decodable, Hashable, Sendable {
  /// The maximum number of found steps.
  static let most = 50

  var branch: Int
  var text: String
}

/// A message from a page: whether to show the app on all wireframes.
struct CompanionsMessage: Decodable, Hashable, Sendable {
  var isOn: Bool
}

/// A message from a page: the actions of an earlier run of the app.
struct ResumeMessage: Decodable, Hashable, Sendable {
  var actions: [String]
}

/// A message from a page: the key of a place on the map.
struct PlaceMessage: Decodable, Hashable, Sendable {
  var place: String
}

/// A message from a page: the wireframe that the user chose.
struct WireframeMessage: Decodable, Hashable, Sendable {
  var wireframe: String
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
