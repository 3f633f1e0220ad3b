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

  /// The policy of a tab bar.
  public var policy: any WireframePolicy { ContainerPolicy(.tabBar) }
}

extension WireframeContainer {
  /// A bar of tabs, with the player on top of it.
  public static let tabBar = WireframeContainer(
    name: "tab bar", rootNavigation: .tabs, playerDock: .aboveTabs, modalStyle: compactModalStyle)
}
