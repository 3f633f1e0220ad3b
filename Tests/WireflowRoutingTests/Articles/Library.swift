import Wireflow
import WireflowRouting

/// A screen of the article's library, with a title and rows.
@MainActor
final class LibraryScreen: RootLevelRepresentable {
  let title: String
  var onSelected: ((String) -> Void)?
  private let segments: [String]

  init(_ title: String, leadsTo segments: [String]) {
    self.title = title
    self.segments = segments
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    for segment in segments { Row(segment) { self.onSelected?(segment) } }
  }
}

/// A note of the article's library, on a sheet.
@MainActor
final class NoteScreen: ModallyPresentable {
  let title: String
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done

  init(_ number: String) { title = "Note \(number)" }
}

/// The reviews of the article's library.
@MainActor
final class ReviewService {
  func hasReview(_ id: String) -> Bool { id != "gone" }
  func review(_ id: String) async throws -> String { "A review of \(id)" }
}

/// A screen that shows a review once it has been loaded.
@MainActor
final class ReviewScreen: Screen {
  let title: String
  var text = ""

  init(_ id: String) { title = id }
}

/// The shelves of the article's library, and the tour and notes over them.
@MainActor
final class TouredLibraryCoordinator: PresentingCoordinator {
  let wireframe: FlowWireframe<Void>
  let presentables: RoutePresentables

  init(_ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>) {
    self.wireframe = FlowWireframe(wireframe)
    presentables = RoutePresentables(
      store, root: LibraryTabsCoordinator(wireframe, store),
      scenes: [
        RouteScene("tour") { _ in TourCoordinator(wireframe, store) },
        NoteCoordinator.scene(wireframe, store),
      ])
  }
}

/// A main flow with one scene.
@MainActor
final class TourMainCoordinator: MainFlowCoordinator, SceneCoordinator {
  let wireframe: FlowWireframe<Void>
  let scenes: RouteScenes
  private let store: Store<LibraryState>

  init(_ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>, _ scene: RouteScene) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    scenes = RouteScenes(store, scenes: [scene])
  }

  func installUI() { store.rootCoordinator = self }
}

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
      ])
  }

  func installUI() { store.rootCoordinator = self }

  /// Launches the desk in tabs.
  static func launch() -> (main: DeskCoordinator, app: ApplicationController) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let store = Store(initialState: DeskState(), reducer: DeskReducer(), stage: stage)
    let desk = DeskCoordinator(TabBarWireframe(stage: stage), store)
    let app = ApplicationController(wireframe: desk.wireframe.base, mainFlow: desk)
    app.finishLaunching()
    return (desk, app)
  }
}

/// A letter whose guard asks before it goes.
@MainActor
final class LetterCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

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

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

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

  var content: ScreenContent { Button("Log in again") { self.onContinued?() } }
}
