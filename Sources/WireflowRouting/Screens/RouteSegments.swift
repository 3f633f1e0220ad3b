public import Wireflow

/// The segments of all screens that have one, for as long as the screens exist.
@MainActor
final class RouteSegments {
  private struct Entry {
    weak var screen: (any Screen)?
    let segment: Route
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  /// The segment of a screen, or nil if the screen adds nothing to the route.
  subscript(screen: any Screen) -> Route? {
    get {
      let entry = entries[ObjectIdentifier(screen)]
      return entry?.screen === screen ? entry?.segment : nil
    }
    set {
      prune()
      entries[ObjectIdentifier(screen)] = newValue.map { Entry(screen: screen, segment: $0) }
    }
  }

  /// Removes the entries of released screens in batches, so that each costs O(1) on average.
  private func prune() {
    guard entries.count >= limit else { return }
    entries = entries.filter { $0.value.screen != nil }
    limit = max(64, 2 * entries.count)
  }
}

extension Store {
  /// Gives a screen its segment of the route.
  ///
  /// A screen without a segment adds nothing to the route.
  public func attach(to screen: any Screen, segment: some RouteConvertible) {
    propagation.segments[screen] = segment.route
  }
}

/// The sender of the first scene, when no other screen is on stage.
@MainActor
final class Backdrop: Screen {
  let title = ""
}
