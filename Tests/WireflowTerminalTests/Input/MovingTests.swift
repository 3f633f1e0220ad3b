import Observation
import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

@testable import WireflowTerminal

/// Keys and clicks lead from one thing to the next, also over the ends of columns and lists.
@MainActor
struct MovingTests {
  @Test func movesTheFocus() {
    expectJourneys([
      KeyJourney(
        "Arrows follow the list, and lead to the tabs and back", "Down*2 Up End Down Right Up"),
      KeyJourney("Tab steps through all and round", "Tab/18 BackTab"),
      KeyJourney("Letters move as arrows do", "'jjk' G 'gh'"),
      KeyJourney("The way back is above", "Enter Up Enter"),
      KeyJourney(
        "The focus returns to the row that was opened", after: [.select("List")],
        "Down*5 Enter Esc"),
      KeyJourney(
        "The focus stays on a button that gets another name", after: [.tap("Player"), .maximize],
        "Enter"),
      KeyJourney(
        "Arrows lead from column to column", on: .split, after: [.select("List"), .tap("Entry 1")],
        "Left Left Right*2"),
      KeyJourney(
        "The focus moves into the detail and back, and a row that is open opens nothing again",
        on: .split, after: [.select("List")], "Down Enter Left Up*5 Enter"),
      KeyJourney("Root items without room are reached", size: (40, 12), "End Down Right/11 Enter") {
        RootsFlow($0, (1...12).map { BazaarScreen("Root \($0)", .wares) })
      },
      KeyJourney(
        "A field of the minimized player is reached", "App BackTab*5 Enter x Enter",
        acts: [
          {
            let player = BazaarScreen("Song", .player, controls: BazaarScreen("Song", .elements))
            $0.controller.wireframe.installMinimizable(player, animated: true)
            while $0.backend.focusedItem?.name != "Buy" { $0.press(.tab) }
            $0.press(.backTab, times: 2)
          }
        ]),
    ])
  }

  @Test func scrolls() {
    expectJourneys([
      KeyJourney(
        "The focus stays in sight in a long list", size: (40, 12), after: [.select("List")],
        "Down/12 Picture Down*27 Home PageDown PageDown PageUp"),
      KeyJourney(
        "The wheel leaves the focus", size: (40, 12), after: [.select("List")],
        "Wheel10,5,3 Picture Wheel10,5,-99 Picture"),
      KeyJourney(
        "A long alert scrolls", size: (40, 12), after: [.tap("Long alert")],
        "Down Picture Up Picture"),
      KeyJourney(
        "The log scrolls while it has the focus", size: (100, 12),
        after: [.tap("Push"), .back, .tap("Push"), .back, .tap("Push"), .back],
        "^l BackTab 'kk' Picture G Picture Esc"),
    ])
  }

  /// A long screen without anything to press can be read to its end by keys alone.
  @Test func readsTextWithoutAnythingToPress() {
    func story() -> KeyScreen {
      KeyScreen("Story") { for line in 1...30 { ScreenContent.Text("Line \(line)") } }
    }
    func reading(_ name: String, _ keys: String, act: @escaping KeyJourney.Act = { _ in })
      -> KeyJourney
    {
      KeyJourney(name, size: (40, 12), keys, acts: [act]) {
        RootsFlow($0, [story(), story()])
      }
    }
    expectJourneys([
      reading("Arrows read", "Down*40 Picture Up*80 Picture"),
      reading("Pages read", "PageDown*7 Picture PageUp*7 Picture"),
      reading("Arrows and pages read beside a player", "App Down*40 Picture PageUp*9 Picture") {
        let song = BazaarScreen("Song", .player, controls: BazaarScreen("Song", .controls))
        $0.controller.wireframe.installMinimizable(song, animated: false)
      },
      reading("Pages read a modal that may not be dismissed", "App PageDown*7 Picture") {
        $0.stage.submit(.present(story(), from: nil, style: .automatic, dismissButton: nil))
      },
    ])
  }

  @Test func clicks() {
    func store(_ name: String, _ keys: String) -> KeyJourney {
      KeyJourney(name, keys) { RootsFlow($0, [StoreScreen()]) }
    }
    expectJourneys([
      KeyJourney(
        "A click hits what is there, and nothing beside it",
        "Click5,3 Click'Done' Click15,22 Click60,21 Click500,-3"),
      KeyJourney(
        "A click beside the drawer closes it", on: .hamburger, "Click1,0 Click5,20 Click60,5"),
      KeyJourney(
        "A click on the player beside its controls opens it", after: [.tap("Player")],
        "Click78,20 Esc Click'Pause'"),
      store("A click hits what the typed text moves away", "Enter 'wrong' Click5,4"),
      store("A click hits nothing else where the typed text removes it", "Enter 'new' Click5,4"),
    ])
  }
}

/// An app with some root items.
@MainActor
final class RootsFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let roots: [any RootLevelRepresentable]

  init(_ wireframe: any ApplicationWireframe, _ roots: [any RootLevelRepresentable]) {
    self.wireframe = FlowWireframe(wireframe)
    self.roots = roots
  }

  func installUI() { wireframe.install(rootItems: roots) }
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
    for ware in words == "new" ? ["Gloves", "Hats"] : ["Lamps", "Carpets"] { Row(ware) {} }
  }
}
