#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A painter for view controllers that are drawn from content.
///
/// The painter observes the picture only while such view controllers exist, because each transition
/// then costs a new picture.
@MainActor
final class ContentPainter {
  /// The number of rows of a long list that a new screen contains.
  private static let rowsAtFirst = 100

  /// A closure that runs when the page in front shows different elements, either alone or before a
  /// transition.
  var onNewElements: (@MainActor (_ isAlone: Bool) -> Void)?
  private var controllers: [ObjectIdentifier: any PaintedController] = [:]
  private var watch: PictureWatch?
  /// The last drawn picture, or nil while nothing is drawn from content.
  private(set) var picture: StagePicture?

  /// True while the painter observes the picture.
  var isWatching: Bool { watch != nil }

  /// Draws a view controller, now and after every change of its content.
  func add(_ controller: any PaintedController, of screen: any Screen, on stage: Stage?) {
    controllers[ObjectIdentifier(screen)] = controller
    guard watch == nil else { return paint([controller]) }
    watch = stage?.watch(rows: Self.rowsAtFirst) { [weak self] picture, transition in
      self?.show(picture, isAlone: transition == nil)
    }
  }

  /// Releases the view controller of a screen.
  func forget(_ screen: ObjectIdentifier) {
    guard !controllers.isEmpty, controllers.removeValue(forKey: screen) != nil,
      controllers.isEmpty
    else { return }
    watch = nil
    picture = nil
  }

  /// Requests other rows of a long list.
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
        // A covered page has no elements in the picture, and keeps the ones on the screen.
        if !page.isCovered, id == page.id || page.holds(id) { controller.show(page) }
      }
    }
  }
}

extension StagePicture.Page {
  /// Returns true if the page contains elements of an embedded screen.
  fileprivate func holds(_ screen: StagePicture.ID) -> Bool {
    elements.contains { $0.id.screen == screen } || rows.contains { $0.id.screen == screen }
  }
}
#endif
