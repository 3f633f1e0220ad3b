import Testing

@testable import WireflowTerminal

struct PasteTests {
  private let begin = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test func readsWhatStandsBetweenBracketsAsOneText() {
    var decoder = InputDecoder()

    let events = decoder.feed("a\(begin)漢 \u{1B}[A\u{1B}\u{1B}[201\u{03}\r1\r\n2\n\(end)b".utf8)

    #expect(
      events == [
        .key(.character("a")), .paste("漢 \u{1B}[A\u{1B}\u{1B}[201\u{03}\n1\n2\n"),
        .key(.character("b")),
      ])
  }

  @Test func findsItsEndBehindAnEscape() {
    var decoder = InputDecoder()

    #expect(decoder.feed("\(begin)text\u{1B}\(end)".utf8) == [.paste("text\u{1B}")])
  }

  @Test func saysNothingOfAnEmptyOne() {
    var decoder = InputDecoder()

    #expect(decoder.feed("\(begin)\(end)a".utf8) == [.key(.character("a"))])
  }

  @Test func keepsTheBeginningOfAHugeOne() {
    var decoder = InputDecoder()
    let text = "a" + String(repeating: "é", count: PastedText.limit)

    let events = decoder.feed("\(begin)\(text)\(end)b".utf8)

    // The limit goes through the middle of a letter.
    let kept = "a" + String(repeating: "é", count: PastedText.limit / 2 - 1)
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
