import Testing
import Wireflow

/// What layers above the core write into the log.
@MainActor
struct NoteTests {
  @Test
  func standsUnderTheActionThatItFollowsFrom() {
    let rig = FlowRig()
    rig.main.root.rows = [("Crime", { rig.stage.note("a/b", about: "route store") })]

    rig.controller.perform(.tap("Crime"))

    #expect(
      rig.newLog() == """
        > tap "Crime"
          route store: a/b
        """)
  }

  @Test
  func cannotForgeALine() {
    let rig = Rig()

    rig.stage.note("a\n> back", about: "route")

    #expect(
      rig.newLog() == """
          route: a\\n> back
        """)
  }
}
