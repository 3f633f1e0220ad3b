import SwiftUIHand
import Testing
import WireflowSwiftUI
import WireflowTesting

/// The conformance suite on the model, with a simulated SwiftUI of no, each and all bad habits.
///
/// `WireflowSwiftUIWalks pairs` does the same with all pairs.
@MainActor
struct ConformanceTests {
  @Test(arguments: ["none"] + Habits.named.map(\.name) + ["all"])
  func keepsTheLaws(_ name: String) {
    let habits =
      name == "all" ? .all : Habits.named.first { $0.name == name }.map(\.habit) ?? []

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
