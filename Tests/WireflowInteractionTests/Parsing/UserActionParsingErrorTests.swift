import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The messages about text that is no action, each with its place.
struct UserActionParsingErrorTests {
  private static let words = [
    "", "  ", " launc", "Tapp \"A\"", "tpa", "bak", "wiat 5ms", "ap tap", "tip-tap", "pat",
    "swipe", "\"Crime\"", "\u{FEFF}back", "launch\n", String(repeating: "x", count: 50),
    "launch now", "dismiss\"A\"", "open drawer now", "open", "open menu", "open \"a\" b", "close",
    "close \"drawer\"", "back two", "back to", "back to \"A\" x", "adapt", "adapt \tlarge",
    "adapt Compact",
  ]

  private static let labels = [
    "tap", "tap  ", "tap Crime", "tap “Buy”", "tap\"Buy\"", "tap \"Buy\"2",
    "tap \"e\u{301}\u{1F468}\u{200D}\u{1F469}\" x", "tap \"Buy\" two", "tap \"Buy\" -1",
    "tap \"Buy\" \u{0662}", "tap \"Buy\" \"2\"", "tap \"Buy\" 0",
    "tap \"Buy\" 9223372036854775808", "tap \"Buy\" 2 3", "type \"a\"", "type \"a\" in \"b\"",
    "type \"a\"into \"b\"", "type \"a\" into", "type a into \"b\"", "type",
    "type smaple \"a\" into \"b\"", "type sample", "type sample a into \"b\"",
    "type sample\"a\" into \"b\"", "type sample \"a\" \"b\"", "choose OK", "choose \"OK\" x",
    "choose \"A\" in B",
  ]

  private static let strings = [
    #"tap "Buy"#, #"tap "Buy\""#, #"tap ""#, #"tap "a\"#, #"tap "a\q""#,
    "tap \"\u{301}\u{302}a\\\u{301}\"", #"tap "\u41""#, #"tap "\u"#, #"tap "\u{}""#,
    #"tap "\u{4G}""#, #"tap "\u{-1}""#, #"tap "\u{000000041}""#, #"tap "\u{41""#,
    #"tap "\u{d800}""#, #"tap "\u{110000}""#, #"tap "\u{FFFFFFFF}""#, "tap \"a\nb\"",
    "tap \"a\r\nb\"", "tap \"\u{1B}[2J\"", "tap \"\0\"",
  ]

  private static let durations = [
    "wait", "wait ms", "wait NaN", "wait -500ms", "wait .5s", "wait \u{0665}s", "wait 500",
    "wait 500 ms", "wait 500h", "wait 1e3ms", "wait 1.2.3s", "wait 1.s", "wait 500ms now",
    "wait 9223372036854775808s", "wait 9223372036854775808000ms", "wait 153722867280912930.9m",
    "wait 99999999999999999999999999999999999999999999999ms", "wait 0.0000000000000001ms",
    "wait 0.00000000000000000000005s",
  ]

  @Test func saysWhatIsWrongWhere() {
    let texts = Self.words + Self.labels + Self.strings + Self.durations
    let lines = texts.map { text in
      let error = #expect(throws: UserActionParsingError.self) { try UserAction(parsing: text) }
      return "\(text.literal)\n  \(error?.description ?? "is an action")\n"
    }

    assertSnapshot(of: lines.joined())
  }
}
