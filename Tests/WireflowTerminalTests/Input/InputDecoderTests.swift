import TestSupport
import Testing

@testable import WireflowTerminal

struct InputDecoderTests {
  @Test(
    arguments: [
      (" ", .character(" ")), ("a", .character("a")), ("ß", .character("ß")),
      ("漢", .character("漢")), ("🎧", .character("🎧")), ("\r", .enter), ("\n", .enter),
      ("\t", .tab), ("\u{7F}", .backspace), ("\u{08}", .backspace), ("\u{13}", .control("s")),
      ("\u{03}", .control("c")), ("\u{1A}", .control("z")), ("\u{00}", .control("@")),
      ("\u{1C}", .control("\\")), ("\u{1F}", .control("_")), ("\u{1B}[A", .up), ("\u{1B}OA", .up),
      ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}[1;5C", .right),
      ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}OH", .home),
      ("\u{1B}[F", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end), ("\u{1B}[3~", .delete),
      ("\u{1B}[5~", .pageUp), ("\u{1B}[6;2~", .pageDown), ("\u{1B}[Z", .backTab),
      ("\u{1B}OM", .enter), ("\u{1B}\r", .alt("\r")),
    ] as [(String, TerminalKey)])
  func readsAKey(bytes: String, key: TerminalKey) { #expect(events(bytes) == [.key(key)]) }

  @Test(
    arguments: [
      ("\u{1B}[<0;3;5M", .click(column: 2, row: 4)),
      ("\u{1B}[<16;223;300M", .click(column: 222, row: 299)),
      ("\u{1B}[<64;1;1M", .wheel(column: 0, row: 0, lines: -3)),
      ("\u{1B}[<69;1;1M", .wheel(column: 0, row: 0, lines: 3)),
    ] as [(String, TerminalEvent)])
  func readsTheMouse(bytes: String, event: TerminalEvent) { #expect(events(bytes) == [event]) }

  @Test(arguments: [
    "\u{1B}[<0;3;5m", "\u{1B}[<2;3;5M", "\u{1B}[<32;3;5M", "\u{1B}[<66;3;5M", "\u{1B}[<0;0;5M",
    "\u{1B}[<0;5;0M",
    "\u{1B}[<0;3M", "\u{1B}[<0;;5M", "\u{1B}[<M", "\u{1B}[0;3;5M", "\u{1B}[M !!", "\u{1B}[M#!!",
    "\u{1B}[?1;2c",
    "\u{1B}[I", "\u{1B}[2~", "\u{1B}[~", "\u{1B}[201~", "\u{1B}[>1A", "\u{1B}[[A", "\u{1B}OP",
    "\u{1B}[15~", "\u{1B}ü", "\u{1B}]0;title\u{07}", "\u{1B}P1$r\u{1B}\\",
    "\u{1B}[\u{7F}E", "\u{85}", "\u{1B}[\(String(repeating: "1", count: 200))A",
  ])
  func skipsWhatHasNoMeaning(bytes: String) {
    #expect(events(bytes + "a") == [.key(.character("a"))])
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0x80], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func skipsWhatIsNotUTF8(bytes: [UInt8]) {
    var decoder = InputDecoder()

    #expect(decoder.feed(bytes + Array("é".utf8)) == [.key(.character("é"))])
    #expect(decoder.patience == nil)
  }

  @Test func takesAnEscapeAloneForTheKeyOnceNothingFollows() {
    var decoder = InputDecoder()

    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.patience == .milliseconds(30))
    #expect(decoder.flush() == [.key(.escape)])
    #expect(decoder.patience == nil && decoder.flush() == [])
    #expect(decoder.feed(Array("[A".utf8)) == [.key(.character("[")), .key(.character("A"))])
    #expect(events("\u{1B}\u{1B}[A\u{1B}n") == [.key(.escape), .key(.up), .key(.alt("n"))])
    #expect(
      events("\u{1B}[1;\u{1B}[B\u{1B}[5\rä") == [.key(.down), .key(.enter), .key(.character("ä"))])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}O", "\u{1B}]11;rgb:", "\u{1B}[M!", "\u{1B}[["])
  func forgetsWhatStaysIncomplete(bytes: String) {
    var decoder = InputDecoder()

    #expect(decoder.feed(bytes.utf8) == [])
    #expect(decoder.patience != nil)
    #expect(decoder.flush() == [])
    #expect(decoder.feed("a".utf8) == [.key(.character("a"))])
  }

  @Test func keepsTheAnswerToAQuestionUnlessItIsEndless() {
    var decoder = InputDecoder()

    #expect(decoder.feed("a\u{1B}]11;rgb:ff/ff/ff\u{1B}\\b".utf8).count == 2)
    #expect(decoder.takeAnswer() == "11;rgb:ff/ff/ff")
    #expect(decoder.takeAnswer() == nil)
    let answer = String(repeating: "x", count: InputDecoder.longestString)
    #expect(decoder.feed("\u{1B}]\(answer)a".utf8) == [.key(.character("a"))])
    #expect(decoder.takeAnswer() == nil)
  }

  private func events(_ bytes: String) -> [TerminalEvent] {
    var decoder = InputDecoder()
    return decoder.feed(bytes.utf8)
  }
}

struct PasteTests {
  private let begin = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test func readsWhatIsBetweenBracketsAsOneText() {
    var decoder = InputDecoder()

    let events = decoder.feed(
      "a\(begin)漢 \u{1B}[A\u{1B}\u{1B}[201\u{03}\r1\r\n2\n\(end)b\(begin)\(end)\(begin)c\u{1B}\(end)"
        .utf8)

    #expect(
      events == [
        .key(.character("a")), .paste("漢 \u{1B}[A\u{1B}\u{1B}[201\u{03}\n1\n2\n"),
        .key(.character("b")), .paste("c\u{1B}"),
      ])
  }

  @Test func keepsTheBeginningOfAHugeOne() {
    var decoder = InputDecoder()
    let text = "a" + String(repeating: "é", count: InputDecoder.longestPaste)

    let events = decoder.feed("\(begin)\(text)\(end)b".utf8)

    // The limit goes through the middle of a letter.
    let kept = "a" + String(repeating: "é", count: InputDecoder.longestPaste / 2 - 1)
    #expect(events == [.paste(kept), .key(.character("b"))])
  }

  @Test func endsOneThatIsNotEndedWhenNothingMoreComes() {
    var decoder = InputDecoder()

    #expect(decoder.feed("\(begin)text\u{1B}[20".utf8) == [])
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.flush() == [.paste("text")])
    #expect(decoder.feed("a".utf8) == [.key(.character("a"))])
  }
}

struct InputFuzzTests {
  /// Bytes, many of which a decoder knows: random ones seldom begin a sequence.
  @Test(arguments: [1, 2] as [UInt64])
  func readsAnythingInAnyPortions(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let bytes = Self.bytes(Strength.share(of: 10_000_000), &generator)
    var (whole, decoder, impatient) = (InputDecoder(), InputDecoder(), InputDecoder())
    let events = whole.feed(bytes) + whole.flush()

    var portions: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let portion = rest.prefix(Int.random(in: 1...40, using: &generator))
      portions += decoder.feed(portion)
      // Whoever loses patience at any moment gets other events, and traps nothing.
      _ = impatient.feed(portion) + impatient.flush()
      rest = rest.dropFirst(portion.count)
    }

    #expect(portions + decoder.flush() == events)
    for wanted: (TerminalEvent) -> Bool in [
      { if case .key = $0 { true } else { false } },
      { if case .click = $0 { true } else { false } },
      { if case .wheel = $0 { true } else { false } },
      { if case .paste = $0 { true } else { false } },
    ] {
      #expect(events.contains(where: wanted))
    }
    #expect(impatient.feed("a".utf8) == [.key(.character("a"))])
  }

  private static let pieces = [
    "\u{1B}", "\u{1B}[", "\u{1B}[<", "\u{1B}[M", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]", "\u{1B}O",
    "0;1;1M", "64;20;3M", "é", "🎧", ";", "~", "\u{07}", "\u{1B}\\",
  ].map { Array($0.utf8) }

  private static func bytes(_ count: Int, _ generator: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let number = generator.next()
      let random = [UInt8(truncatingIfNeeded: number >> 16)]
      bytes += number % 4 == 0 ? pieces[Int(number >> 8) % pieces.count] : random
    }
    return bytes
  }
}
