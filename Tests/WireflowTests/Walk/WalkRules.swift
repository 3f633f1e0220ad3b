import Wireflow

/// What a wireframe does, as data for the model.
struct WalkRules {
  var container: String
  /// Where a minimized player rests.
  var dock: String
  var hasDrawer = false
  /// Whether choosing another root item takes the one before back to its root.
  var resetsStacks = false
  /// Whether there are columns: the list stays visible and a push from it replaces the detail;
  /// popovers stay popovers, other sheets become form sheets, action sheets have an anchor.
  var hasColumns = false

  static let tabs = WalkRules(container: "tab bar", dock: "above the tabs")
  static let drawer = WalkRules(container: "drawer", dock: "at the bottom", hasDrawer: true)
  static let resettingDrawer = WalkRules(
    container: "drawer", dock: "at the bottom", hasDrawer: true, resetsStacks: true)
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

  /// What an alert points at.
  func anchor(of alert: Int) -> String? {
    hasColumns && WalkTrait.isActionSheet(alert) ? WalkTrait.anchor : nil
  }
}
