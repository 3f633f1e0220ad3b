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

  @inline(__always)
  var isEmpty: Bool { observers.isEmpty }

  fileprivate mutating func removeUnsubscribed() {
    observers.removeAll { !$0.isSubscribed }
    if observers.isEmpty { visibleBefore = [] }
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
    state.outbox.isObserved = true
    return observation
  }

  /// Tells the observers all that has happened since the last time.
  func tellObservers() {
    var changes: [StageChange] = []
    swap(&changes, &state.outbox.events)
    let visible = visibleScreens
    let gone = Set(changes.compactMap(\.departed))
    let before = observers.visibleBefore
    let isVisible = Set(visible.map { ObjectIdentifier($0) })
    let hidden = before.filter { screen in
      !isVisible.contains(ObjectIdentifier(screen)) || gone.contains(ObjectIdentifier(screen))
    }
    let isHidden = Set(hidden.map { ObjectIdentifier($0) })
    let stayed = Set(before.map { ObjectIdentifier($0) }).subtracting(isHidden)
    let shown = visible.filter { !stayed.contains(ObjectIdentifier($0)) }
    observers.visibleBefore = visible
    // One that subscribes in a callback is told what happens from then on, not half of this.
    let subscribed = observers.observers
    working {
      for change in hidden.map(StageChange.hid) + changes + shown.map(StageChange.becameVisible) {
        for observer in subscribed where observer.isSubscribed { observer.body(change) }
      }
      for observer in subscribed where observer.isSubscribed { observer.onTurn?() }
    }
    observers.removeUnsubscribed()
    state.outbox.isObserved = !observers.isEmpty
  }
}

extension StageChange {
  /// The screen that left, perhaps to come back in the same batch.
  fileprivate var departed: ObjectIdentifier? {
    if case .left(let screen) = self { ObjectIdentifier(screen) } else { nil }
  }
}
