/// What happened to a screen or a flow.
@MainActor
public enum StageChange {
  /// A flow started.
  case started(any FlowCoordinator)
  /// A flow ended; its outcome is delivered later.
  case ended(any FlowCoordinator)
  /// It came on stage.
  case entered(any Screen)
  /// It left the stage.
  case left(any Screen)
  /// It can be seen.
  case becameVisible(any Screen)
  /// It cannot be seen any more.
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

@MainActor
struct StageObserver {
  weak var observation: StageObservation?
  let body: (StageChange) -> Void
  let onTurn: (() -> Void)?
}

extension Stage {
  /// Calls back for each screen that enters, leaves, becomes visible or hides, and for each flow
  /// that starts or ends, once each.
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
    if observers.isEmpty { visibleBefore = visibleScreens }
    let observation = StageObservation()
    observers.append(StageObserver(observation: observation, body: body, onTurn: onTurn))
    return observation
  }

  func notifyObservers() {
    guard !observers.isEmpty else { return }
    let visible = visibleScreens
    let stayed = visibleBefore.filter { screen in
      visible.contains { $0 === screen } && !changes.contains { $0.isLeaving(of: screen) }
    }
    let entered = visible.filter { screen in !stayed.contains { $0 === screen } }
    let hidden = visibleBefore.filter { screen in !stayed.contains { $0 === screen } }
    let all = hidden.map(StageChange.hid) + changes + entered.map(StageChange.becameVisible)
    visibleBefore = visible
    changes = []
    // One that subscribes in a callback is told what happens from then on, not half of this.
    let subscribed = observers
    inPhase(.working) {
      for change in all {
        for observer in subscribed where observer.observation?.isCancelled == false {
          observer.body(change)
        }
      }
      for observer in subscribed where observer.observation?.isCancelled == false {
        observer.onTurn?()
      }
    }
    observers.removeAll { $0.observation?.isCancelled != false }
    if observers.isEmpty { visibleBefore = [] }
  }
}

extension StageChange {
  /// Whether that screen left, perhaps to come back in the same batch.
  fileprivate func isLeaving(of screen: any Screen) -> Bool {
    if case .left(let other) = self { other === screen } else { false }
  }
}
