#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

extension ScreenContent.Shortcut.Key {
  /// The key as a UIKit input string.
  var input: String {
    switch self {
    case .space: " "
    case .return: "\r"
    case .escape: UIKeyCommand.inputEscape
    case .delete: UIKeyCommand.inputDelete
    case .upArrow: UIKeyCommand.inputUpArrow
    case .downArrow: UIKeyCommand.inputDownArrow
    case .leftArrow: UIKeyCommand.inputLeftArrow
    case .rightArrow: UIKeyCommand.inputRightArrow
    default: name
    }
  }
}

extension ScreenContent.Shortcut.Modifiers {
  /// The modifiers as UIKit flags.
  var flags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if contains(.command) { flags.insert(.command) }
    if contains(.shift) { flags.insert(.shift) }
    if contains(.option) { flags.insert(.alternate) }
    if contains(.control) { flags.insert(.control) }
    return flags
  }
}
#endif
