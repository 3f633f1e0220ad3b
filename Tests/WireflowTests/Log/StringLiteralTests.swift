import Testing

@testable import Wireflow

@Suite struct StringLiteralTests {
  @Test(arguments: [
    ("", #""""#),
    ("Log in to buy", #""Log in to buy""#),
    ("!#~ %$", #""!#~ %$""#),
    ("say \"hi\"", #""say \"hi\"""#),
    ("C:\\n", #""C:\\n""#),
    ("a\nb\r\nc\td\0", #""a\nb\r\nc\td\0""#),
    ("\u{1B}[2J\u{7F}\u{85}", #""\u{1B}[2J\u{7F}\u{85}""#),
    ("Müller & Søn, 東京", #""Müller & Søn, 東京""#),
    ("e\u{301}", "\"e\u{301}\""),
    ("👍🏽❤️🇩🇪", #""👍🏽❤️🇩🇪""#),
    ("\u{1F468}\u{200D}\u{1F469}", "\"\u{1F468}\\u{200D}\u{1F469}\""),
    ("\u{202E}gnp.\u{202C}\u{2066}\u{200F}", #""\u{202E}gnp.\u{202C}\u{2066}\u{200F}""#),
    ("a\u{2028}b\u{2029}", #""a\u{2028}b\u{2029}""#),
    ("\u{FEFF}a\u{AD}b\u{200B}", #""\u{FEFF}a\u{AD}b\u{200B}""#),
    ("10\u{A0}km\u{3000}", #""10\u{A0}km\u{3000}""#),
    ("\u{3164}\u{34F}\u{E0001}", #""\u{3164}\u{34F}\u{E0001}""#),
    ("\u{F8FF}\u{10FFFD}", #""\u{F8FF}\u{10FFFD}""#),
    ("\u{301}a", #""\u{301}a""#),
    ("\u{301}\u{302}a\u{301}", "\"\\u{301}\\u{302}a\u{301}\""),
    ("\\\u{301}\n\u{1F3FB}", #""\\\u{301}\n\u{1F3FB}""#),
    ("a\n\u{301}", #""a\n\u{301}""#),
    ("\u{600}1\u{FFF9}", #""\u{600}1\u{FFF9}""#),
    ("\u{93E}", #""\u{93E}""#),
  ])
  func escapesWhatHidesOrMoves(text: String, literal: String) {
    #expect(Array(text.literal.unicodeScalars) == Array(literal.unicodeScalars))
  }

  /// Each line of a log takes this way, which `.ci/check-costs` measures.
  @Test func writesPlainTextAsItIs() {
    #expect("Log in to buy".needsNoEscape)
    #expect(["say \"hi\"", "C:\\n", "a\nb", "é"].allSatisfy { !$0.needsNoEscape })
  }

  @Test(arguments: [0xFDD0, 0xFFFE, 0x10_FFFF])
  func escapesWhatIsNoCharacter(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))

    #expect(String(scalar).literal == "\"\\u{\(String(value, radix: 16, uppercase: true))}\"")
  }

  @Test func escapesWithoutLeavingTheLine() {
    let separators = "\n\r\u{B}\u{C}\u{1C}\u{1D}\u{1E}\u{85}\u{2028}\u{2029}"

    let literal = "Wrong\(separators)> launch".literal

    #expect(literal.count { $0.isNewline } == 0)
    #expect(
      literal
        == #""Wrong\n\r\u{B}\u{C}\u{1C}\u{1D}\u{1E}\u{85}\u{2028}\u{2029}> launch""#)
  }

  @Test func staysASCIIForASCIIOnly() {
    for value in UInt8(0)...127 {
      let text = String(Unicode.Scalar(value))

      let literal = text.literal

      let staysItself = (0x20...0x7E).contains(value) && text != "\"" && text != "\\"
      #expect((literal == "\"\(text)\"") == staysItself)
      #expect(literal.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    }
  }

  @Test func appendsInPlace() {
    var line = LineWriter()
    line += "push "

    "A\"B".appendLiteral(to: &line)
    "\u{301}".appendLiteral(to: &line)
    "C".appendLiteral(to: &line)

    #expect(line.text == #"push "A\"B""\u{301}""C""#)
  }

  @Test(arguments: [
    "Discover", "Text size", "2nd edition", "Tom & Jerry's", "log-in_now", "Müller", "e\u{301}t",
    "東京", "हिन्दी", "a-", "b'",
  ])
  func leavesNamesPlain(name: String) {
    #expect(name.plainOrLiteral == name)
  }

  @Test(arguments: [
    "", " ", " a", "a ", "a  b", "-a", "'a'", "&", "a, b", "a: b", "a\tb", "a\u{A0}b", "(app)",
    "> a",
    "\"a\"", "a\nb", "\u{301}a", "a \u{301}b", "a-\u{301}", "a\u{200D}b", "\u{3164}", "½", "👍",
    "a.b",
  ])
  func quotesAllElse(text: String) {
    #expect(text.plainOrLiteral == text.literal)
  }
}
