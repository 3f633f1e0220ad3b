#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
public import Wireflow

extension TransitionStyle {
  /// The new screen zooms out of an element of the screen before it, from iOS 18 on.
  ///
  /// ```swift
  /// wireframe.push(book, from: self, transition: .zoom(from: "emma"))
  /// ```
  ///
  /// The element is one of a screen that is drawn from its content, or the view that an
  /// ``AnchorProviding`` view controller has for it. Without that view, and on older systems, the
  /// screen comes as usual.
  /// - Parameter element: the label or the identifier of the element.
  public static func zoom(from element: String) -> TransitionStyle {
    TransitionStyle(zoomPrefix + element)
  }

  /// The label of the element out of which a screen zooms.
  var zoomElement: String? {
    name.hasPrefix(Self.zoomPrefix) ? String(name.dropFirst(Self.zoomPrefix.count)) : nil
  }

  private static let zoomPrefix = "zoom from "
}

extension UIViewController {
  /// Has the system zoom it out of an element of another one, and returns false if it cannot.
  @discardableResult
  func zoom(
    by style: TransitionStyle, from source: UIViewController?, if hasZoom: Bool
  ) -> Bool {
    guard hasZoom, let element = style.zoomElement, #available(iOS 18.0, visionOS 2.0, *),
      let provider = source as? any AnchorProviding, provider.anchorView(for: element) != nil
    else { return false }
    preferredTransition = .zoom { [weak provider] _ in provider?.anchorView(for: element) }
    return true
  }
}
#endif
