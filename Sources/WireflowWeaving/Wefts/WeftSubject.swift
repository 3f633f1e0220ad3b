/// A channel that carries wefts from a screen or another weftable to the loom.
///
/// The last weft that was sent before anybody listened is replayed to the first listener, so a
/// weftable may send one while it is made. Earlier ones are not, and the log says how many those
/// were. Nothing is replayed later: a weft that was heard is not heard again when a screen comes
/// back on stage.
///
/// ```swift
/// let weftSubject = WeftSubject()
/// weftSubject.send(MoviesWeft.moviePicked(id: 3))
/// ```
@MainActor
public final class WeftSubject {
  private var first: (any Weft)?
  /// The number of wefts that were sent before the first one to be replayed.
  private var missedCount = 0
  private var listeners: [WeakListener] = []
  /// A closure that takes wefts once all listeners have stopped, or nil before anybody has
  /// listened.
  private var afterwards: ((any Weft) -> Void)?

  private struct WeakListener {
    weak var listener: WeftListener?
  }

  /// Creates a subject, with a weft for its first listener or without.
  public init(_ first: (any Weft)? = nil) {
    self.first = first
  }

  /// Sends a weft to those who listen.
  ///
  /// It returns once the weft and what follows from it is knit, or at once while another is or
  /// while the stage is at work, such as in an alert's answer.
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

  /// Tells those who listen, or who will, of wefts that were sent before anybody could hear them.
  func miss(_ count: Int) {
    missedCount += count
    let living = listeners.compactMap(\.listener)
    guard missedCount > 0, !living.isEmpty else { return }
    for listener in living { listener.miss(missedCount) }
    missedCount = 0
  }

  /// Begins to listen, until the listener is let go of.
  /// - Parameters:
  ///   - take: what is done with each weft.
  ///   - miss: what is done about wefts of the past that are not replayed, by their number.
  ///   - afterwards: what is done with wefts that come when nobody listens any more.
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

/// One who listens to a subject, as long as it is kept.
@MainActor
final class WeftListener {
  let take: (any Weft) -> Void
  let miss: (Int) -> Void

  init(take: @escaping (any Weft) -> Void, miss: @escaping (Int) -> Void) {
    self.take = take
    self.miss = miss
  }
}
