import Wireflow

/// The pictures of a stage, and their watchers.
@MainActor
final class Pictures: StageFollower {
  private(set) weak var stage: Stage?
  /// The names of the rows in long lists.
  let rowNames: RowRegister
  private let pages: Readings<StagePicture.Page>
  private let rootItems: Readings<[RootLevelRepresentation]>
  private let gestures: Readings<Set<UserAction>>
  private var guardsHaveChanged = false
  private var numbers = ScreenNumbers()
  /// Closures that return the watches, unless they have been released.
  private var watchers: [() -> PictureWatch?] = []
  private var rootItemsWatchers: [() -> RootItemsWatch?] = []
  /// The latest picture that watchers received.
  private var told: StagePicture?
  /// The logged faults of shortcuts, in order.
  private(set) var shortcutFaults: [String] = []

  init(_ stage: Stage) {
    self.stage = stage
    rowNames = stage.rows
    let onChange = { @MainActor [weak stage] in _ = stage?.finishTurnIfIdle() }
    (pages, rootItems) = (Readings(onChange), Readings(onChange))
    gestures = Readings(onChange)
  }

  /// True while there are watchers.
  var isWatched: Bool { !watchers.isEmpty }

  /// Returns the identifier of a screen in pictures.
  func id(of screen: any Screen) -> StagePicture.ID { numbers.id(of: screen) }

  // MARK: - Watching

  /// Adds a watch, and sends it the first picture.
  func add(_ watch: PictureWatch) {
    forgetDropped()
    watchers.append { [weak watch] in watch }
    if told == nil { told = newPicture() }
    guard let told else { return }
    stage?.working { watch.notify(told, nil) }
  }

  /// Adds a watch over root items.
  func add(_ watch: RootItemsWatch) {
    rootItemsWatchers.removeAll { $0() == nil }
    rootItemsWatchers.append { [weak watch] in watch }
  }

  /// Notifies the watchers of a transition just before the backend receives it.
  func tell(_ transition: PresentationTransition) {
    forgetDropped()
    if isWatched, let picture = newPicture() { notifyWatches(picture, transition) }
  }

  /// Records that a screen's content has changed.
  func noteChange(of screen: any Screen) {
    mark(screen)
    for watch in rootItemsWatchers.compactMap({ $0() }) { watch.noteChange(of: screen) }
  }

  /// Records that the stage's words have changed.
  func noteWords() { pages.mark() }

  /// Records that a guard has appeared or left, or has begun or finished deciding.
  func noteGuards() { if isWatched { guardsHaveChanged = true } }

  /// Records that a watcher requests other rows of a screen.
  func noteLook(at screen: StagePicture.ID) {
    guard let screen = numbers.screen(screen) else { return }
    mark(screen)
    stage?.finishTurnIfIdle()
  }

  /// Notifies the watchers of changes without a transition, unless a transition is still pending.
  ///
  /// Returns true if code of the app has run.
  @discardableResult
  func catchUp() -> Bool {
    guard isWatched, let stage, stage.isAtRest, isStale else { return false }
    forgetDropped()
    guard isWatched, let new = newPicture() else { return false }
    if new == told {
      told = new
    } else {
      notifyWatches(new, nil)
    }
    return true
  }

  private func notifyWatches(_ picture: StagePicture, _ transition: PresentationTransition?) {
    told = picture
    let watches = watchers.compactMap { $0() }
    stage?.working { for watch in watches { watch.notify(picture, transition) } }
  }

  /// The screens that differ from the watchers' picture although no change was reported.
  ///
  /// Each appears once per change.
  var unnoticedChanges: [any Screen] {
    guard isWatched, let stage, stage.isAtRest, let told else { return [] }
    let old = Dictionary(told.pages.map { ($0.id, $0.shown) }) { first, _ in first }
    let changed = stage.picture(isWhole: false).pages
      .filter { page in old[page.id].map { $0 != page.shown } ?? false }
      .compactMap { numbers.screen($0.id) }
    for screen in changed { mark(screen) }
    return changed
  }

  private func newPicture() -> StagePicture? {
    guard let stage else { return nil }
    let picture = stage.working {
      PictureMaker(stage: stage, pictures: self, isWatched: true).picture()
    }
    keep(only: picture)
    noteFaults(of: picture, on: stage)
    return picture
  }

  /// Logs the faults of a picture's shortcuts, each only once.
  private func noteFaults(of picture: StagePicture, on stage: Stage) {
    for fault in picture.shortcutFaults where !shortcutFaults.contains(fault) {
      shortcutFaults.append(fault)
      stage.log.note("note: \(fault)")
    }
  }

  private func forgetDropped() {
    watchers.removeAll { $0()?.isCancelled != false }
    guard watchers.isEmpty else { return }
    keep(only: nil)
    told = nil
  }

  // MARK: - Reading

  /// Marks all readings of a screen as out of date.
  func mark(_ screen: any Screen) {
    pages.mark(screen)
    rootItems.mark(screen)
  }

  /// True if any reading is out of date.
  private var isStale: Bool {
    guardsHaveChanged || gestures.isStale || pages.isStale || rootItems.isStale
  }

  /// Removes all readings that are not in a picture, or that are blank in it.
  private func keep(only picture: StagePicture?) {
    if picture == nil { forgetGestures() }
    let regions = (picture?.regions ?? []).filter { !$0.isBehindWall }
    let shown =
      regions.flatMap(\.pages) + [picture?.player?.page, picture?.notice].compactMap(\.self)
    let others = [picture?.alert?.id, picture?.base.isBehindWall == false ? .commands : nil]
    pages.keep(only: Set(shown.map(\.id) + others.compactMap(\.self)))
    rootItems.keep(only: Set(regions.map(\.id)))
  }

  /// Discards the answers of guards.
  private func forgetGestures() {
    guardsHaveChanged = false
    gestures.keep()
  }

  /// Returns a page's reading: a new one, or the one since its last change.
  func reading(
    of source: PageSource, isWatched: Bool, isWhole: Bool
  ) -> StagePicture.Page {
    guard isWatched else { return source.read(at: self, isWhole: isWhole) }
    let screens = (source.below.map { [$0] } ?? []) + source.screens
    return pages.value(source.ids[0], (source.ids, source.isCovered), of: screens) {
      source.read(at: self, isWhole: false)
    }
  }

  /// Returns the gestures that the user may make, and notices when guards change their minds.
  func allowedGestures(isWatched: Bool) -> Set<UserAction> {
    guard let stage else { return [] }
    if isWatched { forgetGestures() }
    guard isWatched, stage.hasGuards else { return stage.allowedGestures }
    return gestures.value(.base, of: []) { stage.allowedGestures }
  }

  /// Returns the rows of a long list that the watchers request.
  func range(of rows: StagePicture.Element.ID, count: Int) -> Range<Int> {
    let ranges = watchers.compactMap { $0()?.range(of: rows, count: count) }
    guard let first = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max()
    else { return 0..<count }
    return first..<end
  }

  /// Returns the representations of a region's root items, read now or since their last change.
  func representations(
    of roots: [any Screen], in region: StagePicture.ID, isWatched: Bool
  ) -> [RootLevelRepresentation] {
    guard isWatched else { return roots.map(\.representation) }
    return rootItems.value(region, of: roots) { roots.map(\.representation) }
  }
}

extension StagePicture.Page {
  /// The page without the labels, which depend on other pages.
  fileprivate var shown: Self {
    var page = Self(id: id, title: title, elements: elements, rows: rows)
    for place in page.elements.indices { page.elements[place].label = nil }
    return page
  }
}
