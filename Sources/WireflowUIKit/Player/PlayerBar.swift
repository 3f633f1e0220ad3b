#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The bar of a minimized player, which contains its controls.
///
/// A touch beside the controls opens the player. VoiceOver offers a separate button for it, next to
/// the controls.
@MainActor
final class PlayerBar: UIView {
  /// The height for the user's text size.
  static var height: CGFloat { UIFontMetrics.default.scaledValue(for: 64) }

  /// The button behind the controls that opens the player.
  let opener = UIControl(frame: .zero)
  private let onPress: @MainActor () -> Void
  private lazy var press = GestureAction { [weak self] in self?.onPress() }
  private lazy var tap = press.makeTap()

  init(_ onPress: @escaping @MainActor () -> Void) {
    self.onPress = onPress
    super.init(frame: .zero)
    opener.isAccessibilityElement = true
    opener.accessibilityTraits = .button
    opener.addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
    opener.fill(self)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// An accessory in a wide window takes the size of its content.
  override var intrinsicContentSize: CGSize { CGSize(width: 360, height: Self.height) }

  /// Shows the controls of a player.
  ///
  /// A recognizer of UIKit also takes taps on the buttons of a SwiftUI view inside. Such a view
  /// therefore opens the player itself.
  func show(_ controls: UIViewController) {
    let isHosted = controls is any HostingController
    tap.isEnabled = !isHosted
    if isHosted { controls.view.backgroundColor = .clear }
    controls.view.fill(self)
  }

  /// Sets the accessibility label of the button that opens the player.
  func name(_ title: String) { opener.accessibilityLabel = title }
}
#endif
