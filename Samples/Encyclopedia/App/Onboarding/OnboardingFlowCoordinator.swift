import Wireflow

/// A coordinator that leads through the pages of the onboarding, once on each device.
@MainActor
final class OnboardingFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let factory: OnboardingUIFactory

  init(wireframe: any ApplicationWireframe, factory: OnboardingUIFactory) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
  }

  func start(from sender: any Screen) {
    let pages = factory.makePages()
    for (number, page) in pages.enumerated() {
      let next = pages.dropFirst(number + 1).first
      page.onNextPressed = wire(page) { [weak next] flow, _ in
        if let next { flow.wireframe.select(next) } else { flow.finish() }
      }
      page.onSkipPressed = wire(page) { flow, _ in flow.finish() }
    }
    wireframe.presentModally(
      rootItems: pages, in: PagesWireframe(stage: wireframe.stage), from: sender,
      style: .fullScreen, dismissButton: nil)
  }
}
