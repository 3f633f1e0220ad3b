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
