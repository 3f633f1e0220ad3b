/// A time that the main actor sets and any thread reads, as `Clock` asks of its `now`.
///
/// The standard library has no lock before iOS 18 and macOS 15. It has streams, though, which guard
/// their `onTermination` by a lock of their own. This slot keeps a closure that posts the time to
/// the mailbox of whoever calls it. A read takes about a microsecond and waits for nobody. Only
/// the clocks of schedulers that move time by hand need one.
final class SharedTime: Sendable {
  /// The mailbox of the reader whose call this is.
  @TaskLocal private static var reader: AsyncStream<Duration>.Continuation?

  /// The stream that keeps the slot in use, because a stream that is gone has ended.
  private let stream: AsyncStream<Never>
  private let slot: AsyncStream<Never>.Continuation

  init() {
    (stream, slot) = AsyncStream.makeStream(of: Never.self)
  }

  var now: Duration {
    get {
      let (stream, mailbox) = AsyncStream.makeStream(
        of: Duration.self, bufferingPolicy: .bufferingNewest(1))
      return withExtendedLifetime(stream) {
        Self.$reader.withValue(mailbox) { slot.onTermination?(.finished) }
        // A mailbox for one hands out what is in it when something else comes.
        guard case .dropped(let time) = mailbox.yield(.zero) else { return .zero }
        return time
      }
    }
    set { slot.onTermination = { _ in Self.reader?.yield(newValue) } }
  }
}
