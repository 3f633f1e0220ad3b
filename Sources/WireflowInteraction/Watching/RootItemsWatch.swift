package import Wireflow

/// A subscription to the representations of a region's root items, which reads no page.
///
/// A picture costs as much as everything visible. A backend that draws pages itself needs only the
/// titles, images and badges of its tabs.
@MainActor
package final class RootItemsWatch {
  private let onChange: @MainActor () -> Void
  private var reading: TrackedReading<[RootLevelRepresentation]>?

  init(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  /// The screens of the root items, in order.
  package var roots: [any Screen] = [] {
    didSet {
      if !roots.elementsEqual(oldValue, by: ===) { end() }
    }
  }

  /// The titles, images and badges, read now or since their last change.
  package var representations: [RootLevelRepresentation] {
    if let reading, !reading.isStale { return reading.value }
    end()
    let new = TrackedReading(
      { roots.map(\.representation) }, onChange: { [weak self] in self?.onChange() })
    reading = new
    return new.value
  }

  /// Records that a screen's content has changed.
  func noteChange(of screen: any Screen) {
    guard let reading, roots.contains(where: { $0 === screen }) else { return }
    reading.mark()
    onChange()
  }

  /// Ends the watch until the next read.
  package func end() {
    reading?.end()
    reading = nil
  }
}

extension Stage {
  /// Returns a watch of root items, which lasts until it is released.
  package func watchRootItems(_ onChange: @escaping @MainActor () -> Void) -> RootItemsWatch {
    let watch = RootItemsWatch(onChange)
    pictures.add(watch)
    return watch
  }
}
