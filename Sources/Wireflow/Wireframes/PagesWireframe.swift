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

  /// Translates a request.
  ///
  /// Selecting the visible page again pops it to its root.
  public func translate(_ request: NavigationRequest) -> Translation {
    switch request {
    case .install(let items, nil): .request(.install(items, in: .pages))
    case .adapt(let formFactor, nil): .request(.adapt(formFactor, in: .pages))
    case .show(let screen, let sender): .request(.push(screen, from: sender))
    case .select(let root) where stage.isUserRequest && root === stage.selectedRoot(around: root):
      .request(.popToRoot(of: root))
    default: .request(request)
    }
  }
}

extension WireframeContainer {
  /// Pages, with the player at the bottom of the window.
  static let pages = WireframeContainer(
    name: "pages", rootNavigation: .pages, modalStyle: compactModalStyle)
}
