import Testing
import Wireflow
import WireflowExploration
import WireflowInteraction
import WireflowTesting

/// Runs the articles to look things up in, and compares their logs and tables.
@MainActor
struct ReferenceTests {
  @Test func showsDetailsInTabsAndColumns() throws {
    let logs = [WireframeVariant.split, .tabBar].map { log(on: $0) { $0.readMessage() } }

    try check("DetailsInTabsAndColumns", shows: logs)
  }

  @Test func followsLinksWheneverTheyArrive() async throws {
    let (main, app) = makeApp(on: .tabBar)
    main.receiveLinks(in: app)

    let script = "open \"order 6\"\nopen \"order 7\"\nlaunch\nopen \"order 8\""
    _ = await app.play(try Script(parsing: script, name: "links"))
    main.start(SignInFlowCoordinator(wireframe: main.wireframe))
    #expect(app.perform(.open("order 9")) == .performed)
    #expect(app.perform(.open("login/code")) == .performed)

    try check("LinksBeforeLaunchAndAtWalls", shows: [app.stage.log.text])
  }

  @Test func showsWhatOthersExpect() throws {
    try check(
      "WhatOthersExpect",
      shows: [
        log(on: .tabBar) { $0.openHelp() }, log(on: .tabBar) { $0.remindInTheTour() },
      ])
  }

  @Test func keepsTheRemindersPlace() {
    let (main, app) = makeApp(on: .tabBar)
    app.finishLaunching()
    main.remindInTheTour()

    #expect(app.stage.frontScreen?.title == "Reminder")
  }

  @Test func keepsHelpInFront() {
    let (main, app) = makeApp(on: .tabBar)
    app.finishLaunching()
    main.openHelp()

    #expect(app.stage.frontScreen?.title == "Help")
  }

  @Test func changesAHiddenTab() {
    let (main, app) = makeApp(on: .tabBar)
    app.finishLaunching()
    main.prepareOrder()

    #expect(app.stage.stack(of: main.orders).map(\.title) == ["Orders", "Order 7"])
    #expect(app.stage.frontScreen === main.home)
  }

  @Test func cancelsASecondStart() {
    let (main, app) = makeApp(on: .tabBar)
    app.finishLaunching()
    main.startTwice()

    #expect(main.home.hasChanges)
    #expect(app.stage.frontScreen?.title == "Tour")
  }

  @Test func bringsAScreenBack() {
    let (main, app) = makeApp(on: .tabBar)
    app.finishLaunching()
    let page = PlainScreen("Page")

    main.wireframe.push(page, from: main.home)
    app.perform(.back)

    #expect(main.wireframe.push(page, from: main.home) == .committed)
    #expect(main.wireframe.presentModally(page, from: main.home) != .committed)
  }

  @Test func observesEachChangeOnce() {
    let (main, app) = makeApp(on: .tabBar)
    app.finishLaunching()
    let stage = app.stage
    var seen: [String] = []
    let observation = stage.observe { change in
      if case .entered(let screen) = change { seen.append(screen.title) }
    }

    main.prepareOrder()
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

  private func makeApp(
    on variant: WireframeVariant
  ) -> (AnswersFlowCoordinator, ApplicationController) {
    let wireframe = variant.makeWireframe(
      Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let main = AnswersFlowCoordinator(wireframe: wireframe)
    return (main, ApplicationController(wireframe: wireframe, mainFlow: main))
  }

  private func log(
    on variant: WireframeVariant, of body: (AnswersFlowCoordinator) -> Void
  ) -> String {
    let (main, app) = makeApp(on: variant)
    app.finishLaunching()
    body(main)
    return app.stage.log.text
  }

  private func check(_ article: String, shows logs: [String]) throws {
    let page = try Page("Sources/Wireflow/Wireflow.docc/\(article).md")
    let missing = page.output(missingIn: logs)

    #expect(missing == [], "\(logs.joined(separator: "\n"))")
    #expect(!page.output.isEmpty)
  }
}
