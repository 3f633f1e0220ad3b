import Synchronization

/// A time that the main actor sets and any thread reads, as `Clock` asks of its `now`.
///
/// It is the one lock of the core, held for a single read or write of one value.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *)
final class SharedTime: Sendable {
  private let time = Mutex(Duration.zero)

  var now: Duration {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}
