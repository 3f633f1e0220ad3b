import Wireflow

/// A coordinator that leads through the pages of the tutorial.
///
/// Nobody gets to the last page without the house rules: neither by a button, nor by a swipe or a
/// dot.
@MainActor
final class OnboardingFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let factory: any OnboardingUIFactory

  init(wireframe: any ApplicationWireframe, factory: any OnboardingUIFactory) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
  }

  func start(from sender: any Screen) {
    let (welcome, rules) = (factory.makeWelcome(), factory.makeHouseRules())
    let promise = factory.makePromise()
    welcome.onNextPressed = wire(welcome) { [weak rules] flow, _ in flow.turn(to: rules) }
    configure(rules, before: promise)
    promise.onNextPressed = wire(promise) { flow, _ in flow.finish() }
    guardRequests { [weak rules, weak promise] _, request in
      guard let rules, let promise, !rules.isAccepted, request.selects(promise) else {
        return .allow
      }
      return .refuse("the house rules are not accepted")
    }
    wireframe.presentModally(
      rootItems: [welcome, rules, promise], in: PagesWireframe(stage: wireframe.stage),
      from: sender, style: .fullScreen, dismissButton: nil)
  }

  private func configure(_ rules: some HouseRulesAccepting, before promise: OnboardingScreen) {
    rules.onAccepted = wire(rules) { [weak promise] flow, _ in flow.turn(to: promise) }
  }

  private func turn(to page: (any Screen)?) {
    if let page { wireframe.select(page) }
  }
}
