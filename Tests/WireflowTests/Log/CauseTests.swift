import TestSupport
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct CauseTests {
  let rig = FlowRig()
  let page = PageScreen("Page")

  @Test func standsBehindTheActionThatItComesFrom() {
    rig.main.root.rows = [
      ("Go", rig.main.wire(rig.main.root) { [page] in $0.wireframe.push(page, from: $1) })
    ]

    rig.stage.perform(.tap("Go"))
    rig.wireframe.pop(page)
    rig.wireframe.select(rig.main.other)
    rig.stage.perform(.select("Root"))

    rig.expectLog(
      matches: """
        > tap "Go"
          push PageScreen "Page" onto Root
        > (app)
          pop PageScreen "Page"
          select Other
        > select "Root"
          select Root
        """)
  }

  @Test func marksTimeThatPassesWhileWorkIsScheduled() {
    rig.main.after(.milliseconds(500)) { $0.wireframe.select($0.root) }
    rig.scheduler.advance(by: .milliseconds(200))
    rig.stage.perform(.select("Other"))
    rig.scheduler.advance(by: .milliseconds(300))

    rig.expectLog(
      matches: """
        > wait 200ms
        > select "Other"
          select Other
        > wait 300ms
          select Root
        """)
  }

  @Test func doesNotMarkTimeThatNothingDependsOn() {
    rig.scheduler.advance(by: .seconds(5))
    rig.stage.perform(.select("Other"))

    rig.expectLog(matches: "> select \"Other\"\n  select Other")
  }

  @Test func marksAWaitByTheUserOnce() {
    rig.main.after(.milliseconds(500)) { $0.wireframe.select($0.other) }
    rig.main.after(.milliseconds(700)) { $0.wireframe.select($0.root) }

    rig.stage.perform(.wait(.milliseconds(800)))
    rig.wireframe.push(page, from: rig.main.root)

    rig.expectLog(
      matches: """
        > wait 800ms
          select Other
          select Root
        > (app)
          push PageScreen "Page" onto Root
        """)
  }

  @Test func carriesPartsOfMillisecondsOver() {
    rig.main.after(.milliseconds(10)) { _ in }
    rig.scheduler.advance(by: .microseconds(1_500))
    rig.stage.perform(.back)
    rig.scheduler.advance(by: .microseconds(1_500))
    rig.stage.perform(.back)
    rig.scheduler.advance(by: .milliseconds(7))
    rig.stage.perform(.back)

    rig.expectLog(
      matches: """
        > wait 1ms
        > back
          refused: this is the root; possible: select "Root", select "Other"
        > wait 2ms
        > back
          refused: this is the root; possible: select "Root", select "Other"
        > wait 7ms
        > back
          refused: this is the root; possible: select "Root", select "Other"
        """)
  }

  @Test func isAScriptThatGivesTheSameLog() async {
    func addRow(to main: MainFlow) {
      main.root.rows = [
        (
          "Later",
          main.wire(main.root) { flow, root in
            flow.after(.milliseconds(300)) { $0.wireframe.push(PageScreen("Page"), from: root) }
          }
        )
      ]
    }
    addRow(to: rig.main)
    rig.stage.perform(.tap("Later"))
    await rig.scheduler.advance(by: .milliseconds(100))
    rig.stage.perform(.select("Other"))
    await rig.scheduler.advance(by: .milliseconds(200))
    rig.stage.perform(.select("Root"))
    rig.stage.perform(.back)

    await expectReplay(of: rig.controller) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      let main = MainFlow(wireframe)
      addRow(to: main)
      return ApplicationController(wireframe: wireframe, mainFlow: main)
    }
  }
}
