import Wireflow

enum ThreeWireframes02 {
  struct CardsPolicy: WireframePolicy {
    let base = ContainerPolicy(.tabBar)

    func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
      base.translate(request, in: state)
    }
  }
}
