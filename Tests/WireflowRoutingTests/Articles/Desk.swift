import Wireflow
import WireflowRouting

/// The main flow of the article's desk: a letter behind a login.
@MainActor
final class DeskCoordinator: MainFlowCoordinator, SceneCoordinator {
  let wireframe: FlowWireframe<Void>
  let scenes: RouteScenes
  let store: Store<DeskState>

  init(_ wireframe: any ApplicationWireframe, _ store: Store<DeskState>) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    scenes = RouteScenes(
      store,
      scenes: [
        RouteScene("desk") { _ in LetterCoordinator(wireframe) },
        RouteScene("login") { _ in PlainCoordinator(wireframe, "Login") },
        RouteScene("help") { _ in PlainCoordinator(wireframe, "Help") },
      ])
  }

  func installUI() {
    store.rootCoordinator = self
  }
}

/// A letter whose guard asks before it goes.
@MainActor
final class LetterCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let letter = LibraryScreen("Letter", leadsTo: [])
    guardRequests { [weak letter] _, request in
      guard let letter, request.takesAway(letter) else { return .allow }
      return .ask(
        AlertContent(title: "Discard?", actions: [.init("Discard"), .init("Keep")]), from: letter,
        allows: { $0.title == "Discard" })
    }
    wireframe.install(rootItems: [letter])
  }
}

/// A scene with one screen.
@MainActor
final class PlainCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private let title: String

  init(_ wireframe: any ApplicationWireframe, _ title: String) {
    self.wireframe = FlowWireframe(wireframe)
    self.title = title
  }

  func start(from sender: any Screen) {
    wireframe.install(rootItems: [LibraryScreen(title, leadsTo: [])])
  }
}

/// A wall that says that the session has ended.
@MainActor
final class SessionEndedFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    let screen = SessionEndedScreen()
    screen.onContinued = wire(screen) { flow, _ in flow.finish() }
    wireframe.presentModally(screen, from: sender)
  }
}

@MainActor
final class SessionEndedScreen: ModallyPresentable {
  let title = "Session ended"
  let preferredModalStyle = ModalStyle.wall
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
  var onContinued: (() -> Void)?

  var content: ScreenContent {
    Button("Log in again") { self.onContinued?() }
  }
}

extension DeskCoordinator {
  /// Ends the session, for example when a timer fires.
  func endSession() {
    wireframe.batch {
      start(SessionEndedFlowCoordinator(wireframe))
      store.dispatch(DeskAction.sessionEnded)
    }
  }
}

struct DeskState: RoutableState, Equatable {
  var route: Route = ["desk"]
  var isSignedIn = true
}

enum DeskAction: Action {
  case sessionEnded
}

struct DeskReducer: Reducer {
  func handleAction(_ action: any Action, state: DeskState) -> DeskState {
    guard case DeskAction.sessionEnded = action else { return state }
    return DeskState(route: ["login"], isSignedIn: false)
  }
}
