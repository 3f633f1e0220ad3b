/// An alert or an action sheet, as data.
public struct AlertContent: Sendable, Hashable, Codable {
  /// The presentation of an alert.
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
      /// The action destroys something.
      case destructive
      /// The action cancels, and nothing happens.
      case cancel
    }

    /// The label of the button.
    public internal(set) var title: String
    /// The identifier by which the app knows it in every language, or the title if none is given.
    ///
    /// Logs and scripts choose an answer by it: `choose "delete"`. The title works, too. If another
    /// answer has the same text as its title, the identifier wins, and `choose "delete" 2` selects
    /// the title.
    public let id: String
    /// The meaning to the user.
    public let role: Role
    /// True if the answer is disabled while a field of the alert is empty.
    public let needsText: Bool
    /// The standard button whose label in the words of the stage replaces the title, if it is one.
    let button: ModalDismissButtonStyle?

    /// Creates an answer.
    public init(
      _ title: String, id: String? = nil, role: Role = .plain, needsText: Bool = false
    ) {
      self.title = title
      self.id = id ?? title
      self.role = role
      self.needsText = needsText
      button = nil
    }

    /// Creates an answer that the stage labels in its own words, such as Cancel.
    ///
    /// Scripts and the log name it in English in every language: `choose "Cancel"`.
    public init(_ button: ModalDismissButtonStyle) {
      title = button.displayableString
      id = title
      role = button == .cancel ? .cancel : .plain
      needsText = false
      self.button = button
    }
  }

  /// The title.
  public let title: String
  /// The identifier by which a baseline of the app's navigation names it in every language, or nil
  /// to name it by the title.
  public let id: String?
  /// The text under the title.
  public let message: String
  /// The presentation.
  public let style: Style
  /// The label of the sender's element that an action sheet points to, if the container has
  /// anchors.
  public internal(set) var anchor: String?
  /// The text fields, from top to bottom.
  ///
  /// An action sheet has none: the stage ignores one with fields.
  public internal(set) var fields: [Field]
  /// The answers, in order.
  ///
  /// There is at least one.
  public internal(set) var actions: [Action]

  /// Creates an alert, with an OK button if it has no actions.
  public init(
    title: String, id: String? = nil, message: String = "", style: Style = .alert,
    anchor: String? = nil,
    fields: [Field] = [], actions: [Action] = []
  ) {
    self.title = title
    self.id = id
    self.message = message
    self.style = style
    self.anchor = anchor
    self.fields = fields
    self.actions = actions.isEmpty ? [Action(.okay)] : actions
  }

  /// Creates an alert with one button from an error.
  public init(_ error: any ErrorDisplayable) {
    self.init(
      title: error.title, id: error.id, message: error.message,
      actions: [Action(error.dismissButtonStyle)])
  }
}
