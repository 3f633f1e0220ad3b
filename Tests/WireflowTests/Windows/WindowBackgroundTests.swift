import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The background and the return of an app with several windows.
@MainActor
struct WindowBackgroundTests {
  let rig = SessionRig()

  @Test func reachEveryWindowOrTheOneWhoseSceneReportsThem() throws {
    try #require(rig.main()).wireframe.openWindow("mail://1")
    for link in [nil, "mail://1"] {
      try #require(rig.main(link)).makePrivacyScreen = { PageScreen("Logo of \(link ?? "main")") }
    }
    _ = rig.newLog()

    rig.session.perform(.background)
    rig.session.perform(.foreground)
    rig.session.window("mail://1")?.controller.wentToBackground()
    rig.session.window("mail://1")?.controller.enteredForeground()

    assertSnapshot(of: rig.newLog())
  }
}

/// The time that an app with several windows spends in the background.
@MainActor
struct WindowReturnTests {
  private let scheduler = ManualScheduler()
  private let session: ApplicationSession
  private let log: LogReader

  init() {
    session = ApplicationSession(scheduler: scheduler) { stage, _ in
      let wireframe = TabBarWireframe(stage: stage)
      return ApplicationController(wireframe: wireframe, mainFlow: ReturningFlow(wireframe))
    }
    session.hasWindow = { $0.hasPrefix("mail://") }
    session.onEnteredForeground = { [log = session.log] time in
      log.note("the app returns after \(time)")
    }
    log = LogReader(session.log)
  }

  @Test func isToldToTheSessionAndToEachWindow() async throws {
    let script = """
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

    #expect(await session.play(try Script(parsing: script, name: "script")) == [])

    assertSnapshot(of: log.newText())
  }

  @Test func beginsWithTheLastSceneAndEndsWithTheFirst() throws {
    session.finishLaunching()
    session.perform(.window("mail://1"))
    let main = try #require(session.window(nil)).controller
    let other = try #require(session.window("mail://1")).controller
    _ = log.newText()

    main.wentToBackground()
    scheduler.advance(by: .seconds(1))
    main.enteredForeground()
    main.wentToBackground()
    scheduler.advance(by: .seconds(2))
    other.wentToBackground()
    scheduler.advance(by: .seconds(4))
    other.enteredForeground()
    scheduler.advance(by: .seconds(8))
    main.enteredForeground()

    assertSnapshot(of: log.newText())
  }

  @Test func isNotToldBeforeTheLaunch() {
    session.perform(.background)
    session.perform(.foreground)
    session.finishLaunching()

    assertSnapshot(of: log.newText())
  }
}

/// A main flow that notes how long it was away.
@MainActor
private final class ReturningFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  var privacyScreen: (any Screen)? { PageScreen("Logo") }

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() { wireframe.install(rootItems: [PageScreen("Root")]) }

  func enteredForeground(after time: Duration) {
    wireframe.stage.log.note("the window returns after \(time)")
  }
}
