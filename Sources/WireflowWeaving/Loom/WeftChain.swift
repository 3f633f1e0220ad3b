/// A weft and its direct and indirect consequences, which end at a limit.
///
/// Without the limit, warps that keep answering each other or themselves would hang the app.
@MainActor
final class WeftChain {
  /// The largest number of wefts that may follow from one weft.
  static let limit = 1_000

  /// The weft that started the chain.
  let first: any Weft
  private var count = 0

  init(_ first: any Weft) {
    self.first = first
  }

  /// Counts another weft, and returns false if it exceeds the limit.
  func takeNext() -> Bool {
    count += 1
    return count <= Self.limit
  }
}
