import TestSupport
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct ApplicationControllerTests {
  let rig = FlowRig()

  @Test func launchesTheMainFlow() {
    let scheduler = ManualScheduler()
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    let wireframe = TabBarWireframe(stage: stage)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: MainFlow(wireframe))

    let outcome = controller.perform(.launch)

    #expect(outcome == .performed)
    expectLog(
      stage.log,
      matches: """
        > launch
          start MainFlow
          install tab bar: Root, Other

        """)
  }

  @Test func launchesOnce() {
    rig.controller.finishLaunching()

    rig.expectLog(
      matches: """
        > launch
          refused: the app has been launched before; possible: select "Root", select "Other"
        """)
    #expect(rig.stage.rootScreens.titles == "Root/Other")
  }

  @Test func refusesActionsBeforeTheLaunch() {
    let wireframe = TabBarWireframe(stage: Stage(backend: TextRecorder()))
    let controller = ApplicationController(wireframe: wireframe, mainFlow: MainFlow(wireframe))

    controller.perform(.tap("Go"))
    controller.perform(.back)
    controller.perform(.select("Root"))

    expectLog(
      controller.stage.log,
      matches: """
        > tap "Go"
          refused: no element "Go" is on screen
        > back
          refused: this is the root
        > select "Root"
          refused: no element "Root" is on screen

        """)
  }

  @Test func keepsAnAlertInTheBackground() {
    var answers: [AlertContent.Action?] = []
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.main.root) {
      answers.append($0?.action)
    }
    _ = rig.newLog()

    rig.controller.wentToBackground()
    rig.controller.enteredForeground()

    #expect(answers == [])
    rig.expectLog(
      matches: """
        > background
        > foreground
        """)
  }

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
    rig.expectLog(
      matches: """
        > open "app://crime"
          refused: nothing in this app takes it; possible: select "Root", select "Other"
        > open "app://other"
          select Other
        > open "app://crime"
          refused: nothing in this app takes it; possible: select "Root", select "Other"
        """)
  }
}
