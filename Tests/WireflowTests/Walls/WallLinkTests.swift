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

    rig.expectLog(
      matches: """
        > open "app://1"
          hold open "app://1": LoginScreen "Log in" is a wall
        > open "app://2"
          hold open "app://2": LoginScreen "Log in" is a wall
        > (app)
          dismiss LoginScreen "Log in"
          finish LoginFlow
          open "app://2"
          push PageScreen "app://2" onto Root
        """)
  }

  @Test func areIgnoredAfterTheWallIfTheyLeadNowhere() {
    let login = rig.raiseWall()

    #expect(open("app://nowhere") == .performed)
    login.finish(true)

    rig.expectLog(
      matches: """
        > open "app://nowhere"
          hold open "app://nowhere": LoginScreen "Log in" is a wall
        > (app)
          dismiss LoginScreen "Log in"
          finish LoginFlow
          open "app://nowhere"
          ignored open "app://nowhere": nothing in this app takes it
        """)
  }

  @Test func waitForAllWalls() {
    let (first, second) = (rig.raiseWall("First"), rig.raiseWall("Second"))
    _ = open("app://1")

    second.finish(true)
    #expect(rig.stage.frontScreen === first.screen)
    first.finish(true)

    #expect(rig.stage.frontScreen?.title == "app://1")
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

    rig.expectLog(
      matches: """
        > wait 2000ms
          hold alert "Offline": LoginScreen "Log in" is a wall
        > (app)
          dismiss LoginScreen "Log in"
          finish LoginFlow
          alert "Offline": "Try again later." [OK]
        """)
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
  private let log: LogReader
  private let controller: ApplicationController
  private let main: PrivateFlow

  init() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    log = LogReader(stage.log)
    main = PrivateFlow(TabBarWireframe(stage: stage))
    controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.finishLaunching()
    _ = log.newText()
  }

  @Test func isUpWhileTheAppIsInTheBackground() {
    main.wireframe.presentAlert(
      AlertContent(title: "Code 1234", actions: [.init("Ok")]), from: main.root)
    controller.wentToBackground()
    controller.wentToBackground()
    #expect(!String(reflecting: controller.stage.picture).contains("Code"))
    controller.enteredForeground()
    controller.enteredForeground()
    controller.perform(.choose("Ok"))

    expectText(
      log.newText(),
      matches: """
        > (app)
          alert "Code 1234" [Ok]
        > background
          close alert "Code 1234"
          + present PageScreen "Logo" as wall, no dismiss button
        > background
        > foreground
          dismiss PageScreen "Logo"
          alert "Code 1234" [Ok]
        > foreground
        > choose "Ok"
          close alert "Code 1234"
        """)
  }

  @Test func staysWhateverIsAsked() {
    controller.wentToBackground()
    guard let logo = controller.stage.frontScreen else { return }

    main.wireframe.dismiss(logo)
    main.wireframe.dismissAll()
    main.wireframe.goBack()
    main.wireframe.install(rootItems: [PageScreen("Other")])
    controller.perform(.back)
    controller.perform(.dismiss)
    main.wireframe.presentModally(PageScreen("Sheet"), from: controller.stage.rootScreens[0])

    #expect(controller.stage.frontScreen === logo)
    controller.enteredForeground()
    #expect(controller.stage.frontScreen?.title == "Sheet")
  }

  @Test func standsBehindALockThatComesUpMeanwhile() {
    controller.wentToBackground()
    let lock = LoginFlow(main.wireframe, title: "Lock")
    main.start(lock)

    controller.enteredForeground()

    #expect(controller.stage.frontScreen === lock.screen)
    #expect(!String(reflecting: controller.stage.picture).contains("Balance"))
    lock.finish(true)
    #expect(controller.stage.frontScreen === main.root)
  }

  @Test func isIgnoredIfItIsOnStage() {
    main.privacy = main.root

    controller.wentToBackground()

    expectText(
      log.newText(),
      matches: """
        > background
          ignored present PageScreen "Balance": PageScreen "Balance" is already on stage
        """)
  }
}

/// A main flow with a logo for the background.
@MainActor
private final class PrivateFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let root = PageScreen("Balance")
  var privacy: PageScreen?
  var privacyScreen: (any Screen)? { privacy ?? PageScreen("Logo") }

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    wireframe.install(rootItems: [root])
  }
}
