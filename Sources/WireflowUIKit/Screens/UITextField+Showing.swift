#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import WireflowInteraction

extension UITextField {
  /// Shows the current state of a field, on a page or in an alert.
  func show(_ shown: StagePicture.Element.Field) {
    // A field created after a secret was typed does not have its text, and shows dots instead.
    let dots = shown.isSecure ? String(repeating: "•", count: shown.length) : ""
    placeholder = dots.isEmpty ? shown.prompt ?? shown.label : dots
    keyboardType = shown.keyboard.type
    accessibilityLabel = shown.label
    isSecureTextEntry = shown.isSecure
    // Only the field itself has the text of a secret. A length of zero means that the app cleared
    // it.
    let isStale = shown.isSecure ? shown.length == 0 : text != shown.text
    if isStale { text = shown.text }
  }
}
#endif
