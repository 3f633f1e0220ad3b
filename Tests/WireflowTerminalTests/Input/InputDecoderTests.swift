import TestSupport
import Testing
import WireflowTesting

@testable import WireflowTerminal

struct InputDecoderTests {
  private static let keys = [
    " ", "a", "ß", "漢", "🎧", "\r", "\n", "\t", "\u{7F}", "\u{08}", "\u{13}", "\u{03}", "\u{1A}",
    "\u{00}",
    "\u{1C}", "\u{1F}", "\u{1B}[A", "\u{1B}OA", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[1;5C",
    "\u{1B}[H",
    "\u{1B}[1~", "\u{1B}[7~", "\u{1B}OH", "\u{1B}[F", "\u{1B}[4~", "\u{1B}[8~", "\u{1B}[3~",
    "\u{1B}[5~",
    "\u{1B}[6;2~", "\u{1B}[Z", "\u{1B}OM", "\u{1B}\r",
  ]

  private static let mouse = [
    "\u{1B}[<0;3;5M", "\u{1B}[<16;223;300M", "\u{1B}[<64;1;1M", "\u{1B}[<69;1;1M",
  ]

  private static let others = [
    "\u{1B}[<0;3;5m", "\u{1B}[<2;3;5M", "\u{1B}[<32;3;5M", "\u{1B}[<66;3;5M", "\u{1B}[<0;0;5M",
    "\u{1B}[<0;5;0M", "\u{1B}[<0;3M", "\u{1B}[<0;;5M", "\u{1B}[<M", "\u{1B}[0;3;5M", "\u{1B}[M !!",
    "\u{1B}[M#!!", "\u{1B}[?1;2c", "\u{1B}[I", "\u{1B}[2~", "\u{1B}[~", "\u{1B}[201~", "\u{1B}[>1A",
    "\u{1B}[[A", "\u{1B}OP", "\u{1B}[15~", "\u{1B}ü", "\u{1B}]0;title\u{07}", "\u{1B}P1$r\u{1B}\\",
    "\u{1B}[\u{7F}E", "\u{85}", "\u{1B}[\(String(repeating: "1", count: 200))A",
  ]

  /// Keys and clicks, and sequences without a meaning in front of a letter.
  @Test func readsKeysAndTheMouseAndSkipsTheRest() {
    func line(_ bytes: String, _ end: String = "") -> String {
      let read = "\(events(bytes + end))"
        .replacing(/WireflowTerminal.Terminal(Event|Key)/, with: "")
      return "\(bytes.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()): \(read)"
    }
    let lines = (Self.keys + Self.mouse).map { line($0) } + Self.others.map { line($0, "a") }
    assertSnapshot(of: lines.joined(separator: "\n"))
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
  @Test(arguments: Strength.some(of: [1, 2] as [UInt64]))
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
