import Observation
import Testing
import Wireflow
import WireflowExploration
import WireflowInteraction
import WireflowTesting

/// Runs code of the articles to look things up in that no log shows.
@MainActor
struct ReferenceTests {
  @Test func followsLinksWheneverTheyArrive() async throws {
    let (main, app) = makeApp()
    main.receiveLinks(in: app)

    let script = "open \"order 6\"\nopen \"order 7\"\nlaunch\nopen \"order 8\""
    _ = await app.play(try Script(parsing: script, name: "links"))
    main.start(SignInFlowCoordinator(wireframe: main.wireframe))
    #expect(app.perform(.open("order 9")) == .performed)
    #expect(app.perform(.open("login/code")) == .performed)

    let page = try Page("Sources/Wireflow/Wireflow.docc/LinksBeforeLaunchAndAtWalls.md")
    let log = app.stage.log.text
    #expect(page.output(missingIn: [log]) == [], "\(log)")
  }

  @Test func observesEachChangeOnce() {
    let (main, app) = makeApp()
    app.finishLaunching()
    let stage = app.stage
    var seen: [String] = []
    let observation = stage.observe { change in
      if case .entered(let screen) = change { seen.append(screen.title) }
    }

    main.wireframe.push(PlainScreen("Order 7"), from: main.orders)
    observation.cancel()
    main.openHelp()

    #expect(seen == ["Order 7"])
  }

  @Test func makesAContainer() {
    let container =
      WireframeContainer(
        name: "mail", rootNavigation: .sidebar, columns: 3,
        modalStyle: WireframeContainer.regularModalStyle)

    #expect(container.modalStyle(.sheet()) == .formSheet)
    #expect(container.modalStyle(.popover(anchor: "A")) == .popover(anchor: "A"))
    #expect(WireframeContainer.compactModalStyle(.popover(anchor: "A")) == .sheet())
    #expect(WireframeContainer.compactModalStyle(.formSheet) == .sheet())
  }

  @Test func keepsABaselineSmall() {
    var options = ExplorationOptions()
    options.sampledRows = 1
    options.links = ["library://books/emma"]
    options.limit.time = .seconds(60)

    #expect(options.limit.states == 20_000)
  }

  @Test func answersTwentyQuestions() throws {
    let page = try Page("Sources/Wireflow/Wireflow.docc/QuestionsAndAnswers.md")

    #expect(page.text.matches(of: /\n#### [^\n]+\?\n/).count >= 20)
  }

  @Test func sendsTheLogAnywhere() {
    let (_, app) = makeApp()
    var sent: [String] = []
    app.stage.log.addSink { line in sent.append(line) }

    app.finishLaunching()

    #expect(sent.joined(separator: "\n") + "\n" == app.stage.log.text)
  }

  private func makeApp() -> (AnswersFlowCoordinator, ApplicationController) {
    let wireframe = TabBarWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let main = AnswersFlowCoordinator(wireframe: wireframe)
    return (main, ApplicationController(wireframe: wireframe, mainFlow: main))
  }
}

extension AnswersFlowCoordinator {
  func readMessage() {
    let folder = PlainScreen("Folder")
    wireframe.push(folder, from: home)
    let message = PlainScreen("Message")
    wireframe.showDetail(message, from: folder)
    wireframe.push(PlainScreen("Subfolder"), from: folder)
    wireframe.replace(message, with: PlainScreen("Next message"))
    wireframe.popToRoot(of: home)
  }

  func changeFolder() {
    let archive = PlainScreen("Archive")
    wireframe.push(archive, from: home)
    wireframe.showDetail(PlainScreen("Message"), from: archive)
    wireframe.push(PlainScreen("Drafts"), from: home)
  }

  func receiveLinks(in app: ApplicationController) {
    app.onOpen = { [weak self] url in
      guard let self else { return false }
      let order = PlainScreen(url)
      return wireframe.showPlace([order], in: orders) == .committed
    }
    app.onOpenAtWall = { url in url.hasPrefix("login/") }
  }

  func openHelp() {
    let order = PlainScreen("Order 7")
    wireframe.push(order, from: home)
    wireframe.presentModally(PlainScreen("Help"), from: order)
    wireframe.popToRoot(of: home)
  }

  func remindInTheTour() {
    let flow = TourFlowCoordinator(wireframe: wireframe)
    start(flow, from: home)
    wireframe.presentModally(PlainScreen("Reminder"), from: flow.tour)
    flow.finish()
  }

  func prepareOrder() {
    wireframe.push(PlainScreen("Order 7"), from: orders)
  }
}

/// Runs the code of the article "Guards", and checks its table of outcomes.
@MainActor
struct GuardsTests {
  private let main: AnswersFlowCoordinator
  private let app: ApplicationController
  private var wireframe: FlowWireframe<Void> { main.wireframe }

  init() {
    let wireframe = TabBarWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    main = AnswersFlowCoordinator(wireframe: wireframe)
    app = ApplicationController(wireframe: wireframe, mainFlow: main)
    app.finishLaunching()
  }

  @Test func logsOutInSpiteOfAGuard() throws {
    let guards = try Page("Sources/Wireflow/Wireflow.docc/Guards.md")
    main.logOutInSpiteOfADraft()
    let log = app.stage.log.text

    #expect(guards.output.filter { log.contains("\n\($0)\n") }.count == 1, "\(log)")
  }

  @Test func queuesWhateverTakesTheDraftAway() {
    let requests: [() -> RequestOutcome] = [
      { wireframe.install(rootItems: [PlainScreen("Log in")]) },
      { wireframe.update(rootItems: [main.orders]) },
      { wireframe.dismissAll() }, { wireframe.returnToRoot() }, { wireframe.goBack() },
      { wireframe.showPlace([PlainScreen("Order")], in: main.orders) },
      { wireframe.transaction { wireframe.dismissAll() } },
    ]

    openDraft()
    for request in requests {
      #expect(request() == .queued)
      app.stage.perform(.choose("Keep"))
    }
    #expect(app.stage.frontScreen?.title == "Draft")
  }

  private func openDraft() {
    app.perform(.tap("Draft"))
    app.perform(.tap("Write"))
  }
}

/// The session of a user, which ends with the log out.
@MainActor final class Session {
  func end() {}
}

extension AnswersFlowCoordinator {
  func logOut(of session: Session) {
    task { main in
      let outcome = await main.wireframe.outcome {
        main.wireframe.install(rootItems: [PlainScreen("Log in")])
      }
      if outcome == .committed { session.end() }
    }
  }

  func logOutInSpiteOfADraft() {
    let draft = DraftFlowCoordinator(wireframe: wireframe)
    start(draft, from: home)
    wireframe.stage.perform(.tap("Write"))
    draft.cancel()
    wireframe.install(rootItems: [PlainScreen("Log in")])
  }
}

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
