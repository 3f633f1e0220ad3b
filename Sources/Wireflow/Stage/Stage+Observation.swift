/// A change that happened to a screen or a flow.
@MainActor
public enum StageChange {
  /// A flow started.
  case started(any FlowCoordinator)
  /// A flow ended.
  ///
  /// Its outcome is delivered later.
  case ended(any FlowCoordinator)
  /// The screen came on stage.
  case entered(any Screen)
  /// The screen left the stage.
  case left(any Screen)
  /// The screen became visible.
  case becameVisible(any Screen)
  /// The screen is no longer visible.
  case hid(any Screen)
}

/// A subscription to changes, which lasts until it is cancelled or released.
@MainActor
public final class StageObservation {
  fileprivate var isCancelled = false

  fileprivate init() {}

  /// Ends the subscription.
  public func cancel() { isCancelled = true }
}

/// The subscribers to changes.
@MainActor
struct ObserverList {
  @MainActor
  fileprivate struct Observer {
    weak var observation: StageObservation?
    let body: (StageChange) -> Void
    let onTurn: (() -> Void)?

    var isSubscribed: Bool { observation?.isCancelled == false }
  }

  fileprivate var observers: [Observer] = []
  fileprivate var visibleBefore: [any Screen] = []

  var isEmpty: Bool { observers.isEmpty }

  /// Takes out the ended subscriptions, which are kept until the list is whole again.
  fileprivate mutating func takeUnsubscribed() -> [Observer] {
    let gone = observers.filter { !$0.isSubscribed }
    guard !gone.isEmpty else { return [] }
    observers.removeAll { !$0.isSubscribed }
    if observers.isEmpty { visibleBefore = [] }
    return gone
  }
}

extension Stage {
  /// Calls back once for each screen that enters, leaves, becomes visible or hides, and for each
  /// flow that starts or ends.
  ///
  /// ```swift
  /// observation = stage.observe { change in
  ///   if case .left(let screen) = change { cache.forget(screen) }
  /// }
  /// ```
  ///
  /// Changes arrive after the request or the batch: first the screens that hid, then arrivals,
  /// departures, starts and ends in order, then the screens that became visible. The stage
  /// evaluates requests from the callback afterwards.
  public func observe(_ body: @escaping (StageChange) -> Void) -> StageObservation {
    observe(body, afterEachTurn: nil)
  }

  /// Calls back also at the end of each turn, after all its changes.
  ///
  /// A root that is selected behind a cover, for example, changes nothing visible.
  package func observe(
    _ body: @escaping (StageChange) -> Void, afterEachTurn onTurn: (() -> Void)?
  ) -> StageObservation {
    if observers.isEmpty { observers.visibleBefore = visibleScreens }
    let observation = StageObservation()
    observers.observers.append(.init(observation: observation, body: body, onTurn: onTurn))
    return observation
  }

  /// Notifies the observers of flows that began without a transition.
  func tellObserversIfAny() {
    guard pending.openBatches == 0 else { return }
    tellObservers(places.effects.takeChanges())
  }

  /// Notifies the observers of the changes since the last time.
  func tellObservers(_ changes: [StageChange]) {
    guard !observers.isEmpty else { return }
    let visible = visibleScreens
    let before = observers.visibleBefore
    let isVisible = ScreenSet(visible)
    let gone = ScreenSet(changes.compactMap(\.departed))
    let hidden = before.filter { !isVisible.contains($0) || gone.contains($0) }
    let (wasVisible, isHidden) = (ScreenSet(before), ScreenSet(hidden))
    let shown = visible.filter { !wasVisible.contains($0) || isHidden.contains($0) }
    observers.visibleBefore = visible
    // A subscription made in a callback receives later changes only, not half of these.
    var subscribed = observers.observers
    working {
      for screen in hidden { tell(.hid(screen), to: subscribed) }
      for change in changes { tell(change, to: subscribed) }
      for screen in shown { tell(.becameVisible(screen), to: subscribed) }
      for observer in subscribed where observer.isSubscribed { observer.onTurn?() }
    }
    var ended = observers.takeUnsubscribed()
    guard !ended.isEmpty else { return }
    // A subscription may hold the last reference to objects that make requests when released.
    working {
      subscribed = []
      ended = []
    }
  }

  private func tell(_ change: StageChange, to observers: [ObserverList.Observer]) {
    for observer in observers where observer.isSubscribed { observer.body(change) }
  }
}

extension StageChange {
  /// The screen that left, even if it comes back in the same batch.
  fileprivate var departed: (any Screen)? {
    if case .left(let screen) = self { screen } else { nil }
  }
}

/// A set of screens.
///
/// It compares the few visible ones one by one, and hashes larger numbers.
@MainActor
private struct ScreenSet {
  private let screens: [any Screen]
  private let ids: Set<ObjectIdentifier>?

  init(_ screens: [any Screen]) {
    self.screens = screens
    ids = screens.count > 8 ? Set(screens.map { ObjectIdentifier($0) }) : nil
  }

  func contains(_ screen: any Screen) -> Bool {
    ids?.contains(ObjectIdentifier(screen)) ?? screens.contains { $0 === screen }
  }
}
