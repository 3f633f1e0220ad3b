public import Wireflow
package import WireflowInteraction

/// One step of an exploration: an action of the user, or an event in the app's surroundings.
public enum ExplorationStep: Sendable, Hashable, CustomStringConvertible {
  /// An action of the user.
  case action(UserAction)
  /// A custom action or a fault of the app, by its name.
  case custom(String)
  /// A restart, which ends the app in the background and launches it with its saved data.
  case restart

  /// The step in a script, with `do` before the name of a custom action or a fault.
  public var description: String {
    switch self {
    case .action(let action): action.description
    case .custom(let name): "do \(name.literal)"
    case .restart: "restart"
    }
  }

  /// True if something other than the user causes the step.
  var isEvent: Bool {
    switch self {
    case .restart, .custom, .action(.adapt), .action(.background), .action(.foreground),
      .action(.open):
      true
    case .action: false
    }
  }

  /// True if the step does something with an element or answers an alert.
  var actsOnElement: Bool {
    switch self {
    case .action(.tap), .action(.submit), .action(.toggle), .action(.choose): true
    case .restart, .custom, .action: false
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
    // A custom action has the form of a tap after its verb.
    guard case .tap(let label) = try UserAction(parsing: "tap " + text.dropFirst(3)) else {
      throw UserActionParsingError(column: 4, expectation: "a name", found: text)
    }
    self = .custom(label.text)
  }
}

/// An event in an app's surroundings that no user causes, such as a failing service.
///
/// ```swift
/// options.customActions = [
///   CustomAction("go offline") { _ in network.isOnline = false }
/// ]
/// ```
public struct CustomAction: Sendable {
  /// The name in scripts and baselines.
  public let name: String
  let body: @MainActor @Sendable (ApplicationController) -> Void

  /// Creates an action from its name and a closure that performs it on the explored app.
  public init(_ name: String, body: @escaping @MainActor @Sendable (ApplicationController) -> Void)
  {
    self.name = name
    self.body = body
  }
}

extension [ExplorationStep] {
  /// The steps as a script, one per line.
  public var script: String { map { "\($0)\n" }.joined() }
}
