import Wireflow

/// A minimal wireframe, in a container that no backend knows.
@MainActor
final class GalleryWireframe: ApplicationWireframe {
  let stage: Stage

  init(stage: Stage) {
    self.stage = stage
  }

  func translate(_ request: NavigationRequest) -> Translation {
    switch request {
    case .install(let items, nil): .request(.install(items, in: Self.container))
    case .adapt(let formFactor, nil): .request(.adapt(formFactor, in: Self.container))
    default: .request(request)
    }
  }

  private static let container = WireframeContainer(
    name: "gallery", rootNavigation: .sidebar, modalStyle: WireframeContainer.regularModalStyle)
}
