#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The bar of a minimized player, which holds its controls.
///
/// A touch that no control takes opens the player. VoiceOver finds a button for that, and the
/// controls beside it.
@MainActor
final class PlayerBar: UIView {
  static let height: CGFloat = 64

  /// The button that opens the player, behind the controls.
  let opener = UIControl(frame: .zero)
  private let onPress: @MainActor () -> Void
  private lazy var press = GestureAction { [weak self] in self?.onPress() }

  init(_ onPress: @escaping @MainActor () -> Void) {
    self.onPress = onPress
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    opener.isAccessibilityElement = true
    opener.accessibilityTraits = .button
    opener.addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
    opener.fill(self)
    addGestureRecognizer(press.makeTap())
  }

  required init?(coder: NSCoder) { nil }

  /// Names the button that opens the player.
  func name(_ title: String) { opener.accessibilityLabel = title }
}
#endif
