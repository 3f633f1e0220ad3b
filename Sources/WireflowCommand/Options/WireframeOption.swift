package import Wireflow
import WireflowInteraction

/// The built-in wireframes of the command line, by name.
package enum WireframeOption: String, Sendable, Hashable, CaseIterable {
  /// A bar of tabs.
  case tabBar = "tab-bar"
  /// A drawer.
  case hamburger
  /// A sidebar, a list and a detail column.
  case split
  /// Tabs in a compact form factor, and columns in a regular one.
  ///
  /// The wireframe begins compact and follows the action `adapt`.
  case adaptive

  /// Creates the wireframe of a name, or of the word that the page and the log have for it.
  init?(word: String) {
    switch word {
    case "tabs": self = .tabBar
    case "drawer": self = .hamburger
    case "columns": self = .split
    default: self.init(rawValue: word)
    }
  }

  /// Creates the wireframe on a stage.
  @MainActor
  package func makeWireframe(stage: Stage) -> any ApplicationWireframe {
    switch self {
    case .tabBar: TabBarWireframe(stage: stage)
    case .hamburger: HamburgerWireframe(stage: stage)
    case .split: SplitWireframe(stage: stage)
    case .adaptive: AdaptiveWireframe(stage: stage)
    }
  }

  /// The wireframes to which a running app can change.
  @MainActor
  static var variants: [WireframeSwitch.Variant] {
    [Self.tabBar, .hamburger, .split].map { option in
      WireframeSwitch.Variant(
        name: option.rawValue, title: WireframeSwitch.Variant.title(of: option.rawValue),
        formFactor: option == .split ? .regular : .compact
      ) { option.makeWireframe(stage: $0) }
    }
  }
}

/// The wireframe from the command line, which is a built-in one or one from the app.
@MainActor
struct WireframeChoice {
  /// The name, as on the command line.
  let name: String
  private let own: [WireframeSwitch.Variant]

  init(_ name: String, of own: [WireframeSwitch.Variant] = []) {
    self.name = name
    self.own = own
  }

  /// True if the wireframe depends on the form factor.
  var adapts: Bool { chosen == nil && option == .adaptive }

  /// Creates the wireframe on a stage.
  func makeWireframe(stage: Stage) -> any ApplicationWireframe {
    chosen?.make(stage) ?? option.makeWireframe(stage: stage)
  }

  /// Creates a switch between all wireframes that begins with this one.
  ///
  /// A wireframe that adapts begins in its compact form, and the user changes it.
  func makeSwitch(stage: Stage) -> WireframeSwitch {
    let builtIn = WireframeOption.variants.filter { variant in
      !own.contains { $0.name == variant.name }
    }
    return WireframeSwitch(stage: stage, variants: builtIn + own, selected: name)
  }

  /// Creates the wireframe, which the action `wireframe` can change unless it adapts by itself.
  func makeChangeable(stage: Stage) -> any ApplicationWireframe {
    adapts ? makeWireframe(stage: stage) : makeSwitch(stage: stage)
  }

  private var chosen: WireframeSwitch.Variant? { own.first { $0.name == name } }
  private var option: WireframeOption { WireframeOption(rawValue: name) ?? .tabBar }
}
