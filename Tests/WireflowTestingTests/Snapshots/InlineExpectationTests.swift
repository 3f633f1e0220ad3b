import Testing

@testable import WireflowTesting

struct InlineExpectationTests {
  @Test func passesWhetherTheLastLineIsEndedOrNot() {
    #expect(message(for: "> launch\n", expected: "> launch") == nil)
    #expect(message(for: "> launch\n", expected: "> launch\n") == nil)
    #expect(message(for: "", expected: "") == nil)
  }

  @Test func comparesBytes() {
    #expect(message(for: "caf\u{E9}\n", expected: "cafe\u{301}\n") != nil)
  }

  @Test func showsTheLiteralToPasteAndTheDifference() {
    #expect(
      message(for: "> tap \"Say \\\"hi\\\"\"\n\n  pop\n", expected: "> tap\n  pop") == ##"""
        Presentation log does not match its expectation \##
        (1 line removed, 2 added; first difference at line 1).

          To accept: put this in place of the literal at ShopTests/LoginTests.swift:12:9

            #"""
            > tap "Say \"hi\""

              pop
            """#

        --- expected
        +++ received
        @@ -1,2 +1,3 @@
        -> tap
        +> tap "Say \"hi\""
        +
           pop
        """##)
  }

  @Test func beginsWithoutAnExpectation() {
    #expect(
      message(for: "> launch\n", expected: nil) == #"""
        Presentation log has no expectation yet.

          To accept: add 'matches:' with this literal at ShopTests/LoginTests.swift:12:9

            """
            > launch
            """
        """#)
  }

  @Test func advisesAFileForALongText() {
    let text = (1...300).map { "\($0)\n" }.joined()

    #expect(
      message(for: text, expected: nil) == """
        Presentation log has no expectation yet.

          To accept: 302 lines are many for a literal; assertSnapshot(of:) has them in a file
        """)
  }

  private func message(for text: String, expected: String?) -> String? {
    let site = CallSite(
      fileID: "ShopTests/LoginTests.swift", filePath: "/LoginTests.swift", line: 12, column: 9)
    return InlineExpectation(subject: "Presentation log", expected: expected, site: site)
      .failure(for: text)
  }
}
