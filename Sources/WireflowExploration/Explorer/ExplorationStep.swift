public import Wireflow
package import WireflowInteraction

/// One step of an exploration: what a user does, or what the app's surroundings do.
public enum ExplorationStep: Sendable, Hashable, CustomStringConvertible {
  /// An action of the user.
  case action(UserAction)
  /// An action that the app gave to the explorer, by its name.
  case custom(String)
  /// The end of the app in the background, and its launch anew with what it has saved.
  case restart

  /// The step as it stands in a script, where a custom action or a fault is `do` and its name.
  public var description: String {
    switch self {
    case .action(let action): action.description
    case .custom(let name): "do \(name.literal)"
    case .restart: "restart"
    }
  }

  /// Reads a step from its description.
  package init(parsing text: String) throws(UserActionParsingError) {
    guard text != "restart" else {
      self = .restart
      return
    }
    guard text.hasPrefix("do ") else {
      self = .action(try UserAction(parsing: text))
      return
    }
    // A custom action has the form of a tap behind its verb.
    guard case .tap(let label) = try UserAction(parsing: "tap " + text.dropFirst(3)) else {
      throw UserActionParsingError(column: 4, expectation: "a name", found: text)
    }
    self = .custom(label.text)
  }
}

/// Something that happens to an app and that is no action of a user, such as a service that fails.
///
/// ```swift
/// options.customActions = [
///   CustomAction("go offline") { _ in network.isOnline = false }
/// ]
/// ```
public struct CustomAction: Sendable {
  /// The name, as it stands in scripts and baselines.
  public let name: String
  let body: @MainActor @Sendable (ApplicationController) -> Void

  /// Creates an action from its name and what it does to the app that is explored.
  public init(_ name: String, body: @escaping @MainActor @Sendable (ApplicationController) -> Void)
  {
    self.name = name
    self.body = body
  }
}

extension [ExplorationStep] {
  /// The steps as the text of a script, one a line.
  public var script: String { map { "\($0)\n" }.joined() }
}
