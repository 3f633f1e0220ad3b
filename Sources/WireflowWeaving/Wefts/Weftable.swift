/// An object that sends wefts, such as a screen, a view model or a service.
///
/// A loom listens to a weftable, and retains it, for as long as the weftable's stitch is active.
///
/// ```swift
/// final class MovieListScreen: Screen, Weftable {
///   let title = "Movies"
///   let weftSubject = WeftSubject()
///   var content: ScreenContent {
///     Row("Brazil") { self.weftSubject.send(MoviesWeft.moviePicked(id: 3)) }
///   }
/// }
/// ```
@MainActor
public protocol Weftable: AnyObject {
  /// The channel for the wefts, which never changes.
  var weftSubject: WeftSubject { get }

  /// Responds to a loom starting to listen, such as by listening to a service.
  func readyToEmitWefts()
}

extension Weftable {
  /// Does nothing.
  public func readyToEmitWefts() {}
}

/// A fact that navigation depends on, such as a movie that the user picked.
///
/// Name wefts as facts (`moviePicked`), not as commands (`showMovieDetail`), because each warp
/// decides how to respond. A weft may carry values. Its description appears in the presentation
/// log, so leave secrets out of the description (Wittemberg, "Let's weave your application").
///
/// ```swift
/// enum MoviesWeft: Weft {
///   case movieList
///   case moviePicked(id: Int)
/// }
/// ```
public protocol Weft: Sendable {}

/// A weftable that merges the wefts of several others.
///
/// It first sends the initial wefts of each, in order, and then every weft that any of them sends.
///
/// ```swift
/// Stitch(
///   .push, nextPresentable: screen,
///   nextWeftable: CompositeWeftable(screen, service))
/// ```
@MainActor
public final class CompositeWeftable: Weftable {
  /// The channel for the merged wefts.
  public let weftSubject = WeftSubject()

  private let weftables: [any Weftable]
  private var listeners: [WeftListener] = []

  /// Creates a weftable that merges several others, and retains them.
  public init(_ weftables: any Weftable...) { self.weftables = weftables }

  /// Listens to all weftables and tells each to begin, in order.
  ///
  /// A second call does nothing.
  public func readyToEmitWefts() {
    guard listeners.isEmpty else { return }
    let send: (any Weft) -> Void = { [weftSubject] weft in weftSubject.send(weft) }
    for weftable in weftables {
      listeners.append(
        weftable.weftSubject.listen(send, missing: weftSubject.miss, afterwards: send))
      weftable.readyToEmitWefts()
    }
  }
}

/// A weftable that sends one weft, such as the initial one of a warp.
@MainActor
public final class SingleWeftable: Weftable {
  /// The channel for the weft.
  public let weftSubject: WeftSubject

  /// Creates a weftable with its only weft.
  public init(withInitialWeft weft: any Weft) { weftSubject = WeftSubject(weft) }
}

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
  /// Closures that return the listeners, unless they have been released.
  private var listeners: [() -> WeftListener?] = []
  /// A closure that receives wefts once all listeners have stopped, or nil before the first
  /// listener.
  private var afterwards: ((any Weft) -> Void)?

  /// Creates a subject, with or without a weft for its first listener.
  public init(_ first: (any Weft)? = nil) { self.first = first }

  /// Sends a weft to all listeners.
  ///
  /// The method returns once the loom has knit the weft and its consequences. It returns at once
  /// while the loom knits another weft or the stage is busy, such as in an alert's handler.
  public func send(_ weft: any Weft) {
    listeners.removeAll { $0() == nil }
    guard listeners.isEmpty else {
      for listener in listeners { listener()?.take(weft) }
      return
    }
    if let afterwards { return afterwards(weft) }
    if first != nil { missedCount += 1 }
    first = weft
  }

  /// Reports wefts that were sent before anyone listened to all current or future listeners.
  func miss(_ count: Int) {
    missedCount += count
    let living = listeners.compactMap { $0() }
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
    listeners.append { [weak listener] in listener }
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
