import Observation
import Testing
import Wireflow
import WireflowTesting

/// Runs the code of the article "Accessibility".
@MainActor
struct AccessibilityTests {
  @Test func speaksAndIsChecked() {
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(
        wireframe: wireframe, mainFlow: RatingFlowCoordinator(wireframe: wireframe))
    }
    app.skipLog()

    app.tap("Search")
    app.expectAccessible()

    app.expectLog(
      matches: """
        > tap "Search"
          announce "2 results"
        """)
    app.finish()
  }
}

@Observable
@MainActor
final class RatingScreen: RootLevelRepresentable {
  let title = "Books"
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var onRate: (() -> Void)?
  var onSearch: (() -> Void)?
  private var books: [String] = []
  private let stars = 4

  func show(_ books: [String]) { self.books = books }

  var content: ScreenContent {
    Button("Search") { self.onSearch?() }
    Button("★") { self.onRate?() }
      .id("rate")
      .accessibilityLabel("Rate this book")
      .accessibilityValue("\(stars) of 5 stars")
      .accessibilityHint("Opens a choice of stars")
    for book in books { Row(book) }
  }
}

@MainActor
final class RatingFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    let list = RatingScreen()
    list.onSearch = wire(list) { flow, list in flow.find(["Emma", "Persuasion"], on: list) }
    wireframe.install(rootItems: [list])
  }

  private func find(_ books: [String], on list: RatingScreen) {
    list.show(books)
    wireframe.announce("\(books.count) results")
  }
}
