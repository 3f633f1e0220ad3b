import Observation
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

@testable import WireflowTerminal

/// Arrows and Tab lead from one thing to the next, also over the ends of columns and lists.
@MainActor
struct MovingTests {
  private func focused(_ rig: TerminalRig) -> String? { rig.backend.focusedItem?.name }

  @Test func followsTheList() {
    let rig = TerminalRig()

    rig.press(.down, .down, .up)

    #expect(focused(rig) == "Sheet")
  }

  @Test func leadsFromTheListToTheTabsAndBack() {
    let rig = TerminalRig()

    rig.press(.end, .down)
    #expect(focused(rig) == "Wares")
    rig.press(.right)
    #expect(focused(rig) == "Elements")
    rig.press(.up)
    #expect(focused(rig) == "Empty screen")
  }

  @Test func leadsFromColumnToColumn() {
    let rig = TerminalRig(.split)
    rig.perform(.select("List"), .tap("Entry 1"))

    rig.press(.left)
    #expect(focused(rig)?.hasPrefix("Entry") == true)
    rig.press(.left)
    #expect(rig.backend.focusedItem?.target == .root(3))
    rig.press(.right, .right)
    #expect(rig.backend.focusedItem?.target.page == rig.backend.shown.frontPage?.id)
  }

  @Test func stepsThroughAllAndRound() {
    let rig = TerminalRig()
    let count = rig.backend.currentRendering().items.count
    var seen: [String?] = []

    for _ in 0..<count {
      seen.append(focused(rig))
      rig.press(.tab)
    }

    #expect(seen == BazaarFlow.wares + ["Wares", "Elements", "List", "Words"])
    #expect(focused(rig) == "Push")
    rig.press(.backTab)
    #expect(focused(rig) == "Words")
  }

  @Test func reachesTheWayBackAbove() {
    let rig = TerminalRig()
    rig.press(.enter)

    rig.press(.up, .enter)

    #expect(rig.actions.suffix(2) == [#"tap "Push""#, "back"])
  }

  @Test func returnsToTheRowThatWasOpened() {
    let rig = TerminalRig()
    rig.perform(.select("List"))
    rig.press(.down, times: 5)

    rig.press(.enter, .escape)

    #expect(focused(rig) == "Entry 6")
  }

  @Test func staysOnTheButtonThatGetsAnotherName() {
    let rig = TerminalRig()
    rig.perform(.tap("Player"), .maximize)

    rig.press(.enter)

    #expect(focused(rig) == "Play")
    #expect(rig.text.contains("▸ [ Play ]"))
  }

  @Test func reachesRootItemsThatHaveNoRoom() {
    let rig = TerminalRig(columns: 40, rows: 12, app: { ManyRootsFlow($0) })
    rig.press(.end, .down)

    for number in 2...12 {
      rig.press(.right)
      #expect(focused(rig) == "Root \(number)")
      #expect(rig.backend.focusedItem?.visible.columns == rig.backend.focusedItem?.frame.columns)
    }
    rig.press(.enter)

    #expect(rig.actions.last == #"select "Root 12""#)
  }

  @Test func typesIntoAFieldOfTheMinimizedPlayer() {
    let rig = TerminalRig()
    let player = BazaarScreen("Song", .player, controls: BazaarScreen("Song", .elements))
    rig.controller.wireframe.installMinimizable(player, animated: true)
    for _ in 0..<80 where focused(rig) != "Name" { rig.press(.tab) }

    rig.press(.enter, .character("x"))
    #expect(rig.text.contains("Name [Adax"))
    #expect(rig.grid.cursor != nil)
    rig.press(.enter)

    #expect(rig.actions.last == #"type "Adax" into "Name""#)
  }

  @Test func keepsTheFocusInSightInALongList() {
    let rig = TerminalRig(columns: 40, rows: 12)
    rig.perform(.select("List"))

    for number in 2...40 {
      rig.press(.down)
      #expect(rig.text.contains("▸ Entry \(number) "))
    }
    #expect(rig.text.contains("┃"))
    rig.press(.home)
    #expect(rig.text.contains("▸ Entry 1 "))
  }

  @Test func pagesThroughALongList() {
    let rig = TerminalRig(columns: 40, rows: 12)
    rig.perform(.select("List"))

    rig.press(.pageDown)
    #expect(focused(rig) == "Entry 9")
    rig.press(.pageDown)
    #expect(focused(rig) == "Entry 17")
    rig.press(.pageUp)
    #expect(focused(rig) == "Entry 9")
  }

  @Test func scrollsTextBeforeItLeavesTheScreen() {
    let rig = TerminalRig(columns: 40, rows: 12)
    rig.perform(.tap("Long alert"))
    let before = rig.text

    rig.press(.down)
    #expect(rig.text != before)
    rig.press(.up)

    #expect(rig.text == before)
  }

  @Test func scrollsWithTheWheelAndLeavesTheFocus() {
    let rig = TerminalRig()
    rig.perform(.select("List"))

    rig.send(.wheel(column: 10, row: 10, lines: 3))

    #expect(focused(rig) == "Entry 1")
    #expect(!rig.text.contains("Entry 3 "))
    #expect(rig.text.contains("Entry 4 "))
    rig.send(.wheel(column: 10, row: 10, lines: -99))
    #expect(rig.text.contains("▸ Entry 1 "))
  }

  @Test func clicksWhatIsThere() {
    let rig = TerminalRig()

    rig.send(.click(column: 5, row: 3))
    #expect(rig.actions.last == #"tap "Sheet""#)
    let done = rig.backend.currentRendering().items.first { $0.name == "Done" }?.visible
    rig.send(.click(column: done?.column ?? 0, row: done?.row ?? 0))
    #expect(rig.actions.last == "dismiss")
    rig.send(.click(column: 15, row: 22))
    #expect(rig.actions.last == #"select "Elements""#)
    rig.send(.click(column: 60, row: 21))
    rig.send(.click(column: 500, row: -3))
    #expect(rig.actions.count == 4)
  }

  @Test func clicksBesideTheDrawerToCloseIt() {
    let rig = TerminalRig(.hamburger)

    rig.send(.click(column: 1, row: 0))
    rig.send(.click(column: 5, row: 20))
    rig.send(.click(column: 60, row: 5))

    #expect(rig.actions == ["launch", "open drawer", "close drawer"])
  }

  @Test func clicksThePlayerBesideItsControls() {
    let rig = TerminalRig()
    rig.perform(.tap("Player"))

    rig.send(.click(column: 78, row: 20))
    rig.press(.escape)
    let pause = rig.backend.currentRendering().items.first { $0.name == "Pause" }?.visible
    rig.send(.click(column: pause?.column ?? 0, row: pause?.row ?? 0))

    #expect(rig.actions.suffix(3) == ["maximize", "minimize", #"tap "Pause""#])
  }
}

/// An app with more root items than a small window has room for.
@MainActor
private final class ManyRootsFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    wireframe.install(rootItems: (1...12).map { BazaarScreen("Root \($0)", .wares) })
  }
}

/// A long screen without anything to press can be read to its end by keys alone.
@MainActor
struct ReadingTests {
  private let rig = TerminalRig(app: { ReadingFlow($0) })

  @Test(arguments: [false, true])
  func readsWithArrows(besidePlayer hasPlayer: Bool) {
    if hasPlayer { rig.controller.wireframe.installMinimizable(rig.song, animated: false) }

    rig.press(.down, times: 40)
    #expect(rig.text.contains("Line 30 "))
    rig.press(.up, times: 80)

    #expect(rig.text.contains("Line 1 "))
  }

  @Test(arguments: [false, true])
  func readsByPages(besidePlayer hasPlayer: Bool) {
    if hasPlayer { rig.controller.wireframe.installMinimizable(rig.song, animated: false) }

    rig.press(.pageDown, times: 5)
    #expect(rig.text.contains("Line 30 "))
    rig.press(.pageUp, times: 5)

    #expect(rig.text.contains("Line 1 "))
  }

  @Test func readsAModalThatMayNotBeDismissedByPages() {
    let screen = TextScreen()
    rig.controller.wireframe.presentModally(screen)

    rig.press(.pageDown, times: 5)

    #expect(rig.text.contains("Line 30 "))
  }
}

extension TerminalRig {
  fileprivate var song: BazaarScreen {
    BazaarScreen("Song", .player, controls: BazaarScreen("Song", .controls))
  }
}

/// An app with nothing but text.
@MainActor
private final class ReadingFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    wireframe.install(rootItems: [TextScreen(), TextScreen()])
  }
}

/// A screen with more lines than a window has.
@MainActor
private final class TextScreen: RootLevelRepresentable, ModallyPresentable {
  let title = "Story"
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = nil

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  @ScreenContent.Builder var content: ScreenContent {
    for line in 1...30 { Text("Line \(line)") }
  }
}

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
