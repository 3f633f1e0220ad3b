import Testing
import Wireflow

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

    #expect(
      rig.newLog() == """
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

    #expect(
      rig.newLog() == """
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

    #expect(rig.newLog() == "> select \"Other\"\n  select Other")
  }

  @Test func marksAWaitByTheUserOnce() {
    rig.main.after(.milliseconds(500)) { $0.wireframe.select($0.other) }
    rig.main.after(.milliseconds(700)) { $0.wireframe.select($0.root) }

    rig.stage.perform(.wait(.milliseconds(800)))
    rig.wireframe.push(page, from: rig.main.root)

    #expect(
      rig.newLog() == """
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

    #expect(
      rig.newLog() == """
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

  @Test func isAScriptThatGivesTheSameLog() throws {
    func act(_ rig: FlowRig, _ actions: [UserAction]) -> String {
      rig.main.root.rows = [
        (
          "Later",
          rig.main.wire(rig.main.root) { flow, root in
            flow.after(.milliseconds(300)) { $0.wireframe.push(PageScreen("Page"), from: root) }
          }
        )
      ]
      for action in actions { rig.stage.perform(action) }
      return rig.newLog()
    }
    let live = FlowRig()
    _ = act(live, [.tap("Later")])
    live.scheduler.advance(by: .milliseconds(100))
    live.stage.perform(.select("Other"))
    live.scheduler.advance(by: .milliseconds(200))
    live.stage.perform(.select("Root"))
    live.stage.perform(.back)
    let lines = live.stage.log.lines.filter { $0.hasPrefix("> ") }.dropFirst()

    let script = try lines.map { try UserAction(parsing: String($0.dropFirst(2))) }

    let replayed = FlowRig()
    _ = act(replayed, script)
    #expect(replayed.stage.log.text == live.stage.log.text)
  }
}
