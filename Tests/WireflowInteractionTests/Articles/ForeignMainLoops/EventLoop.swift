import WireflowTesting

/// A loop of timers whose time the test sets.
@MainActor
final class EventLoop {
  /// A clock that any thread may read.
  final class Clock: Sendable {
    private let time = Locked(Duration.zero)
    var now: Duration { time.withLock { $0 } }
    func move(to end: Duration) { time.withLock { $0 = end } }
  }

  private struct Timer {
    let number: Int
    let due: Duration
    let work: @MainActor () -> Void

    func isBefore(_ other: Self) -> Bool { (due, number) < (other.due, other.number) }
  }

  let clock = Clock()
  private var timers: [Timer] = []
  private var count = 0

  func addTimer(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> Int {
    count += 1
    timers.append(Timer(number: count, due: clock.now + delay, work: work))
    return count
  }

  func remove(_ number: Int) { timers.removeAll { $0.number == number } }

  /// Lets time pass, and runs the timers that are due by then.
  func turn(for duration: Duration) {
    let end = clock.now + duration
    while let next = timers.filter({ $0.due <= end }).min(by: { $0.isBefore($1) }) {
      remove(next.number)
      clock.move(to: next.due)
      next.work()
    }
    clock.move(to: end)
  }
}
