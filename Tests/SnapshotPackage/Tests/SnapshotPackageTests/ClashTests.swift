import Testing
import WireflowTesting
import XCTest

final class ClashFirstXCTests: XCTestCase {
  func testClash() { assertSnapshot(of: "first") }
}

final class ClashSecondXCTests: XCTestCase {
  func testClash() { assertSnapshot(of: "second") }
}

@Suite struct ClashTests {
  @Test func clashes() {
    assertSnapshot(of: "one")
    assertSnapshot(of: "two")
  }
}
