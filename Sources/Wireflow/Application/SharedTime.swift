/// A time that the main actor sets and any thread reads, as `Clock` requires of its `now`.
///
/// The standard library has no lock before iOS 18 and macOS 15. Its streams, however, protect their
/// `onTermination` with a lock. The slot stores a closure there that sends the time to the mailbox
/// of its caller. A read takes about a microsecond and waits for nothing. Only the clocks of manual
/// schedulers need a shared time.
final class SharedTime: Sendable {
  /// The mailbox of the current reader.
  @TaskLocal private static var reader: AsyncStream<Duration>.Continuation?

  /// The stream that keeps the slot in use, because a released stream ends.
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
        // A mailbox for one element returns it when another one arrives.
        guard case .dropped(let time) = mailbox.yield(.zero) else { return .zero }
        return time
      }
    }
    set { slot.onTermination = { _ in Self.reader?.yield(newValue) } }
  }
}
