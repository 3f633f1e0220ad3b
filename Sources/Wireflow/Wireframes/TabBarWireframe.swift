/// The wireframe of a phone: a bar of tabs that keep their stacks, and modals as sheets.
///
/// Tapping the selected tab again pops it to its root.
@MainActor
public final class TabBarWireframe: ApplicationWireframe {
  /// The stage that holds the state.
  public let stage: Stage

  /// Creates a wireframe on a stage.
  public init(stage: Stage) {
    self.stage = stage
  }

  /// Translates a request.
  ///
  /// A second tap on the selected tab pops it to its root.
  public func translate(_ request: NavigationRequest) -> Translation {
    switch request {
    case .install(let items, nil): .request(.install(items, in: .tabBar))
    case .adapt(let formFactor, nil): .request(.adapt(formFactor, in: .tabBar))
    case .show(let screen, let sender): .request(.push(screen, from: sender))
    case .select(let root) where stage.isUserRequest && root === stage.selectedRoot(around: root):
      .request(.popToRoot(of: root))
    default: .request(request)
    }
  }
}

extension WireframeContainer {
  /// A bar of tabs, with the player on top of it.
  static let tabBar = WireframeContainer(
    name: "tab bar", rootNavigation: .tabs, playerDock: .aboveTabs, modalStyle: compactModalStyle)
}
