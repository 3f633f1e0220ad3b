/// A weftable that expresses the wefts of several: first what each of them begins with, in their
/// order, then all that any of them sends.
@MainActor
public final class CompositeWeftable: Weftable {
  /// What the wefts of all are sent through.
  public let weftSubject = WeftSubject()

  private let weftables: [any Weftable]
  private var listeners: [WeftListener] = []

  /// Creates a weftable of several, which it keeps.
  public init(_ weftables: any Weftable...) {
    self.weftables = weftables
  }

  /// Listens to all of them and lets them begin, in order; a second call does nothing.
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
