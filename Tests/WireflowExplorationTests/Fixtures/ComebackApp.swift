import Wireflow
import WireflowExploration

/// A bug that is planted where users come to an app or back to it.
enum ComebackBug: String, CaseIterable, Sendable {
  case none
  case unlikeWireframes
  /// A link is lost if it launches the app.
  case strayLink
  /// A link leads nowhere, wherever it is opened.
  case badLink
  case forgetfulLogin
  /// A restart restores notes, and not the page about the app.
  case lossyRestart
  /// Nothing is kept at all, which is no bug.
  case keepsNothing

  /// The bugs that a map reports as traps.
  static let traps = [strayLink, .badLink, .forgetfulLogin, .lossyRestart, .unlikeWireframes]
}

/// The services that outlive the app on its device.
@MainActor
final class ComebackServices {
  /// The screens above the notes when the app went to the background.
  var saved: [String] = []
  var isLoggedIn = false
  var isOnline = true
}

final class ShareScreen: PlainScreen {}
final class LoginScreen: PlainScreen {}

/// A coordinator of an app of notes that keeps where its user is.
@MainActor
final class ComebackFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let services: ComebackServices
  private let bug: ComebackBug
  /// True if a link has come before the app was launched.
  private var startsByLink = false

  init(wireframe: any ApplicationWireframe, services: ComebackServices, bug: ComebackBug) {
    self.wireframe = FlowWireframe(wireframe)
    self.services = services
    self.bug = bug
  }

  func installUI() {
    let notes = NotesScreen("Notes")
    notes.elements = ["Milk", "Bread"].map { title in
      .row(ScreenContent.Row(title) { [weak self] in self?.showNote(title) })
    }
    notes.button("About") { [weak self] in self?.showAbout() }
    wireframe.install(rootItems: [notes])
    guard !startsByLink else { return showAbout() }
    for title in bug == .keepsNothing ? [] : services.saved {
      switch title {
      case "About": if bug != .lossyRestart { showAbout() }
      case "Share": showShare()
      case "Log in": logIn()
      default: showNote(title)
      }
    }
  }

  func flushAllUI() {
    wireframe.flush()
    let stage = wireframe.stage
    let stack = wireframe.rootScreens.first.map { stage.state.stack(of: $0) } ?? []
    services.saved = (stack.dropFirst() + stage.state.modalScreens).map(\.title)
  }

  private func showNote(_ title: String) {
    guard let root = wireframe.rootScreens.first else { return }
    let note = NoteScreen(title)
    note.button("Share") { [weak self] in self?.share() }
    wireframe.push(note, from: root)
  }

  private func showAbout() {
    guard let root = wireframe.rootScreens.first else { return }
    let isWide = wireframe.stage.snapshot.container.name == "split"
    let screen =
      bug == .unlikeWireframes && isWide ? ShareScreen("Share") : AboutScreen("About")
    wireframe.push(screen, from: root)
  }

  /// Shares a note, for which its user has to be known.
  private func share() {
    guard services.isLoggedIn else { return logIn() }
    if services.isOnline { showShare() }
  }

  private func showShare() {
    guard let root = wireframe.rootScreens.first else { return }
    wireframe.push(ShareScreen("Share"), from: wireframe.stage.state.stack(of: root).last ?? root)
  }

  private func logIn() {
    guard let root = wireframe.rootScreens.first else { return }
    let login = LoginFlowCoordinator(wireframe: wireframe)
    start(login, from: root) { flow, outcome in
      guard case .finished = outcome else { return }
      flow.services.isLoggedIn = true
      if flow.bug == .forgetfulLogin { flow.wireframe.popToRoot(of: root) }
    }
  }

  /// Follows a link to the subject of the app.
  func open(_ url: String) -> Bool {
    guard url == "notes://about" else { return false }
    guard let root = wireframe.rootScreens.first else {
      startsByLink = bug != .strayLink
      return true
    }
    let stage = wireframe.stage
    if !stage.state.modalScreens.isEmpty { wireframe.dismissAll() }
    if stage.state.stack(of: root).count > 1 { wireframe.popToRoot(of: root) }
    showAbout()
    return true
  }
}

/// A coordinator that asks for a secret.
@MainActor
final class LoginFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<String>

  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    let login = LoginScreen("Log in")
    login.elements.append(
      .field(.init("Password", text: "", privacy: .secure) { _ in }))
    login.button("Enter") { [weak self] in self?.finish("Ada") }
    wireframe.presentModally(login, from: sender)
  }
}

extension ComebackBug {
  /// The app with the bug.
  @MainActor
  var app: ExplorableApp {
    ExplorableApp(
      services: { ComebackServices() },
      faults: [ServiceFault("go offline") { $0.isOnline = false }],
      makeController: { stage, makeWireframe, services in
        let wireframe = makeWireframe(stage)
        let flow = ComebackFlowCoordinator(wireframe: wireframe, services: services, bug: self)
        let controller = ApplicationController(wireframe: wireframe, mainFlow: flow)
        controller.onOpen = { [weak flow] in flow?.open($0) ?? false }
        controller.takesEarlyLinks = true
        return controller
      })
  }
}
