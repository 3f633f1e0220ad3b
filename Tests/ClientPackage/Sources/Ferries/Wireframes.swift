import Wireflow

/// A policy on public API alone: a push onto a root item's stack presents a modal instead, and a
/// pop dismisses it.
struct OverlayPolicy: WireframePolicy {
  let base: any WireframePolicy

  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    switch request {
    case .push(let screen, let sender) where standsOnRootItem(sender, in: state):
      base.translate(.modal(screen, from: sender), in: state)
    case .pop(let screen) where state.modalScreens.contains { $0 === screen }:
      base.translate(.dismiss(screen), in: state)
    default:
      base.translate(request, in: state)
    }
  }

  private func standsOnRootItem(_ screen: any Screen, in state: StageState) -> Bool {
    guard let root = state.stack(of: screen).first else { return false }
    return state.rootScreens.contains { $0 === root }
  }
}

/// A policy on public API alone: a sidebar with the root items, and beside it the stack of the one
/// that is selected.
public struct SidebarPolicy: WireframePolicy {
  /// Creates the policy.
  public init() {}

  public func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    guard case .show(let screen, let sender, .popover?, _) = request else {
      return ContainerPolicy(Self.container).translate(request, in: state)
    }
    return .request(.modal(screen, from: sender))
  }

  private static let container = WireframeContainer(
    name: "sidebar of stacks", rootNavigation: .sidebar, playerDock: .sidebar,
    anchorsActionSheets: true, modalStyle: WireframeContainer.regularModalStyle)
}

/// A backend on public API alone, which tells who is in front.
final class NarratingBackend: PresentationBackend {
  private(set) var story: [String] = []
  private weak var stage: Stage?

  func attach(to stage: Stage) { self.stage = stage }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    let isShown = transition.isShown(by: self)
    let front = stage?.state.frontScreen?.title ?? "nobody"
    story.append("\(front) is in front" + (isShown ? " already" : ""))
    completion()
  }

  /// Lets the user swipe a screen away, which is gone before the stage hears of it.
  func swipeAway(_ screen: any Screen) { stage?.userDid(.removed([screen]), in: self) }
}
