import Foundation
import TestSupport
import Testing

@testable import WireflowTesting

struct UnifiedDiffTests {
  @Test func showsThreeLinesAroundAChange() {
    let old = "one\npush login\npresent sheet otp\ndismiss sheet otp\npush home\n"
    let new = "one\npush login\npresent sheet otp\npop login\npush home\n"

    #expect(
      text(old, new) == """
        --- snapshot
        +++ received
        @@ -1,5 +1,5 @@
         one
         push login
         present sheet otp
        -dismiss sheet otp
        +pop login
         push home
        """)
  }

  @Test func partsWhatStandsFarApart() {
    let old = (1...16).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n", with: "two\n", maxReplacements: 1).replacing("15\n", with: "")

    #expect(
      text(old, new) == """
        --- snapshot
        +++ received
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -12,5 +12,4 @@
         12
         13
         14
        -15
         16
        """)
  }

  @Test func notesBlanksAtTheEndOfAChangedLine() {
    #expect(
      text("a\nb \n", "a\nb\t\nc\n") == """
        --- snapshot
        +++ received
        @@ -1,2 +1,3 @@
         a
        -b\u{20}
        +b\t
        +c
        # trailing space: -2
        # trailing tab: +2
        """)
  }

  @Test func saysThatALastLineIsNotEnded() {
    #expect(
      text("", "a") == """
        --- snapshot
        +++ received
        @@ -0,0 +1 @@
        +a
        \\ No newline at end of file
        """)
  }

  @Test func countsTheLinesBehindTheLimit() {
    let new = (1...300).map { "\($0)\n" }.joined()
    let lines = text("", new, limit: 200).split(separator: "\n")

    #expect(lines.count == 201)
    #expect(lines.last == "… 103 more lines, see received")
  }

  @Test func isEmptyWhereNothingChanged() {
    #expect(text("a\n", "a\n") == "")
  }

  @Test(.enabled(if: Patch.isInstalled), arguments: 0..<40)
  func isAppliedByPatch(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let (old, new) = texts(upTo: 80, distinct: [3, 60][seed % 2], with: &random)
    let diff = text(old, new) + "\n"

    #expect(try Patch.apply(diff, to: old) == new)
  }

  private func text(_ old: String, _ new: String, limit: Int = .max) -> String {
    UnifiedDiff(LineDiff(old: old, new: new), from: "snapshot", to: "received").text(limit: limit)
  }
}
