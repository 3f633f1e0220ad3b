import SwiftUIHand
import TestSupport
import Testing
import WireflowSwiftUI
import WireflowTesting

/// The conformance suite on the model, with a simulated SwiftUI of no and all bad habits.
///
/// `WireflowSwiftUIWalks` does the same with each habit and with all pairs, which takes longer.
@MainActor
struct ConformanceTests {
  @Test(arguments: Strength.some(of: [Habits.all, []]))
  func keepsTheLaws(_ habits: Habits) {
    let result = HandBench(habits).run()

    #expect(result.violations.map(\.description) == [])
    #expect(result.complaints == [:])
    #expect(result.apps > 150)
  }

  @Test(.long) func keepsTheLawsWhereWallsReplaceTheContent() {
    let result = HandBench(.nilBehindWalls, walls: .inPlace).run()

    #expect(result.violations.map(\.description) == [])
    #expect(result.complaints == [:])
  }
}
