import Wireflow

/// A coordinator that starts the instructor's next flow, and asks again when that flow has ended.
@MainActor
final class ApplicationFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let coordinators: CoordinatorsFactory

  init(wireframe: any ApplicationWireframe, coordinators: CoordinatorsFactory) {
    self.wireframe = FlowWireframe(wireframe)
    self.coordinators = coordinators
  }

  func installUI() {
    wireframe.install(rootItems: [LaunchScreen()])
    startNextFlow()
  }

  /// Leaves all screens of a membership with one request.
  ///
  /// A guard may hold or refuse the request, so the session ends when the flow ends, not here.
  func leaveMembership() {
    wireframe.install(rootItems: [LaunchScreen()])
  }

  private func startNextFlow() {
    guard let root = wireframe.rootScreens.first else { return }
    switch coordinators.instructor.nextFlow {
    case .onboarding:
      start(coordinators.makeOnboarding(wireframe: wireframe), from: root) { flow, _ in
        flow.coordinators.instructor.tutorial.wasShown = true
        flow.startNextFlow()
      }
    case .login:
      start(coordinators.makeLogin(wireframe: wireframe), from: root) { flow, _ in
        flow.startNextFlow()
      }
    case .main:
      start(coordinators.makeMembership(wireframe: wireframe), from: root) { flow, _ in
        flow.coordinators.accounts.endSession()
        flow.startNextFlow()
      }
    }
  }
}
