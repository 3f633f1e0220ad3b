import TestSupport
import Testing

@testable import Wireflow

/// Labels get numbers where several elements have the same text, and only there.
@MainActor
struct LabelNumberTests {
  @Test(arguments: [
    (["Buy", "Sell"], ["Buy", "Sell"]),
    (["Buy", "Sell", "Buy"], ["Buy 1", "Sell", "Buy 2"]),
    // The sign of Kelvin is a K to the standard library, and the accent may stand apart.
    (["K", "\u{212A}"], ["K 1", "K 2"]),
    (["\u{E9}", "e\u{301}", "e"], ["\u{E9} 1", "\u{E9} 2", "e"]),
    (["", ""], [" 1", " 2"]),
  ])
  func numbersThoseOfOneText(texts: [String], expected: [String]) {
    let labels = UserAction.Label.numbered(texts)

    #expect(labels.map { $0.text + ($0.occurrence.map { " \($0)" } ?? "") } == expected)
  }

  @Test(arguments: [2, 32, 33, 1_000])
  func numbersTheLastOfMany(count: Int) {
    var texts = (1..<count).map { "Row \($0)" }
    texts.append("Row 1")

    let labels = UserAction.Label.numbered(texts)

    #expect(labels.map(\.occurrence) == [1] + Array(repeating: nil, count: count - 2) + [2])
  }

  @Test(arguments: [(nil, nil), (0, 1), (-7, 1), (3, 3), (Int.max, Int.max)] as [(Int?, Int?)])
  func countsFromOne(occurrence: Int?, expected: Int?) {
    #expect(UserAction.Label("Buy", occurrence: occurrence).occurrence == expected)
  }

  @Test func fitsIntoALineOfTheLog() {
    #expect(MemoryLayout<PresentationLog.Line>.stride <= 56)
  }
}
