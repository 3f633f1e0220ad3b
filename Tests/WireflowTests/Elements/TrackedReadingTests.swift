import TestSupport
import Testing

@testable import Wireflow

/// A reading's registrations with Observation go when it does.
@MainActor
struct TrackedReadingTests {
  private final class Listener {}

  @Test func letsGoOfItsListenerWithoutBeingEnded() {
    let screen = ObservedScreen("Seen")
    weak var listener: Listener?
    do {
      let object = Listener()
      listener = object
      let reading = TrackedReading({ screen.text }, onChange: { [object] in _ = object })
      #expect(!reading.isStale)
      #expect(listener != nil)
    }

    #expect(listener == nil)
  }

  @Test func tellsOfTheNextChangeOnceWhileItIsKept() async {
    let screen = ObservedScreen("Seen")
    var count = 0
    let reading = TrackedReading({ screen.text }, onChange: { count += 1 })

    for text in ["one", "two"] {
      screen.text = text
      for _ in 0..<10 { await Task.yield() }
    }

    #expect(reading.isStale)
    #expect(count == 1)
  }
}
