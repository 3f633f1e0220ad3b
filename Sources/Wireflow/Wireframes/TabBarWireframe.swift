/// The wireframe of a phone: a bar of tabs that keep their stacks, and modals as sheets.
///
/// Tapping the selected tab again pops it to its root.
@MainActor
public final class TabBarWireframe: ApplicationWireframe {
  /// The stage that holds the state.
  public let stage: Stage

  /// Creates a wireframe on a stage.
  public init(stage: Stage) { self.stage = stage }

  /// The policy of a tab bar.
  public var policy: any WireframePolicy { ContainerPolicy(.tabBar) }
}

extension WireframeContainer {
  /// A bar of tabs, with the player on top of it.
  public static let tabBar = WireframeContainer(
    name: "tab bar", rootNavigation: .tabs, playerDock: .aboveTabs, modalStyle: compactModalStyle)
}

/// The wireframe of an onboarding or a gallery: pages that the user turns by a swipe or by their dots.
///
/// One page is visible, and the last page does not lead to the first. Each page keeps its stack.
/// Selecting the visible page again pops it to its root.
///
/// ```swift
/// wireframe.presentModally(
///   rootItems: [welcome, rules, ready], in: PagesWireframe(stage: wireframe.stage), from: launch,
///   style: .fullScreen, dismissButton: nil)
/// ```
@MainActor
public final class PagesWireframe: ApplicationWireframe {
  /// The stage that holds the state.
  public let stage: Stage

  /// Creates a wireframe on a stage.
  public init(stage: Stage) { self.stage = stage }

  /// The policy of pages.
  public var policy: any WireframePolicy { ContainerPolicy(.pages) }
}

extension WireframeContainer {
  /// Pages, with the player at the bottom of the window.
  public static let pages = WireframeContainer(
    name: "pages", rootNavigation: .pages, modalStyle: compactModalStyle)
}
