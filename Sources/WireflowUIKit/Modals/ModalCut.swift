#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The modals in order, cut in two: those of the base, and the walls with what stands on them.
struct ModalCut {
  /// The number of modals before the first wall.
  let cut: Int
  private let presentations: [UInt32?]

  init<Modal>(_ modals: [Modal], by isWall: (Modal) -> Bool, presentations: [UInt32?]) {
    cut = modals.firstIndex(where: isWall) ?? modals.count
    self.presentations = presentations
  }

  /// The number of all of them.
  var count: Int { presentations.count }

  /// Returns how many are the same in others, before the first wall and from there on.
  func shared(with other: Self) -> (Int, Int) {
    func shared(_ one: ArraySlice<UInt32?>, _ two: ArraySlice<UInt32?>) -> Int {
      zip(one, two).prefix { $0 == $1 }.count
    }
    return (
      shared(presentations[..<cut], other.presentations[..<other.cut]),
      shared(presentations[cut...], other.presentations[other.cut...])
    )
  }
}
#endif
