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
  public init(stage: Stage) {
    self.stage = stage
  }

  /// The policy of pages.
  public var policy: any WireframePolicy { ContainerPolicy(.pages) }
}

extension WireframeContainer {
  /// Pages, with the player at the bottom of the window.
  public static let pages = WireframeContainer(
    name: "pages", rootNavigation: .pages, modalStyle: compactModalStyle)
}
