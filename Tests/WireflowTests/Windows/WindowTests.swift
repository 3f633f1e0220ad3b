import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Windows that flows, users and links open, activate and close.
@MainActor
struct WindowTests {
  @Test func openAndClose() throws {
    var stories = Stories()
    try stories.tell("flows and users open and close them", SessionRig()) { rig in
      let main = try #require(rig.main())
      rig.session.perform(.closeWindow)
      rig.session.hasWindow = { $0.hasPrefix("mail://") }
      for link in ["news://1", "mail://1", nil] { rig.session.perform(.window(link)) }
      main.wireframe.openWindow("mail://1")
      for action: UserAction in [.window(nil), .closeWindow, .window(nil)] {
        rig.session.perform(action)
      }
    }
    try stories.tell("lines of another window follow its name", SessionRig()) { rig in
      let main = try #require(rig.main())
      let other = try rig.open("mail://1")
      main.wireframe.push("Page", from: main.root)
      other.wireframe.select(main.other)
      main.after(.milliseconds(300)) { $0.wireframe.popToRoot(of: $0.root) }
      rig.session.perform(.wait(.milliseconds(300)))
    }
    try stories.tell("the opener hears the result while it lives", SessionRig()) { rig in
      let main = try #require(rig.main())
      let child = ChildFlow(main.wireframe)
      main.start(child, from: main.root)
      child.openWindow("mail://0") { _, _ in Issue.record("an ended flow hears an outcome") }
      main.wireframe.pop(child.page)
      for link in ["mail://1", "mail://2"] {
        main.openWindow(link) { flow, outcome in flow.notes.append("\(outcome)") }
      }
      let other = try #require(rig.main("mail://2"))
      other.start(ChildFlow(other.wireframe), from: other.root)
      rig.session.perform(.closeWindow)
      try #require(rig.main("mail://1")).closeWindow("sent")
      rig.session.window("mail://0")?.close()
    }
    try stories.tell("guards decide only about the app's way to close", SessionRig()) { rig in
      let window = try rig.open("mail://1")
      let child = ChildFlow(window.wireframe)
      window.start(child, from: window.root)
      child.guardRequests { _, _ in .refuse("there is a draft") }
      window.closeWindow()
      #expect(rig.links == ["-", "mail://1"])
      rig.session.perform(.closeWindow)
    }
    try stories.tell("the last one stays, while others end", SessionRig()) { rig in
      let (main, window) = (try #require(rig.main()), try rig.open("mail://1"))
      window.start(ChildFlow(window.wireframe), from: window.root) { _, _ in main.closeWindow() }
      rig.session.perform(.closeWindow)
    }
    try stories.tell("a swipe that closes its window restores nothing", SessionRig()) { rig in
      let window = try rig.open("mail://1")
      let child = ChildFlow(window.wireframe)
      window.start(child, from: window.root) { flow, _ in flow.closeWindow() }
      window.wireframe.stage.userDid(.removed([child.page, PageScreen("Old")]), in: TextRecorder())
    }
    assertSnapshot(of: stories.text)
    #expect(!Stage(backend: TextRecorder()).opensWindows)
  }

  @Test func showOnBackendsAndDevices() throws {
    let (rig, device, backend) = (SessionRig(), NotingDevice(), HeldBackend())
    rig.session.device = device
    try rig.open("mail://1")
    #expect(device.shown == ["mail://1 with 0 root items"])
    let window = try #require(rig.session.window("mail://1"))
    backend.promptCompletions = 1
    window.show(on: backend)
    window.stage.perform(.select("Other"))
    window.hide(from: backend)
    window.stage.perform(.select("Root"))
    #expect(backend.commands == ["show [Root, Other]", "select Other"])
  }

  /// A device that notes how far the app of each window is when it comes to the front.
  private final class NotingDevice: WindowOpening {
    var shown: [String] = []
    let opensWindows = true

    func show(_ window: ApplicationWindow) {
      shown.append("\(window.link ?? "-") with \(window.stage.state.rootScreens.count) root items")
    }

    func close(_ window: ApplicationWindow) {}
  }

  @Test func leaveNothingInMemory() throws {
    weak var (session, stage, main): (ApplicationSession?, Stage?, MainFlow?)
    weak var (child, page): (ChildFlow?, PageScreen?)
    do {
      let rig = SessionRig()
      session = rig.session
      do {
        let window = try rig.open("mail://1")
        let flow = ChildFlow(window.wireframe)
        window.start(flow, from: window.root)
        window.after(.seconds(5)) { _ in }
        for title in ["Saved", "Sent"] { window.wireframe.ask(title, from: flow.page) }
        (stage, main, child, page) = (window.wireframe.stage, window, flow, flow.page)
      }
      rig.session.perform(.closeWindow)
      #expect(stage == nil && main == nil && child == nil && page == nil)
      try rig.open("mail://2")
      rig.session.raiseWall { WallFlow($0) }
    }
    #expect(session == nil)
  }
}

/// Walls and links of an app with several windows.
@MainActor
struct WindowLinkTests {
  /// Raises a wall in the window of a main flow.
  private func raiseWall(in main: MainFlow) -> WallFlow {
    let wall = WallFlow(main.wireframe)
    main.start(wall)
    return wall
  }

  @Test func goToTheWindowThatTakesThem() throws {
    var stories = Stories()
    try stories.tell("at once", SessionRig()) { rig in
      for link in ["mail://1", "mail://2"] { try rig.open(link) }
      rig.session.window("mail://1")?.controller.onOpen = { $0 == "mail://1/reply" }
      rig.session.hasWindow = { $0.hasPrefix("mail://") }
      #expect(rig.session.open("mail://1/reply") && rig.session.open("mail://3"))
      #expect(!rig.session.open("news://1"))
    }
    // All windows come back before the link goes to one of them.
    try stories.tell("once all privacy screens are gone", SessionRig()) { rig in
      try rig.openLinked("mail://1").makePrivacyScreen = { PageScreen("Logo 1") }
      try #require(rig.main()).makePrivacyScreen = { PageScreen("Logo") }
      rig.session.hasWindow = { $0.hasPrefix("mail://") }
      rig.session.perform(.window(nil))
      rig.session.perform(.background)
      rig.session.open("mail://1/reply")
      rig.session.perform(.foreground)
    }
    try stories.tell("which is locked while the user is in another", SessionRig()) { rig in
      let wall = raiseWall(in: try rig.openLinked("mail://1"))
      rig.session.perform(.window(nil))
      #expect(rig.session.open("mail://1/reply"))
      #expect(rig.session.current.link == nil)
      wall.finish()
    }
    // Nobody knows before the last wall is gone that no window takes the link.
    try stories.tell("and are ignored once no locked window takes them", SessionRig()) { rig in
      let first = raiseWall(in: try rig.openLinked("mail://1"))
      let second = raiseWall(in: try rig.openLinked("mail://2"))
      rig.session.perform(.window(nil))
      #expect(rig.session.open("news://1"))
      second.finish()
      first.finish()
    }
    assertSnapshot(of: stories.text)
  }

  /// Raises a wall of the session, and returns its flows as they start.
  private func raiseWall(of rig: SessionRig, _ next: (() -> Void)? = nil) -> () -> [WallFlow] {
    var flows: [WallFlow] = []
    rig.session.raiseWall {
      flows.append(WallFlow($0))
      return flows[flows.count - 1]
    } onEnd: { [log = rig.session.log] outcome in
      log.note("the wall is \(outcome.output == nil ? "cancelled" : "finished")")
      next?()
    }
    return { flows }
  }

  @Test func waitForTheWallOfTheSession() throws {
    var stories = Stories()
    try stories.tell("until it is gone everywhere", SessionRig()) { rig in
      for link in ["mail://1", "mail://2"] { try rig.openLinked(link) }
      let flows = raiseWall(of: rig)
      rig.session.open("mail://1/reply")
      flows()[2].finish()
    }
    try stories.tell("which is up in every window until one of them opens it", SessionRig()) {
      rig in
      try rig.open("mail://1")
      let flows = raiseWall(of: rig)
      rig.session.hasWindow = { _ in true }
      rig.session.perform(.window("mail://2"))
      #expect(rig.session.windows.allSatisfy { $0.stage.visibleScreens.first is WallScreen })
      flows()[1].finish()
    }
    try stories.tell("which ends with the last of its windows", SessionRig()) { rig in
      try rig.open("mail://1")
      let flows = raiseWall(of: rig)
      rig.session.perform(.closeWindow)
      rig.session.log.note("one window is closed")
      flows()[0].cancel()
    }
    try stories.tell("which leaves the one after it alone when it ends late", SessionRig()) { rig in
      try rig.open("mail://1")
      var second: () -> [WallFlow] = { [] }
      let first = raiseWall(of: rig) { second = self.raiseWall(of: rig) }
      let pad = ChildFlow(first()[1].wireframe)
      first()[1].start(pad, from: first()[1].screen) { _, _ in first()[0].finish() }
      pad.finish(1)
      second()[0].finish()
    }
    assertSnapshot(of: stories.text)
  }
}

/// The background and the return of an app with several windows.
@MainActor
struct WindowBackgroundTests {
  /// A session whose windows note how long they were away.
  private func returning() -> (session: ApplicationSession, scheduler: ManualScheduler) {
    let scheduler = ManualScheduler()
    let session = ApplicationSession(scheduler: scheduler) { stage, _ in
      let wireframe = TabBarWireframe(stage: stage)
      return ApplicationController(wireframe: wireframe, mainFlow: ReturningFlow(wireframe))
    }
    session.hasWindow = { $0.hasPrefix("mail://") }
    session.onEnteredForeground = { [log = session.log] time in
      log.note("the app returns after \(time)")
    }
    return (session, scheduler)
  }

  @Test func isToldToTheSessionAndToEachWindow() async throws {
    let script = """
      background
      foreground
      launch
      foreground
      window "mail://1"
      main window
      background
      wait 3s
      background
      wait 2s
      foreground
      foreground
      """
    let session = returning().session
    #expect(await session.play(try Script(parsing: script, name: "script")) == [])
    assertSnapshot(of: session.log.text)
  }

  @Test func beginsWithTheLastSceneAndEndsWithTheFirst() throws {
    let (session, scheduler) = returning()
    session.finishLaunching()
    session.perform(.window("mail://1"))
    let main = try #require(session.window(nil)).controller
    let other = try #require(session.window("mail://1")).controller
    let steps: [(action: () -> Void, seconds: Int)] = [
      (main.wentToBackground, 1), (main.enteredForeground, 0), (main.wentToBackground, 2),
      (other.wentToBackground, 4), (other.enteredForeground, 8), (main.enteredForeground, 0),
    ]
    for (action, seconds) in steps {
      action()
      scheduler.advance(by: .seconds(seconds))
    }
    assertSnapshot(of: session.log.text)
  }

  /// A main flow that notes how long it was away.
  private final class ReturningFlow: MainFlowCoordinator {
    let wireframe: FlowWireframe<Void>
    var privacyScreen: (any Screen)? { PageScreen("Logo") }
    init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }
    func installUI() { wireframe.install(rootItems: [PageScreen("Root")]) }
    func enteredForeground(after time: Duration) {
      wireframe.stage.log.note("the window returns after \(time)")
    }
  }
}
