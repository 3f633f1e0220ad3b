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
  public init(_ weftables: any Weftable...) {
    self.weftables = weftables
  }

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
