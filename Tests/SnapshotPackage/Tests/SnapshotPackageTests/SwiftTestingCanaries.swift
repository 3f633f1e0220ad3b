import Dispatch
import Testing
import WireflowTesting

/// Each test fails exactly once, or failures get lost.
struct SwiftTestingCanaries {
  @Test func sync() {
    assertSnapshot(of: "canary", named: "swift-testing-sync", record: .never)
  }

  @Test func async() async {
    await Task.yield()
    assertSnapshot(of: "canary", named: "swift-testing-async", record: .never)
  }

  @Test func detached() async {
    await Task.detached {
      assertSnapshot(of: "canary", named: "swift-testing-detached", record: .never)
    }.value
  }

  @Test func queue() async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        assertSnapshot(of: "canary", named: "swift-testing-queue", record: .never)
        done.resume()
      }
    }
  }
}
