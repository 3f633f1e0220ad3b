import Testing
import Wireflow
import WireflowInteraction

@Suite struct UserActionParsingErrorTests {
  private static let verbs = """
    one of launch, tap, type, submit, toggle, choose, back, dismiss, select, next, previous, open, close, minimize, \
    maximize, window, main, wait, adapt, wireframe, background, foreground
    """

  @Test(arguments: [
    ("", 1, "found the end of the line, expected \(verbs)"),
    ("  ", 3, "found the end of the line, expected \(verbs)"),
    (" launc", 2, #"found "launc", expected \#(verbs) (did you mean launch?)"#),
    ("Tapp \"A\"", 1, #"found "Tapp", expected \#(verbs) (did you mean tap?)"#),
    ("tpa", 1, #"found "tpa", expected \#(verbs) (did you mean tap?)"#),
    ("bak", 1, #"found "bak", expected \#(verbs) (did you mean back?)"#),
    ("wiat 5ms", 1, #"found "wiat", expected \#(verbs) (did you mean wait?)"#),
    ("ap tap", 1, #"found "ap", expected \#(verbs) (did you mean tap?)"#),
    ("tip-tap", 1, #"found "tip-tap", expected \#(verbs)"#),
    ("pat", 1, #"found "pat", expected \#(verbs)"#),
    ("swipe", 1, #"found "swipe", expected \#(verbs)"#),
    ("\"Crime\"", 1, "found a quotation mark, expected \(verbs)"),
    ("\u{FEFF}back", 1, #"found "\u{FEFF}back", expected \#(verbs)"#),
    ("launch\n", 1, #"found "launch\n", expected \#(verbs) (did you mean launch?)"#),
    (
      String(repeating: "x", count: 50), 1,
      #"found "\#(String(repeating: "x", count: 40))"..., expected \#(verbs)"#
    ),
    ("launch now", 8, #"found "now", expected the end of the line"#),
    ("dismiss\"A\"", 8, "found a quotation mark, expected a space"),
    ("open drawer now", 13, #"found "now", expected the end of the line"#),
    ("open", 5, "found the end of the line, expected drawer or a URL in quotation marks"),
    ("open menu", 6, #"found "menu", expected drawer or a URL in quotation marks"#),
    ("open \"a\" b", 10, #"found "b", expected the end of the line"#),
    ("close", 6, "found the end of the line, expected drawer or notice or window"),
    ("close \"drawer\"", 7, "found a quotation mark, expected drawer or notice or window"),
    ("back two", 6, #"found "two", expected to or in or the end of the line (did you mean to?)"#),
    (
      "back to", 8,
      #"found the end of the line, expected a title in quotation marks, such as "Discover""#
    ),
    ("back to \"A\" x", 13, #"found "x", expected in or a number or the end of the line"#),
    ("adapt", 6, "found the end of the line, expected compact or regular"),
    ("adapt \tlarge", 8, #"found "large", expected compact or regular"#),
    ("adapt Compact", 7, #"found "Compact", expected compact or regular"#),
  ])
  func pointsAtWords(text: String, column: Int, message: String) {
    expectError(for: text, column: column, message: message)
  }

  private static let sample = "the name of a sample value in quotation marks"
  private static let label = #"a label in quotation marks, such as "Buy""#

  @Test(arguments: [
    ("tap", 4, "found the end of the line, expected \(label)"),
    ("tap  ", 6, "found the end of the line, expected \(label)"),
    ("tap Crime", 5, #"found "Crime", expected \#(label)"#),
    ("tap “Buy”", 5, #"found "“Buy”", expected \#(label)"#),
    ("tap\"Buy\"", 4, "found a quotation mark, expected a space"),
    ("tap \"Buy\"2", 10, #"found "2", expected a space"#),
    (
      "tap \"e\u{301}\u{1F468}\u{200D}\u{1F469}\" x", 10,
      "found \"x\", expected of, a number or the end of the line"
    ),
    ("tap \"Buy\" two", 11, #"found "two", expected of, a number or the end of the line"#),
    ("tap \"Buy\" -1", 11, #"found "-1", expected of, a number or the end of the line"#),
    (
      "tap \"Buy\" \u{0662}", 11, "found \"\u{0662}\", expected of, a number or the end of the line"
    ),
    (
      "tap \"Buy\" \"2\"", 11,
      "found a quotation mark, expected of, a number or the end of the line"
    ),
    ("tap \"Buy\" 0", 11, #"found "0", expected a number from 1 to 9223372036854775807"#),
    (
      "tap \"Buy\" 9223372036854775808", 11,
      #"found "9223372036854775808", expected a number from 1 to 9223372036854775807"#
    ),
    ("tap \"Buy\" 2 3", 13, #"found "3", expected of or the end of the line"#),
    ("type \"a\"", 9, "found the end of the line, expected into"),
    ("type \"a\" in \"b\"", 10, #"found "in", expected into"#),
    ("type \"a\"into \"b\"", 9, #"found "into", expected a space"#),
    ("type \"a\" into", 14, "found the end of the line, expected \(label)"),
    ("type a into \"b\"", 6, #"found "a", expected sample or a text in quotation marks"#),
    ("type", 5, "found the end of the line, expected sample or a text in quotation marks"),
    (
      "type smaple \"a\" into \"b\"", 6,
      #"found "smaple", expected sample or a text in quotation marks (did you mean sample?)"#
    ),
    ("type sample", 12, "found the end of the line, expected \(sample)"),
    ("type sample a into \"b\"", 13, #"found "a", expected \#(sample)"#),
    ("type sample\"a\" into \"b\"", 12, "found a quotation mark, expected a space"),
    ("type sample \"a\" \"b\"", 17, "found a quotation mark, expected into"),
    ("choose OK", 8, #"found "OK", expected an option in quotation marks, such as "OK""#),
    ("choose \"OK\" x", 13, #"found "x", expected in or a number or the end of the line"#),
    ("choose \"A\" in B", 15, #"found "B", expected \#(label)"#),
  ])
  func pointsAtArguments(text: String, column: Int, message: String) {
    expectError(for: text, column: column, message: message)
  }

  private static let escapes = #"\", \\, \n, \r, \t, \0 or \u{...}"#

  @Test(arguments: [
    (
      #"tap "Buy"#, 9,
      "found the end of the line, expected the end of the string that starts in column 5"
    ),
    (
      #"tap "Buy\""#, 11,
      "found the end of the line, expected the end of the string that starts in column 5"
    ),
    (
      #"tap ""#, 6,
      "found the end of the line, expected the end of the string that starts in column 5"
    ),
    (#"tap "a\"#, 7, "found a backslash before the end of the line, expected \(escapes)"),
    (#"tap "a\q""#, 7, #"found a backslash before "q", expected \#(escapes)"#),
    (
      "tap \"\u{301}\u{302}a\\\u{301}\"", 7,
      #"found a backslash before "\u{301}", expected \#(escapes)"#
    ),
    (#"tap "\u41""#, 8, #"found "4", expected { and a hexadecimal number"#),
    (#"tap "\u"#, 8, "found the end of the line, expected { and a hexadecimal number"),
    (#"tap "\u{}""#, 9, #"found "}", expected one to eight hexadecimal digits and }"#),
    (#"tap "\u{4G}""#, 10, #"found "G", expected one to eight hexadecimal digits and }"#),
    (#"tap "\u{-1}""#, 9, #"found "-", expected one to eight hexadecimal digits and }"#),
    (#"tap "\u{000000041}""#, 17, #"found "1", expected one to eight hexadecimal digits and }"#),
    (#"tap "\u{41""#, 11, "found a quotation mark, expected one to eight hexadecimal digits and }"),
    (#"tap "\u{d800}""#, 6, #"found \u{d800}, expected the number of a Unicode scalar"#),
    (#"tap "\u{110000}""#, 6, #"found \u{110000}, expected the number of a Unicode scalar"#),
    (#"tap "\u{FFFFFFFF}""#, 6, #"found \u{FFFFFFFF}, expected the number of a Unicode scalar"#),
    ("tap \"a\nb\"", 7, #"found "\n", expected its escape \n"#),
    ("tap \"a\r\nb\"", 7, #"found "\r", expected its escape \r"#),
    ("tap \"\u{1B}[2J\"", 6, #"found "\u{1B}", expected its escape \u{1B}"#),
    ("tap \"\0\"", 6, #"found "\0", expected its escape \0"#),
  ])
  func pointsIntoStrings(text: String, column: Int, message: String) {
    expectError(for: text, column: column, message: message)
  }

  private static let duration = "a duration, such as 500ms, 1.5s or 2m"
  private static let limits = "whole attoseconds, and less than 9223372036854775808 seconds"

  @Test(arguments: [
    ("wait", 5, "found the end of the line, expected \(duration)"),
    ("wait ms", 6, #"found "ms", expected \#(duration)"#),
    ("wait NaN", 6, #"found "NaN", expected \#(duration)"#),
    ("wait -500ms", 6, #"found "-500ms", expected \#(duration)"#),
    ("wait .5s", 6, #"found ".5s", expected \#(duration)"#),
    ("wait \u{0665}s", 6, "found \"\u{0665}s\", expected \(duration)"),
    ("wait 500", 9, "found the end of the line, expected a unit: ms, s or m"),
    ("wait 500 ms", 9, #"found " ms", expected a unit: ms, s or m"#),
    ("wait 500h", 9, #"found "h", expected a unit: ms, s or m"#),
    ("wait 1e3ms", 7, #"found "e3ms", expected a unit: ms, s or m"#),
    ("wait 1.2.3s", 9, #"found ".3s", expected a unit: ms, s or m"#),
    ("wait 1.s", 8, #"found "s", expected a digit"#),
    ("wait 500ms now", 12, #"found "now", expected the end of the line"#),
    ("wait 9223372036854775808s", 6, #"found "9223372036854775808s", expected \#(limits)"#),
    ("wait 9223372036854775808000ms", 6, #"found "9223372036854775808000ms", expected \#(limits)"#),
    ("wait 153722867280912930.9m", 6, #"found "153722867280912930.9m", expected \#(limits)"#),
    (
      "wait 99999999999999999999999999999999999999999999999ms", 6,
      #"found "\#(String(repeating: "9", count: 40))"..., expected \#(limits)"#
    ),
    ("wait 0.0000000000000001ms", 6, #"found "0.0000000000000001ms", expected \#(limits)"#),
    (
      "wait 0.00000000000000000000005s", 6,
      #"found "0.00000000000000000000005s", expected \#(limits)"#
    ),
  ])
  func pointsAtDurations(text: String, column: Int, message: String) {
    expectError(for: text, column: column, message: message)
  }

  @Test func tellsThePlace() {
    let error = UserActionParsingError(column: 5, expectation: "drawer", found: #""menu""#)

    #expect(error.description == #"column 5: found "menu", expected drawer"#)
  }

  private func expectError(for text: String, column: Int, message: String) {
    let error = #expect(throws: UserActionParsingError.self) { try UserAction(parsing: text) }

    #expect(error?.column == column)
    #expect(error?.message == message)
  }
}
