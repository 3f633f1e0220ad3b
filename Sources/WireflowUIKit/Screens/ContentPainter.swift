#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// The painter of the view controllers that are drawn from content.
///
/// It watches the picture while there are any, and no longer: each transition costs one then.
@MainActor
final class ContentPainter {
  /// The number of rows of a long list that a screen comes with.
  private static let rowsAtFirst = 100

  /// A closure for when the page in front shows other elements, alone or with a transition that
  /// follows.
  var onNewElements: (@MainActor (_ isAlone: Bool) -> Void)?
  private var controllers: [ObjectIdentifier: any PaintedController] = [:]
  private var watch: PictureWatch?
  /// The picture as it was last drawn, or nil while nothing is drawn from it.
  private(set) var picture: StagePicture?

  /// True while it watches the picture.
  var isWatching: Bool { watch != nil }

  /// Draws a view controller now, and whenever what it shows has changed.
  func add(_ controller: any PaintedController, of screen: any Screen, on stage: Stage?) {
    controllers[ObjectIdentifier(screen)] = controller
    guard watch == nil else { return paint([controller]) }
    watch = stage?.watch(rows: Self.rowsAtFirst) { [weak self] picture, transition in
      self?.show(picture, isAlone: transition == nil)
    }
  }

  /// Lets go of the view controller of a screen.
  func forget(_ screen: ObjectIdentifier) {
    guard !controllers.isEmpty, controllers.removeValue(forKey: screen) != nil,
      controllers.isEmpty
    else { return }
    watch = nil
    picture = nil
  }

  /// Asks for other rows of a long list.
  func read(_ range: Range<Int>, of list: StagePicture.Element.ID) { watch?.read(range, of: list) }

  private func show(_ picture: StagePicture, isAlone: Bool) {
    let old = exchange(&self.picture, with: picture)?.frontPage
    paint(Array(controllers.values))
    guard let old, let new = picture.frontPage, new.id == old.id,
      new.elements.map(\.id) != old.elements.map(\.id)
    else { return }
    onNewElements?(isAlone)
  }

  private func paint(_ controllers: [any PaintedController]) {
    guard let picture else { return }
    for page in picture.pages {
      for controller in controllers {
        guard let id = controller.screenID else { continue }
        if id == page.id, controller.navigationItem.title != page.title {
          controller.navigationItem.title = page.title
        }
        // A page that is covered has no elements in a picture, and keeps those that it shows.
        if !page.isCovered, id == page.id || page.holds(id) { controller.show(page) }
      }
    }
  }
}

extension StagePicture.Page {
  /// Returns true if anything of an embedded screen stands on the page.
  fileprivate func holds(_ screen: StagePicture.ID) -> Bool {
    elements.contains { $0.id.screen == screen } || rows.contains { $0.id.screen == screen }
  }
}
#endif
