/// A watch over what the root items of a region show, which reads no page.
///
/// A picture costs as much as all that is visible. Whoever draws the pages in another way needs
/// of it no more than the titles, images and badges of tabs.
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

  /// The titles, images and badges, read now or before their last change.
  package var representations: [RootLevelRepresentation] {
    if let reading, !reading.isStale { return reading.value }
    end()
    let new = TrackedReading(
      { roots.map(\.representation) }, onChange: { [weak self] in self?.onChange() })
    reading = new
    return new.value
  }

  /// Takes note that a screen shows something else.
  func noteChange(of screen: any Screen) {
    guard let reading, roots.contains(where: { $0 === screen }) else { return }
    reading.mark()
    onChange()
  }

  /// Ends the watch, until it is asked again.
  package func end() {
    reading?.end()
    reading = nil
  }
}

extension Stage {
  /// Returns a watch over root items, which lasts as long as it is kept.
  package func watchRootItems(_ onChange: @escaping @MainActor () -> Void) -> RootItemsWatch {
    let watch = RootItemsWatch(onChange)
    pictures.add(watch)
    return watch
  }
}
