import Wireflow

/// Shows the counter and its rules, and helps.
@MainActor
final class CounterFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let counter = CounterScreen()

  init(wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    counter.onHelp = wire(counter) { flow, counter in
      flow.wireframe.presentAlert(AlertContent(title: "Just count"), from: counter)
    }
    counter.onRules = wire(counter) { flow, counter in
      flow.wireframe.push(RulesScreen(), from: counter)
    }
    wireframe.install(rootItems: [counter])
  }
}
