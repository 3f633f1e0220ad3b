import TestSupport
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct PresentationLogTests {
  let rig = Rig()

  @Test func keepsTheLastEntries() {
    rig.stage.log.limit = 3

    for _ in 0..<50 {
      rig.wireframe.select(rig.b)
      rig.wireframe.select(rig.a)
    }

    #expect(rig.stage.log.lines == ["  select A", "  select B", "  select A"])
    #expect(rig.stage.log.entries == [.select("A"), .select("B"), .select("A")])
    #expect(rig.stage.log.text == "  select A\n  select B\n  select A\n")
  }

  @Test func keepsNothingWithALimitOfZero() {
    rig.stage.log.limit = 0
    rig.wireframe.select(rig.b)

    #expect(rig.stage.log.lines.isEmpty)
    #expect(rig.stage.log.text == "")
  }

  @Test func keepsWhatIsThereWhenTheLimitGoes() {
    for _ in 0..<20 { rig.wireframe.select(rig.a) }
    rig.stage.log.limit = 2
    rig.stage.log.limit = nil
    rig.wireframe.select(rig.b)

    expectLog(
      rig.stage.log,
      matches: """
          ignored select A: already there
          ignored select A: already there
          select B
        """)
  }

  @Test func sendsLinesToEverySinkFromThenOn() {
    var first: [String] = []
    var second: [String] = []
    rig.stage.log.addSink { first.append($0) }
    rig.wireframe.select(rig.b)
    rig.stage.log.addSink { second.append($0) }
    rig.wireframe.select(rig.a)

    #expect(first == ["  select B", "  select A"])
    #expect(second == ["  select A"])
  }

  @Test func notesStandAmongWhatFollows() {
    rig.stage.log.note("route catalogue/\"x\"\n> tap \"Forged\"")

    rig.expectLog(matches: #"  route catalogue/"x"\n> tap "Forged""#)
  }
}
