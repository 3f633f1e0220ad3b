import Testing
import Wireflow
import WireflowBackendTesting
import WireflowCommand
import WireflowExploration
import WireflowInteraction
import WireflowTerminal
import WireflowTesting
import WireflowWeaving
import WireflowWeb

@testable import Notes

/// The app that short blocks of the articles call "Shop".
extension ApplicationController {
  convenience init(
    shopOn stage: Stage, wireframe makeWireframe: WireframeMaker, isDemo: Bool = false
  ) {
    let wireframe = makeWireframe(stage)
    self.init(wireframe: wireframe, mainFlow: AnswersFlowCoordinator(wireframe: wireframe))
  }
}

@MainActor func runShop() async {
  await CommandApplication("Shop") { stage, wireframe in
    ApplicationController(shopOn: stage, wireframe: wireframe)
  }.run()
}

/// A wireframe of the app's own.
@MainActor final class KioskWireframe: ApplicationWireframe {
  let stage: Stage
  let policy: any WireframePolicy = ContainerPolicy(.pages)

  init(stage: Stage) {
    self.stage = stage
  }
}

@MainActor func runKiosk() async {
  await CommandApplication(
    "Shop",
    wireframes: [
      .init("kiosk", title: "Kiosk") { KioskWireframe(stage: $0) }
    ]
  ) { stage, wireframe, arguments in
    ApplicationController(
      shopOn: stage, wireframe: wireframe,
      isDemo: arguments.contains("--demo"))
  }.run()
}

@MainActor func serveShop() throws {
  let backend = WebBackend("Shop")
  let stage = Stage(backend: backend)
  let wireframe = WireframeSwitch(
    stage: stage, variants: [.tabBar, .hamburger])
  backend.wireframes = wireframe
  let app = ApplicationController(shopOn: stage) { _ in wireframe }
  let server = try WebServer(for: backend)
  print(server.address)
  app.finishLaunching()
}

@MainActor func drawShop() {
  let backend = TerminalBackend(size: TerminalSize(columns: 60, rows: 12))
  let stage = Stage(backend: backend, scheduler: ManualScheduler())
  let app = ApplicationController(shopOn: stage) {
    TabBarWireframe(stage: $0)
  }
  app.finishLaunching()
  _ = backend.handle(.key(.enter))
  print(backend.picture().text)
}

@MainActor final class ReviewFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }
  func start(from sender: any Screen) { wireframe.push(PlainScreen("Review"), from: sender) }
}

extension AnswersFlowCoordinator {
  func review(_ details: PlainScreen, on bookshelf: PlainScreen) -> RequestOutcome {
    let outcome = wireframe.transaction {
      wireframe.select(bookshelf)
      wireframe.push(details, from: bookshelf)
      start(ReviewFlowCoordinator(wireframe: wireframe), from: details)
    }
    return outcome
  }
}

/// A backend on which the user moves screens.
@MainActor final class MovedBackend: PresentationBackend {
  func perform(_ transition: PresentationTransition, completion: @escaping @MainActor () -> Void) {
    completion()
  }

  func userMoved(_ details: any Screen, _ profile: any Screen, on stage: Stage) {
    stage.userDid(.removed([details]), in: self)
    stage.userDid(.selected(profile), in: self)
  }
}

enum MailWeft: Weft {
  case messagePicked(Int)
  case newsIsOn
  case appIsNew
  case detailPicked
}

@MainActor final class MessageWarp: Warp {
  let thread: WarpThread<PlainScreen>
  init(_ id: Int, wireframe: any ApplicationWireframe) {
    thread = WarpThread(wireframe, head: PlainScreen("Message \(id)"))
  }
  func knit(_ weft: any Weft) -> [Stitch] { .empty }
}

@MainActor final class NewsWarp: Warp {
  let thread: WarpThread<PlainScreen>
  init(wireframe: any ApplicationWireframe) {
    thread = WarpThread(wireframe, head: PlainScreen("News"))
  }
  func knit(_ weft: any Weft) -> [Stitch] { .empty }
}

@MainActor final class PrivacyScreen: RootLevelRepresentable, Weftable {
  let title = "Privacy"
  let weftSubject = WeftSubject()
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
}

@MainActor final class MailWarp: Warp {
  typealias TopicsWarp = NewsWarp

  let thread: WarpThread<PlainScreen>
  private let detail = PrivacyScreen()
  private let mail = SingleWeftable(withInitialWeft: MailWeft.newsIsOn)
  private let news = SingleWeftable(withInitialWeft: MailWeft.newsIsOn)
  private let topics = SingleWeftable(withInitialWeft: MailWeft.newsIsOn)

  init(wireframe: any ApplicationWireframe) {
    thread = WarpThread(wireframe, head: PlainScreen("Inbox"))
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    switch weft as? MailWeft {
    case .messagePicked(let id):
      let message = MessageWarp(id, wireframe: wireframe)
      return [Stitch(.showDetail, nextPresentable: message, nextWeftable: mail)]
    case .newsIsOn:
      return [
        Stitch(
          .embed, nextPresentable: NewsWarp(wireframe: wireframe),
          nextWeftable: news)
      ]
    case .appIsNew:
      let topicsWarp = TopicsWarp(wireframe: wireframe)
      return [
        .popup(
          [
            Stitch(nextPresentable: topicsWarp, nextWeftable: topics),
            Stitch(next: PrivacyScreen()),
          ], in: TabBarWireframe(stage: wireframe.stage))
      ]
    case .detailPicked:
      wireframe.push(detail, from: sender)
      return [Stitch(next: detail)]
    case nil: return .empty
    }
  }
}

private typealias WindowBackend = PictureBackend

extension NotesFlowCoordinator {
  fileprivate var isPremium: Bool { false }
}

@MainActor func exploreNotes() async -> NavigationMap {
  let map = await explore(on: .tabBar) {
    ApplicationController(notesOn: $0, wireframe: $1)
  }
  return map
}

/// The disk of the notes.
@MainActor private final class NotesDisk {
  var isFull = false
}

extension ApplicationController {
  fileprivate convenience init(
    notesOn stage: Stage, wireframe: WireframeMaker, disk: NotesDisk
  ) {
    self.init(notesOn: stage, wireframe: wireframe)
  }
}

@MainActor func exploreNotesOnDisk() async -> NavigationMap {
  let notes = ExplorableApp(
    services: { NotesDisk() },
    faults: [ServiceFault("fill the disk") { $0.isFull = true }],
    makeController: {
      ApplicationController(notesOn: $0, wireframe: $1, disk: $2)
    })
  var options = ExplorationOptions()
  options.includesRestart = true
  let map = await explore(notes, on: .split, options: options)
  return map
}

@MainActor func compareNotes(_ before: NavigationMap, _ after: NavigationMap) {
  let drift = NavigationDrift(
    from: NavigationBaseline("Notes", [before]),
    to: NavigationBaseline("Notes", [after]))
  print(drift.text)
}

@MainActor func separateNotes(_ options: inout ExplorationOptions) {
  options.abstraction = PlaceAbstraction().separating { app in
    let flow = app.mainFlow as? NotesFlowCoordinator
    return flow?.isPremium == true ? "premium" : ""
  }
}

@MainActor func allowALongHunt(_ options: inout ExplorationOptions) {
  options.limit.time = .seconds(3 * 3600)
}

@MainActor func shorten(
  _ script: [ExplorationStep], while crashes: @MainActor ([ExplorationStep]) async -> Bool
) async {
  let short = await shrink(script) { script in await crashes(script) }
  print(short.script)
}

struct BackendSnippetTests {
  @Test @MainActor func showsWhatIsOnStage() async {
    await checkBackend { scheduler in
      let backend = WindowBackend(scheduler: scheduler)
      return BackendUnderTest(backend, picture: { backend.picture })
    }
  }
}

@Suite(.disabled("It would keep a baseline."))
@MainActor struct NavigationSnippetTests {
  @Test func navigatesAsBefore() async {
    await assertNavigation(of: "Notes", on: [.tabBar, .split]) {
      ApplicationController(notesOn: $0, wireframe: $1)
    }
  }
}

@MainActor func watchShop(on stage: Stage) throws {
  let watch = stage.watch { picture, transition in
    for page in picture.frontPages {
      print(page.title, page.elements.map(\.name))
    }
  }
  stage.perform(try UserAction(parsing: "tap \"Buy\""))
  watch.cancel()
}

@MainActor func lookUp(on stage: Stage, _ options: inout ExplorationOptions) {
  var seen: [String] = []
  let observation = stage.observe { change in
    if case .entered(let screen) = change { seen.append(screen.title) }
  }
  observation.cancel()
  options.sampledRows = 1
  options.links = ["library://books/emma"]
  options.limit.time = .seconds(60)
}

@MainActor func sendLog(of app: ApplicationController) {
  var sent: [String] = []
  app.stage.log.addSink { line in sent.append(line) }
}

@MainActor func makeMailContainer() -> WireframeContainer {
  WireframeContainer(
    name: "mail", rootNavigation: .sidebar, columns: 3,
    modalStyle: WireframeContainer.regularModalStyle)
}

@MainActor final class RatingScreen: Screen {
  let title = "Books"
  var onRate: (() -> Void)?
  private let stars = 4

  func show(_ books: [String]) {}

  var content: ScreenContent {
    Button("★") { self.onRate?() }
      .id("rate")
      .accessibilityLabel("Rate this book")
      .accessibilityValue("\(stars) of 5 stars")
      .accessibilityHint("Opens a choice of stars")
  }
}

extension AnswersFlowCoordinator {
  func find(_ books: [String], on list: RatingScreen) {
    list.show(books)
    wireframe.announce("\(books.count) results")
  }
}

@MainActor func search(in app: AppDriver) {
  app.tap("Search")
  app.expectAccessible()
}
