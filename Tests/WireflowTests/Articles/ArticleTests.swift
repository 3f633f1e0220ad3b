import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Runs the code of the articles, and compares its logs with the pages.
@MainActor
struct ArticleTests {
  /// Expects lines to be one of the logs that an article shows.
  private func expect(
    _ lines: some Sequence<String>, in name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = lines.map { "\($0)\n" }.joined()
    let article = try coreText("Wireflow.docc/\(name).md")
    #expect(article.contains("```\n\(text)```"), "\(text)", sourceLocation: sourceLocation)
  }

  /// Launches an app in tabs.
  private func launch<Main: MainFlowCoordinator>(
    _ make: (any ApplicationWireframe) -> Main
  ) -> (main: Main, app: ApplicationController) {
    let wireframe = TabBarWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let main = make(wireframe)
    let app = ApplicationController(wireframe: wireframe, mainFlow: main)
    app.finishLaunching()
    return (main, app)
  }

  /// Lets the user act in an app, and returns the lines of that.
  private func play(_ app: ApplicationController, _ actions: UserAction...) async -> [String] {
    let count = app.stage.log.lines.count
    for action in actions {
      await app.stage.scheduler.sleepers.settled()
      #expect(app.perform(action) == .performed)
    }
    await app.stage.scheduler.sleepers.settled()
    return Array(app.stage.log.lines.dropFirst(count))
  }

  /// Returns the lines that code adds to the log of an app.
  private func lines(of app: ApplicationController, _ body: () -> Void) -> [String] {
    let count = app.stage.log.lines.count
    body()
    return Array(app.stage.log.lines.dropFirst(count))
  }

  @Test func composesFlows() async throws {
    let page = "ComposingFlows"
    var (main, app) = launch { RestaurantFlowCoordinator(wireframe: $0) }
    _ = await play(app, .tap("Reserve"), .tap("Garden"), .choose("OK"), .tap("Reserve"), .back)
    try expect(app.stage.log.lines, in: page)
    main.answerCall()
    _ = await play(app, .tap("Window"), .choose("OK"))
    try expect(
      await play(app, .tap("Reserve twice"), .tap("Garden"), .tap("Window")), in: page)
    #expect(app.stage.shownAlert?.title == "Garden, then Window")
    (main, app) = launch { RestaurantFlowCoordinator(wireframe: $0) }
    main.start(
      PartyFlowCoordinator(wireframe: main.wireframe), from: app.stage.state.rootScreens[0])
    try expect(
      await play(app, .tap("Window"), .back, .tap("Garden"), .tap("Buffet")), in: page)
    let free = FreeTablesFlowCoordinator(wireframe: main.wireframe) { ["Terrace"] }
    main.start(free, from: app.stage.state.rootScreens[0])
    #expect(await play(app, .tap("Terrace")).last == "  finish FreeTablesFlowCoordinator")
  }

  @Test func guardsWishesAndInstallsRootItems() async throws {
    let (main, app) = launch { RestaurantFlowCoordinator(wireframe: $0) }
    main.start(WishFlowCoordinator(wireframe: main.wireframe), from: app.stage.state.rootScreens[0])
    let wish = await play(
      app, .type("No onions", into: "Wish"), .back, .choose("Keep"), .back, .choose("Discard"))
    try expect(wish, in: "Guards")
    main.start(
      GuestFlowCoordinator(wireframe: main.wireframe), from: app.stage.state.rootScreens[0]
    ) {
      main, _ in
      main.wireframe.presentAlert(.init(title: "Goodbye"), from: main.wireframe.rootScreens[0])
    }
    let guests = await play(app, .tap("New wish"))
    let end = lines(of: app) { main.wireframe.install(rootItems: [MenuScreen("Restaurant")]) }
    try expect(guests + end, in: "TransactionsAndRootItems")
  }

  @Test func locksABank() async throws {
    let page = "LogInLogOutLock"
    let unlock = UserAction.typeSample("the right PIN", into: "PIN")
    func launchBank() -> (main: BankFlowCoordinator, app: ApplicationController) {
      let (main, app) = launch { BankFlowCoordinator(wireframe: $0) }
      app.onOpen = { [weak main] _ in
        guard let main else { return false }
        main.wireframe.select(main.wireframe.rootScreens[1])
        return true
      }
      return (main, app)
    }
    var (main, app) = launchBank()
    try expect(app.stage.log.lines, in: page)
    try expect(await play(app, .tap("Log out")), in: page)
    (main, app) = launchBank()
    try expect(await play(app, .open("bank://cards"), unlock), in: page)
    (main, app) = launchBank()
    _ = await play(app, unlock)
    let locked = lines(of: app) {
      main.wireframe.presentAlert(
        AlertContent(title: "Card ending in 1234"), from: main.wireframe.rootScreens[0])
      main.lock()
    }
    try expect(locked + (await play(app, .back, unlock)), in: page)
    _ = await play(app, .choose("OK"))
    let hidden = lines(of: app) {
      app.wentToBackground()
      app.enteredForeground()
    }
    try expect(hidden, in: page)
    try expect(await play(app, .background, .wait(.seconds(300)), .foreground), in: page)
    let session = makeClinic(.tap("Ada"), .window(nil))
    session.lockAfterFiveMinutes()
    try expect(
      lines(of: session, .background, .wait(.seconds(300)), .foreground), in: page)
  }

  @Test func isTestedLikeAnyScreen() async throws {
    let app = AppDriver(on: .tabBar) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(
        wireframe: wireframe, mainFlow: BankFlowCoordinator(wireframe: wireframe))
    }

    await app.run(script: "launch")
    app.expectNotVisible("Balance: 42")
    app.back()
    app.typeSample("the right PIN", into: "PIN")
    app.expectLog(
      matches: """
        > launch
          start BankFlowCoordinator
          install tab bar: "Balance: 42", Cards
          start LockFlowCoordinator
          + present PinScreen "Enter your PIN" as wall, no dismiss button
        > back
          ignored dismiss PinScreen "Enter your PIN": PinScreen "Enter your PIN" may not be dismissed
        > type sample "the right PIN" into "PIN"
          dismiss PinScreen "Enter your PIN"
          finish LockFlowCoordinator
        """)
    await app.finish()
  }

  @Test func pressesKeysAndTurnsPages() async throws {
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(
        wireframe: wireframe, mainFlow: MailFlowCoordinator(wireframe: wireframe))
    }
    let count = app.log.lines.count
    app.press("e")
    app.press("n")
    app.press(.escape, [])
    try expect(app.log.lines.dropFirst(count), in: "KeyboardAndMenus")
    app.skipLog()
    await app.finish()
    let rig = FlowRig()
    rig.main.start(TourFlowCoordinator(wireframe: rig.wireframe), from: rig.root)
    _ = rig.newLog()
    rig.user(.next, .next, .toggle("I accept the terms"), .select("Done"), .next, .tap("Begin"))
    try expect([rig.newLog()], in: "Pages")
  }

  /// Launches the clinic, and lets the user act.
  private func makeClinic(_ actions: UserAction...) -> ApplicationSession {
    let session = ApplicationSession(clinicOn: ManualScheduler()) { TabBarWireframe(stage: $0) }
    session.finishLaunching()
    for action in actions { session.perform(action) }
    return session
  }

  /// Lets the user act in a session, and returns the lines of that.
  private func lines(of session: ApplicationSession, _ actions: UserAction...) -> [String] {
    let count = session.log.lines.count
    for action in actions { session.perform(action) }
    return Array(session.log.lines.dropFirst(count))
  }

  @Test func opensWindows() throws {
    try expect(lines(of: makeClinic(), .tap("Ada"), .tap("Send")), in: "Windows")
    let session = makeClinic(.tap("Ada"), .window(nil))
    let count = session.log.lines.count
    session.raiseWall { LockFlowCoordinator(wireframe: $0) }
    try expect(session.log.lines.dropFirst(count), in: "Windows")
    let (phone, onPhone) = (OneWindowDevice(), makeClinic())
    onPhone.device = phone
    try expect(lines(of: onPhone, .tap("Ada")), in: "Windows")
  }

  @Test func drivesSeveralWindows() {
    let app = AppDriver(session: {
      ApplicationSession(clinicOn: $0, wireframe: $1)
    })
    app.tap("Ada")
    app.window(nil)
    app.expectVisible("Inbox")
    app.window("clinic://thread/12")
    app.closeWindow()
    app.skipLog()
    app.finish()
  }
}
