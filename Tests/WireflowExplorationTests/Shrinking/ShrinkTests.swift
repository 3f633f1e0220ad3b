import Testing
import Wireflow
import WireflowExploration

/// A script becomes as short as it can be while it keeps a property.
@MainActor
struct ShrinkTests {
  @Test func leavesOutAllThatDoesNotMatter() async {
    let noise: [ExplorationStep] = (0..<200).map { .action(.tap("Noise \($0)")) }
    let script: [ExplorationStep] =
      [.action(.launch)] + noise + [.action(.tap("A"))] + noise
      + [.action(.wait(.seconds(1))), .action(.tap("B"))] + noise

    let short = await shrink(script) { script in
      let first = script.firstIndex(of: .action(.tap("A")))
      let last = script.firstIndex(of: .action(.tap("B")))
      let waits = script.contains {
        if case .action(.wait(let time)) = $0 { time >= .milliseconds(100) } else { false }
      }
      guard let first, let last else { return false }
      return first < last && waits
    }

    #expect(short.script == "launch\ntap \"A\"\nwait 125ms\ntap \"B\"\n")
  }
}
