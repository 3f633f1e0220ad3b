import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import Wireflow

/// Random sessions over three windows, opened and closed at random: the places of each window are
/// consistent, the log tells which windows are open and whose line is whose, nothing of a closed
/// window stays in memory, and each log replays to itself.
@MainActor
struct WindowWalkTests {
  private static let steps = WalkSteps.wanted ?? 1_000
  private static let sessionSteps = 100

  @Test func everythingHolds() throws {
    var total = WindowWalk.Counts()
    for seed in 1...UInt64(max(1, Self.steps / Self.sessionSteps)) {
      weak var session: ApplicationSession?
      let text: String
      do {
        let walk = WindowWalk(seed: seed)
        session = walk.session
        for step in 1...Self.sessionSteps {
          guard let fault = walk.step() else { continue }
          Issue.record("seed \(seed), step \(step): \(fault)\n\(walk.session.log.text)")
          return
        }
        text = walk.session.log.text
        total.add(walk.counts)
        try replay(walk.session, seed)
      }
      #expect(session == nil, "seed \(seed): the session is kept\n\(text)")
      if session != nil { return }
    }
    #expect(total.opened > Self.steps / 50 && total.closed > Self.steps / 100, "\(total)")
    #expect(total.strangers > 0 && total.walls > 0, "\(total)")
    #expect(total.stepsWithThree > Self.steps / 10, "\(total)")
  }

  /// Plays a session again, and compares the logs and the screens of all windows.
  private func replay(_ session: ApplicationSession, _ seed: UInt64) throws {
    let script = try Script(parsing: session.log.text, name: "seed \(seed)")
    let desks = Desks()
    for step in script.steps { desks.session.perform(step.action) }
    let (first, second) = (session.log.lines, desks.session.log.lines)
    let difference = zip(first, second).enumerated().first { $1.0 != $1.1 }
    #expect(difference == nil, "seed \(seed): \(String(describing: difference))")
    #expect(first.count == second.count)
    let trees = [session, desks.session].map { $0.windows.map { NavigationTree($0.stage) } }
    #expect(trees[0] == trees[1], "seed \(seed)")
  }
}

extension WindowWalk.Counts {
  fileprivate mutating func add(_ other: Self) {
    opened += other.opened
    closed += other.closed
    strangers += other.strangers
    walls += other.walls
    stepsWithThree += other.stepsWithThree
  }
}

/// A random session of up to three windows, with the invariants after each step.
@MainActor
final class WindowWalk {
  let desks = Desks()
  private var random: SplitMix64
  private var model = WindowModel()
  private var ledgers: [LeakLedger] = []
  private var mains: [ObjectIdentifier: WeakFlow] = [:]
  private(set) var counts = Counts()

  /// The numbers of what happened, which show that the walk gets everywhere.
  struct Counts {
    var opened = 0, closed = 0, strangers = 0, walls = 0
    var stepsWithThree = 0
  }

  private struct WeakFlow {
    weak var flow: (any FlowCoordinator)?
    weak var stage: Stage?
  }

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    session.onOpen = { [weak self] window in self?.watch(window) }
    watch(session.current)
    session.finishLaunching()
  }

  var session: ApplicationSession { desks.session }

  private func watch(_ window: ApplicationWindow) {
    ledgers.append(LeakLedger(window.stage))
    mains[ObjectIdentifier(window)] = WeakFlow(
      flow: window.controller.mainFlow, stage: window.stage)
  }

  /// Takes a step, and returns the mistakes after it.
  func step() -> String? {
    session.perform(nextAction())
    if session.windows.count == 3 { counts.stepsWithThree += 1 }
    return fault
  }

  private func nextAction() -> UserAction {
    switch random.below(24) {
    case 0: .wait(.milliseconds(random.below(4) * 100))
    case 1, 20...23: .window(random.pick([nil, "desk://1", "desk://2", "news://1"]) ?? nil)
    case 2: .open(random.pick(["‹main›", "‹desk://1›", "desk://2", "news://1"]) ?? "")
    case 3 where random.chance(40): .closeWindow
    case 4: random.pick([.dismiss, .back, .background, .foreground]) ?? .back
    default: random.pick(session.current.stage.possibleActions) ?? .wait(.seconds(1))
    }
  }

  /// Returns the mistakes in the session.
  private var fault: String? {
    for entry in session.log.entries(behind: model.readCount) { note(entry) }
    model.readCount = session.log.writtenCount
    if let fault = model.fault { return fault }
    if Set(session.windows.map(\.name)) != Set(model.used) {
      return "the log has \(model.used), and the session \(session.windows.map(\.name))"
    }
    if session.current.name != model.used.last { return "the user is in \(session.current.name)" }
    for window in session.windows {
      if let violation = window.stage.violations().first { return violation }
    }
    let open = Set(session.windows.map { ObjectIdentifier($0) })
    for (id, gone) in mains where !open.contains(id) {
      if gone.flow != nil || gone.stage != nil { return "a closed window is in memory" }
      mains[id] = nil
    }
    ledgers.removeAll { $0.isOver }
    return ledgers.lazy.flatMap(\.leaks).first?.description
  }

  private func note(_ entry: PresentationLog.Entry) {
    model.follow(entry)
    switch entry {
    case .openWindow: counts.opened += 1
    case .closeWindow: counts.closed += 1
    case .ignored(_, .inOtherWindow): counts.strangers += 1
    case .start("LockFlow"): counts.walls += 1
    default: break
    }
  }
}

/// The windows as a reader of the log knows them.
struct WindowModel {
  private(set) var used = [WindowName(nil)]
  private var block: WindowName? = WindowName(nil)
  private(set) var fault: String?
  var readCount = 0

  /// Follows a line, and notes if it contradicts the lines before it.
  mutating func follow(_ entry: PresentationLog.Entry) {
    switch entry {
    case .action: block = used.last
    case .app: block = used.last
    case .appIn(let window):
      expect(used.contains(window) && window != used.last, "\(entry)")
      block = window
    case .openWindow(let window):
      expect(!used.contains(window), "\(entry)")
      enter(window)
    case .activateWindow(let window):
      expect(used.contains(window), "\(entry)")
      enter(window)
    case .closeWindow(let window):
      expect(block == window, "\(entry) in \(String(describing: block))")
      used.removeAll { $0 == window }
      block = used.last
    default: check(entry)
    }
    if case .action(.window(let link)) = entry, used.contains(WindowName(link)) {
      enter(WindowName(link))
    }
  }

  private mutating func enter(_ window: WindowName) {
    used.removeAll { $0 == window }
    used.append(window)
    block = window
  }

  /// Checks that a screen that arrives belongs to the window of its block, as its title says.
  private mutating func check(_ entry: PresentationLog.Entry) {
    let title: String? =
      switch entry {
      case .push(let screen, _), .pop(let screen), .present(let screen, _, _, _, _),
        .dismiss(let screen):
        screen.title
      case .install(_, let titles): titles.first
      default: nil
      }
    guard let title, title.contains("‹") else { return }
    expect(title.contains("‹\(block?.link ?? "main")›"), "\(entry) in \(String(describing: block))")
  }

  private mutating func expect(_ fits: Bool, _ line: String) {
    if !fits, fault == nil { fault = "the log does not fit at: \(line)" }
  }
}

/// The main flow of a window in the random walk: all its work begins with a tap.
@MainActor
final class DeskFlow: MainFlowCoordinator {
  nonisolated static let links = ["desk://1", "desk://2"]

  let wireframe: FlowWireframe<Void>
  let link: String?
  private weak let desks: Desks?
  private var count = 0

  init(_ wireframe: any ApplicationWireframe, link: String?, desks: Desks) {
    self.wireframe = FlowWireframe(wireframe)
    self.link = link
    self.desks = desks
  }

  /// The text in all titles of the window.
  var mark: String { "‹\(link ?? "main")›" }

  func installUI() {
    wireframe.install(rootItems: [page(), page()])
  }

  func page() -> DeskScreen {
    count += 1
    let page = DeskScreen("\(mark) \(count)")
    page.onAct = wire(page) { flow, page, act in flow.carryOut(act, on: page) }
    return page
  }

  private func carryOut(_ act: DeskAct, on page: DeskScreen) {
    switch act {
    case .push: wireframe.push(self.page(), from: page)
    case .sheet: wireframe.presentModally(self.page(), from: page)
    case .ask: wireframe.presentAlert(AlertContent(title: "Really?"), from: page)
    case .child, .guarded:
      start(DeskChild(wireframe, page: self.page(), isGuarded: act == .guarded), from: page)
    case .later: after(.milliseconds(300)) { $0.pushInFront() }
    case .open(let link): wireframe.openWindow(link)
    case .listen(let link):
      openWindow(link) { flow, outcome in flow.wireframe.stage.log.note("\(outcome)") }
    case .close: closeWindow()
    case .finish: closeWindow("from \(mark)")
    case .steal:
      for screen in desks?.strangers(to: link) ?? [] { wireframe.push(screen, from: page) }
    case .strangersChild:
      desks?.otherDesk(than: link).map {
        start(DeskChild($0.wireframe, page: self.page()), from: page)
      }
    case .lock: desks?.lock()
    case .closeOther: desks?.otherDesk(than: link)?.closeWindow()
    }
  }

  private func pushInFront() {
    if let front = wireframe.stage.frontScreen { wireframe.push(page(), from: front) }
  }
}

/// A child flow of the random walk, whose guard may refuse to leave.
@MainActor
final class DeskChild: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let page: DeskScreen
  private let isGuarded: Bool

  init(_ wireframe: any ApplicationWireframe, page: DeskScreen, isGuarded: Bool = false) {
    self.wireframe = FlowWireframe(wireframe)
    self.page = page
    self.isGuarded = isGuarded
  }

  func start(from sender: any Screen) {
    if isGuarded { guardRequests { _, _ in .refuse("busy") } }
    page.onFinish = wire(page) { flow, _ in flow.finish() }
    wireframe.push(page, from: sender)
  }
}

/// A flow that locks a desk until a tap on its wall.
@MainActor
final class LockFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let lock = LockScreen()
    lock.onUnlock = wire(lock) { flow, _ in flow.finish() }
    lock.onGiveUp = wire(lock) { flow, _ in flow.cancel() }
    wireframe.presentModally(lock, from: sender)
  }
}

/// The wall of a lock.
@MainActor
final class LockScreen: ModallyPresentable {
  let title = "Locked"
  let preferredModalStyle = ModalStyle.wall
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
  var onUnlock: (() -> Void)?
  var onGiveUp: (() -> Void)?

  var content: ScreenContent {
    Row("Unlock") { self.onUnlock?() }
    Row("Give up") { self.onGiveUp?() }
  }
}

/// Something that a tap does on a desk.
enum DeskAct: Hashable {
  case push, sheet, ask, child, guarded, later, close, finish, steal, strangersChild, lock,
    closeOther
  case open(String)
  case listen(String)

  static let all: [DeskAct] =
    [.push, .sheet, .ask, .child, .guarded, .later, .close, .finish, .steal, .strangersChild]
    + [.lock, .closeOther] + DeskFlow.links.flatMap { [.open($0), .listen($0)] }
}

/// A screen of the random walk, with a row for each act.
@MainActor
final class DeskScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  let preferredModalStyle = ModalStyle.automatic
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var onAct: ((DeskAct) -> Void)?
  var onFinish: (() -> Void)?

  init(_ title: String) {
    self.title = title
  }

  var content: ScreenContent {
    for act in DeskAct.all { Row("\(act)") { self.onAct?(act) } }
    if onFinish != nil { Row("end") { self.onFinish?() } }
  }
}

/// The session of the random walk, with what its windows share.
@MainActor
final class Desks {
  let scheduler = ManualScheduler()
  private(set) lazy var session = makeSession()

  private func makeSession() -> ApplicationSession {
    let session = ApplicationSession(scheduler: scheduler) { [unowned self] stage, link in
      let wireframe = TabBarWireframe(stage: stage)
      let main = DeskFlow(wireframe, link: link, desks: self)
      let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
      controller.onOpen = { [weak main] url in
        guard let main, url == main.mark, let root = main.wireframe.rootScreens.first else {
          return false
        }
        main.wireframe.popToRoot(of: root)
        return true
      }
      return controller
    }
    session.hasWindow = { DeskFlow.links.contains($0) }
    return session
  }

  func otherDesk(than link: String?) -> DeskFlow? {
    session.windows.first { $0.link != link }?.controller.mainFlow as? DeskFlow
  }

  /// The screens in front of the other windows.
  func strangers(to link: String?) -> [any Screen] {
    session.windows.filter { $0.link != link }.compactMap(\.stage.frontScreen)
  }

  func lock() {
    session.raiseWall { LockFlow($0) }
  }
}
