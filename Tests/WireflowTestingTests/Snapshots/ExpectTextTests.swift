import Testing
import WireflowTesting

@MainActor
struct ExpectTextTests {
  @Test func passesForTheSameText() {
    expectText("one\ntwo", matches: "one\ntwo\n")
  }

  @Test func failsAtItsLineWithADiffAndTheLiteral() async {
    let failures = await recordedFailures {
      expectText("one\n2\nthree\n", matches: "one\ntwo\nthree")
    }

    #expect(failures.map(\.line) == [#line - 3])
    #expect(
      failures.first?.message.hasPrefix(
        "Text does not match its expectation (1 line removed, 1 added; first difference at line 2)."
      ) == true)
    #expect(
      failures.first?.message.hasSuffix(
        """

            \"""
            one
            2
            three
            \"""

        --- expected
        +++ received
        @@ -1,3 +1,3 @@
         one
        -two
        +2
         three
        """) == true)
  }
}
