/// A change that happened to a screen or a flow.
@MainActor
public enum StageChange {
  /// A flow started.
  case started(any FlowCoordinator)
  /// A flow ended, and its outcome is delivered later.
  case ended(any FlowCoordinator)
  /// The screen came on stage.
  case entered(any Screen)
  /// The screen left the stage.
  case left(any Screen)
  /// The screen can be seen.
  case becameVisible(any Screen)
  /// The screen cannot be seen any more.
  case hid(any Screen)
}

/// A subscription to changes, which lasts as long as it is kept.
@MainActor
public final class StageObservation {
  fileprivate var isCancelled = false

  fileprivate init() {}

  /// Ends the subscription.
  public func cancel() { isCancelled = true }
}

/// The subscribers that are told of changes.
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

  /// Takes out those that have ended, which are kept until the list is whole again.
  fileprivate mutating func takeUnsubscribed() -> [Observer] {
    let gone = observers.filter { !$0.isSubscribed }
    guard !gone.isEmpty else { return [] }
    observers.removeAll { !$0.isSubscribed }
    if observers.isEmpty { visibleBefore = [] }
    return gone
  }
}

extension Stage {
  /// Calls back for each screen that enters, leaves, becomes visible or hides, and for each flow
  /// that starts or ends, once each.
  ///
  /// ```swift
  /// observation = stage.observe { change in
  ///   if case .left(let screen) = change { cache.forget(screen) }
  /// }
  /// ```
  ///
  /// Changes come after the request, or after the batch: what hides first, then what left, entered,
  /// started and ended in order, then what became visible. Requests made in the callback are judged
  /// later.
  public func observe(_ body: @escaping (StageChange) -> Void) -> StageObservation {
    observe(body, afterEachTurn: nil)
  }

  /// Calls back also after each turn, once all its changes are told: a root that is selected behind
  /// what covers it changes nothing that can be seen.
  package func observe(
    _ body: @escaping (StageChange) -> Void, afterEachTurn onTurn: (() -> Void)?
  ) -> StageObservation {
    if observers.isEmpty { observers.visibleBefore = visibleScreens }
    let observation = StageObservation()
    observers.observers.append(.init(observation: observation, body: body, onTurn: onTurn))
    return observation
  }

  /// Tells the observers about the beginnings of flows that come without a transition.
  func tellObserversIfAny() {
    guard pending.openBatches == 0 else { return }
    tellObservers(places.effects.takeChanges())
  }

  /// Tells the observers what has happened since the last time.
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
    // One that subscribes in a callback is told what happens from then on, not half of this.
    var subscribed = observers.observers
    working {
      for screen in hidden { tell(.hid(screen), to: subscribed) }
      for change in changes { tell(change, to: subscribed) }
      for screen in shown { tell(.becameVisible(screen), to: subscribed) }
      for observer in subscribed where observer.isSubscribed { observer.onTurn?() }
    }
    var ended = observers.takeUnsubscribed()
    guard !ended.isEmpty else { return }
    // What one of them is the last to keep may ask for something at its end.
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
  /// The screen that left, perhaps to come back in the same batch.
  fileprivate var departed: (any Screen)? {
    if case .left(let screen) = self { screen } else { nil }
  }
}

/// A set of screens, which for the few that are visible mostly is a look at each.
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
