import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

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

  @Test(arguments: [("Discard", false), ("Keep", true)])
  func endsTheSessionOnceTheGuardAllows(_ answer: String, _ isOpen: Bool) async throws {
    openDraft()
    let session = Session()

    main.logOut(of: session)
    _ = await app.play(try Script(parsing: "wait 1ms\nchoose \"\(answer)\"", name: "answer"))

    #expect(session.isOpen == isOpen)
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

  @Test func commitsWhateverLeavesTheDraftInItsPlace() {
    openDraft()

    #expect(wireframe.select(main.orders) == .committed)
    #expect(wireframe.push(PlainScreen("Order"), from: main.orders) == .committed)
    #expect(wireframe.presentModally(PlainScreen("Map")) == .committed)
  }

  private func openDraft() {
    app.perform(.tap("Draft"))
    app.perform(.tap("Write"))
  }
}
