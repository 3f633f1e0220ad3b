import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

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
