/// An error that can be shown to the user.
///
/// Any service can create such a value, so none of it is isolated to the main actor.
public protocol ErrorDisplayable: Sendable {
  /// The failure, in a few words.
  var title: String { get }
  /// The advice to the user.
  var message: String { get }
  /// The button that closes it.
  var dismissButtonStyle: ModalDismissButtonStyle { get }
}

extension ErrorDisplayable {
  /// The default: an OK button.
  public var dismissButtonStyle: ModalDismissButtonStyle { .okay }
}
