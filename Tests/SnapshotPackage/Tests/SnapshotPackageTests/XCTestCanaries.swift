import Dispatch
import WireflowTesting
import XCTest

/// Each test fails exactly once, or failures get lost.
final class XCTestCanaries: XCTestCase {
  func testSync() { assertSnapshot(of: "canary", named: "xctest-sync", record: .never) }

  func testAsync() async {
    await Task.yield()
    assertSnapshot(of: "canary", named: "xctest-async", record: .never)
  }

  func testDetached() async {
    await Task.detached {
      assertSnapshot(of: "canary", named: "xctest-detached", record: .never)
    }.value
  }

  func testQueue() async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        assertSnapshot(of: "canary", named: "xctest-queue", record: .never)
        done.resume()
      }
    }
  }
}
