import SwiftUIHand
import Testing
import WireflowSwiftUI
import WireflowTesting

/// The conformance suite on the model, with a simulated SwiftUI of no, each and all bad habits.
///
/// `WireflowSwiftUIWalks pairs` does the same with all pairs. A swipe that is broken off contradicts the
/// journeys in which the user goes back, so that habit stays out of all at once.
@MainActor
struct ConformanceTests {
  @Test(arguments: ["none"] + Habits.named.map(\.name) + ["all"])
  func keepsTheLaws(_ name: String) {
    let one = Habits.named.first { $0.name == name }.map(\.habit) ?? []
    let habits = name == "all" ? Habits.all.subtracting(.breaksOff) : one

    let result = HandBench(habits).run()

    #expect(result.violations.map(\.description) == [])
    #expect(result.complaints == [:])
    #expect(result.apps > 150)
  }

  @Test func keepsTheLawsWhereWallsReplaceTheContent() {
    let result = HandBench(.nilBehindWalls, walls: .inPlace).run()

    #expect(result.violations.map(\.description) == [])
    #expect(result.complaints == [:])
  }
}
