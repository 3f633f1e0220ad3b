#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// A view controller that provides the views to which popovers and action sheets point.
///
/// ```swift
/// extension ProductViewController: AnchorProviding {
///   func anchorView(for label: String) -> UIView? { label == "Share" ? shareButton : nil }
/// }
/// ```
@MainActor
public protocol AnchorProviding: UIViewController {
  /// Returns the view of the element with a label.
  func anchorView(for label: String) -> UIView?
}

extension UIPopoverPresentationController {
  /// Points at an element of a view controller, or at its center if there is no such element.
  func point(at label: String?, in controller: UIViewController?) {
    let element = label.flatMap { (controller as? any AnchorProviding)?.anchorView(for: $0) }
    guard let view = element ?? controller?.view else { return }
    sourceView = view
    sourceRect = view.bounds
    if element == nil {
      sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    }
  }
}
#endif
