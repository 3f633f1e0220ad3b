#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The painter of the view controllers that are drawn from content.
///
/// It watches the picture while there are any, and no longer: each transition costs one then.
@MainActor
final class ContentPainter {
  private var controllers: [ObjectIdentifier: GenericViewController] = [:]
  private var watch: PictureWatch?
  private var picture = StagePicture()

  /// True while it watches the picture.
  var isWatching: Bool { watch != nil }

  /// Draws a view controller now, and whenever what it shows has changed.
  func add(_ controller: GenericViewController, of screen: any Screen, on stage: Stage?) {
    controllers[ObjectIdentifier(screen)] = controller
    guard watch == nil else { return paint([controller]) }
    watch = stage?.watch { [weak self] picture, _ in self?.show(picture) }
  }

  /// Lets go of the view controller of a screen.
  func forget(_ screen: ObjectIdentifier) {
    guard controllers.removeValue(forKey: screen) != nil, controllers.isEmpty else { return }
    watch = nil
    picture = StagePicture()
  }

  private func show(_ picture: StagePicture) {
    self.picture = picture
    paint(Array(controllers.values))
  }

  private func paint(_ controllers: [GenericViewController]) {
    let pages =
      picture.base.pages + picture.modals.flatMap(\.region.pages)
      + (picture.player.map { [$0.page] } ?? [])
    for page in pages {
      for controller in controllers {
        let id = controller.screenID
        if id == page.id { controller.title = page.title }
        let own = page.elements.filter { $0.id.screen == id }
        if id == page.id || !own.isEmpty { controller.show(own, on: page.id) }
      }
    }
  }
}
#endif
