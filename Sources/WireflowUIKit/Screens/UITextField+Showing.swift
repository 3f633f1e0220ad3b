#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import WireflowInteraction

extension UITextField {
  /// Shows a field of a page or of an alert as it is now.
  func show(_ shown: StagePicture.Element.Field) {
    // The dots are seen where the secret itself is not: in a field that was made after it was typed.
    let dots = shown.isSecure ? String(repeating: "•", count: shown.length) : ""
    placeholder = dots.isEmpty ? shown.prompt ?? shown.label : dots
    keyboardType = shown.keyboard.type
    accessibilityLabel = shown.label
    isSecureTextEntry = shown.isSecure
    // The text of a secure field is nowhere but in the field. One that is empty was emptied.
    let isStale = shown.isSecure ? shown.length == 0 : text != shown.text
    if isStale { text = shown.text }
  }
}
#endif
