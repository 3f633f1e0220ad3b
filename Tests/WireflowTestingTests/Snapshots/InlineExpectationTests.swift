import Testing
import WireflowTesting

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

struct MultilineLiteralTests {
  @Test func standsAsItIsWhereNothingNeedsMore() {
    #expect(
      lines("> launch\n  push \"Crime\"\n") == ["\"\"\"", "> launch", "  push \"Crime\"", "\"\"\""])
  }

  @Test func takesTheSignsThatBackslashesAndQuotationMarksNeed() {
    #expect(lines("a\\b")[0] == "#\"\"\"")
    #expect(lines("a\\#b")[0] == "##\"\"\"")
    #expect(lines("a\"\"\"b")[0] == "#\"\"\"")
    #expect(lines("a\"\"\"\"##b")[0] == "###\"\"\"")
    #expect(lines("a\\#\\b")[0] == "##\"\"\"")
    #expect(lines("a#b\"\"#")[0] == "\"\"\"")
  }

  @Test func escapesWhatCannotBeSeen() {
    #expect(
      lines("a \nb\t\nc\rd\u{200B}\u{2028}\0")[1...3] == [
        #"a\u{20}"#, #"b\u{9}"#, #"c\u{D}d\u{200B}\u{2028}\u{0}"#,
      ])
    #expect(lines(#"\ "#)[1] == ##"\\#u{20}"##)
    #expect(lines("\u{301}")[1] == #"\u{301}"#)
  }

  @Test func isNothingForNothing() {
    #expect(lines("") == ["\"\"\"", "\"\"\""])
  }

  private func lines(_ text: String) -> [String] { MultilineLiteral(text).lines }
}
