import Testing
import Wireflow
import WireflowTesting

/// The wireframes of the core pass the suite.
@MainActor
struct RightWireframeTests {
  @Test func passesTabs() {
    checkWireframe { TabBarWireframe(stage: $0) }
  }

  @Test func passesADrawer() {
    checkWireframe { HamburgerWireframe(stage: $0) }
  }

  @Test func passesADrawerThatForgetsStacksOnPurpose() {
    checkWireframe(
      relaxing: [
        .init(
          .keepsStacks, on: "stacks that are left", because: "this drawer begins anew each time")
      ]
    ) { HamburgerWireframe(stage: $0, stacks: .reset) }
  }

  @Test func passesColumns() {
    checkWireframe { SplitWireframe(stage: $0) }
  }

  @Test(arguments: FormFactor.allCases)
  func passesOneThatAdapts(formFactor: FormFactor) {
    checkWireframe { AdaptiveWireframe(stage: $0, formFactor: formFactor) }
  }
}
