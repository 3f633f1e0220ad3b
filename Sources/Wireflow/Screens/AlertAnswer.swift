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
