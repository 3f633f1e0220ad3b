import Testing

@testable import WireflowWeaving

/// What a subject keeps and replays.
@MainActor
struct WeftSubjectTests {
  private let subject = WeftSubject()
  private let heard = Heard()

  @Test func replaysTheLastWeftToTheFirstListener() {
    subject.send(Fact("first"))
    subject.send(Fact("second"))

    let listener = subject.listen(heard.take, afterwards: heard.takeLate)

    #expect(heard.facts == ["second"])
    withExtendedLifetime(listener) {}
  }

  @Test func replaysNothingToALaterListener() {
    subject.send(Fact("first"))
    let listener = subject.listen(heard.take, afterwards: heard.takeLate)
    let later = Heard()

    let laterListener = subject.listen(later.take, afterwards: later.takeLate)
    subject.send(Fact("second"))

    #expect(heard.facts == ["first", "second"])
    #expect(later.facts == ["second"])
    withExtendedLifetime((listener, laterListener)) {}
  }

  @Test func handsOverWhatComesWhenNobodyListensAnyMore() {
    var listener: WeftListener? = subject.listen(heard.take, afterwards: heard.takeLate)
    withExtendedLifetime(listener) {}
    listener = nil

    subject.send(Fact("late"))
    let again = subject.listen(heard.take, afterwards: heard.takeLate)

    #expect(heard.facts == [])
    #expect(heard.lateFacts == ["late"])
    withExtendedLifetime(again) {}
  }

  @Test func hasTheWeftOfASingleWeftable() {
    let weftable = SingleWeftable(withInitialWeft: Fact("only"))

    let listener = weftable.weftSubject.listen(heard.take, afterwards: heard.takeLate)

    #expect(heard.facts == ["only"])
    withExtendedLifetime(listener) {}
  }
}

/// What has been heard.
@MainActor
final class Heard {
  private(set) var facts: [Fact] = []
  private(set) var lateFacts: [Fact] = []

  func take(_ weft: any Weft) { facts += [weft as? Fact].compactMap(\.self) }
  func takeLate(_ weft: any Weft) { lateFacts += [weft as? Fact].compactMap(\.self) }
}
