#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A view without size in that of a controller that somebody else has presented.
///
/// It hears when that leaves the window, of which UIKit tells nobody else.
@MainActor
final class Departure: UIView {
  private let onDeparture: @MainActor () -> Void

  private init(_ onDeparture: @escaping @MainActor () -> Void) {
    self.onDeparture = onDeparture
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Calls back once the view of a controller has left the window.
  static func await(of controller: UIViewController, _ then: @escaping @MainActor () -> Void) {
    guard let view = controller.view, !view.subviews.contains(where: { $0 is Departure }) else {
      return
    }
    view.addSubview(Departure(then))
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil, superview != nil else { return }
    removeFromSuperview()
    // UIKit is still in the middle of taking the controller away.
    Task { [onDeparture] in onDeparture() }
  }
}
#endif
