#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A view controller that shows its screen's content, or a part of it, as it is in the picture.
@MainActor
protocol PaintedController: UIViewController {
  /// The identity of its screen in pictures.
  var screenID: StagePicture.ID? { get }
  /// Shows what stands of its screen on a page.
  func show(_ page: StagePicture.Page)
}
#endif
