import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

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

/// The text fields of alerts, which are edited as those of screens are.
@MainActor
struct AlertFieldTests {
  private func makeRig(
    _ alert: AlertContent, columns: Int = 80, rows: Int = 24
  ) throws -> TerminalRig {
    let rig = TerminalRig(columns: columns, rows: rows)
    rig.stage.submit(.alert(alert, from: try #require(rig.stage.frontScreen), onAnswer: nil))
    return rig
  }

  @Test func typesAndConfirmsByReturn() throws {
    let rig = try makeRig(.rename)
    let focus = rig.backend.focusedItem?.name

    let lines = rig.lines {
      rig.press(.enter)
      rig.type("Ada")
      rig.press(.enter)
    }

    #expect(focus == "Name")
    #expect(
      lines == [#"> type "Ada" into "Name""#, #"> choose "rename""#, #"  close alert "Rename""#])
  }

  @Test func leavesOutAnAnswerThatIsDisabled() throws {
    let rig = try makeRig(.rename)
    let drawn = rig.text

    let lines = rig.lines { rig.press(.enter, .enter, .enter) }

    #expect(drawn.contains("Name [") && drawn.contains("[ Rename ]"))
    #expect(lines == [#"> choose "cancel""#, #"  close alert "Rename""#])
  }

  @Test func masksASecret() throws {
    let rig = try makeRig(.unlock)

    rig.press(.enter)
    rig.type("2468")
    let editing = rig.grid
    rig.press(.tab)

    #expect(rig.stage.log.text.contains(#"> type sample "the right PIN" into "PIN""#))
    for grid in [editing, rig.grid] {
      #expect(grid.text.contains("[••••"))
      #expect(!grid.svg(theme: .dark).contains("2468"))
    }
  }

  @Test(arguments: [8, 10, 12, 16], [34, 80])
  func showsTheFocusedFieldInALowWindow(rows: Int, columns: Int) throws {
    let alert = AlertContent(
      title: "Address", message: String(repeating: "Where do you live? ", count: 9),
      fields: ["Street", "Town", "Country"].map { .init($0, text: "in \($0)") },
      actions: [.init("Save"), .init("Cancel", role: .cancel)])
    let rig = try makeRig(alert, columns: columns, rows: rows)
    var seen: [String?] = []

    for _ in 0..<5 {
      let item = rig.backend.focusedItem
      seen.append(item?.name)
      #expect(item?.visible.isEmpty == false, "\(item?.name ?? "nothing"):\n\(rig.text)")
      rig.press(.tab)
    }

    #expect(seen == ["Street", "Town", "Country", "Save", "Cancel"])
  }
}

/// A field of several lines, edited by keys.
@MainActor
struct LongFieldTests {
  private func makeRig(_ screen: DraftScreen) -> TerminalRig {
    let rig = TerminalRig(rows: 18, app: { OneScreenFlow($0, showing: screen) })
    rig.press(.down)
    return rig
  }

  private func lines(of rig: TerminalRig, _ rows: Range<Int>) -> [String] {
    rig.text.split(separator: "\n", omittingEmptySubsequences: false)[rows].map { line in
      line.prefix { $0 != "]" }.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func logsAllLinesAsOneText() {
    let screen = DraftScreen()
    let rig = makeRig(screen)

    let lines = rig.lines {
      rig.press(.enter)
      rig.type("Dear Ada,")
      rig.press(.enter, .enter)
      rig.type("see you")
      rig.press(.tab)
    }

    #expect(lines == [#"> type "Dear Ada,\n\nsee you" into "Message""#])
    #expect(screen.message == "Dear Ada,\n\nsee you")
    #expect(rig.backend.focusedItem?.name == "Discard")
  }

  @Test func growsWithItsTextAndThenScrolls() {
    let screen = DraftScreen()
    let rig = makeRig(screen)
    #expect(lines(of: rig, 3..<7) == ["▸ Message [Your words", "[", "[", "[ Discard"])

    rig.press(.enter)
    for line in 1...6 {
      rig.type("\(line)")
      rig.press(.enter)
    }

    #expect(lines(of: rig, 3..<9) == ["▸ Message [3", "[4", "[5", "[6", "[", "[ Discard"])
  }

  @Test func wrapsBehindBlanks() {
    let words = Array(repeating: "twelve words", count: 9).joined(separator: " ")
    let rig = makeRig(DraftScreen(words))

    rig.press(.enter, .character("s"))

    #expect(rig.text.contains("twelve wordss"))
    #expect(!rig.text.contains("…"))
  }

  @Test func movesBetweenItsLinesBeforeItLeaves() {
    let screen = DraftScreen("one\ntwenty\nsix")
    let rig = makeRig(screen)

    rig.press(.enter, .up, .character("a"), .up, .home, .character("b"), .end, .character("c"))
    rig.press(.up)

    #expect(screen.message == "bonec\ntweanty\nsix")
    #expect(rig.backend.focusedItem?.name == "Subject")
  }

  @Test func submitsWithAlt() {
    let screen = DraftScreen("Hello")
    let rig = makeRig(screen)

    let lines = rig.lines { rig.press(.enter, .character("!"), .alt("\r")) }

    #expect(lines == [#"> type "Hello!" into "Message""#, #"> submit "Message""#])
    #expect(screen.sent == ["Hello!"])
  }

  @Test func keepsThePastedLines() {
    let screen = DraftScreen()
    let rig = makeRig(screen)

    rig.press(.enter)
    rig.send(.paste("a\tb\nc"))
    rig.press(.tab)

    #expect(screen.message == "a b\nc")
  }
}
