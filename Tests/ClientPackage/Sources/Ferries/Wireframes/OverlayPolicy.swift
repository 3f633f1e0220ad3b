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
