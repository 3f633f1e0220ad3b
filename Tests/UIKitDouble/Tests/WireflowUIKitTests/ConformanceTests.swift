import Testing
import UIKit
import WireflowBackendTesting
import WireflowTesting

@MainActor struct ConformanceTests {
  @Test(arguments: DoubleMode.allCases, [17, 26])
  func keepsAllLaws(_ mode: DoubleMode, system: Int) async {
    for room in [UIUserInterfaceSizeClass.regular, .compact] {
      await checkBackend { scheduler in
        UIKitRig(mode, scheduler: scheduler, sizeClass: room, system: system).underTest
      }
    }
  }

  @Test(arguments: DoubleMode.allCases)
  func keepsAllLawsWithThePlayerInTheAccessory(_ mode: DoubleMode) async {
    await checkBackend { scheduler in
      UIKitRig(mode, scheduler: scheduler, usesBottomAccessory: true).underTest
    }
  }
}
