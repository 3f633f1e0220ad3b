import Wireflow

/// The app of a walk: a stage with picture backends, a main flow, and the reports of both.
@MainActor
final class WalkWorld {
  /// A reference that keeps nothing.
  struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  /// A reference that keeps no wireframe.
  struct WeakWireframe {
    weak var wireframe: (any ApplicationWireframe)?
  }

  /// An object that must go, by a name.
  struct Remnant {
    let name: String
    weak var object: AnyObject?
  }

  /// How a removal by the user came out.
  struct Swipe {
    /// Whether transitions were on their way.
    let wasBusy: Bool
    /// Whether the stage sent the whole live tree.
    let isRestored: Bool
  }

  let scheduler = ManualScheduler()
  private(set) var backends: [PictureBackend]
  let controller: ApplicationController
  let main: WalkMainFlow
  private let group: BackendGroup?

  var screens: [Int: Weak<WalkScreen>] = [:]
  var flows: [Int: Weak<WalkFlow>] = [:]
  /// Screens and flows that are kept beyond their time, to ask with later.
  var heldScreens: [Int: WalkScreen] = [:]
  var heldFlows: [Int: WalkFlow] = [:]
  /// The wireframes of modals that hold root items.
  var modalWireframes: [WeakWireframe] = []
  /// The objects kept until the end of the step.
  var fresh: [AnyObject] = []

  /// The lines of the log since the step began, without the user's actions.
  var lines: [String] = []
  /// The last lines of the log, all of them.
  private(set) var latestLines: [String] = []
  private(set) var restoreCount = 0
  /// What callers and coordinators heard since the step began.
  var trace: [String] = []
  /// Whether the coordinators that were looked for were there.
  var presence: [Bool] = []
  /// Screens that lost their closures, because they were made again.
  var recreated: [Int] = []
  var wired: Set<Int> = []
  var greetings: [Int: [WalkAct]] = [:]
  var attempts: [Int: [WalkAct]] = [:]
  var swipe: Swipe?
  /// What went against a rule.
  var problems: [String] = []
  private var onStageCount = 0
  private var visibleCount = 0
  private var observation: StageObservation?

  /// An app under a wireframe, on one backend or on a group of several.
  init(
    _ kind: WalkWireframe, _ paces: [PictureBackend.Pace], seed: UInt64, roots: [Int]
  ) {
    let scheduler = scheduler
    backends = paces.enumerated().map { place, pace in
      PictureBackend(pace, scheduler: scheduler, seed: seed &+ UInt64(place))
    }
    group = backends.count > 1 ? BackendGroup(backends) : nil
    let stage = Stage(backend: group ?? backends[0], scheduler: scheduler)
    let wireframe = kind.make(stage)
    main = WalkMainFlow(wireframe, roots: roots)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    stage.log.limit = 50
    stage.log.addSink { [weak self] in self?.read($0) }
    observation = stage.observe { [weak self] in self?.note($0) }
    controller.finishLaunching()
    for case let screen as WalkScreen in stage.rootScreens { keepTrack(of: screen) }
  }

  var stage: Stage { controller.stage }
  var isBusy: Bool { backends.contains(where: \.isBusy) }

  /// Adds a late backend to the group.
  func addBackend(seed: UInt64) {
    let newcomer = PictureBackend(.late, scheduler: scheduler, seed: seed)
    backends.append(newcomer)
    group?.add(newcomer)
  }

  private func read(_ line: String) {
    latestLines.append(line)
    if latestLines.count > 200 { latestLines.removeFirst(100) }
    if line == "  restore" {
      restoreCount += 1
    } else if !line.hasPrefix("> "), !line.hasPrefix("  refused") {
      lines.append(line)
    }
  }

  private func note(_ change: StageChange) {
    switch change {
    case .entered(let screen as WalkScreen):
      check(!screen.isOnStage, screen, "entered twice")
      screen.isOnStage = true
      screen.timesEntered += 1
      onStageCount += 1
    case .left(let screen as WalkScreen):
      check(screen.isOnStage && !screen.isVisible, screen, "left out of turn")
      screen.isOnStage = false
      onStageCount -= 1
    case .becameVisible(let screen as WalkScreen):
      check(screen.isOnStage && !screen.isVisible, screen, "showed out of turn")
      screen.isVisible = true
      visibleCount += 1
      greet(screen)
    case .hid(let screen as WalkScreen):
      check(screen.isVisible, screen, "hid out of turn")
      screen.isVisible = false
      visibleCount -= 1
    default: break
    }
  }

  /// An observer of the app's own acts, as part of the stage's work.
  private func greet(_ screen: WalkScreen) {
    guard let acts = greetings.removeValue(forKey: screen.id) else { return }
    trace.append("greet \(screen.id)")
    run(acts)
  }

  /// Keeps track of a screen by its number, and hears when the user cannot dismiss it.
  func keepTrack(of screen: WalkScreen) {
    let id = screen.id
    screens[id] = Weak(object: screen)
    screen.onAttempt = { [weak self] in
      self?.trace.append("attempt \(id)")
      self?.run(self?.attempts.removeValue(forKey: id) ?? [])
    }
  }

  private func check(_ isInTurn: Bool, _ screen: WalkScreen, _ problem: String) {
    if !isInTurn { problems.append("observer: \(screen.title) \(problem)") }
  }

  /// Checks that the observers' reports add up to the stage.
  func check(_ picture: Picture) {
    let all = picture.screens
    let isComplete = all.allSatisfy { screens[$0]?.object?.isOnStage == true }
    if !isComplete || onStageCount != all.count { problems.append("observer: entries missed") }
    if Set(all).count != all.count { problems.append("a screen is on stage twice") }
    let visible = stage.visibleScreens
    let isShown = visible.allSatisfy { ($0 as? WalkScreen)?.isVisible == true }
    if !isShown || visibleCount != visible.count { problems.append("observer: sight missed") }
  }

  /// The user removes screens on a backend.
  func swipe(_ ids: [Int], on backend: PictureBackend) {
    let wasBusy = isBusy
    let before = restoreCount
    backend.userRemoves(ids) { restoreCount == before }
    swipe = Swipe(wasBusy: wasBusy, isRestored: restoreCount > before)
  }
}
