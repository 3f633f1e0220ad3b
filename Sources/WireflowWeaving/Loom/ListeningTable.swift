import Wireflow

/// The screens that a loom listens to for one warp.
///
/// A lookup takes O(1). The order of log lines never depends on object addresses: the table reports
/// screens that never entered the stage in the order of their stitches.
@MainActor
struct ListeningTable {
  private var listenings: [ObjectIdentifier: [ScreenListening]] = [:]
  /// The number of all listenings, including those to released screens.
  private(set) var count = 0
  private var countToSweepAt = 16
  private var lastNumber = 0

  /// Returns a number that is higher than all previous ones.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Adds a listening, and replaces an earlier one for the same screen and weftable.
  mutating func add(_ listening: ScreenListening, to screen: any Screen, on stage: Stage) {
    remove(at: screen) { other in
      guard other.screen === screen, other.weftable === listening.weftable else { return false }
      other.stop(because: "it is listened to anew")
      return true
    }
    listenings[ObjectIdentifier(screen), default: []].append(listening)
    count += 1
    if count > countToSweepAt { sweep(on: stage) }
  }

  func listenings(to screen: any Screen) -> [ScreenListening] {
    listenings[ObjectIdentifier(screen), default: []].filter { $0.screen === screen }
  }

  /// Stops listening to a screen that has left, unless the listening outlives the visit.
  mutating func screenLeft(_ screen: any Screen) {
    remove(at: screen) { $0.screen === screen && $0.screenLeft() }
  }

  /// Removes all listenings and returns them in the order of their numbers.
  mutating func removeAll() -> [ScreenListening] {
    defer { (listenings, count) = ([:], 0) }
    return ordered
  }

  private var ordered: [ScreenListening] {
    listenings.values.joined().sorted { $0.number < $1.number }
  }

  private mutating func remove(
    at screen: any Screen, where isRemoved: (ScreenListening) -> Bool
  ) {
    let id = ObjectIdentifier(screen)
    guard var all = listenings[id] else { return }
    let before = all.count
    all.removeAll(where: isRemoved)
    count -= before - all.count
    listenings[id] = all.isEmpty ? nil : all
  }

  /// Removes screens that have been released and can no longer send wefts.
  ///
  /// The sweep runs each time the count has doubled, so adding a listening costs O(log n) on
  /// average.
  private mutating func sweep(on stage: Stage) {
    let spent = ordered.filter(\.isSpent)
    for listening in spent { listening.noteAbsence(on: stage) }
    listenings = listenings.compactMapValues { all in
      let living = all.filter { !$0.isSpent }
      return living.isEmpty ? nil : living
    }
    count -= spent.count
    countToSweepAt = max(16, 2 * count)
  }
}
