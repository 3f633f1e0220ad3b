import TestSupport
import Testing
import Wireflow
import WireflowExploration

/// An exploration switches on everything that a disabled button needs, without a hunt.
@MainActor
struct ManyTogglesTests {
  @Test(arguments: [1, 3, 6])
  func reachesWhatAllTogglesOpen(count: Int) async {
    let map = await Self.map(rules: count, areChoices: false)

    #expect(map.places.keys.map(\.screen).sorted() == ["NotesScreen", "RulesScreen"])
  }

  @Test func reachesWhatAllChoicesOpen() async {
    let map = await Self.map(rules: 4, areChoices: true)

    #expect(map.places.keys.map(\.screen).sorted() == ["NotesScreen", "RulesScreen"])
  }

  private static func map(rules: Int, areChoices: Bool) async -> NavigationMap {
    var options = ExplorationOptions.quick
    options.huntLength = .zero
    return await explore(options: options) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(
        wireframe: wireframe, mainFlow: RulesFlow(wireframe, rules, areChoices: areChoices))
    }
  }
}

/// A flow that goes on once all rules are accepted.
@MainActor
private final class RulesFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let screen: RulesScreen

  init(_ wireframe: any ApplicationWireframe, _ count: Int, areChoices: Bool) {
    self.wireframe = FlowWireframe(wireframe)
    screen = RulesScreen(count, areChoices: areChoices)
  }

  func installUI() {
    screen.onAcceptPressed = wire(screen) { flow, screen in
      flow.wireframe.push(NotesScreen("Notes"), from: screen)
    }
    wireframe.install(rootItems: [screen])
  }
}

@MainActor
private final class RulesScreen: RootLevelRepresentable {
  let title = "Rules"
  var onAcceptPressed: (() -> Void)?
  private var accepted: [Bool]
  private let areChoices: Bool
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ count: Int, areChoices: Bool) {
    (accepted, self.areChoices) = (Array(repeating: false, count: count), areChoices)
  }

  var content: ScreenContent {
    for rule in accepted.indices {
      if areChoices {
        Choice("Rule \(rule)", options: ["Yes"], selected: accepted[rule] ? "Yes" : nil) {
          [weak self] _ in self?.accepted[rule] = true
        }
      } else {
        Toggle("Rule \(rule)", isOn: accepted[rule]) { [weak self] in self?.accepted[rule] = $0 }
      }
    }
    Button("Accept") { [weak self] in self?.onAcceptPressed?() }
      .disabled(accepted.contains(false))
  }
}
