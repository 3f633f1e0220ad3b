/// A channel that carries wefts from a screen or another weftable to the loom.
///
/// A subject replays the last weft sent before anyone listened to its first listener, so a weftable
/// may send one in its initializer. It drops earlier ones, and the log states how many. It replays
/// nothing later: a weft is not heard twice when a screen returns to the stage.
///
/// ```swift
/// let weftSubject = WeftSubject()
/// weftSubject.send(MoviesWeft.moviePicked(id: 3))
/// ```
@MainActor
public final class WeftSubject {
  private var first: (any Weft)?
  /// The number of wefts that were sent before the one to replay.
  private var missedCount = 0
  private var listeners: [WeakListener] = []
  /// A closure that receives wefts once all listeners have stopped, or nil before the first
  /// listener.
  private var afterwards: ((any Weft) -> Void)?

  private struct WeakListener {
    weak var listener: WeftListener?
  }

  /// Creates a subject, with or without a weft for its first listener.
  public init(_ first: (any Weft)? = nil) {
    self.first = first
  }

  /// Sends a weft to all listeners.
  ///
  /// The method returns once the loom has knit the weft and its consequences. It returns at once
  /// while the loom knits another weft or the stage is busy, such as in an alert's handler.
  public func send(_ weft: any Weft) {
    listeners.removeAll { $0.listener == nil }
    guard listeners.isEmpty else {
      for entry in listeners { entry.listener?.take(weft) }
      return
    }
    if let afterwards { return afterwards(weft) }
    if first != nil { missedCount += 1 }
    first = weft
  }

  /// Reports wefts that were sent before anyone listened to all current or future listeners.
  func miss(_ count: Int) {
    missedCount += count
    let living = listeners.compactMap(\.listener)
    guard missedCount > 0, !living.isEmpty else { return }
    for listener in living { listener.miss(missedCount) }
    missedCount = 0
  }

  /// Starts listening, until the caller releases the listener.
  /// - Parameters:
  ///   - take: a closure that receives each weft.
  ///   - miss: a closure that receives the number of earlier wefts that are not replayed.
  ///   - afterwards: a closure that receives wefts once nobody listens any more.
  func listen(
    _ take: @escaping (any Weft) -> Void, missing miss: @escaping (Int) -> Void,
    afterwards: @escaping (any Weft) -> Void
  ) -> WeftListener {
    let listener = WeftListener(take: take, miss: miss)
    listeners.append(WeakListener(listener: listener))
    self.afterwards = afterwards
    self.miss(0)
    if let first {
      self.first = nil
      take(first)
    }
    return listener
  }
}

/// A listener to a subject, which listens for as long as it is retained.
@MainActor
final class WeftListener {
  let take: (any Weft) -> Void
  let miss: (Int) -> Void

  init(take: @escaping (any Weft) -> Void, miss: @escaping (Int) -> Void) {
    self.take = take
    self.miss = miss
  }
}
