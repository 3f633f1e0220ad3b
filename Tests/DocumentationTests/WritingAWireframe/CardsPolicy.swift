import Wireflow

/// Shows pages as cards over the list.
struct CardsPolicy: WireframePolicy {
  var base: any WireframePolicy = ContainerPolicy(.tabBar)

  func translate(
    _ request: NavigationRequest, in state: StageState
  ) -> Translation {
    switch request {
    case .push(let screen, let sender):
      .request(.modal(screen, from: sender))
    case .pop(let screen)
    where state.modalScreens.contains { $0 === screen }:
      .request(.dismiss(screen))
    case .dismissAll: .declined("cards go one by one")
    default: base.translate(request, in: state)
    }
  }
}
