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

/// How several weftables become one.
@MainActor
struct CompositeWeftableTests {
  private let heard = Heard()

  @Test func sendsAllFirstWeftsInOrderAndThenWhatAnySends() {
    let (first, second) = (PageScreen("First"), PageScreen("Second"))
    first.send("one")
    second.send("two")
    let composite = CompositeWeftable(first, SingleWeftable("between"), second)

    let listener = listen(to: composite)
    second.send("three")
    first.send("four")

    #expect(heard.facts == ["one", "between", "two", "three", "four"])
    withExtendedLifetime(listener) {}
  }

  @Test func letsEachOfThemBeginOnce() {
    let service = Service()
    let composite = CompositeWeftable(service)

    let listener = listen(to: composite)
    composite.readyToEmitWefts()

    #expect(heard.facts == ["ready"])
    withExtendedLifetime(listener) {}
  }

  @Test func tellsWhatAnyOfThemHasMissed() {
    let (first, second) = (PageScreen("First"), PageScreen("Second"))
    first.send("one", "two")
    second.send("three", "four", "five")

    let listener = listen(to: CompositeWeftable(first, second))

    #expect(heard.facts == ["two", "five"])
    #expect(heard.missedCount == 3)
    withExtendedLifetime(listener) {}
  }

  @Test func stopsListeningWhenItIsGone() {
    let page = PageScreen("Page")
    var composite: CompositeWeftable? = CompositeWeftable(page)
    let listener = composite.map(listen)
    composite = nil

    page.send("late")

    #expect(heard.facts == ["late"])
    withExtendedLifetime(listener) {}
  }

  private func listen(to weftable: any Weftable) -> WeftListener {
    let listener = weftable.weftSubject.listen(
      heard.take, missing: heard.miss, afterwards: heard.takeLate)
    weftable.readyToEmitWefts()
    return listener
  }
}

/// Something that sends a weft once it is listened to.
@MainActor
private final class Service: Weftable {
  let weftSubject = WeftSubject()

  func readyToEmitWefts() { weftSubject.send(Fact("ready")) }
}
