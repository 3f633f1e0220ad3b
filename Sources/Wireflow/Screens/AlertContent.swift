/// An alert or an action sheet, as data.
public struct AlertContent: Sendable, Hashable, Codable {
  /// The way in which it is shown.
  public enum Style: String, Sendable, Hashable, Codable {
    /// In the middle, with buttons.
    case alert
    /// From below or at an anchor, with a list of actions.
    case actionSheet = "action sheet"
  }

  /// One answer.
  public struct Action: Sendable, Hashable, Codable {
    /// The meaning of an answer to the user.
    public enum Role: String, Sendable, Hashable, Codable {
      /// No special meaning.
      case plain
      /// Something is lost.
      case destructive
      /// Nothing happens after all.
      case cancel
    }

    /// The label of the button.
    public let title: String
    /// The name by which the app knows it, whatever the language: the title if none is given.
    ///
    /// Scripts and tests may choose an answer by it, too: `choose "delete"`. Where the title of
    /// another answer is the same, the identifier wins, and `choose "delete" 2` means the title.
    public let id: String
    /// The meaning to the user.
    public let role: Role

    /// Creates an answer.
    public init(_ title: String, id: String? = nil, role: Role = .plain) {
      self.title = title
      self.id = id ?? title
      self.role = role
    }
  }

  /// The title.
  public let title: String
  /// The text under the title.
  public let message: String
  /// The way in which it is shown.
  public let style: Style
  /// The label of the sender's element that an action sheet points at, where there is room for it.
  public internal(set) var anchor: String?
  /// The answers, in order, at least one.
  public let actions: [Action]

  /// Creates an alert, which gets an answer that says OK if it has no other.
  public init(
    title: String, message: String = "", style: Style = .alert, anchor: String? = nil,
    actions: [Action] = []
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.anchor = anchor
    self.actions = actions.isEmpty ? [Action("OK")] : actions
  }

  /// Creates the alert that shows an error, with one button.
  public init(_ error: any ErrorDisplayable) {
    self.init(
      title: error.title, message: error.message,
      actions: [Action(error.dismissButtonStyle.displayableString)])
  }
}
