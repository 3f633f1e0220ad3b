import TestSupport
import Testing
import Wireflow
import WireflowTesting

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

    expectText(
      log.newText(),
      matches: """
        > open drawer
          open drawer
        > background
          close drawer
        """)
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

    #expect(backend.commands == ["present Privacy", "dismiss Privacy", "present Late"])
    #expect(backend.transitions.map(\.isAnimated) == [false, false, true])
  }
}
