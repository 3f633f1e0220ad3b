#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
  /// Adds the view to another one and fills it.
  func fill(_ container: UIView) {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = container.bounds
    container.addSubview(self)
  }
}
#endif
