/// The numbers by which pictures name screens.
///
/// A screen keeps its number while it lives, and no later one gets it, even in the same place in
/// memory.
@MainActor
struct ScreenNumbers {
  private struct Entry {
    weak var screen: (any Screen)?
    let number: UInt32
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last: UInt32 = 0
  /// The number of entries above which those of screens that are gone are looked for.
  private var cleanupThreshold = 64

  /// Returns the screen with an identity, if it is alive.
  func screen(_ id: StagePicture.ID) -> (any Screen)? {
    entries.values.first { $0.number == id.number && $0.screen != nil }?.screen
  }

  /// Returns the identity of a screen, a new one if it has none yet.
  mutating func id(of screen: any Screen) -> StagePicture.ID {
    let key = ObjectIdentifier(screen)
    if let entry = entries[key], entry.screen != nil {
      return .init(kind: .screen, number: entry.number)
    }
    last += 1
    entries[key] = Entry(screen: screen, number: last)
    if entries.count > cleanupThreshold {
      entries = entries.filter { $0.value.screen != nil }
      cleanupThreshold = max(64, 2 * entries.count)
    }
    return .init(kind: .screen, number: last)
  }
}
