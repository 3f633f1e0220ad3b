import Observation
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

/// Counts the words of the user and of others.
@Observable @MainActor
final class CounterScreen: RootLevelRepresentable {
  let title = "Counter"
  var count = 0
  var onHelp: (() -> Void)?
  var onRules: (() -> Void)?

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Text("\(count) so far\u{1B}[2J")
    Button("Count") { self.count += 1 }
    Button("Help") { self.onHelp?() }
    Button("Rules") { self.onRules?() }
  }
}

/// Says how to count.
@MainActor
final class RulesScreen: Screen {
  let title = "Rules"
  var content: ScreenContent { Text("One after the other") }
}
