#if canImport(Testing) && canImport(XCTest)
#if canImport(Darwin)
import os

/// A value that only one thread can read or change at a time.
package final class Locked<State: Sendable>: Sendable {
  private let lock: OSAllocatedUnfairLock<State>

  package init(_ state: State) { lock = OSAllocatedUnfairLock(initialState: state) }

  package func withLock<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
    lock.withLock(body)
  }
}
#else
import Synchronization

/// A value that only one thread can read or change at a time.
package final class Locked<State: Sendable>: Sendable {
  private let lock: Mutex<State>

  package init(_ state: State) { lock = Mutex(state) }

  package func withLock<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
    lock.withLock { body(&$0) }
  }
}
#endif
#endif
