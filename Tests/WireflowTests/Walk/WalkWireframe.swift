import Wireflow

/// The wireframes that are walked.
enum WalkWireframe: String, Sendable, CaseIterable {
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
      AdaptiveWireframe(stage: stage, formFactor: .compact) { formFactor in
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

/// What a wireframe does, as data for the model.
struct WalkRules {
  var container: String
  /// Where a minimized player rests.
  var dock: String
  var hasMenu = false
  /// Whether choosing another root item takes the one before back to its root.
  var resetsStacks = false
  /// Whether there are columns: the list stays visible and a push from it replaces the detail;
  /// popovers stay popovers, other sheets become form sheets, action sheets have an anchor.
  var hasColumns = false

  static let tabs = WalkRules(container: "tab bar", dock: "above the tabs")
  static let drawer = WalkRules(container: "drawer", dock: "at the bottom", hasMenu: true)
  static let resettingDrawer = WalkRules(
    container: "drawer", dock: "at the bottom", hasMenu: true, resetsStacks: true)
  static let columns = WalkRules(container: "split", dock: "in the sidebar", hasColumns: true)

  /// How a preferred style is shown.
  func style(_ preferred: ModalStyle) -> ModalStyle {
    switch preferred {
    case .fullScreen: .fullScreen
    case .popover where hasColumns: preferred
    case .sheet where !hasColumns: preferred
    default: hasColumns ? .formSheet : .sheet()
    }
  }

  /// An alert's words in logs and trees, with the anchor as it is shown.
  func anchor(of alert: Int) -> String? {
    hasColumns && WalkTrait.isActionSheet(alert) ? WalkTrait.anchor : nil
  }
}
