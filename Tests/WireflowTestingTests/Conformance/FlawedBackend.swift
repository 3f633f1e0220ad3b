import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

/// A picture backend that draws, too, and has at most one flaw, made by a layer between it and
/// the stage.
@MainActor
final class FlawedBackend: PresentationBackend {
  let base: PictureBackend
  let flaw: Flaw?
  var sketch = Sketch()
  var views = Views()
  private(set) weak var stage: Stage?
  private let scheduler: ManualScheduler
  private let drawsLater: Bool
  private var watch: PictureWatch?
  private var kept: [AnyObject] = []
  private var style: ModalStyle?

  init(
    _ flaw: Flaw?, scheduler: ManualScheduler, delay: Duration = .milliseconds(350),
    drawsLater: Bool = false
  ) {
    self.flaw = flaw
    self.scheduler = scheduler
    self.drawsLater = drawsLater
    base = PictureBackend(scheduler: scheduler, delay: delay)
    if flaw == .keepsItself { kept = [self] }
  }

  /// True if it draws: to watch takes its time.
  var draws: Bool { flaw == nil || flaw?.law == .drawsTheContent }

  var picture: BackendPicture {
    var picture = base.picture
    if flaw == .presentsUnderOthers { picture.modals.reverse() }
    if flaw == .forgetsTheStyleWhenItAdapts {
      for place in picture.modals.indices { picture.modals[place].style = style }
    }
    if flaw == .leavesTheDrawerOpen, sketch.hasOpened { picture.base.isDrawerOpen = true }
    return picture
  }

  func attach(to stage: Stage) {
    self.stage = stage
    base.attach(to: stage)
    if flaw == .keepsTheStage { kept = [stage] }
    guard draws else { return }
    watch = stage.watch { [weak self] picture, transition in
      self?.draw(BackendDrawing(picture), isTransition: transition != nil)
    }
  }

  private func draw(_ drawing: BackendDrawing, isTransition: Bool) {
    guard drawsLater else { return sketch.take(drawing, isTransition, flaw) }
    sketch.waiting += 1
    Task { [weak self] in
      guard let self else { return }
      sketch.waiting -= 1
      sketch.take(drawing, isTransition, flaw)
    }
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    let finish: @MainActor () -> Void = { [weak self, isNew = isNew(transition)] in
      guard let self else { return completion() }
      views.update(with: base.picture, anew: isNew, flaw)
      completion()
    }
    let verb = transition.changes.count == 1 ? transition.changes[0].verb : nil
    if let verb { note(verb) }
    switch (flaw, verb) {
    case (.forgetsPushes, .push), (.forgetsPops, .pop), (.forgetsRemovals, .remove),
      (.forgetsReplacements, .replace), (.forgetsSelections, .select),
      (.forgetsDetails, .showDetail), (.forgetsEmbedded, .embed), (.ignoresUpdates, .update),
      (.losesAlerts, .alert), (.keepsAlerts, .closeAlert), (.forgetsDismissals, .dismiss),
      (.neverMaximizes, .maximize), (.keepsThePlayer, .removePlayer):
      finish()
    case (.ignoresBatches, nil) where transition.changes.count > 1,
      (.ignoresTheWholeTree, nil) where transition.changes.isEmpty:
      finish()
    case (.completesTwice, .select):
      base.perform(transition) {
        finish()
        finish()
      }
    case (.completesTwiceLater, .select):
      base.perform(transition) { [scheduler] in
        finish()
        _ = scheduler.schedule(after: .seconds(2)) { finish() }
      }
    case (.neverCompletesModals, .present), (.neverCompletesAlerts, .alert):
      base.perform(transition) {}
    default: base.perform(transition, completion: finish)
    }
  }

  private func isNew(_ transition: PresentationTransition) -> Bool {
    switch flaw {
    case .makesViewsAnew: true
    case .makesViewsAnewWhenItAdapts: transition.changes.contains { $0.verb == .adapt }
    default: false
    }
  }

  private func note(_ verb: PresentationTransition.Change.Verb) {
    switch verb {
    case .push where flaw == .keepsScreens: kept += [stage?.frontScreen].compactMap(\.self)
    case .installPlayer where flaw == .keepsPlayers:
      kept += [stage?.playerScreen].compactMap(\.self)
    case .present: style = stage?.snapshot.modals.last?.style
    case .openDrawer: sketch.hasOpened = true
    case .install, .adapt: sketch.hasOpened = false
    default: break
    }
  }
}

extension FlawedBackend {
  enum Flaw: CaseIterable {
    case forgetsPushes, forgetsPops, forgetsRemovals, forgetsReplacements, forgetsSelections
    case forgetsDetails, forgetsEmbedded, ignoresUpdates, ignoresBatches, ignoresTheWholeTree
    case losesAlerts, keepsAlerts, presentsUnderOthers, forgetsDismissals
    case forgetsTheStyleWhenItAdapts, neverMaximizes, keepsThePlayer, leavesTheDrawerOpen
    case drawsNoTitles, drawsNoLabels, drawsNoValues, drawsAllEnabled, drawsNoBadges
    case drawsSecretsTooShort, drawsNoAnswers, drawsNoMessages, drawsNoWayBack, drawsInReverse
    case drawsTheFirstRootSelected, drawsOnlyTransitions, drawsOnlyChanges, isOneBehind
    case drawsOneColumn, drawsNoDrawer, drawsNothing
    case makesViewsAnew, makesViewsAnewWhenItAdapts, dropsViewsBelowTheTop, dropsViewsBehindModals
    case completesTwice, completesTwiceLater, neverCompletesModals, neverCompletesAlerts
    case removesInSilence, reportsTooLittle, reportsTooMuch
    case popsWithoutAsking, dismissesWithoutAsking
    case tellsOfNoSwipe, neverEndsSwipes, endsSwipesAtOnce
    case keepsScreens, keepsPlayers, keepsTheStage, keepsItself
  }
}

extension FlawedBackend.Flaw {
  var law: BackendLaw {
    switch self {
    case .forgetsPushes, .forgetsPops, .forgetsRemovals, .forgetsReplacements, .forgetsSelections,
      .forgetsDetails, .forgetsEmbedded, .ignoresUpdates, .ignoresBatches, .ignoresTheWholeTree,
      .losesAlerts, .keepsAlerts, .presentsUnderOthers, .forgetsDismissals,
      .forgetsTheStyleWhenItAdapts, .neverMaximizes, .keepsThePlayer, .leavesTheDrawerOpen:
      .showsTheStage
    case .drawsNoTitles, .drawsNoLabels, .drawsNoValues, .drawsAllEnabled, .drawsNoBadges,
      .drawsSecretsTooShort, .drawsNoAnswers, .drawsNoMessages, .drawsNoWayBack, .drawsInReverse,
      .drawsTheFirstRootSelected, .drawsOnlyTransitions, .drawsOnlyChanges, .isOneBehind,
      .drawsOneColumn, .drawsNoDrawer, .drawsNothing:
      .drawsTheContent
    case .makesViewsAnew, .makesViewsAnewWhenItAdapts, .dropsViewsBelowTheTop,
      .dropsViewsBehindModals:
      .keepsViews
    case .completesTwice, .completesTwiceLater, .neverCompletesModals, .neverCompletesAlerts:
      .completesOnce
    case .removesInSilence, .reportsTooLittle, .reportsTooMuch: .tellsTheStage
    case .popsWithoutAsking, .dismissesWithoutAsking: .asksTheStage
    case .tellsOfNoSwipe, .neverEndsSwipes, .endsSwipesAtOnce: .holdsGestures
    case .keepsScreens, .keepsPlayers, .keepsTheStage, .keepsItself: .leaksNothing
    }
  }
}

extension FlawedBackend {
  /// A drawing of the app.
  struct Sketch {
    var now = BackendDrawing()
    var before = BackendDrawing()
    /// The number of drawings that wait for their turn.
    var waiting = 0
    /// True once the drawer has been opened.
    var hasOpened = false

    mutating func take(_ drawing: BackendDrawing, _ isTransition: Bool, _ flaw: Flaw?) {
      if flaw == .drawsOnlyTransitions, !isTransition { return }
      if flaw == .drawsOnlyChanges, isTransition { return }
      before = now
      now = drawing
    }
  }

  var drawing: BackendDrawing {
    var drawing = flaw == .isOneBehind ? sketch.before : sketch.now
    switch flaw {
    case .drawsNothing: drawing.layers = []
    case .drawsNoDrawer: drawing.layers.removeAll { $0.kind == .drawer }
    default: for place in drawing.layers.indices { spoil(&drawing.layers[place]) }
    }
    return drawing
  }

  private func spoil(_ layer: inout BackendDrawing.Layer) {
    switch flaw {
    case .drawsNoBadges:
      for place in (layer.roots ?? []).indices { layer.roots?[place].value = nil }
    case .drawsTheFirstRootSelected: layer.selected = layer.selected.map { _ in 0 }
    case .drawsOneColumn: layer.pages = Array(layer.pages.suffix(1))
    case .drawsNoAnswers where layer.kind == .alert:
      layer.pages[0].elements = Array(layer.pages[0].elements.prefix(1))
    case .drawsNoMessages where layer.kind == .alert: layer.pages[0].elements.removeFirst()
    default: for place in layer.pages.indices { spoil(&layer.pages[place]) }
    }
  }

  private func spoil(_ page: inout BackendDrawing.Page) {
    switch flaw {
    case .drawsNoTitles: page.title = ""
    case .drawsNoWayBack: page.exits = []
    case .drawsInReverse: page.elements.reverse()
    default: for place in page.elements.indices { spoil(&page.elements[place]) }
    }
  }

  private func spoil(_ element: inout BackendDrawing.Element) {
    switch flaw {
    case .drawsNoLabels: element.label = ""
    case .drawsNoValues: element.value = nil
    case .drawsAllEnabled: element.isDisabled = false
    case .drawsSecretsTooShort: if element.value == "••" { element.value = "•" }
    default: break
    }
  }
}

extension FlawedBackend {
  /// The views of the screens that are shown.
  @MainActor
  struct Views {
    /// A view of nothing.
    final class View {}

    private var views: [ObjectIdentifier: View] = [:]

    func view(of screen: any Screen) -> View? { views[ObjectIdentifier(screen)] }

    mutating func update(with picture: BackendPicture, anew isNew: Bool, _ flaw: Flaw?) {
      if isNew { views = [:] }
      let shown = Set(Self.screens(of: picture, flaw).map { ObjectIdentifier($0) })
      views = views.filter { shown.contains($0.key) }
      for screen in shown where views[screen] == nil { views[screen] = View() }
    }

    private static func screens(of picture: BackendPicture, _ flaw: Flaw?) -> [any Screen] {
      let modals = picture.modals.map(\.region)
      let regions =
        flaw == .dropsViewsBehindModals && !modals.isEmpty
        ? modals : [picture.base] + modals
      let piles = regions.flatMap(\.roots).map(\.pile)
      let stacked =
        flaw == .dropsViewsBelowTheTop ? piles.compactMap(\.last) : piles.flatMap(\.self)
      let player = picture.player.map { [$0.screen] + ($0.controls.map { [$0] } ?? []) } ?? []
      let waiting = picture.player?.waiting ?? []
      return stacked + player + waiting + (picture.embeddings ?? []).map(\.screen)
    }
  }
}

/// The user's actions on a flawed backend.
extension FlawedBackend {
  func userPops(to screen: any Screen) {
    guard let stage else { return }
    let stack = stage.stack(of: screen)
    let above = Array(stack.drop { $0 !== screen }.dropFirst())
    switch flaw {
    case .removesInSilence: break
    case .popsWithoutAsking where !stage.allowsUserPop(to: screen):
      stage.userDid(.removed(above), in: base)
    case .reportsTooLittle where above.count > 1: base.userPops(to: above[above.count - 2])
    case .reportsTooMuch where stage.allowsUserPop(to: screen) && stack.first !== screen:
      stage.userDid(.removed([screen] + above), in: base)
    default: base.userPops(to: screen)
    }
  }

  func userDismisses(_ screen: any Screen) {
    if let stage, flaw == .dismissesWithoutAsking, !stage.allowsUserDismissal {
      stage.userDid(.removed([screen]), in: base)
    } else {
      base.userDismisses(screen)
    }
  }

  func userBeginsSwipe(to screen: any Screen) {
    if flaw == .tellsOfNoSwipe { return }
    base.userBeginsPop(to: screen)
    if flaw == .endsSwipesAtOnce { base.userEndsPop(.cancelled) }
  }

  func userEndsSwipe(_ ending: SwipeEnding) {
    if flaw != .neverEndsSwipes { base.userEndsPop(ending) }
  }
}

extension BackendUnderTest {
  init(_ backend: FlawedBackend) {
    let drawing: @MainActor () -> BackendDrawing = { backend.drawing }
    self.init(
      backend, picture: { backend.picture },
      drawing: backend.draws ? drawing : nil,
      view: { backend.views.view(of: $0) }, userPops: { backend.userPops(to: $0) },
      userDismisses: { backend.userDismisses($0) },
      swipe: Swipe(
        begin: { backend.userBeginsSwipe(to: $0) }, end: { backend.userEndsSwipe($0) }))
  }
}
