import Wireflow

/// A source of streams, each of which receives every value.
@MainActor
final class BusyBell {
  private var listeners: [AsyncStream<Int>.Continuation] = []
  private var rung = 0

  func stream() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    listeners.append(continuation)
    return stream
  }

  /// The number of streams that are still read.
  func ring() -> Int {
    rung += 1
    listeners.removeAll {
      if case .terminated = $0.yield(rung) { true } else { false }
    }
    return listeners.count
  }

  func hangUp(_ place: Int) {
    guard !listeners.isEmpty else { return }
    listeners.remove(at: place % listeners.count).finish()
  }
}

/// An error that the app shows the user.
struct BusyError: Error, ErrorDisplayable {
  let title = "Out of order"
  let message = ""
}

/// An error that is not.
struct BusyFault: Error {}
