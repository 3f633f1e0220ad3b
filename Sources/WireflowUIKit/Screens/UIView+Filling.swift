#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

extension UIView {
  /// Adds itself to another view and fills it.
  func fill(_ container: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: container.topAnchor),
      bottomAnchor.constraint(equalTo: container.bottomAnchor),
      leadingAnchor.constraint(equalTo: container.leadingAnchor),
      trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
  }
}
#endif
