import Wireflow

/// A coordinator that leads through the tutorial.
@MainActor
final class OnboardingFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let factory: OnboardingUIFactory

  init(wireframe: any ApplicationWireframe, factory: OnboardingUIFactory) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
  }

  func start(from sender: any Screen) {
    let welcome = factory.makeWelcome()
    welcome.onNextPressed = wire(welcome) { flow, welcome in
      flow.pushPromise(from: welcome)
    }
    wireframe.install(rootItems: [welcome])
  }

  private func pushPromise(from welcome: OnboardingScreen) {
    let promise = factory.makePromise()
    promise.onNextPressed = wire(promise) { flow, _ in flow.finish() }
    wireframe.push(promise, from: welcome)
  }
}
