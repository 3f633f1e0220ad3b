import Testing
import Wireflow
import WireflowCommand

@testable import WireflowTerminal

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

  @Test func takesTheOnlyEntryThatIsMeant() {
    type("long")
    rig.press(.enter)

    #expect(rig.actions.last == #"tap "Long alert""#)
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
