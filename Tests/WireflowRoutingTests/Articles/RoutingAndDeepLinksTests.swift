import Foundation
import Testing
import Wireflow
import WireflowRouting

/// Runs the code of the article "Routing and deep links", and compares it with the page.
@MainActor
struct RoutingAndDeepLinksTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func followsTheRouteAndTheUser() throws {
    try expectInArticle(
      .launch, .tap("Show card"), .tap("emma"), .tap("notes"), .backTo("books"), .select("films"))
  }

  @Test func keepsALinkBehindTheEntry() throws {
    try expectInArticle(
      .open("library://books/persuasion"), .launch, .tap("Show card"), .select("films"),
      .open("https://library.example/books/persuasion"),
      .open("https://library.example/books/persuasion"), .open("library://games/chess"))
  }

  @Test func presentsTwoSheetsOfOneKind() throws {
    let log = tour { store, controller in
      store.route(.goto(["library", "films", "note", "1", "note", "2"]))
      controller.perform(.dismiss)
    }

    let lines = log.split(separator: "\n").drop { !$0.hasPrefix("  route store") }
    let shown = lines.joined(separator: "\n")
    #expect(try article.contains("```\n\(shown)\n```"), "\(shown)")
  }

  @Test func leadsIntoTabsOfAModalAndDetails() throws {
    let log = tour { store, controller in
      store.route(.push(["tour", "archive", "north"]))
      for action in [UserAction.tap("window"), .back, .tap("south"), .select("halls"), .dismiss] {
        controller.perform(action)
      }
    }

    #expect(try article.contains("```\n\(log)```"), "\(log)")
  }

  @Test func keepsAnArchiveBehindTheEntry() throws {
    let (store, controller) = makeApp(LibraryState()) { LibraryCoordinator($0, $1) }

    restore(
      RouteArchive(places: [["library", "books"], ["library", "films", "emma"]]),
      behindTheEntryOf: store)
    for action in [UserAction.launch, .tap("Show card")] { controller.perform(action) }

    let log = controller.stage.log.text
    #expect(try article.contains("```\n\(log)```"), "\(log)")
  }

  @Test func restoresTabsOfTheMainFlow() throws {
    let saved = RouteArchive(places: [["books", "persuasion"], ["films", "emma"]])
    let (store, controller) = makeApp(LibraryState(route: ["books"])) {
      RestoredShelvesCoordinator($0, $1, saved: saved)
    }

    controller.perform(.launch)

    #expect(store.archive == saved)
    #expect(controller.stage.visibleScreens.map(\.title) == ["emma"])
  }

  @Test func loadsWhatARoutedScreenShows() async {
    let (_, controller) = makeApp(LibraryState(route: ["reviews", "emma"])) {
      ReviewedLibraryCoordinator($0, $1)
    }

    await controller.stage.play(.launch)

    let review = controller.stage.visibleScreens.first as? ReviewScreen
    #expect(review?.text == "A review of emma")
  }

  @Test func endsASessionUnderAGuard() throws {
    for endsBehindAWall in [false, true] {
      let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      let store = Store(initialState: DeskState(), reducer: DeskReducer(), stage: stage)
      let desk = DeskCoordinator(TabBarWireframe(stage: stage), store)
      let controller = ApplicationController(wireframe: desk.wireframe.base, mainFlow: desk)
      controller.perform(.launch)
      let count = stage.log.lines.count

      if endsBehindAWall {
        desk.endSession()
        controller.perform(.tap("Log in again"))
      } else {
        store.dispatch(DeskAction.sessionEnded)
        controller.perform(.choose("Keep"))
      }

      let log = stage.log.lines.dropFirst(count).joined(separator: "\n")
      #expect(try article.contains("```\n\(log)\n```"), "\(log)")
    }
  }

  private func makeApp(
    _ state: LibraryState,
    _ makeMain: (any ApplicationWireframe, Store<LibraryState>) -> any MainFlowCoordinator
  ) -> (Store<LibraryState>, ApplicationController) {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let store = Store(initialState: state, reducer: LibraryReducer(), stage: stage)
    return (
      store, ApplicationController(wireframe: wireframe, mainFlow: makeMain(wireframe, store))
    )
  }

  /// Returns the log of a library with a tour and notes.
  private func tour(
    _ body: (Store<LibraryState>, ApplicationController) -> Void
  ) -> String {
    let state = LibraryState(route: ["library", "films"], hasCard: true)
    let (store, controller) = makeApp(state) { TourMainCoordinator($0, $1) }
    controller.perform(.launch)
    body(store, controller)
    return controller.stage.log.text
  }

  private func expectInArticle(_ actions: UserAction...) throws {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let controller = makeLibrary(wireframe: TabBarWireframe(stage: stage))

    for action in actions { controller.perform(action) }

    let log = stage.log.text
    #expect(try article.contains("```\n\(log)```"), "\(log)")
  }

  private var article: String {
    get throws {
      let path = "../../../Sources/WireflowRouting/WireflowRouting.docc/RoutingAndDeepLinks.md"
      return try String(contentsOf: folder.appending(path: path).standardized, encoding: .utf8)
    }
  }
}

@MainActor final class ReviewsCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack
  private let service: ReviewService

  init(
    _ wireframe: any ApplicationWireframe, _ stack: RouteStack,
    _ service: ReviewService
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.stack = stack
    self.service = service
  }

  func reaches(_ route: Route) -> Bool {
    route.allSatisfy(service.hasReview)
  }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let id = rest.first, path.isEmpty else { return nil }
    let review = ReviewScreen(id)
    task(on: review) { flow, review in
      review.text = try await flow.service.review(id)
    }
    return RoutedScreen(review, at: id)
  }
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

  init(_ id: String) {
    title = id
  }
}

/// A main flow whose one scene shows reviews.
@MainActor
final class ReviewedLibraryCoordinator: MainFlowCoordinator, SceneCoordinator {
  let wireframe: FlowWireframe<Void>
  let scenes: RouteScenes
  private let store: Store<LibraryState>

  init(_ wireframe: any ApplicationWireframe, _ store: Store<LibraryState>) {
    self.wireframe = FlowWireframe(wireframe)
    self.store = store
    scenes = RouteScenes(
      store,
      scenes: [
        RouteScene("reviews") { _ in
          let root = LibraryScreen("Reviews", leadsTo: [])
          return ReviewsCoordinator(
            wireframe, RouteStack(store, installing: root), ReviewService())
        }
      ])
  }

  func installUI() {
    store.rootCoordinator = self
  }
}
