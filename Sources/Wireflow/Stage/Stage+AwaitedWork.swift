/// Work for screens whose requests still wait: it begins when the screen arrives, and is refused
/// when the request is.
extension Stage {
  /// Keeps work for a screen that a waiting request is to bring, and returns nil if the screen is on
  /// stage or nothing is to bring it.
  func awaiting(
    _ screen: (any Screen)?, _ begin: @escaping @MainActor (Stage) -> ScheduledWork
  ) -> ScheduledWork? {
    guard let screen, let registry = link.registry, !isOnStage(screen),
      queue.mayBring(ObjectIdentifier(screen))
    else { return nil }
    let (id, number, work) = (ObjectIdentifier(screen), time.nextNumber(), AwaitedHandle())
    time.screenWork.awaitedCount += 1
    // The screen is kept with its request, so that no other gets the same identity meanwhile.
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

  /// Begins or refuses the work for screens that a request was to bring, once it has its outcome.
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

  /// The screens of a request that work waits for, read before the request has its turn.
  func awaitedScreens(of request: @autoclosure () -> NavigationRequest) -> [any Screen] {
    time.screenWork.awaitedCount > 0 ? request().traits.arrivals : []
  }
}

/// The work that began in the place of work that waited.
@MainActor
private final class AwaitedHandle {
  var begun: ScheduledWork?
}
