/// An error that can be shown to the user.
///
/// A value that any service may make anywhere, so nothing of it is bound to the main actor.
public protocol ErrorDisplayable: Sendable {
  /// The failure, in a few words.
  var title: String { get }
  /// The advice to the user.
  var message: String { get }
  /// The button that closes it.
  var dismissButtonStyle: ModalDismissButtonStyle { get }
}

extension ErrorDisplayable {
  /// The default: a button that says OK.
  public var dismissButtonStyle: ModalDismissButtonStyle { .okay }
}
