import UIKit

/// A tap on a SwiftUI button is also one for the tap recognizers of UIKit around it.
///
/// - "Default control actions prevent overlapping gesture recognizer behavior": Apple's page of
///   `UIGestureRecognizer`, which names controls of UIKit alone.
/// - A gesture of SwiftUI has "a lower precedence than gestures defined by the view": Apple's page of
///   `View.gesture(_:including:)`.
extension UIHostingController {
  /// The user taps a button, or beside all buttons.
  public func userTaps(_ button: String? = nil) {
    if let button { host.buttons[button]?() } else { host.onTap?() }
    for recognizer in view.recognizersAround where recognizer is UITapGestureRecognizer {
      recognizer.recognize()
    }
  }
}
