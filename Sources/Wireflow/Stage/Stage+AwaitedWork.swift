/// Work for screens whose requests still wait.
///
/// It begins when the screen arrives, and is refused with the request.
extension Stage {
  /// Keeps work for a screen that a waiting request will bring.
  ///
  /// Returns nil if the screen is on stage, or if no request will bring it.
  func awaiting(
    _ screen: (any Screen)?, _ begin: @escaping @MainActor (Stage) -> ScheduledWork
  ) -> ScheduledWork? {
    guard let screen, let registry = link.registry, !isOnStage(screen),
      queue.mayBring(ObjectIdentifier(screen))
    else { return nil }
    let (id, number, work) = (ObjectIdentifier(screen), time.nextNumber(), AwaitedHandle())
    time.screenWork.awaitedCount += 1
    // Keeps the screen alive with its request, so that no other screen gets the same identifier.
    registry.awaitedWork.add(number, for: id) { [weak self] in
      withExtendedLifetime(screen) { if let self { work.begun = begin(self) } }
    }
    return ScheduledWork { [weak self] in
      if let self, link.registry?.awaitedWork.remove(number, for: id) == true {
        time.screenWork.awaitedCount -= 1
      }
      work.begun?.cancel()
    }
  }

  /// Lets a layer make a screen and request it, while work for the screen waits for the outcome.
  package func bringing<Result>(_ makeAndRequest: () -> Result) -> Result {
    queue.expectationCount += 1
    let result = makeAndRequest()
    queue.expectationCount -= 1
    working { _ = beginAwaitedWork() }
    finishTurnIfIdle()
    return result
  }

  /// Begins or refuses the work for a request's screens, once the request has its outcome.
  func beginWork(for screens: [any Screen]) {
    for screen in screens { beginWork(for: ObjectIdentifier(screen)) }
  }

  /// Begins or refuses all work whose requests are gone, and returns true if there was any.
  @discardableResult
  func beginAwaitedWork() -> Bool {
    guard time.screenWork.awaitedCount > 0, let registry = link.registry else { return false }
    return registry.awaitedWork.screens.count { beginWork(for: $0) } > 0
  }

  @discardableResult
  private func beginWork(for screen: ObjectIdentifier) -> Bool {
    guard time.screenWork.awaitedCount > 0, let registry = link.registry, !queue.mayBring(screen)
    else {
      return false
    }
    let work = registry.awaitedWork.takeAll(for: screen)
    time.screenWork.awaitedCount -= work.count
    for begin in work { begin() }
    return !work.isEmpty
  }

  /// Returns the screens of a request that work awaits, read before the request's turn.
  func awaitedScreens(of request: @autoclosure () -> NavigationRequest) -> [any Screen] {
    time.screenWork.awaitedCount > 0 ? request().traits.arrivals : []
  }
}

/// A handle on the work that replaced awaited work.
@MainActor
private final class AwaitedHandle {
  var begun: ScheduledWork?
}
