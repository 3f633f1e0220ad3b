import Observation
import Testing
import Wireflow

@testable import WireflowTerminal

/// A click hits the visible element, also when it hands over the typed text.
@MainActor
struct ClickAfterTypingTests {
  private let rig = TerminalRig(app: { StoreFlow($0) })

  @Test func hitsWhatMovesAway() {
    rig.press(.enter)
    rig.type("wrong")

    rig.send(.click(column: 5, row: 4))

    #expect(rig.actions.suffix(2) == [#"type "wrong" into "Find""#, #"tap "Lamps""#])
  }

  @Test func hitsNothingElseWhereItLeaves() {
    rig.press(.enter)
    rig.type("new")

    rig.send(.click(column: 5, row: 4))

    #expect(rig.actions.last == #"type "new" into "Find""#)
    #expect(rig.text.contains("Gloves"))
  }
}

/// A store with one screen.
@MainActor
private final class StoreFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    wireframe.install(rootItems: [StoreScreen()])
  }
}

/// A screen whose content depends on the typed text.
@Observable
@MainActor
private final class StoreScreen: RootLevelRepresentable {
  let title = "Store"
  var words = ""

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  @ScreenContent.Builder var content: ScreenContent {
    if words == "wrong" { Text("Nothing is called so.") }
    Field("Find", text: words) { self.words = $0 }
    for ware in words == "new" ? ["Gloves", "Hats"] : ["Lamps", "Carpets"] {
      Row(ware) {}
    }
  }
}
