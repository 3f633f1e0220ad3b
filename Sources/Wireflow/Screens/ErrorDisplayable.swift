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
