import Testing
import UIKit
import WireflowTesting

@Suite @MainActor
struct ConformanceTests {
  @Test(arguments: DoubleMode.allCases)
  func keepsAllLaws(_ mode: DoubleMode) {
    checkBackend { scheduler in UIKitRig(mode, scheduler: scheduler).underTest }
  }

  @Test(arguments: DoubleMode.allCases)
  func keepsAllLawsWhereColumnsAreCollapsed(_ mode: DoubleMode) {
    checkBackend { scheduler in
      UIKitRig(mode, scheduler: scheduler, sizeClass: .compact).underTest
    }
  }

  @Test(arguments: DoubleMode.allCases)
  func keepsAllLawsWithThePlayerInTheAccessory(_ mode: DoubleMode) {
    checkBackend { scheduler in
      UIKitRig(mode, scheduler: scheduler, usesBottomAccessory: true).underTest
    }
  }
}
