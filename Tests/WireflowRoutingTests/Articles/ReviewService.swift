import Wireflow
import WireflowRouting

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
