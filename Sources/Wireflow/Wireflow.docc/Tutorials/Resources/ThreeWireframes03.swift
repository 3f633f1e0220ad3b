import Wireflow

@MainActor final class CardsWireframe: ApplicationWireframe {
  private let base: any ApplicationWireframe
  init(_ base: any ApplicationWireframe) { self.base = base }

  var stage: Stage { base.stage }
  var next: (any ApplicationWireframe)? { base }

  func translate(_ request: NavigationRequest) -> Translation {
    switch request {
    case .push(let screen, let sender): base.translate(.modal(screen, from: sender))
    case .pop(let screen) where stage.modalScreens.contains { $0 === screen }:
      base.translate(.dismiss(screen))
    case .dismissAll: .declined("cards go one by one")
    default: base.translate(request)
    }
  }
}
