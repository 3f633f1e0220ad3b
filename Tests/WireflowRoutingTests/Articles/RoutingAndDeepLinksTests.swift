import Foundation
import Testing
import Wireflow
import WireflowRouting

/// Runs the code of the article "Routing and deep links", and compares its logs with the page.
@MainActor
struct RoutingAndDeepLinksTests {
  @Test func followsTheRouteAndTheUser() throws {
    let library = makeLibrary(wireframe: makeTabs())
    try expect(
      play(
        library, .launch, .tap("Show card"), .tap("emma"), .tap("notes"), .backTo("books"),
        .select("films")))
  }

  @Test func keepsALinkBehindTheEntry() throws {
    let library = makeLibrary(wireframe: makeTabs())
    let link = UserAction.open("https://library.example/books/persuasion")
    try expect(
      play(
        library, .open("library://books/persuasion"), .launch, .tap("Show card"), .select("films"),
        link, link, .open("library://games/chess")))
  }

  @Test func presentsTwoSheetsOfOneKind() throws {
    let (store, app) = makeTour()
    let launch = play(app, .launch)
    store.route(.goto(["library", "films", "note", "1", "note", "2"]))
    let log = play(app, .dismiss).dropFirst(launch.count)
    try expect(log.drop { !$0.hasPrefix("  route store") })
  }

  @Test func leadsIntoTabsOfAModalAndDetails() throws {
    let (store, app) = makeTour()
    _ = play(app, .launch)
    store.route(.push(["tour", "archive", "north"]))
    try expect(play(app, .tap("window"), .back, .tap("south"), .select("halls"), .dismiss))
  }

  @Test func restoresAnArchive() throws {
    let places: [Route] = [["library", "books"], ["library", "films", "emma"]]
    let (store, app) = makeApp(LibraryState()) { LibraryCoordinator($0, $1) }
    restore(RouteArchive(places: places), behindTheEntryOf: store)
    try expect(play(app, .launch, .tap("Show card")))

    let saved = RouteArchive(places: [["books", "persuasion"], ["films", "emma"]])
    let (shelves, main) = makeApp(LibraryState(route: ["books"])) {
      RestoredShelvesCoordinator($0, $1, saved: saved)
    }
    main.perform(.launch)
    #expect(shelves.archive == saved)
    #expect(main.stage.visibleScreens.map(\.title) == ["emma"])
  }

  @Test func loadsWhatARoutedScreenShows() async {
    let (_, app) = makeApp(LibraryState(route: ["reviews", "emma"])) { wireframe, store in
      let scene = RouteScene("reviews") { _ in
        let stack = RouteStack(store, installing: LibraryScreen("Reviews", leadsTo: []))
        return ReviewsCoordinator(wireframe, stack, ReviewService())
      }
      return TourMainCoordinator(wireframe, store, scene)
    }

    await app.stage.play(.launch)

    let review = app.stage.visibleScreens.first as? ReviewScreen
    #expect(review?.text == "A review of emma")
  }

  @Test func endsASessionUnderAGuard() throws {
    for endsBehindAWall in [false, true] {
      let (desk, app) = DeskCoordinator.launch()
      let count = app.stage.log.lines.count
      if endsBehindAWall { desk.endSession() } else { desk.store.dispatch(DeskAction.sessionEnded) }
      let action: UserAction = endsBehindAWall ? .tap("Log in again") : .choose("Keep")
      try expect(play(app, action).dropFirst(count))
    }
  }

  private func makeTabs() -> TabBarWireframe {
    TabBarWireframe(stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
  }

  private func makeApp(
    _ state: LibraryState,
    _ makeMain: (any ApplicationWireframe, Store<LibraryState>) -> any MainFlowCoordinator
  ) -> (Store<LibraryState>, ApplicationController) {
    let tabs = makeTabs()
    let store = Store(initialState: state, reducer: LibraryReducer(), stage: tabs.stage)
    return (store, ApplicationController(wireframe: tabs, mainFlow: makeMain(tabs, store)))
  }

  /// A library with a tour and notes.
  private func makeTour() -> (Store<LibraryState>, ApplicationController) {
    makeApp(LibraryState(route: ["library", "films"], hasCard: true)) { wireframe, store in
      let library = RouteScene("library") { _ in TouredLibraryCoordinator(wireframe, store) }
      return TourMainCoordinator(wireframe, store, library)
    }
  }

  /// Lets the user act, and returns all lines so far.
  private func play(_ app: ApplicationController, _ actions: UserAction...) -> [String] {
    for action in actions { app.perform(action) }
    return app.stage.log.lines
  }

  /// Expects lines to be one of the logs on the page.
  private func expect(
    _ lines: some Sequence<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let page = "Sources/WireflowRouting/WireflowRouting.docc/RoutingAndDeepLinks.md"
    let article = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let text = lines.joined(separator: "\n")
    #expect(article.contains("```\n\(text)\n```"), "\(text)", sourceLocation: sourceLocation)
  }
}
