import TestSupport
import Wireflow

/// A test double of a real backend, which keeps a picture of its own.
///
/// There is one view for each screen while that is on stage. What a stage does against the rules of a
/// backend is kept as a problem, also a change that does not lead from one picture to the next.
@MainActor
final class PictureBackend: PresentationBackend {
  /// When it is done with a transition.
  enum Pace: String, Codable, Sendable, CaseIterable {
    /// At once.
    case prompt
    /// After a random delay, with the change at the delay's start or at its end.
    case late
  }

  /// What shows a screen, such as a view controller.
  final class View {
    let screen: WalkScreen
    init(_ screen: WalkScreen) { self.screen = screen }
  }

  let pace: Pace
  private(set) var picture = Picture()
  private(set) var views: [Int: View] = [:]
  private(set) var isBusy = false
  /// Whether the user has removed something that the stage has not yet settled.
  private(set) var isDisturbed = false
  private(set) var problems: [String] = []
  /// Whether the next transition must be the whole tree, since a removal of the user's fell among
  /// others.
  private var awaitsTree = false
  private var treeCount = 0
  private let scheduler: ManualScheduler
  private var random: SplitMix64
  private weak var stage: Stage?
  /// How often a view was made for a screen.
  private var timesMade: [Int: Int] = [:]
  private var lastMade: [WalkScreen] = []

  init(_ pace: Pace, scheduler: ManualScheduler, seed: UInt64) {
    self.pace = pace
    self.scheduler = scheduler
    random = SplitMix64(seed: seed)
  }

  func attach(to stage: Stage) {
    self.stage = stage
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    require(!isBusy, "\(transition.verb) came before the last was done")
    let isWhole = transition.changes.isEmpty
    require(!awaitsTree || isWhole, "\(transition.verb) came before what puts a removal right")
    isBusy = true
    if isWhole {
      awaitsTree = false
      treeCount += 1
    }
    guard let snapshot = stage?.snapshot else { return }
    let delay = pace == .prompt ? 0 : random.below(5) * 90
    guard delay > 0 else {
      show(transition, snapshot)
      isBusy = false
      return completion()
    }
    let isShownAtOnce = transition.isShown(by: self) || random.chance(50)
    if isShownAtOnce { show(transition, snapshot) }
    _ = scheduler.schedule(after: .milliseconds(delay)) { [weak self] in
      guard let self else { return }
      if !isShownAtOnce { show(transition, snapshot) }
      isBusy = false
      completion()
    }
  }

  /// The user takes screens off the picture, as by a swipe, and the stage is told.
  ///
  /// What is above them goes, too. The stage hears of those that are named. Once all is shown, the
  /// picture is that of the stage.
  func userRemoves(
    _ ids: [Int], isUndisturbedAfter: () -> Bool, isAllShown: () -> Bool
  ) {
    let removed = ids.compactMap { views[$0]?.screen }
    for id in ids { takeAway(id) }
    isDisturbed = true
    awaitsTree = false
    let before = treeCount
    stage?.userDid(.removed(removed), in: self)
    guard isUndisturbedAfter() else {
      awaitsTree = treeCount == before
      return
    }
    isDisturbed = false
    require(
      !isAllShown() || picture == stage.map { Picture($0.snapshot) },
      "the user made something else of \(picture)")
    dropViews()
  }

  private func takeAway(_ id: Int) {
    if let modal = picture.modal(from: id) {
      return change { $0.modals.removeSubrange(modal...) }
    }
    guard let (stack, level) = picture.place(of: id) else { return }
    change { picture in
      if case .list(let region, let item) = stack, !picture[region: region].hasColumns {
        picture[region: region].items[item].detail = []
      }
      picture[stack].removeSubrange(level...)
    }
  }

  private func show(_ transition: PresentationTransition, _ snapshot: StageSnapshot) {
    if transition.isShown(by: self) { return }
    let next = Picture(snapshot)
    if !isDisturbed, transition.changes.count == 1 {
      let change = transition.changes[0]
      require(
        Self.leads(change.verb, from: picture, to: next),
        "\(change) does not lead from \(picture) to \(next)")
    }
    picture = next
    if transition.changes.isEmpty { isDisturbed = false }
    for screen in snapshot.screens { bring(screen) }
    if !isDisturbed { dropViews() }
  }

  private func change(_ body: (inout Picture) -> Void) {
    body(&picture)
    picture.dropEmbedded()
    // The senders of modals may be gone.
    let shown = Set(picture.screens)
    for place in picture.modals.indices {
      if let sender = picture.modals[place].sender, !shown.contains(sender) {
        picture.modals[place].sender = nil
      }
    }
  }

  /// Drops the views of screens that are not shown any more.
  private func dropViews() {
    let shown = Set(picture.screens)
    guard views.count > shown.count else { return }
    views = views.filter { shown.contains($0.key) }
  }

  /// Forgets how often views were made for screens that are gone.
  func forgetCounts(of isGone: (Int) -> Bool) {
    timesMade = timesMade.filter { !isGone($0.key) }
  }

  /// Makes the view of a screen, unless there is one.
  private func bring(_ screen: any Screen) {
    guard let screen = screen as? WalkScreen else { return }
    if let view = views[screen.id] {
      return require(view.screen === screen, "two screens have the number \(screen.id)")
    }
    views[screen.id] = View(screen)
    timesMade[screen.id, default: 0] += 1
    lastMade.append(screen)
  }

  /// Checks that views were made for screens that came on stage, once for each time.
  ///
  /// A stage tells its observers after its backend, so this waits until both have been told.
  func checkViews() {
    for screen in lastMade {
      require(
        timesMade[screen.id, default: 0] <= screen.timesEntered,
        "a second view was made for \(screen.title), which stayed on stage")
    }
    lastMade = []
  }

  /// Keeps a problem, unless the rule is kept.
  func require(_ isKept: Bool, _ problem: @autoclosure () -> String) {
    if !isKept { problems.append("\(pace) backend: \(problem())") }
  }
}
