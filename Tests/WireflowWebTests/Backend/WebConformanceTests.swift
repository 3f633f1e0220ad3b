import Testing
import Wireflow
import WireflowBackendTesting
import WireflowTesting

@testable import WireflowWeb

/// The browser's backend obeys the laws of backends, by the events that it sends to a page.
@MainActor
struct WebConformanceTests {
  @Test func tellsAPageAllThatIsOnStage() async {
    await checkBackend { _ in
      let readings = WebReadings()
      return BackendUnderTest(
        readings.backend, drawing: { readings.drawing },
        view: { readings.node(of: $0) },
        settleLater: { await readings.settle() })
    }
  }
}
