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
  private var hasEntered = false

  init(
    to weftable: any Weftable, of screen: any Screen, as mode: Stitch.Listening,
    for warp: any Warp
  ) {
    self.screen = screen
    weaver = warp.weaver
    name = warp.weaver.stage.name(of: screen)
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
    weaver.loom?.send(Errand(weft: weft, weaver: weaver, origin: screen, chain: chain))
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

/// The screens that a loom listens to for one warp, in the order of their stitches.
@MainActor
struct ListeningTable {
  private var listenings: [ScreenListening] = []
  private var countToSweepAt = 16

  /// The number of all listenings, including those to released screens.
  var count: Int { listenings.count }

  /// Adds a listening, which replaces one to the same screen and weftable.
  mutating func add(_ listening: ScreenListening, to screen: any Screen, on stage: Stage) {
    listenings.removeAll { other in
      guard other.screen === screen, other.weftable === listening.weftable else { return false }
      other.stop(because: "it is listened to anew")
      return true
    }
    listenings.append(listening)
    if count > countToSweepAt { sweep(on: stage) }
  }

  func listenings(to screen: any Screen) -> [ScreenListening] {
    listenings.filter { $0.screen === screen }
  }

  mutating func screenLeft(_ screen: any Screen) {
    listenings.removeAll { $0.screen === screen && $0.screenLeft() }
  }

  /// Removes all listenings, and returns them.
  mutating func removeAll() -> [ScreenListening] { exchange(&listenings, with: []) }

  /// Removes the listenings that can receive nothing more, in batches, so that each costs O(1) on
  /// average.
  private mutating func sweep(on stage: Stage) {
    for spent in listenings where spent.isSpent { spent.noteAbsence(on: stage) }
    listenings.removeAll(where: \.isSpent)
    countToSweepAt = max(16, 2 * count)
  }
}
