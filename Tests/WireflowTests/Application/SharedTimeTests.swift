import Testing

@testable import Wireflow

/// Many threads read the time while the main actor sets it.
@MainActor
struct SharedTimeTests {
  @Test func beginsAtZeroAndTellsTheLastTime() {
    let time = SharedTime()
    #expect(time.now == .zero)

    time.now = .seconds(1)
    time.now = .milliseconds(5)

    #expect(time.now == .milliseconds(5))
    #expect(time.now == .milliseconds(5))
  }

  @Test func tellsEachReaderATimeThatWasSet() async {
    let time = SharedTime()
    let readers = (1...4).map { _ in
      Task.detached {
        let times = (1...2_000).map { _ in time.now }
        return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
      }
    }

    // Nothing is awaited here, because readers may hold every other thread.
    for number in 1...20_000 { time.now = .milliseconds(number) }

    for reader in readers { #expect(await reader.value) }
    #expect(time.now == .seconds(20))
  }

  @Test func letsGoOfItself() {
    var time: SharedTime? = SharedTime()
    weak let released = time
    time?.now = .seconds(1)
    #expect(released?.now == .seconds(1))

    time = nil

    #expect(released == nil)
  }
}
