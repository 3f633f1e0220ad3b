#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// The modals in order, divided into those before the first wall and the rest.
struct ModalCut {
  /// The number of modals before the first wall.
  let cut: Int
  private let presentations: [UInt32?]

  init<Modal>(_ modals: [Modal], by isWall: (Modal) -> Bool, presentations: [UInt32?]) {
    cut = modals.firstIndex(where: isWall) ?? modals.count
    self.presentations = presentations
  }

  /// The number of modals in both parts.
  var count: Int { presentations.count }

  /// Returns how many modals both lists share at the beginning of each part.
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
