#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The parts of UIKit that only newer systems have.
///
/// Tests remove some of them to run the code for older systems.
struct SystemFeatures {
  /// True if tabs are objects, which a sidebar can show as well.
  var hasTabObjects = Self.hasTabObjects
  /// True if a page can zoom out of a view.
  var hasZoom = Self.hasTabObjects
  /// True if a tab bar has an accessory.
  var hasBottomAccessory = Self.hasBottomAccessory

  private static var hasTabObjects: Bool {
    if #available(iOS 18.0, visionOS 2.0, *) { true } else { false }
  }

  private static var hasBottomAccessory: Bool {
    if #available(iOS 26.0, visionOS 26.0, *) { true } else { false }
  }
}

// What visionOS lacks, according to Apple's pages: the update of a status bar, a keyboard that follows the
// finger, and the heights of a sheet. Nothing happens there.
extension UIViewController {
  #if os(visionOS)
  func updateStatusBar() {}
  func setDetents(_ detents: [ModalStyle.Detent]) {}
  #else
  /// Makes the system ask again how the status bar looks.
  func updateStatusBar() { setNeedsStatusBarAppearanceUpdate() }

  /// Sets the heights at which a sheet rests.
  func setDetents(_ detents: [ModalStyle.Detent]) {
    sheetPresentationController?.detents = detents.map(\.detent)
  }
  #endif
}

extension UIScrollView {
  #if os(visionOS)
  func letKeyboardFollowDrag() {}
  #else
  /// Lets the keyboard follow the finger that drags the content.
  func letKeyboardFollowDrag() { keyboardDismissMode = .interactive }
  #endif
}

#if !os(visionOS)
extension ModalStyle.Detent {
  @MainActor
  fileprivate var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .height(let points):
      .custom(identifier: .init("\(points)")) { context in
        min(CGFloat(points), context.maximumDetentValue)
      }
    }
  }
}
#endif
#endif
