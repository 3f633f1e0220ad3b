/// One weft and all that follow from it, directly or not: it ends at a limit, so that warps that
/// answer each other, or themselves, for ever do not hang the app.
@MainActor
final class WeftChain {
  /// The number of wefts that may follow from one.
  static let limit = 1_000

  /// The weft that the others follow from.
  let first: any Weft
  private var count = 0

  init(_ first: any Weft) {
    self.first = first
  }

  /// Counts a weft that follows, and returns false if it is one too many.
  func takeNext() -> Bool {
    count += 1
    return count <= Self.limit
  }
}
