import Wireflow

/// A wireframe on public API alone: what is pushed onto a root item's stack becomes a modal, and
/// goes by a pop as it came by a push.
final class OverlayWireframe: ApplicationWireframe {
  private let base: any ApplicationWireframe

  /// Creates a wireframe that passes what it does not change, and what it changed, to another.
  init(_ base: any ApplicationWireframe) {
    self.base = base
  }

  var stage: Stage { base.stage }

  var next: (any ApplicationWireframe)? { base }

  func translate(_ request: NavigationRequest) -> Translation {
    switch request {
    case .push(let screen, let sender) where standsOnRootItem(sender):
      let wishes = screen as? any ModallyPresentable
      return base.translate(
        .present(
          screen, from: sender, style: wishes?.preferredModalStyle ?? .automatic,
          dismissButton: wishes?.allowedModalDismissButtonStyle ?? .close))
    case .pop(let screen) where stage.modalScreens.contains { $0 === screen }:
      return base.translate(.dismiss(screen))
    default:
      return base.translate(request)
    }
  }

  private func standsOnRootItem(_ screen: any Screen) -> Bool {
    guard let root = stage.stack(of: screen).first else { return false }
    return stage.rootScreens.contains { $0 === root }
  }
}
