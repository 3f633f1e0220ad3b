public import Wireflow

/// An event in the life of a screen on stage.
public enum ScreenLifecycleEvent: Sendable, Hashable {
  /// The screen entered the stage, which is the earliest time to subscribe it.
  case entered
  /// The screen became visible.
  case becameVisible
  /// The screen is no longer visible.
  case hid
  /// The screen left the stage.
  case left
}

/// A delegate that follows the life of screens, such as the coordinator that made them.
@MainActor
public protocol ScreenLifecycleDelegate: AnyObject {
  /// Responds to an event in the life of a screen.
  func screen(_ screen: any Screen, did event: ScreenLifecycleEvent)
}

/// The routing data of a screen: its segment of the route, and its delegates.
@MainActor
final class RouteContext {
  weak var screen: (any Screen)?
  var segment: Route?
  var delegates: [WeakDelegate] = []

  init(_ screen: any Screen) { self.screen = screen }
}

@MainActor
struct WeakDelegate {
  weak var delegate: (any ScreenLifecycleDelegate)?
}

/// The contexts of all screens that have one, for as long as the screens exist.
@MainActor
final class RouteContexts {
  private var contexts: [ObjectIdentifier: RouteContext] = [:]
  private var limit = 64

  subscript(screen: any Screen) -> RouteContext? {
    guard let context = contexts[ObjectIdentifier(screen)], context.screen === screen else {
      return nil
    }
    return context
  }

  func context(of screen: any Screen) -> RouteContext {
    if let context = self[screen] { return context }
    prune()
    let context = RouteContext(screen)
    contexts[ObjectIdentifier(screen)] = context
    return context
  }

  func follow(_ change: StageChange) {
    switch change {
    case .entered(let screen): notify(screen, .entered)
    case .becameVisible(let screen): notify(screen, .becameVisible)
    case .hid(let screen): notify(screen, .hid)
    case .left(let screen): notify(screen, .left)
    case .started, .ended: break
    }
  }

  private func notify(_ screen: any Screen, _ event: ScreenLifecycleEvent) {
    guard let context = self[screen] else { return }
    for delegate in context.delegates { delegate.delegate?.screen(screen, did: event) }
  }

  /// Removes contexts of released screens in batches, so that each costs O(1) on average.
  private func prune() {
    guard contexts.count >= limit else { return }
    contexts = contexts.filter { $0.value.screen != nil }
    limit = max(64, 2 * contexts.count)
  }
}

extension Store {
  /// Gives a screen its segment of the route, and adds a weakly held delegate that follows its
  /// life.
  ///
  /// A screen without a segment adds nothing to the route. A screen may have several delegates.
  public func attach(
    to screen: any Screen, segment: (some RouteConvertible)? = Route?.none,
    lifecycleDelegate: (any ScreenLifecycleDelegate)? = nil
  ) {
    let context = propagation.contexts.context(of: screen)
    if let segment { context.segment = segment.route }
    guard let lifecycleDelegate else { return }
    guard !context.delegates.contains(where: { $0.delegate === lifecycleDelegate }) else { return }
    context.delegates.append(WeakDelegate(delegate: lifecycleDelegate))
  }
}

/// The sender of the first scene, when no other screen is on stage.
@MainActor
final class Backdrop: Screen {
  let title = ""
}
