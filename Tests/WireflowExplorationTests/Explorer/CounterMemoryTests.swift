import TestSupport
import Testing
import Wireflow

/// A hunt repeats rounds as long as an app shows something new, and then tries each step again.
@MainActor
@Suite(.long)
struct CounterMemoryTests {
  @Test func repeatsARoundAsLongAsItShowsSomethingNew() async {
    #expect(await findsHelp { StockFlow($0, helpsAtOnce: true) })
  }

  @Test func triesEachStepOnceACounterIsUsedUp() async {
    #expect(await findsHelp { StockFlow($0, helpsAtOnce: false) })
  }
}
