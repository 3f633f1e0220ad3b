#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// An empty view that is added to a controller of other code to detect its dismissal.
///
/// UIKit does not notify anyone else when such a controller leaves the window.
@MainActor
final class Departure: UIView {
  private let onDeparture: @MainActor () -> Void

  private init(_ onDeparture: @escaping @MainActor () -> Void) {
    self.onDeparture = onDeparture
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Calls a closure when the view of a controller has left the window.
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
    // UIKit is still removing the controller at this point.
    Task { [onDeparture] in onDeparture() }
  }
}
#endif
