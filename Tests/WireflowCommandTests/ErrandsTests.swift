import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Scripts of an app whose services work in an actor, a class without isolation and a task group:
/// each run has the same log.
@MainActor
struct ErrandsTests {
  private static func log(of script: String) async -> String {
    let console = FakeConsole(input: script)
    let status = await console.run(["--script", "-", "--tree"]) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: ErrandsFlow(wireframe))
    }
    #expect(status <= 1)
    #expect((console.errors == "") == (status == 0))
    return console.output
  }

  private static let errands = String(repeating: "tap \"Run an errand\"\n", count: 3)

  @Test func runsTheSameEachTime() async {
    let first = await Self.log(of: Self.errands + "wait 40ms\ndismiss\nwait 1s\n")
    expectText(
      first,
      matches: """
        > launch
          start ErrandsFlow
          install tab bar: Errands
        > tap "Run an errand"
          start ErrandFlow
          present ErrandScreen "Errand 1" over ErrandScreen "Errands" as sheet, dismiss button Cancel
        > tap "Run an errand"
          start ErrandFlow
          present ErrandScreen "Errand 2" over ErrandScreen "Errand 1" as sheet, dismiss button Cancel
        > tap "Run an errand"
          start ErrandFlow
          present ErrandScreen "Errand 3" over ErrandScreen "Errand 2" as sheet, dismiss button Cancel
        > wait 40ms
          1: book 1
          2: book 2
          1: book 4
          1: 3 cents for book 6, 5 cents for book 7, 7 cents for book 8
          dismiss ErrandScreen "Errand 1"
          + present ErrandScreen "Errand 2" over ErrandScreen "Errands" as sheet, dismiss button Cancel
          + present ErrandScreen "Errand 3" over ErrandScreen "Errand 2" as sheet, dismiss button Cancel
          finish ErrandFlow
          errand: number 1
          3: book 3
          2: book 5
        > dismiss
          dismiss ErrandScreen "Errand 3"
          cancel ErrandFlow
          errand: cancelled
        > wait 1000ms
          2: 3 cents for book 10, 5 cents for book 11, 7 cents for book 12
          dismiss ErrandScreen "Errand 2"
          finish ErrandFlow
          errand: number 2
        tab bar
          Errands, selected
            * ErrandScreen "Errands" in ErrandsFlow

        """)
    for _ in 0..<(WalkSteps.wanted ?? 20) {
      let next = await Self.log(of: Self.errands + "wait 40ms\ndismiss\nwait 1s\n")
      #expect(next == first)
    }
  }

  @Test func runsTheSameWhereverItIsCancelled() async {
    var random = SplitMix64(seed: 31)
    var logs: Set<String> = []
    for _ in 0..<(WalkSteps.wanted ?? 20) {
      let waits = (0...random.below(3)).map { _ in "wait \(random.below(35))ms\ndismiss\n" }
      let script = Self.errands + waits.joined() + "wait 1s\n"
      let first = await Self.log(of: script)
      let second = await Self.log(of: script)
      #expect(first == second, "\(script)")
      logs.insert(first)
    }
    #expect(logs.count > 5)
  }
}
