import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Links while a wall is up.
@MainActor
struct WallLinkTests {
  let rig = WallRig()

  init() {
    rig.rig.controller.onOpen = { [unowned controller = rig.rig.controller] url in
      guard url != "app://nowhere", let main = controller.mainFlow as? MainFlow else {
        return false
      }
      main.wireframe.push(PageScreen(url), from: main.root)
      return true
    }
  }

  private func open(_ url: String) -> ActionOutcome { rig.stage.perform(.open(url)) }

  @Test func waitUntilNoWallIsUpAndTheLatestCounts() {
    let login = rig.raiseWall()

    #expect(open("app://1") == .performed)
    #expect(open("app://2") == .performed)
    login.finish(true)

    assertSnapshot(of: rig.newLog())
  }

  @Test func areIgnoredAfterTheWallIfTheyLeadNowhere() {
    let login = rig.raiseWall()

    #expect(open("app://nowhere") == .performed)
    login.finish(true)

    assertSnapshot(of: rig.newLog())
  }

  @Test func areTakenAtTheWallIfTheAppDoes() {
    let login = rig.raiseWall()
    rig.rig.controller.onOpenAtWall = { [weak login] url in
      guard url.hasPrefix("app://login/") else { return false }
      login?.finish(true)
      return true
    }

    #expect(open("app://login/token") == .performed)

    rig.expectLog(
      matches: """
        > open "app://login/token"
          dismiss LoginScreen "Log in"
          finish LoginFlow
        """)
  }
}

/// Errors of a flow behind a wall: their alerts wait with the rest.
@MainActor
struct WallErrorTests {
  private struct Offline: Error, ErrorDisplayable {
    let title = "Offline"
    let message = "Try again later."
  }

  @Test func ofAFlowWithoutScreensAreToldWhenTheWallHasGone() async {
    let rig = WallRig()
    let child = ChildFlow(rig.main.wireframe) { [scheduler = rig.rig.scheduler] flow, _ in
      flow.task { _ in
        try await scheduler.sleep(for: .seconds(1))
        throw Offline()
      }
    }
    rig.main.start(child, from: rig.main.root)
    let login = rig.raiseWall()

    await rig.stage.play(.wait(.seconds(2)))
    #expect(rig.stage.shownAlert == nil)
    login.finish(true)

    assertSnapshot(of: rig.newLog())
  }
}

/// Walls of an app that has gone.
@MainActor
struct WallLifetimeTests {
  @Test func raisedAfterTheAppKeepsNothing() {
    weak var left: Stage?
    do {
      let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
      let main = MainFlow(TabBarWireframe(stage: stage))
      var controller: ApplicationController? = ApplicationController(
        wireframe: main.wireframe, mainFlow: main)
      controller?.finishLaunching()
      main.wireframe.presentAlert(.init(title: "Saved", actions: [.init("OK")]), from: main.root)
      controller = nil

      let login = LoginFlow(main.wireframe)
      main.start(login)

      #expect(controller == nil)
      #expect(!stage.isOnStage(login.screen))
      #expect(
        stage.log.lastLines(3) == [
          "  start LoginFlow",
          "  ignored present LoginScreen \"Log in\": nobody waits",
          "  cancel LoginFlow",
        ])
      left = stage
    }
    #expect(left == nil)
  }
}

/// The screen that is in front of an app in the background.
@MainActor
struct PrivacyScreenTests {
  private let rig = FlowRig()

  init() { rig.main.makePrivacyScreen = { PageScreen("Logo") } }

  private var front: (any Screen)? { rig.stage.frontScreen }

  @Test func isUpWhileTheAppIsInTheBackground() {
    rig.wireframe.presentAlert(AlertContent(title: "Code 1234"), from: rig.main.root)
    for _ in 0..<2 { rig.controller.wentToBackground() }
    #expect(!String(reflecting: rig.stage.picture).contains("Code"))
    for _ in 0..<2 { rig.controller.enteredForeground() }
    rig.controller.perform(.choose("OK"))

    assertSnapshot(of: rig.newLog())
  }

  @Test func staysWhateverIsAsked() {
    rig.controller.wentToBackground()
    guard let logo = front else { return }
    rig.wireframe.dismiss(logo)
    rig.wireframe.dismissAll()
    rig.wireframe.goBack()
    rig.wireframe.install(rootItems: [PageScreen("Other")])
    rig.controller.perform(.back)
    rig.controller.perform(.dismiss)
    rig.wireframe.presentModally(PageScreen("Sheet"), from: rig.stage.rootScreens[0])

    #expect(front === logo)
    rig.controller.enteredForeground()
    #expect(front?.title == "Sheet")
  }

  @Test func standsBehindALockThatComesUpMeanwhile() {
    rig.controller.wentToBackground()
    let lock = LoginFlow(rig.wireframe, title: "Lock")
    rig.main.start(lock)
    rig.controller.enteredForeground()

    #expect(front === lock.screen)
    #expect(!String(reflecting: rig.stage.picture).contains("title: \"Root\""))
    lock.finish(true)
    #expect(front === rig.main.root)
  }

  @Test func isIgnoredIfItIsOnStage() {
    let root = rig.main.root
    rig.main.makePrivacyScreen = { root }
    rig.controller.wentToBackground()

    rig.expectLog(
      matches: """
        > background
          ignored present PageScreen "Root": PageScreen "Root" is already on stage
        """)
  }
}
