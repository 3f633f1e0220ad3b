/// A weftable that expresses the wefts of several: first what each of them begins with, in their
/// order, then all that any of them sends.
///
/// ```swift
/// Stitch(
///   .push, nextPresentable: screen,
///   nextWeftable: CompositeWeftable(screen, service))
/// ```
@MainActor
public final class CompositeWeftable: Weftable {
  /// The channel that carries the wefts of all.
  public let weftSubject = WeftSubject()

  private let weftables: [any Weftable]
  private var listeners: [WeftListener] = []

  /// Creates a weftable of several, which it keeps.
  public init(_ weftables: any Weftable...) {
    self.weftables = weftables
  }

  /// Listens to all of them and lets them begin, in order.
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
