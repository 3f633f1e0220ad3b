import Testing

@testable import WireflowTesting

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
