import Wireflow

extension PolicyWireframe {
  /// Returns a minimal wireframe, in a container that no backend knows.
  static func gallery(on stage: Stage) -> PolicyWireframe {
    PolicyWireframe(
      stage: stage,
      policy: ContainerPolicy(
        WireframeContainer(
          name: "gallery", rootNavigation: .sidebar,
          modalStyle: WireframeContainer.regularModalStyle)))
  }
}
