import TestSupport
import Wireflow

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
