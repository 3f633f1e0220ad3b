/// The tasks that wait until everything on a stage is at rest.
@MainActor
final class SettledWaiters {
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  /// True while a task waits.
  ///
  /// It is stored separately because it is read so often.
  private(set) var isAnyone = false
  private let sleepers: Sleepers

  init(_ sleepers: Sleepers) {
    self.sleepers = sleepers
  }

  func add(_ waiter: CheckedContinuation<Void, Never>, _ number: Int) {
    waiters[number] = waiter
    isAnyone = true
    if Task.isCancelled { resume(number) }
  }

  /// Resumes a waiter whose task is cancelled, as happens when the app goes.
  func resume(_ number: Int) {
    guard let waiter = waiters.removeValue(forKey: number) else { return }
    isAnyone = !waiters.isEmpty
    sleepers.wakingCount += 1
    waiter.resume()
  }

  /// Resumes all of them.
  func resumeAll() {
    let resumed = waiters.sorted { $0.key < $1.key }
    waiters = [:]
    isAnyone = false
    sleepers.wakingCount += resumed.count
    for (_, waiter) in resumed { waiter.resume() }
  }
}
