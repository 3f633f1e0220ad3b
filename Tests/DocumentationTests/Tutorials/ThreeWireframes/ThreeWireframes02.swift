import Wireflow

enum ThreeWireframes02 {
  @MainActor final class CardsWireframe: ApplicationWireframe {
    private let base: any ApplicationWireframe
    init(_ base: any ApplicationWireframe) { self.base = base }

    var stage: Stage { base.stage }
    var next: (any ApplicationWireframe)? { base }

    func translate(_ request: NavigationRequest) -> Translation {
      base.translate(request)
    }
  }
}
