import Testing

@testable import WireflowWeaving

/// The values that a subject keeps and replays.
@MainActor
struct WeftSubjectTests {
  private let subject = WeftSubject()
  private let heard = Heard()

  @Test func replaysTheLastWeftToTheFirstListener() {
    subject.send(Fact("first"))
    subject.send(Fact("second"))

    let listener = subject.listen(
      heard.take, missing: heard.miss, afterwards: heard.takeLate)

    #expect(heard.facts == ["second"])
    #expect(heard.missedCount == 1)
    withExtendedLifetime(listener) {}
  }

  @Test func replaysNothingToALaterListener() {
    subject.send(Fact("first"))
    let listener = subject.listen(
      heard.take, missing: heard.miss, afterwards: heard.takeLate)
    let later = Heard()

    let laterListener = subject.listen(
      later.take, missing: later.miss, afterwards: later.takeLate)
    subject.send(Fact("second"))

    #expect(heard.facts == ["first", "second"])
    #expect(later.facts == ["second"])
    #expect(heard.missedCount + later.missedCount == 0)
    withExtendedLifetime((listener, laterListener)) {}
  }

  @Test func handsOverWhatComesWhenNobodyListensAnyMore() {
    var listener: WeftListener? = subject.listen(
      heard.take, missing: heard.miss, afterwards: heard.takeLate)
    withExtendedLifetime(listener) {}
    listener = nil

    subject.send(Fact("late"))
    let again = subject.listen(
      heard.take, missing: heard.miss, afterwards: heard.takeLate)

    #expect(heard.facts == [])
    #expect(heard.lateFacts == ["late"])
    withExtendedLifetime(again) {}
  }

  @Test func hasTheWeftOfASingleWeftable() {
    let weftable = SingleWeftable(withInitialWeft: Fact("only"))

    let listener = weftable.weftSubject.listen(
      heard.take, missing: heard.miss, afterwards: heard.takeLate)

    #expect(heard.facts == ["only"])
    withExtendedLifetime(listener) {}
  }
}

/// The received values.
@MainActor
final class Heard {
  private(set) var facts: [Fact] = []
  private(set) var lateFacts: [Fact] = []
  private(set) var missedCount = 0

  func take(_ weft: any Weft) { facts += [weft as? Fact].compactMap(\.self) }
  func miss(_ count: Int) { missedCount += count }
  func takeLate(_ weft: any Weft) { lateFacts += [weft as? Fact].compactMap(\.self) }
}
