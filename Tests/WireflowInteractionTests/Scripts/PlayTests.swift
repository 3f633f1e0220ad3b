import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@MainActor
struct PlayTests {
  private let rig = FlowRig()

  @Test func letsATaskDoItsWorkBeforeTheNextAction() async throws {
    logIn(in: rig.main, after: nil)

    let refusals = try await rig.controller.play(script("tap \"Log in\"\nback\n"))

    #expect(refusals == [])
    rig.expectLog(
      matches: """
        > tap "Log in"
        > (app)
          push PageScreen "Home" onto Root
        > back
          pop PageScreen "Home"
        """)
  }

  @Test func stopsAWaitWhereverSomethingIsDue() async throws {
    logIn(in: rig.main, after: .milliseconds(200))

    try await rig.controller.play(script("tap \"Log in\"\nwait 1s\n"))

    rig.expectLog(
      matches: """
        > tap "Log in"
        > wait 1000ms
          push PageScreen "Home" onto Root
        """)
  }

  @Test func childFlowsThatAreRunGoOnToo() async throws {
    rig.main.root.rows = [
      (
        "Run",
        rig.main.wire(rig.main.root) { flow, root in
          flow.task { flow in
            let outcome = await flow.run(ChildFlow(flow.wireframe), from: root)
            flow.wireframe.push(PageScreen(outcome.words), from: root)
          }
        }
      )
    ]

    try await rig.controller.play(script("tap \"Run\"\nback\nback\n"))

    rig.expectLog(
      matches: """
        > tap "Run"
        > (app)
          start ChildFlow
          push PageScreen "Page" onto Root
        > back
          pop PageScreen "Page"
          cancel ChildFlow
        > (app)
          push PageScreen "cancelled" onto Root
        > back
          pop PageScreen "cancelled"
        """)
  }

  @Test func aSessionReplaysAsAScriptToTheSameLog() async {
    logIn(in: rig.main, after: .milliseconds(700))
    rig.stage.perform(.tap("Log in"))
    await rig.scheduler.advance(by: .microseconds(300_400))
    rig.stage.perform(.select("Other"))
    await rig.scheduler.advance(by: .milliseconds(450))
    rig.stage.perform(.select("Root"))
    rig.stage.perform(.back)

    expectText(
      rig.stage.log.script,
      matches: """
        launch
        tap "Log in"
        wait 300ms
        select "Other"
        wait 400ms
        select "Root"
        back

        """)
    await expectReplay(of: rig.controller) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      let main = MainFlow(wireframe)
      logIn(in: main, after: .milliseconds(700))
      return ApplicationController(wireframe: wireframe, mainFlow: main)
    }
  }

  @Test func tellsWhatWasRefusedAndGoesOn() async throws {
    let refusals = try await rig.controller.play(script("launch\n\ntap \"Nowhere\"\nback\n"))

    #expect(
      refusals.map(\.description) == [
        """
        test.txt:3: tap "Nowhere": no element "Nowhere" is on screen; possible: \
        select "Root", select "Other"
        """,
        """
        test.txt:4: back: this is the root; possible: select "Root", select "Other"
        """,
      ])
  }

  @Test func launchesUnlessTheScriptDoes() async throws {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: MainFlow(wireframe))

    #expect(try await controller.play(script("select \"Other\"\n")) == [])
    expectLog(
      stage.log,
      matches: """
        > launch
          start MainFlow
          install tab bar: Root, Other
        > select "Other"
          select Other

        """)
  }

  @Test func doesWhatComesBeforeTheScriptsLaunch() async throws {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: MainFlow(wireframe))
    let link = "app://other"
    controller.onOpen = { $0 == link }

    #expect(try await controller.play(script("open \"\(link)\"\nlaunch\n")) == [])
    expectLog(
      stage.log,
      matches: """
        > open "app://other"
          hold open "app://other": the app has not launched
        > launch
          start MainFlow
          install tab bar: Root, Other
          open "app://other"

        """)
  }

  @Test func aTruncatedSessionSaysSo() {
    rig.stage.log.limit = 1
    rig.stage.perform(.select("Other"))

    expectText(
      rig.stage.log.script,
      matches: """
        # The beginning is missing: the log keeps only its last lines.

        """)
  }

  private func script(_ text: String) throws -> Script {
    try Script(parsing: text, name: "test.txt")
  }

  private func logIn(in main: MainFlow, after delay: Duration?) {
    main.root.rows = [
      (
        "Log in",
        main.wire(main.root) { flow, root in
          flow.task { flow in
            if let delay { try? await flow.wireframe.sleep(for: delay) }
            flow.wireframe.push(PageScreen("Home"), from: root)
          }
        }
      )
    ]
  }
}
