#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A view controller that draws its screen's content, or a part of it, from the picture.
@MainActor
protocol PaintedController: UIViewController {
  /// The identifier of the screen in pictures.
  var screenID: StagePicture.ID? { get }
  /// Shows the elements of its screen on a page.
  func show(_ page: StagePicture.Page)
}
#endif
