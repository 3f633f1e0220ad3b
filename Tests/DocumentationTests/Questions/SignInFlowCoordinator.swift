import Wireflow

/// A sign-in that nobody gets past.
@MainActor final class SignInFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    wireframe.presentModally(SignInScreen(), from: sender)
  }
}

@MainActor final class SignInScreen: ModallyPresentable {
  let title = "Session expired"
  let preferredModalStyle = ModalStyle.wall
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil
}
