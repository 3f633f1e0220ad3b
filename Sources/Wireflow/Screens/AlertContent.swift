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

extension AlertContent {
  /// A text field of an alert, which is empty or holds a first text when the alert appears.
  ///
  /// ```swift
  /// AlertContent(
  ///   title: "Rename", fields: [.init("Name", text: shelf.name)],
  ///   actions: [.init("Rename", id: "rename", needsText: true), .init("Cancel", role: .cancel)])
  /// ```
  public struct Field: Sendable, Hashable, Codable {
    /// The label, which identifies the field for the user.
    public let label: String
    /// The identifier by which the app knows it in every language, or the label if none is given.
    public let id: String
    /// The text that the field holds at first.
    public internal(set) var text: String
    /// The placeholder of the empty field.
    public let prompt: String?
    /// The privacy of the typed text.
    public let privacy: ScreenContent.Field.Privacy
    /// The kind of text, which determines the keyboard.
    public let keyboard: ScreenContent.Field.Keyboard
    /// The values that a user might type.
    public internal(set) var samples: [ScreenContent.Field.SampleValue]

    /// Creates a text field.
    public init(
      _ label: String, id: String? = nil, text: String = "", prompt: String? = nil,
      privacy: ScreenContent.Field.Privacy = .plain,
      keyboard: ScreenContent.Field.Keyboard = .text,
      samples: [ScreenContent.Field.SampleValue] = []
    ) {
      self.label = label
      self.id = id ?? label
      self.text = text
      self.prompt = prompt
      self.privacy = privacy
      self.keyboard = keyboard
      self.samples = samples
    }

    /// The field without the text and the sample values of a secure one.
    var withoutSecrets: Self {
      guard privacy == .secure else { return self }
      var field = self
      field.text = ""
      field.samples = samples.map { .init($0.name, value: "") }
      return field
    }
  }
}

extension AlertContent {
  /// Returns the answers that a text names, in order: first those with that identifier, then those
  /// with that title.
  func answers(named text: String) -> [Action] { places(named: text).map { actions[$0] } }

  /// The labels of the answers in user actions: their identifiers, numbered if ambiguous.
  package var answerLabels: [UserAction.Label] {
    actions.enumerated().map { place, action in
      let number = places(named: action.id).firstIndex(of: place).map { $0 + 1 } ?? 1
      return UserAction.Label(action.id, occurrence: number == 1 ? nil : number)
    }
  }

  private func places(named text: String) -> [Int] {
    let identified = actions.indices.filter { actions[$0].id == text && actions[$0].title != text }
    return identified + actions.indices.filter { actions[$0].title == text }
  }
}

/// The answer to an alert, with the texts in its fields.
///
/// ```swift
/// wireframe.presentAlert(.rename(shelf), from: screen) { [weak self] answer in
///   if let answer, answer.id == "rename" { self?.rename(shelf, to: answer[field: "Name"]) }
/// }
/// ```
public struct AlertAnswer: Sendable, Hashable {
  /// The chosen answer.
  public let action: AlertContent.Action
  private let fields: [AlertContent.Field]

  /// Creates an answer from fields that hold the typed texts.
  init(_ action: AlertContent.Action, fields: [AlertContent.Field] = []) {
    self.action = action
    self.fields = fields
  }

  /// Returns the text of the first field with an identifier, or else with a label.
  ///
  /// The text of an unknown field is empty.
  public subscript(field name: String) -> String {
    let field = fields.first { $0.id == name } ?? fields.first { $0.label == name }
    return field?.text ?? ""
  }

  /// The identifier of the chosen answer, or its title if it has none.
  public var id: String { action.id }
  /// The title of the chosen answer.
  public var title: String { action.title }
  /// The meaning of the chosen answer.
  public var role: AlertContent.Action.Role { action.role }
}

extension AlertAnswer: CustomStringConvertible {
  /// The title of the chosen answer, without the texts, which may be secret.
  public var description: String { title }
}

/// An error that can be shown to the user.
///
/// Any service can create such a value, so none of it is isolated to the main actor.
public protocol ErrorDisplayable: Sendable {
  /// The identifier of its alert, which is the same in every language, or nil for none.
  var id: String? { get }
  /// The failure, in a few words.
  var title: String { get }
  /// The advice to the user.
  var message: String { get }
  /// The button that closes it.
  var dismissButtonStyle: ModalDismissButtonStyle { get }
}

extension ErrorDisplayable {
  /// No identifier: the title names the alert.
  public var id: String? { nil }
  /// The default: an OK button.
  public var dismissButtonStyle: ModalDismissButtonStyle { .okay }
}
