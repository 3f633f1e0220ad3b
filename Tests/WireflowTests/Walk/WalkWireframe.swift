import Wireflow

/// The wireframes that are walked.
enum WalkWireframe: String, Codable, Sendable, CaseIterable {
  case tabBar, hamburger, resettingHamburger, split
  /// Tabs when compact, columns when regular.
  case adaptive
  /// A drawer when compact, columns when regular.
  case adaptiveDrawer

  /// Makes the wireframe on a stage.
  @MainActor
  func make(_ stage: Stage) -> any ApplicationWireframe {
    switch self {
    case .tabBar: TabBarWireframe(stage: stage)
    case .hamburger: HamburgerWireframe(stage: stage)
    case .resettingHamburger: HamburgerWireframe(stage: stage, stacks: .reset)
    case .split: SplitWireframe(stage: stage)
    case .adaptive: AdaptiveWireframe(stage: stage)
    case .adaptiveDrawer:
      AdaptiveWireframe(stage: stage, formFactor: nil) { formFactor in
        switch formFactor {
        case .compact: HamburgerWireframe(stage: stage, stacks: .reset)
        case .regular: SplitWireframe(stage: stage)
        }
      }
    }
  }

  /// Whether it is another one for each form factor.
  var isAdaptive: Bool { self == .adaptive || self == .adaptiveDrawer }

  /// What it does, as the model knows it.
  func rules(_ formFactor: FormFactor) -> WalkRules {
    switch (self, formFactor) {
    case (.tabBar, _), (.adaptive, .compact): .tabs
    case (.hamburger, _): .drawer
    case (.resettingHamburger, _), (.adaptiveDrawer, .compact): .resettingDrawer
    case (.split, _), (.adaptive, .regular), (.adaptiveDrawer, .regular): .columns
    }
  }
}
