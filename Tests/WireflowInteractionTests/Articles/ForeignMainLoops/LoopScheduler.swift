import Wireflow

/// A scheduler whose delays are timers of a loop that is not Swift's.
@MainActor final class LoopScheduler: Scheduler {
  let sleepers: Sleepers
  private let loop: EventLoop

  init(_ loop: EventLoop) {
    self.loop = loop
    sleepers = Sleepers { loop.clock.now }
  }

  var now: Duration { loop.clock.now }

  func schedule(
    after delay: Duration, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let timer = loop.addTimer(after: max(.zero, delay), work)
    return ScheduledWork { [weak loop] in loop?.remove(timer) }
  }
}
