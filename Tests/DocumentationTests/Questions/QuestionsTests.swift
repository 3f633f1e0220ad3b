import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting
import WireflowWeaving

/// Runs the code of the article "Questions and answers".
@MainActor
struct QuestionsTests {
  private let page: Page

  init() throws { page = try Page("Sources/Wireflow/Wireflow.docc/QuestionsAndAnswers.md") }

  @Test func answersTwentyQuestions() {
    #expect(page.text.matches(of: /\n#### [^\n]+\?\n/).count >= 20)
  }

  @Test func showsWhatHappens() async throws {
    let scripts: [[UserAction]] = [
      [.tap("Draft"), .tap("Write"), .dismiss, .choose("Keep")],
      [.tap("Filter"), .tap("Show results")],
      [.tap("Orders")],
      [.tap("Leave")],
      [.tap("Load"), .wait(.seconds(2))],
      [
        .tap("Rename"), .choose("rename"), .type("Ada", into: "Name"), .choose("rename"),
      ],
    ]
    var logs: [String] = []
    for script in scripts { logs.append(try await log(of: script)) }
    logs.append(try await log(of: [.tap("Filter")]) { $0.remind() })
    logs.append(
      try await log(of: []) { main in
        main.home.onChosen?("Draft")
        main.home.onChosen?("Draft")
      })
    for difference in differences { logs.append(try await log(of: [], then: difference)) }
    logs += [logOfARoute(), logOfARoot()]

    #expect(page.output(missingIn: logs) == [], "\(logs.joined(separator: "\n"))")
  }

  private var differences: [(AnswersFlowCoordinator) -> Void] {
    [
      { $0.goHome() }, { $0.logIn() }, { $0.takeTour() }, { $0.closeMap() }, { $0.showNextNote() },
      { $0.buy() }, { $0.showNews() }, { $0.keepDraft() }, { $0.sessionExpired() },
    ]
  }

  private func logOfARoute() -> String {
    let wireframe = TabBarWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let main = ShelfFlowCoordinator(wireframe: wireframe)
    let app = ApplicationController(wireframe: wireframe, mainFlow: main)
    app.finishLaunching()
    main.readNotes()
    return app.stage.log.text
  }

  private func logOfARoot() -> String {
    let wireframe = TabBarWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let loom = Loom(wireframe: wireframe)
    loom.weave(
      fromWarp: StoreWarp(wireframe: wireframe),
      andWeftable: SingleWeftable(withInitialWeft: StoreWeft.launched))
    let app = ApplicationController(wireframe: wireframe, mainFlow: loom)
    app.finishLaunching()
    return app.stage.log.text
  }

  @Test func sendsTheLogAnywhere() {
    let (app, _) = makeApp()
    var sent: [String] = []
    app.stage.log.addSink { line in sent.append(line) }

    app.finishLaunching()

    #expect(sent.joined(separator: "\n") + "\n" == app.stage.log.text)
  }

  @Test func showsAsTheDisplayHasIt() async throws {
    let phone = try await log(of: [.tap("Book")])
    let columns = try await log(of: [.tap("Book")], on: .split)

    #expect(phone.hasSuffix("  push BookScreen \"Book\" onto Home\n"), "\(phone)")
    #expect(columns.contains("  present BookScreen \"Book\" over PlainScreen \"Home\" as popover"))
  }

  @Test func handsOnOneValue() async throws {
    struct Orders: OrdersService { let numbers = [7] }
    struct Prices: PriceService { func price(ofOrder number: Int) -> String { "\(number) Euro" } }
    let log = try await log(of: []) { main in
      let dependencies = Dependencies(orders: Orders(), prices: Prices())
      main.start(
        OrdersFlowCoordinator(wireframe: main.wireframe, dependencies: dependencies),
        from: main.home)
      main.wireframe.stage.perform(.tap("Order 7"))
    }

    #expect(log.hasSuffix("  push PlainScreen \"7 Euro\" onto Home\n"), "\(log)")
  }

  private func makeApp(
    on variant: WireframeVariant = .tabBar
  ) -> (ApplicationController, AnswersFlowCoordinator) {
    let wireframe = variant.makeWireframe(
      Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let main = AnswersFlowCoordinator(wireframe: wireframe)
    return (ApplicationController(wireframe: wireframe, mainFlow: main), main)
  }

  private func log(
    of actions: [UserAction], on variant: WireframeVariant = .tabBar,
    then: (AnswersFlowCoordinator) -> Void = { _ in }
  ) async throws -> String {
    let (app, main) = makeApp(on: variant)
    let actions = ([.launch] + actions).map(\.description).joined(separator: "\n")
    _ = await app.play(try Script(parsing: actions, name: "answer"))
    then(main)
    return app.stage.log.text
  }
}
