import Testing
import Wireflow
import WireflowCommand

@testable import WireflowTerminal

/// Text typed into a field reaches the app as one action.
@MainActor
struct EditingTests {
  private func makeRig(standingOn field: String) -> TerminalRig {
    let rig = TerminalRig()
    rig.perform(.select("Elements"))
    for _ in 0..<20 where rig.backend.focusedItem?.name != field { rig.press(.down) }
    return rig
  }

  @Test func logsOneLineForAllThatWasTyped() {
    let rig = makeRig(standingOn: "Name")

    let lines = rig.lines {
      rig.press(.enter)
      rig.type(" Lovelace")
      rig.press(.enter)
    }

    #expect(lines == [#"> type "Ada Lovelace" into "Name""#])
    #expect(rig.backend.focusedItem?.name == "Password")
  }

  @Test(arguments: [TerminalKey.tab, .backTab, .up, .down, .pageUp, .pageDown])
  func handsOverWhatWasTypedOnLeaving(by key: TerminalKey) {
    let rig = makeRig(standingOn: "Name")

    let lines = rig.lines { rig.press(.enter, .character("x"), key) }

    #expect(lines == [#"> type "Adax" into "Name""#])
    #expect(rig.backend.focusedItem?.name != "Name")
  }

  @Test func editsAtTheCursor() {
    let rig = makeRig(standingOn: "Name")

    rig.press(.enter, .left, .character("x"), .home, .delete, .character("i"), .end, .backspace)
    rig.press(.right, .character("🇩🇪"), .left, .left, .character("y"), .enter)

    #expect(rig.actions.last == #"type "idyx🇩🇪" into "Name""#)
  }

  @Test func showsTheCursorWhereItTypes() {
    let rig = makeRig(standingOn: "Name")
    #expect(rig.grid.cursor == nil)

    rig.press(.enter, .character("日"))
    #expect(rig.grid.cursor == .init(column: 17, row: 13))
    rig.press(.left, .left)

    #expect(rig.grid.cursor == .init(column: 14, row: 13))
    #expect(rig.text.contains("[Ada日"))
  }

  @Test func forgetsWhatWasTypedAtEscape() {
    let rig = makeRig(standingOn: "Name")

    let lines = rig.lines { rig.press(.enter, .character("x"), .character("y"), .escape) }

    #expect(lines == [])
    #expect(rig.text.contains("[Ada "))
  }

  @Test func asksForNothingWhenNothingChanged() {
    let rig = makeRig(standingOn: "Name")

    #expect(rig.lines { rig.press(.enter, .enter) } == [])
    rig.press(.up)
    #expect(rig.lines { rig.press(.enter, .character("x"), .backspace, .tab) } == [])
  }

  @Test func typesLettersThatAreKeysElsewhere() {
    let rig = makeRig(standingOn: "Name")

    rig.press(.character("i"))
    rig.type(" q?m1")
    rig.press(.enter)

    #expect(rig.actions.last == #"type "Ada q?m1" into "Name""#)
  }

  @Test func offersNoKeyThatWouldBeTyped() {
    let rig = makeRig(standingOn: "Name")
    rig.press(.enter)

    let keys = rig.text.split(separator: "\n").last?.split(separator: "  ")

    #expect(keys?.map { $0.trimming(" ") } == ["Enter Done", "Esc Cancel", "Tab Next", "^C Quit"])
  }

  @Test func neverShowsASecret() {
    let rig = makeRig(standingOn: "Password")

    rig.press(.enter)
    rig.type("sesame")
    #expect(rig.text.contains("[••••••"))
    #expect(!rig.text.contains("sesame"))
    rig.press(.tab, .control("l"), .control("t"))

    #expect(!rig.text.contains("••••••s"))
    #expect(rig.text.contains("[••••••"))
    #expect(rig.actions.last == #"type sample "sesame" into "Password""#)
  }

  @Test func keepsAnUnknownSecretOutOfTheLog() {
    let rig = makeRig(standingOn: "Password")

    rig.press(.enter)
    rig.type("mellon")
    rig.press(.enter, .control("l"))

    #expect(!rig.stage.log.text.contains("mellon"))
    #expect(!rig.text.contains("mellon"))
    #expect((rig.stage.selectedRoot as? BazaarScreen)?.password == "mellon")
  }

  @Test func typesASecretAnew() {
    let rig = makeRig(standingOn: "Password")
    rig.press(.enter)
    rig.type("mellon")
    rig.press(.tab, .backTab)

    rig.press(.enter)
    rig.type("sesame")
    rig.press(.enter)

    #expect((rig.stage.selectedRoot as? BazaarScreen)?.password == "sesame")
  }

  @Test func pastesIntoTheField() {
    let rig = makeRig(standingOn: "Name")

    rig.send(.paste(" King\nof\tLovelace\u{1B}[2J\u{7}"))
    rig.press(.enter)

    #expect(rig.actions.last == #"type "Ada King of Lovelace[2J" into "Name""#)
  }

  @Test func pastesNothingElsewhere() {
    let rig = TerminalRig()

    #expect(rig.lines { rig.send(.paste("q\nmore")) } == [])
    #expect(rig.bytes == [])
  }

  @Test func handsOverWhatWasTypedAtAClickElsewhere() {
    let rig = makeRig(standingOn: "Name")
    rig.press(.enter, .character("x"))

    rig.send(.click(column: 3, row: 22))

    #expect(rig.actions.suffix(2) == [#"type "Adax" into "Name""#, #"select "Wares""#])
  }

  @Test func keepsWhatWasTypedWhileAnAlertIsInFront() {
    let rig = makeRig(standingOn: "Name")
    rig.press(.enter, .character("x"))

    rig.stage.wireframePresents("Wait")
    rig.press(.enter, .character("y"), .enter)

    #expect(rig.actions.suffix(2) == [#"choose "OK""#, #"type "Adaxy" into "Name""#])
  }

  @Test func forgetsWhatWasTypedWithItsScreen() {
    let rig = TerminalRig()
    rig.perform(.tap("Form sheet"), .tap("Sheet"), .dismiss, .tap("Push"))
    rig.perform(.dismiss, .select("Elements"))
    for _ in 0..<20 where rig.backend.focusedItem?.name != "Name" { rig.press(.down) }
    rig.press(.enter, .character("x"))

    rig.perform(.select("Wares"), .select("Elements"))
    #expect(rig.backend.viewpoint.editing != nil)
    rig.controller.wireframe.install(rootItems: [BazaarScreen("New", .elements)])
    _ = rig.text

    #expect(rig.backend.viewpoint.editing == nil)
  }

  @Test func scrollsInAFieldThatIsTooNarrow() {
    let rig = makeRig(standingOn: "Name")

    rig.press(.enter)
    rig.type(String(repeating: "日本", count: 30) + "END")
    #expect(rig.text.contains("END"))
    rig.press(.home)

    #expect(rig.text.contains("[Ada日本"))
    #expect(rig.grid.fault(size: rig.grid.size) == nil)
  }
}

extension Stage {
  /// Shows an alert as the app does, without a user.
  fileprivate func wireframePresents(_ title: String) {
    guard let root = selectedRoot else { return }
    submit(.alert(AlertContent(title: title), from: root, onAnswer: nil), through: self.through)
  }

  private var through: any ApplicationWireframe { TabBarWireframe(stage: self) }
}

extension Substring {
  fileprivate func trimming(_ character: Character) -> Substring {
    var text = self
    while text.first == character { text.removeFirst() }
    while text.last == character { text.removeLast() }
    return text
  }
}
