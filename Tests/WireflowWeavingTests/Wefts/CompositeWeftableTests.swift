import Testing

@testable import WireflowWeaving

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
