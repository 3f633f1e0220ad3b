import Observation
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

@testable import WireflowTerminal

/// The focus goes where a user expects it, and keys are keys wherever it is.
@MainActor
struct FocusTests {
  private func focused(_ rig: TerminalRig) -> String? { rig.backend.focusedItem?.name }

  @Test func swallowsNothingInAFieldThatIsNotEdited() {
    let rig = TerminalRig(app: { CounterFlow($0) })
    #expect(focused(rig) == "Name")

    rig.press(.character("?"))
    #expect(rig.text.contains("Keys"))
    rig.press(.escape, .character("2"))
    #expect(rig.actions == ["launch", #"select "Other""#])
    rig.press(.character("1"))
    #expect(rig.press(.character("q")) == .quit)
  }

  @Test func pressesTheMainButtonFromTheLastField() {
    let rig = TerminalRig(app: { CounterFlow($0) })

    rig.press(.enter, .character("A"), .enter)
    #expect(focused(rig) == "Password")
    rig.press(.character("i"), .character("b"), .enter)

    #expect(
      rig.actions.suffix(3) == [
        #"type "A" into "Name""#, #"type sample "(not a sample)" into "Password""#,
        #"tap "Log in""#,
      ])
  }

  @Test func searchesFromAnywhere() {
    let rig = TerminalRig(app: { CounterFlow($0) })
    rig.press(.character("2"), .down, .down)

    rig.press(.character("/"), .character("x"), .enter)

    #expect(rig.actions.last == #"type "x" into "Search""#)
  }

  @Test func saysThatThereIsNothingToSearch() {
    let rig = TerminalRig()

    rig.press(.character("/"))

    #expect(rig.text.contains("no field to search"))
  }

  @Test func typesSamplesOneAfterTheOther() {
    let rig = TerminalRig(app: { CounterFlow($0) })
    rig.press(.down)
    #expect(rig.text.contains("^E Type “wrong”"))

    rig.press(.control("e"))
    #expect(rig.text.contains("Typed “wrong”"))
    rig.press(.control("e"))

    #expect(
      rig.actions.suffix(2) == [
        #"type sample "wrong" into "Password""#, #"type sample "right" into "Password""#,
      ])
    #expect(rig.bytes.isEmpty == false)
  }

  @Test func movesIntoTheDetailAndBackToItsRow() {
    let rig = TerminalRig(.split)
    rig.perform(.select("List"))
    rig.press(.down, .down)

    rig.press(.enter)
    #expect(rig.backend.focusedItem?.target.page == rig.backend.shown.frontPage?.id)
    #expect(rig.backend.viewpoint.resting.count == 2)
    rig.press(.left)

    #expect(focused(rig)?.hasPrefix("Entry") == true)
  }

  @Test func pushesNothingForTheRowThatIsOpenAlready() {
    let rig = TerminalRig(.split)
    rig.perform(.select("List"))
    rig.press(.down, .enter, .left)
    while focused(rig) != "Entry 2" { rig.press(.up) }

    let lines = rig.lines { rig.press(.enter) }

    #expect(lines == [])
    #expect(rig.backend.focusedItem?.target.page == rig.backend.shown.frontPage?.id)
  }

  @Test func movesWithLetters() {
    let rig = TerminalRig()

    rig.type("jjk")
    #expect(focused(rig) == "Sheet")
    rig.type("G")
    #expect(focused(rig) == "Empty screen")
    rig.type("gh")

    #expect(focused(rig) == "Push")
  }

  @Test func scrollsAPaneThatHasTheFocus() {
    let rig = TerminalRig(columns: 100, rows: 12)
    for _ in 0..<10 { rig.perform(.tap("Push"), .back) }
    rig.press(.control("l"))
    while rig.backend.viewpoint.focus?.isPane != true { rig.press(.tab) }
    let before = rig.text

    rig.type("kk")
    #expect(rig.text != before)
    rig.type("G")
    #expect(rig.text == before)
    rig.press(.escape)

    #expect(focused(rig) == "Empty screen")
  }

  @Test(arguments: [30, 50, 80])
  func alwaysSaysHowToGetHelpAndToQuit(columns: Int) {
    let rig = TerminalRig(columns: columns)
    rig.perform(.select("Elements"), .tap("Buy"))

    #expect(rig.text.hasSuffix("? Help  q Quit\n"))
  }
}

/// An app with a login and a search.
@MainActor
private final class CounterFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    wireframe.install(rootItems: [DeskScreen(), OtherScreen()])
  }
}

@Observable
@MainActor
private final class DeskScreen: RootLevelRepresentable {
  let title = "Desk"
  var name = ""
  var password = ""

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  @ScreenContent.Builder var content: ScreenContent {
    Field("Name", text: name) { self.name = $0 }
    Field("Password", text: password, privacy: .secure, samples: ["wrong", "right"]) {
      self.password = $0
    }
    Button("Log in", role: .primary) {}
  }
}

@Observable
@MainActor
private final class OtherScreen: RootLevelRepresentable {
  let title = "Other"
  var words = ""

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  @ScreenContent.Builder var content: ScreenContent {
    Row("First") {}
    Row("Second") {}
    Field("Search", text: words, keyboard: .search) { self.words = $0 }
  }
}

/// The palette takes any user action, and helps to find it.
@MainActor
struct PaletteTests {
  private let rig = TerminalRig()

  private func type(_ line: String) {
    rig.press(.character(":"))
    rig.type(line)
  }

  @Test func takesAnyUserAction() {
    type(#"tap "Sheet""#)
    let lines = rig.lines { rig.press(.enter) }

    #expect(lines.first == #"> tap "Sheet""#)
    #expect(rig.stage.modalScreens.count == 1)
    #expect(rig.backend.viewpoint.palette == nil)
  }

  @Test func completesFromWhatIsPossible() {
    type("form")
    rig.press(.tab)
    #expect(rig.backend.viewpoint.palette?.text == #"tap "Form sheet""#)
    rig.press(.enter)

    #expect(rig.actions.last == #"tap "Form sheet""#)
  }

  @Test func takesTheEntryThatIsMarked() {
    type("sheet")
    rig.press(.down, .down, .enter)

    #expect(rig.actions.last == #"tap "Medium sheet""#)
  }

  @Test func saysWhatIsPossibleInThePlaceOfWhatIsNot() {
    type(#"select "Nowhere""#)
    rig.press(.enter)

    #expect(rig.text.contains(#"no element "Nowhere" is on screen; possible: select "Wares""#))
    #expect(rig.backend.viewpoint.palette?.text == #"select "Nowhere""#)
    rig.press(.escape)
    #expect(rig.stage.log.text.contains("refused"))
  }

  @Test func saysWhatIsNoAction() {
    type("dance wildly")
    rig.press(.enter)

    #expect(rig.actions == ["launch"])
    #expect(rig.text.contains("dance"))
    #expect(rig.backend.viewpoint.palette?.message != nil)
  }

  @Test func remembersWhatWasDone() {
    type(#"select "List""#)
    rig.press(.enter)
    type("background")
    rig.press(.enter)

    rig.press(.character(":"), .control("p"), .control("p"), .enter)

    #expect(rig.actions.suffix(2) == ["background", #"select "List""#])
  }

  @Test func opensLinksWaitsAndAdapts() {
    rig.press(.control("o"))
    rig.type("shop://rugs\"")
    rig.press(.enter)
    #expect(rig.actions.last == #"open "shop://rugs""#)
    #expect(rig.text.contains("not possible") || rig.backend.viewpoint.palette?.message != nil)
    rig.press(.escape)

    type("wait 1s")
    rig.press(.enter)
    type("adapt regular")
    rig.press(.enter)

    #expect(rig.actions.suffix(2) == ["wait 1000ms", "adapt regular"])
  }

  @Test func knowsCommandsOfTheTerminal() {
    type("log")
    #expect(rig.text.contains("Ctrl-L"))
    rig.press(.enter)
    #expect(rig.text.contains("─ Log ─"))
    type("quit")
    #expect(rig.press(.enter) == .quit)
    type("save")
    #expect(rig.press(.enter) == .saveSession)
    type("share")
    #expect(rig.press(.enter) == .shareSession)
    type("map")
    #expect(rig.press(.enter) == .drawMap)
    #expect(rig.press(.character(":"), .control("c")) == .quit)
  }

  @Test(arguments: [TerminalKey.escape, .backspace, .enter])
  func closesWithoutDoingAnything(by key: TerminalKey) {
    let before = rig.text
    rig.press(.character(":"))
    #expect(rig.text != before)

    let lines = rig.lines { rig.press(key) }

    #expect(lines == [])
    #expect(rig.text == before)
  }

  @Test func keepsWhatWasTypedIntoFieldsOutOfItsHistory() {
    rig.perform(.select("Elements"))
    type(#"type "mellon" into "Password""#)
    rig.press(.enter, .character(":"), .control("p"))

    #expect((rig.stage.selectedRoot as? BazaarScreen)?.password == "mellon")
    #expect(!rig.text.contains("mellon"))
  }

  @Test func filtersTheLog() {
    rig.perform(.tap("Push"), .back)
    rig.press(.control("l"))
    while rig.backend.viewpoint.focus != .pane(.log) { rig.press(.tab) }

    rig.press(.character("/"))
    rig.type("POP")
    rig.press(.enter)

    #expect(rig.backend.viewpoint.logLines == [#"  pop BazaarScreen "Push""#])
    #expect(rig.text.contains("Log with “POP”"))
  }
}
