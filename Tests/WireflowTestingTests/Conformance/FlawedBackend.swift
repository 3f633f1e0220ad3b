import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

/// A picture backend that draws, too, and has at most one flaw, made by a layer between it and
/// the stage.
@MainActor
final class FlawedBackend: PresentationBackend {
  typealias Change = PresentationTransition.Change

  let base: PictureBackend
  let scheduler: ManualScheduler
  private(set) weak var stage: Stage?
  /// True if it draws: to watch takes its time.
  let draws: Bool
  private let drawsLater: Bool
  private var watch: PictureWatch?
  private var now = BackendDrawing()
  private var before = BackendDrawing()
  /// The number of drawings that wait for their turn.
  private(set) var waiting = 0
  private var views: [ObjectIdentifier: (screen: any Screen, view: View)] = [:]
  fileprivate var kept: [AnyObject] = []
  /// The behavior, which a flaw changes.
  var hooks = Hooks()

  init(
    _ flaw: Flaw? = nil, scheduler: ManualScheduler, delay: Duration = .milliseconds(350),
    drawsLater: Bool = false
  ) {
    (self.scheduler, self.drawsLater) = (scheduler, drawsLater)
    draws = flaw == nil || flaw?.law == .drawsTheContent
    base = PictureBackend(scheduler: scheduler, delay: delay)
    flaw?.spoil(self)
  }

  var picture: BackendPicture {
    var picture = base.picture
    hooks.changePicture(&picture)
    return picture
  }

  var drawing: BackendDrawing {
    var drawing = hooks.isOneBehind ? before : now
    hooks.changeDrawing(&drawing)
    return drawing
  }

  func attach(to stage: Stage) {
    self.stage = stage
    base.attach(to: stage)
    guard draws else { return }
    watch = stage.watch { [weak self] picture, transition in
      self?.draw(BackendDrawing(picture), isTransition: transition != nil)
    }
  }

  private func draw(_ drawing: BackendDrawing, isTransition: Bool) {
    guard hooks.draws(isTransition) else { return }
    guard drawsLater else {
      (before, now) = (now, drawing)
      return
    }
    waiting += 1
    Task { [weak self] in
      guard let self else { return }
      waiting -= 1
      (before, now) = (now, drawing)
    }
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    let finish: @MainActor () -> Void = { [weak self] in
      self?.updateViews(anew: self?.hooks.renewsViews(transition.changes) == true)
      completion()
    }
    if let object = hooks.keeps(self, transition.changes) { kept.append(object) }
    guard !hooks.forgets(transition.changes) else { return finish() }
    let verb = transition.changes.count == 1 ? transition.changes[0].verb : nil
    base.perform(transition) { [hooks] in hooks.complete(verb, finish) }
  }

  private func updateViews(anew isNew: Bool) {
    if isNew { views = [:] }
    let picture = base.picture
    let regions = [picture.base] + picture.modals.map(\.region)
    let stacked = hooks.shownScreens(regions.map { $0.roots.map(\.pile) })
    let player = picture.player.map { [$0.screen] + [$0.controls].compactMap(\.self) } ?? []
    let others = (picture.player?.waiting ?? []) + (picture.embeddings ?? []).map(\.screen)
    let seen = stacked + player + others
    let all = regions.flatMap { $0.roots.flatMap(\.pile) } + player + others
    // Detached screens keep their views, which no picture has.
    let (old, there) = (views, Set(all.map { ObjectIdentifier($0) }))
    views = old.filter { !there.contains($0) && stage?.isResident($1.screen) == true }
    for id in seen.map({ ($0, ObjectIdentifier($0)) }) { views[id.1] = old[id.1] ?? (id.0, View()) }
  }

  /// A view of nothing.
  private final class View {}

  func view(of screen: any Screen) -> AnyObject? { views[ObjectIdentifier(screen)]?.view }
}

extension FlawedBackend {
  /// What a right backend does.
  @MainActor
  struct Hooks {
    var forgets: ([Change]) -> Bool = { _ in false }
    var complete: @MainActor (Change.Verb?, @escaping @MainActor () -> Void) -> Void = { $1() }
    var keeps: (FlawedBackend, [Change]) -> AnyObject? = { _, _ in nil }
    var changePicture: (inout BackendPicture) -> Void = { _ in }
    var changeDrawing: (inout BackendDrawing) -> Void = { _ in }
    var draws: (_ isTransition: Bool) -> Bool = { _ in true }
    var isOneBehind = false
    var renewsViews: ([Change]) -> Bool = { _ in false }
    /// Chooses the screens with a view from those of each root item in each region.
    var shownScreens: ([[[any Screen]]]) -> [any Screen] = { $0.joined().flatMap(\.self) }
    var pop: (FlawedBackend, any Screen) -> Void = { $0.base.userPops(to: $1) }
    var dismiss: (FlawedBackend, any Screen) -> Void = { $0.base.userDismisses($1) }
    var beginSwipe: (FlawedBackend, any Screen) -> Void = { $0.base.userBeginsPop(to: $1) }
    var endSwipe: (FlawedBackend, SwipeEnding) -> Void = { $0.base.userEndsPop($1) }
  }

  /// A way in which a backend is wrong.
  struct Flaw: Sendable, CustomStringConvertible {
    let description: String
    let law: BackendLaw
    let spoil: @MainActor @Sendable (FlawedBackend) -> Void

    init(
      _ name: String, _ law: BackendLaw,
      _ spoil: @escaping @MainActor @Sendable (FlawedBackend) -> Void
    ) {
      (description, self.law, self.spoil) = (name, law, spoil)
    }

    static let all = forgetting + showing + drawing + acting + keeping

    static func named(_ name: String) -> Flaw? { all.first { $0.description == name } }

    /// Backends that do nothing for a kind of change.
    private static let forgetting = Change.Verb.allCases
      .filter { ![.notice, .closeNotice].contains($0) }
      .map { verb in
        Flaw("forgets to \(verb)", .showsTheStage) {
          $0.hooks.forgets = { $0.map(\.verb) == [verb] }
        }
      }

    private static let showing = [
      Flaw("forgets batches", .showsTheStage) { $0.hooks.forgets = { $0.count > 1 } },
      Flaw("forgets to restore", .showsTheStage) { $0.hooks.forgets = \.isEmpty },
      Flaw("presents under others", .showsTheStage) {
        $0.hooks.changePicture = { $0.modals.reverse() }
      },
      Flaw("forgets the style when it adapts", .showsTheStage) { backend in
        var styles: [ObjectIdentifier: ModalStyle] = [:]
        backend.hooks.changePicture = { picture in
          for place in picture.modals.indices {
            let id = ObjectIdentifier(picture.modals[place].screens[0])
            styles[id] = styles[id] ?? picture.modals[place].style
            picture.modals[place].style = styles[id]
          }
        }
      },
      Flaw("makes views anew when it adapts", .keepsViews) {
        $0.hooks.renewsViews = { $0.contains { $0.verb == .adapt } }
      },
      Flaw("drops views below the top", .keepsViews) {
        $0.hooks.shownScreens = { $0.joined().compactMap(\.last) }
      },
      Flaw("drops views behind modals", .keepsViews) {
        $0.hooks.shownScreens = { $0.suffix(max(1, $0.count - 1)).joined().flatMap(\.self) }
      },
    ]

    private static let drawing = [
      draws("no titles") { $0.changePages { $0.title = "" } },
      draws("no labels") { $0.changeElements { $0.label = "" } },
      draws("no values") { $0.changeElements { $0.value = nil } },
      draws("all enabled") { $0.changeElements { $0.isDisabled = false } },
      draws("secrets too short") { $0.changeElements { if $0.value == "••" { $0.value = "•" } } },
      draws("no way back") { $0.changePages { $0.exits = [] } },
      draws("in reverse") { $0.changePages { $0.elements.reverse() } },
      draws("no badges") {
        $0.changeLayers { layer in
          for place in (layer.roots ?? []).indices { layer.roots?[place].value = nil }
        }
      },
      draws("the first root selected") {
        $0.changeLayers { $0.selected = $0.selected.map { _ in 0 } }
      },
      draws("no drawer") { $0.layers.removeAll { $0.kind == .drawer } },
      draws("nothing") { $0.layers = [] },
      Flaw("draws only transitions", .drawsTheContent) { $0.hooks.draws = { $0 } },
      Flaw("draws only changes", .drawsTheContent) { $0.hooks.draws = { !$0 } },
      Flaw("is one behind", .drawsTheContent) { $0.hooks.isOneBehind = true },
    ]

    private static func draws(
      _ words: String, _ change: @escaping @MainActor @Sendable (inout BackendDrawing) -> Void
    ) -> Flaw {
      Flaw("draws \(words)", .drawsTheContent) { $0.hooks.changeDrawing = { change(&$0) } }
    }

    private static let acting = [
      completes("twice", .select) { finish, _ in
        finish()
        finish()
      },
      completes("twice, later", .select) { finish, scheduler in
        finish()
        _ = scheduler.schedule(after: .seconds(2)) { finish() }
      },
      completes("no modals", .present) { _, _ in },
      Flaw("removes in silence", .tellsTheStage) { $0.hooks.pop = { _, _ in } },
      Flaw("reports too little", .tellsTheStage) {
        $0.hooks.pop = { backend, screen in
          let above = backend.screens(above: screen)
          backend.base.userPops(to: above.count > 1 ? above[above.count - 2] : screen)
        }
      },
      Flaw("reports too much", .tellsTheStage) {
        $0.hooks.pop = { backend, screen in
          guard let stage = backend.stage, stage.allowsUserPop(to: screen) else { return }
          let isRoot = stage.state.stack(of: screen).first === screen
          guard !isRoot else { return backend.base.userPops(to: screen) }
          stage.userDid(.removed([screen] + backend.screens(above: screen)), in: backend.base)
        }
      },
      Flaw("pops without asking", .asksTheStage) {
        $0.hooks.pop = { backend, screen in
          backend.stage?.userDid(.removed(backend.screens(above: screen)), in: backend.base)
        }
      },
      Flaw("dismisses without asking", .asksTheStage) {
        $0.hooks.dismiss = { backend, screen in
          guard backend.stage?.allowsUserDismissal == false else {
            return backend.base.userDismisses(screen)
          }
          backend.stage?.userDid(.removed([screen]), in: backend.base)
        }
      },
      Flaw("tells of no swipe", .holdsGestures) { $0.hooks.beginSwipe = { _, _ in } },
      Flaw("never ends swipes", .holdsGestures) { $0.hooks.endSwipe = { _, _ in } },
    ]

    private static func completes(
      _ words: String, _ verb: Change.Verb,
      _ complete:
        @escaping @MainActor @Sendable (@escaping @MainActor () -> Void, ManualScheduler) -> Void
    ) -> Flaw {
      Flaw("completes \(words)", .completesOnce) { backend in
        backend.hooks.complete = { [scheduler = backend.scheduler] in
          $0 == verb ? complete($1, scheduler) : $1()
        }
      }
    }

    private static let keeping = [
      Flaw("keeps screens", .leaksNothing) {
        $0.hooks.keeps = { $1.last?.verb == .push ? $0.stage?.state.frontScreen : nil }
      },
      Flaw("keeps the stage", .leaksNothing) { $0.hooks.keeps = { backend, _ in backend.stage } },
      Flaw("keeps itself", .leaksNothing) { $0.kept = [$0] },
    ]
  }

  /// The screens that leave if the user goes back to a screen.
  private func screens(above screen: any Screen) -> [any Screen] {
    Array(stage?.state.stack(of: screen).drop { $0 !== screen }.dropFirst() ?? [])
  }
}

extension BackendDrawing {
  fileprivate mutating func changeLayers(_ change: (inout Layer) -> Void) {
    for place in layers.indices { change(&layers[place]) }
  }

  fileprivate mutating func changePages(_ change: (inout Page) -> Void) {
    changeLayers { layer in for place in layer.pages.indices { change(&layer.pages[place]) } }
  }

  fileprivate mutating func changeElements(_ change: (inout Element) -> Void) {
    changePages { page in for place in page.elements.indices { change(&page.elements[place]) } }
  }
}

extension BackendUnderTest {
  init(_ backend: FlawedBackend) {
    let drawing: @MainActor () -> BackendDrawing = { backend.drawing }
    self.init(
      backend, picture: { backend.picture }, drawing: backend.draws ? drawing : nil,
      view: { backend.view(of: $0) }, userPops: { backend.hooks.pop(backend, $0) },
      userDismisses: { backend.hooks.dismiss(backend, $0) },
      swipe: (
        { backend.hooks.beginSwipe(backend, $0) }, { backend.hooks.endSwipe(backend, $0) }
      ))
  }
}
