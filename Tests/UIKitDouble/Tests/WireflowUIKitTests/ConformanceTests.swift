import Testing
import UIKit
import WireflowBackendTesting
import WireflowTesting

@MainActor struct ConformanceTests {
  @Test(arguments: DoubleMode.allCases, [17, 26])
  func keepsAllLaws(_ mode: DoubleMode, system: Int) async {
    await checkBackend { scheduler in
      UIKitRig(mode, scheduler: scheduler, system: system).underTest
    }
  }

  @Test(arguments: DoubleMode.allCases, [17, 26])
  func keepsAllLawsWhereColumnsAreCollapsed(_ mode: DoubleMode, system: Int) async {
    await checkBackend { scheduler in
      UIKitRig(mode, scheduler: scheduler, sizeClass: .compact, system: system)
        .underTest
    }
  }

  @Test(arguments: DoubleMode.allCases)
  func keepsAllLawsWithThePlayerInTheAccessory(_ mode: DoubleMode) async {
    await checkBackend { scheduler in
      UIKitRig(mode, scheduler: scheduler, usesBottomAccessory: true).underTest
    }
  }
}
