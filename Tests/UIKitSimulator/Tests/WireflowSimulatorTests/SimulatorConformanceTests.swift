import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowBackendTesting
import WireflowTesting

@testable import WireflowUIKit

/// The journeys of all backends, except those that need the hand of a user.
@Suite @MainActor
struct SimulatorConformanceTests {
  @Test func keepsAllLaws() async {
    await UIKitRig.awaitHost()
    await checkBackend { _ in
      let rig = UIKitRig()
      return BackendUnderTest(
        rig.backend, picture: { rig.picture }, view: { rig.controller($0) },
        settle: { await expectEventually { !rig.backend.motion.isBusy } })
    }
  }
}
