#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
public import Wireflow

extension TransitionStyle {
  /// A zoom of the new screen out of an element of the previous screen, on iOS 18 and later.
  ///
  /// ```swift
  /// wireframe.push(book, from: self, transition: .zoom(from: "emma"))
  /// ```
  ///
  /// The element belongs to a screen that is drawn from its content, or to an ``AnchorProviding``
  /// view controller that provides its view. Without such a view, and on older systems, the screen
  /// appears as usual.
  /// - Parameter element: the label or the identifier of the element.
  public static func zoom(from element: String) -> TransitionStyle {
    TransitionStyle(zoomPrefix + element)
  }

  /// The label of the element from which a screen zooms.
  var zoomElement: String? {
    name.hasPrefix(Self.zoomPrefix) ? String(name.dropFirst(Self.zoomPrefix.count)) : nil
  }

  private static let zoomPrefix = "zoom from "
}

extension UIViewController {
  /// Sets up the system's zoom out of an element of another controller, and returns false if that
  /// is impossible.
  @discardableResult
  func zoom(
    by style: TransitionStyle, from source: UIViewController?, in animators: TransitionRegistry
  ) -> Bool {
    guard animators.hasZoom, let element = style.zoomElement, #available(iOS 18.0, visionOS 2.0, *),
      let provider = source as? any AnchorProviding, provider.anchorView(for: element) != nil
    else { return false }
    let options = Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { [weak self, weak animators] context in
      guard context.willBegin, let self else { return context.willBegin }
      return animators?.mayZoomBack?(self) ?? true
    }
    preferredTransition = .zoom(options: options) { [weak provider] _ in
      provider?.anchorView(for: element)
    }
    return true
  }
}
#endif
