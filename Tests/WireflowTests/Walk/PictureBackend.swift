import TestSupport
import Wireflow

/// A test double of a real backend, which keeps a picture of its own.
///
/// The picture is built from transitions alone. There is one view for each screen while that is on
/// stage. It keeps each breach of a backend's rules by the stage as a problem.
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
  /// Whether the backend reports the user's removal to the stage.
  private var isReporting = false
  private(set) var problems: [String] = []
  private(set) var hasInstalled = false
  /// Whether the next transition must be the whole tree, since a removal of the user's fell among
  /// others.
  private var awaitsTree = false
  private var treeCount = 0
  private let scheduler: ManualScheduler
  private var random: SplitMix64
  private weak var stage: Stage?
  /// Commands that did not apply, which only the whole tree can make good.
  private var skipped: [String] = []
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
    require(!isBusy, "\(transition.command) came before the last was done")
    require(
      !awaitsTree || transition.command.isWholeTree,
      "\(transition.command) came before the tree that puts a removal right")
    isBusy = true
    if transition.command.isWholeTree {
      awaitsTree = false
      treeCount += 1
    }
    let delay = pace == .prompt ? 0 : random.below(5) * 90
    guard delay > 0 else {
      show(transition)
      isBusy = false
      return completion()
    }
    let isShownAtOnce = transition.isShown(by: self) || random.chance(50)
    if isShownAtOnce { show(transition) }
    _ = scheduler.schedule(after: .milliseconds(delay)) { [weak self] in
      guard let self else { return }
      if !isShownAtOnce { show(transition) }
      isBusy = false
      completion()
    }
  }

  /// The user removes screens from the picture, as by a swipe, and the backend reports it.
  ///
  /// Screens above them go, too. The report names the former ones.
  func userRemoves(_ ids: [Int], isUndisturbedAfter: () -> Bool) {
    let removed = ids.compactMap { views[$0]?.screen }
    for id in ids { takeAway(id) }
    if !isDisturbed { skipped = [] }
    isDisturbed = true
    awaitsTree = false
    let before = treeCount
    isReporting = true
    stage?.userDid(.removed(removed), in: self)
    isReporting = false
    guard isUndisturbedAfter() else {
      awaitsTree = treeCount == before
      return
    }
    problems += skipped
    isDisturbed = false
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

  private func show(_ transition: PresentationTransition) {
    if transition.isShown(by: self) {
      check(shown: transition.command)
    } else {
      show(transition.command)
    }
    if !isDisturbed { dropViews() }
  }

  /// Forgets the senders of modals that are not shown any more.
  private func forgetSenders() {
    for place in picture.modals.indices {
      guard let sender = picture.modals[place].sender, !isShown(sender) else { continue }
      picture.modals[place].sender = nil
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

  /// Changes the picture, as a command says.
  func change(_ body: (inout Picture) -> Void) {
    body(&picture)
    picture.dropEmbedded()
    forgetSenders()
  }

  /// Lets a whole tree take the picture's place.
  func install(_ snapshot: StageSnapshot, _ cause: PresentationCommand.InstallCause) {
    require(cause != .attach || !hasInstalled, "it was attached twice")
    hasInstalled = true
    let shown = Picture(snapshot)
    if cause == .adapt, !isDisturbed {
      require(shown.what == picture.what, "adapt made \(shown) of \(picture)")
    }
    picture = shown
    isDisturbed = false
    for screen in snapshot.screens { bring(screen) }
  }

  /// Makes the view of a screen, unless there is one.
  func bring(_ screen: any Screen) {
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

  /// Leaves a command out, which is right only until the stage has settled a removal.
  func skip(_ command: PresentationCommand, because flaw: String) {
    let problem = "\(pace) backend: \(command) does not apply: \(flaw) in \(picture)"
    if isDisturbed || isReporting { skipped.append(problem) } else { problems.append(problem) }
  }

  /// Keeps a problem, unless the rule is kept.
  func require(_ isKept: Bool, _ problem: @autoclosure () -> String) {
    if !isKept { problems.append("\(pace) backend: \(problem())") }
  }
}

extension PresentationCommand {
  /// Whether it shows the whole tree because the user's change is not valid.
  fileprivate var isWholeTree: Bool {
    if case .install(_, .restore) = self { true } else { false }
  }
}

extension PictureBackend {
  /// Why a command does not apply to the picture; nil when it does.
  func flaw(of command: PresentationCommand) -> String? {
    switch command {
    case .install, .batch: nil
    case .update(let region, let level): flaw(update: region, level)
    case .select(let root): flaw(select: number(root))
    case .push(let screen, let below):
      isShown(number(screen)) ? "shown already" : isTop(number(below)) ? nil : "not over the top"
    case .pop(let screen): flaw(popTo: number(screen))
    case .remove(let screens): flaw(remove: screens.numbers)
    case .replace(let old, let new):
      !isShown(number(old)) ? "not shown" : isShown(number(new)) ? "shown already" : nil
    case .showDetail(let screen, let list): flaw(detail: number(screen), beside: number(list))
    case .embed(let screen, let host):
      isShown(number(screen)) ? "shown already" : isShown(number(host)) ? nil : "no host"
    case .unembed(let screen): picture.host(of: number(screen)) == nil ? "not embedded" : nil
    case .present(let modal): flaw(present: modal)
    case .dismiss(let screen):
      picture.modals.contains { $0.first == number(screen) } ? nil : "no modal"
    case .alert(_, let sender):
      picture.alert != nil ? "an alert is up" : isShown(number(sender)) ? nil : "no sender"
    case .closeAlert: picture.alert == nil ? "no alert" : nil
    case .installPlayer, .removePlayer, .minimize, .maximize: flaw(ofPlayer: command)
    case .openDrawer:
      picture.isDrawerOpen
        ? "open already"
        : picture[region: picture.drawerLevel].container == "drawer" ? nil : "no drawer"
    case .closeDrawer: picture.openDrawerLevel == nil ? "closed already" : nil
    }
  }

  private func flaw(present modal: ModalPresentation) -> String? {
    let screens = modal.region.screens + modal.region.embeddings.map(\.screen)
    if screens.numbers.contains(where: isShown) { return "shown already" }
    if let sender = modal.sender, !isShown(number(sender)) { return "no sender" }
    return nil
  }

  private func flaw(popTo screen: Int) -> String? {
    guard let (stack, _) = picture.place(of: screen) else { return "no target" }
    guard isTop(screen) else { return nil }
    if case .list(let level, let item) = stack, !picture[region: level].items[item].detail.isEmpty {
      return nil
    }
    return "nothing above"
  }

  /// What stays in an update must stand as it is shown.
  private func flaw(update region: StageSnapshot.Region, _ level: Int) -> String? {
    guard level <= picture.frontLevel else { return "no region" }
    let shown = picture[region: level]
    for item in Picture.Region(region).items where shown.roots.contains(item.list[0]) {
      if !shown.items.contains(item) { return "a stack that stays is another one" }
    }
    return nil
  }

  private func flaw(detail screen: Int, beside list: Int) -> String? {
    guard case .list(let level, let item) = picture.place(of: list)?.stack, isTop(list) else {
      return "not beside the top of a list"
    }
    let old = picture[region: level].items[item].detail
    return isShown(screen) && !old.contains(screen) ? "shown already" : nil
  }

  private func flaw(ofPlayer command: PresentationCommand) -> String? {
    if case .installPlayer(let player) = command {
      if picture.player != nil { return "a player is there" }
      if player.isMaximized { return "maximized at first" }
      return [player.screen, player.controls].numbers.contains(where: isShown)
        ? "shown already" : nil
    }
    guard let player = picture.player else { return "no player" }
    return switch command {
    case .minimize: player.isMaximized ? nil : "minimized already"
    case .maximize: player.isMaximized ? "maximized already" : nil
    default: nil
    }
  }

  private func flaw(select root: Int) -> String? {
    guard case .list(let level, let item) = picture.place(of: root)?.stack,
      picture[region: level].roots.contains(root)
    else { return "no root" }
    return item == picture[region: level].selected ? "selected already" : nil
  }

  private func flaw(remove ids: [Int]) -> String? {
    let places = ids.compactMap(picture.place)
    guard places.count == ids.count, let first = places.first else { return "not shown" }
    if places.contains(where: { $0.stack != first.stack }) { return "several stacks" }
    if case .detail = first.stack { return nil }
    return places.contains { $0.level == 0 } ? "a root" : nil
  }

  func isShown(_ id: Int) -> Bool { picture.place(of: id) != nil || picture.host(of: id) != nil }

  func isTop(_ id: Int) -> Bool {
    guard let place = picture.place(of: id) else { return false }
    return place.level == picture[place.stack].count - 1
  }

  func number(_ screen: any Screen) -> Int { (screen as? WalkScreen)?.id ?? -1 }
}
