import Testing
import WireflowTesting
import XCTest

@Suite struct NamesTests {
  struct First {
    @Test func same() { assertSnapshot(of: "first") }
  }

  struct Second {
    @Test func same() { assertSnapshot(of: "second") }

    @Test func `says it in words`() { assertSnapshot(of: "words") }

    @Test func twice() {
      assertSnapshot(of: "one")
      assertSnapshot(of: "two", named: "second time")
    }
  }

  @Test(arguments: ["Crime", "Drama"], [-1, 1])
  func arguments(_ title: String, count: Int) { assertSnapshot(of: "\(title) \(count)") }

  @Test(arguments: 0..<100)
  func many(number: Int) { assertSnapshot(of: "\(number)") }

  @Test func again() {
    for _ in 0..<3 { assertSnapshot(of: "again") }
  }
}

@Test func namesFreeFunction() { assertSnapshot(of: "free") }

final class NamesXCTests: XCTestCase {
  func testName() { assertSnapshot(of: "xctest") }
}
