import TestSupport
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct ApplicationControllerTests {
  let rig = FlowRig()

  @Test func opensWhatItsHandlerTakes() {
    rig.controller.perform(.open("app://crime"))
    rig.controller.onOpen = { [weak main = rig.main] url in
      guard url == "app://other", let main else { return false }
      main.wireframe.select(main.other)
      return true
    }
    let outcomes = [
      rig.controller.perform(.open("app://other")), rig.controller.perform(.open("app://crime")),
    ]

    let refusal = ActionRefusal(.notHandled, alternatives: [.select("Root"), .select("Other")])
    #expect(outcomes == [.performed, .refused(refusal)])
    assertSnapshot(of: rig.newLog())
  }
}

/// Links that come before the launch.
@MainActor
struct EarlyLinkTests {
  private let log: LogReader
  private let controller: ApplicationController

  init() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    log = LogReader(stage.log)
    let main = MainFlow(TabBarWireframe(stage: stage))
    controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    controller.onOpen = { [weak main] url in
      guard let main, url.hasPrefix("app://") else { return false }
      main.wireframe.push(PageScreen(url), from: main.root)
      return true
    }
  }

  @Test func openWithTheLaunchAndTheLatestCounts() {
    #expect(controller.perform(.open("app://1")) == .performed)
    #expect(controller.perform(.open("app://2")) == .performed)
    controller.finishLaunching()

    assertSnapshot(of: log.newText())
  }

  @Test func areIgnoredAtTheLaunchIfTheyLeadNowhere() {
    #expect(controller.perform(.open("nowhere://1")) == .performed)
    controller.finishLaunching()

    assertSnapshot(of: log.newText())
  }

  @Test func goAtOnceToAnAppThatKeepsThemItself() {
    var kept: [String] = []
    controller.onOpen = { url in
      kept.append(url)
      return url.hasPrefix("app://")
    }
    controller.takesEarlyLinks = true

    controller.perform(.open("app://1"))
    controller.perform(.open("nowhere://1"))
    controller.finishLaunching()

    #expect(kept == ["app://1", "nowhere://1"])
    assertSnapshot(of: log.newText())
  }

  @Test func openAWindowOfTheirOwn() {
    let rig = SessionRig(launches: false)
    rig.session.hasWindow = { $0.hasPrefix("mail://") }

    rig.session.open("mail://1")
    rig.session.finishLaunching()

    assertSnapshot(of: rig.newLog())
  }
}

/// What settles when the app goes to the background, if its main flow says nothing else.
@MainActor
struct BackgroundTests {
  private let backend = HeldBackend()
  private let controller: ApplicationController
  private let main: MainFlow
  private let log: LogReader

  init() {
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = HamburgerWireframe(stage: stage)
    main = MainFlow(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    backend.completeLast()
    backend.forget()
    log = LogReader(stage.log)
    _ = log.newText()
  }

  @Test func closesTheDrawer() {
    controller.perform(.openDrawer)
    backend.completeLast()

    controller.wentToBackground()

    assertSnapshot(of: log.newText())
  }

  @Test func letsTransitionsEndAndKeepsTheAlertsThatWait() {
    main.wireframe.push(PageScreen("One"), from: main.root)
    main.wireframe.push(PageScreen("Two"), from: main.root)
    for title in ["First", "Second"] {
      main.wireframe.presentAlert(AlertContent(title: title), from: main.root)
    }

    controller.wentToBackground()
    for _ in 0..<4 { backend.completeLast() }

    #expect(backend.transitions.dropFirst().allSatisfy { !$0.isAnimated })
    #expect(controller.stage.shownAlert?.title == "First")
    controller.perform(.choose("OK"))
    #expect(controller.stage.shownAlert?.title == "Second")
  }

  @Test func animatesAgainOnceThePrivacyScreenIsGone() {
    backend.promptCompletions = 1
    main.makePrivacyScreen = { PageScreen("Privacy") }
    controller.perform(.background)
    main.wireframe.presentModally(PageScreen("Late"), from: main.root)

    controller.perform(.foreground)

    #expect(
      backend.commands == [
        #"present PageScreen "Privacy" as wall, no dismiss button"#,
        #"dismiss PageScreen "Privacy""#,
        #"present PageScreen "Late" over PageScreen "Root" as sheet, dismiss button Done"#,
      ])
    #expect(backend.transitions.map(\.isAnimated) == [false, false, true])
  }
}
