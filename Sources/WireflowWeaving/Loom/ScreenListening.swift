import Wireflow

/// A subscription of the loom to one screen's wefts, for a warp.
@MainActor
final class ScreenListening {
  weak var screen: (any Screen)?
  private weak var weaver: WarpWeaver?
  private let mode: Stitch.Listening
  private var listener: WeftListener?
  private var kept: [(weft: any Weft, chain: WeftChain?)] = []
  /// The weftable, held strongly unless it is the warp, or the screen, which may never enter the
  /// stage.
  private var companion: (any Weftable)?
  private(set) weak var weftable: (any Weftable)?
  private let name: ScreenName
  /// The position among the warp's listenings, which makes the order of log lines reproducible.
  let number: Int
  private var hasEntered = false

  init(
    to weftable: any Weftable, of screen: any Screen, as mode: Stitch.Listening,
    for warp: any Warp
  ) {
    self.screen = screen
    weaver = warp.weaver
    name = warp.weaver.stage.name(of: screen)
    number = warp.weaver.listenings.nextNumber()
    self.mode = mode
    self.weftable = weftable
    if weftable !== screen, weftable !== warp { companion = weftable }
  }

  /// Responds to the screen entering the stage, or to finding it there.
  func screenEntered() {
    guard let screen, let weaver else { return }
    hasEntered = true
    switch mode {
    case .whileOnStage, .whileWarpLives: begin()
    case .droppingWhileHidden, .keepingWhileHidden:
      if weaver.stage.isVisible(screen) { screenBecameVisible() }
    }
  }

  func screenBecameVisible() {
    begin()
    let wefts = kept
    kept = []
    for (weft, chain) in wefts { send(weft, in: chain) }
  }

  /// Responds to the screen leaving, and returns true if the listening has ended.
  func screenLeft() -> Bool {
    guard mode != .whileWarpLives else { return false }
    stop(because: "it has left before it was visible again")
    return true
  }

  /// Stops listening, and logs the kept wefts that no warp will knit.
  func stop(because reason: String) {
    for (weft, _) in kept { logIgnored(weft, reason) }
    listener = nil
    companion = nil
    kept = []
  }

  /// Logs that the screen never entered the stage, so its wefts went unheard.
  func noteAbsence(on stage: Stage) {
    guard !hasEntered else { return }
    hasEntered = true
    stage.log.note("ignored weftable of \(name): it never came on stage")
  }

  /// True if the screen has been released and no more wefts can arrive.
  var isSpent: Bool {
    screen == nil && (listener == nil || weftable == nil || mode != .whileWarpLives)
  }

  private func begin() {
    guard listener == nil, let weftable, let screen, let weaver else { return }
    let (name, stage) = (weaver.stage.name(of: screen), weaver.stage)
    listener = weftable.weftSubject.listen { [weak self] in
      self?.receive($0)
    } missing: { [weak stage] count in
      stage?.noteMissed(count, "of \(name)")
    } afterwards: { [weak stage] weft in
      stage?.log.note("ignored weft \(weft) of \(name): nobody listens to it any more")
    }
    weftable.readyToEmitWefts()
  }

  private func receive(_ weft: any Weft) {
    let isVisible = screen.flatMap { weaver?.stage.isVisible($0) } ?? false
    switch mode {
    case .droppingWhileHidden where !isVisible: logIgnored(weft, "it is hidden")
    case .keepingWhileHidden where !isVisible: kept.append((weft, weaver?.loom?.chain(of: weft)))
    default: send(weft)
    }
  }

  private func send(_ weft: any Weft, in chain: WeftChain? = nil) {
    guard let weaver else { return }
    weaver.loom?.send(Errand(weft, to: weaver, from: screen, in: chain))
  }

  private func logIgnored(_ weft: any Weft, _ reason: String) {
    guard let screen, let stage = weaver?.stage else { return }
    stage.log.note("ignored weft \(weft) of \(stage.name(of: screen)): \(reason)")
  }
}

extension Stage {
  /// Logs the number of wefts that were sent before anyone listened, and are not replayed.
  func noteMissed(_ count: Int, _ whose: String) {
    let wefts = count == 1 ? "1 earlier weft" : "\(count) earlier wefts"
    log.note("ignored \(wefts) \(whose): the last one alone waits for the first who listens")
  }

  /// Returns true if a screen is visible, ignoring an alert or the drawer in front of it.
  func isVisible(_ screen: any Screen) -> Bool { visibleScreens.contains { $0 === screen } }
}

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
