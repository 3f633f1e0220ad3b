/// An action sheet goes when the user taps beside it, and calls the handler of its cancel action
/// alone, or none.
///
/// On iPad, and from iOS 26 on everywhere, action sheets are popovers.
/// Sources: EddyVerbruggen/cordova-plugin-actionsheet#70, toggl/mobileapp#4932 ("the cancel action is
/// only executed when the actionsheet is dismissed … there was no cancel action provided").
extension UIAlertController {
  /// The user taps beside it.
  public func userTapsBeside() {
    guard preferredStyle == .actionSheet, !isBeingPresented, !isBeingDismissed, presented == nil,
      let presenter = presenting, let window = view.window,
      window.double.system >= 26 || window.traits.horizontalSizeClass == .regular
    else { return }
    let cancel = actions.first { $0.style == .cancel }
    presenter.dismiss(animated: true) { if let cancel { cancel.handler?(cancel) } }
  }
}
