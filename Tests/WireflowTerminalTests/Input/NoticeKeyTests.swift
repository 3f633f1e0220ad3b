import TestSupport
import Testing
import Wireflow

@testable import WireflowTerminal

/// A notice by keys.
@MainActor
struct NoticeKeyTests {
  private let inbox = MailboxScreen()
  private let rig: TerminalRig

  init() {
    rig = TerminalRig(rows: 18, app: { [inbox] in OneScreenFlow($0, showing: inbox) })
    rig.press(.down)
    let undo = ScreenContent.Button("Undo") { [inbox] in inbox.done.append("undo") }
    rig.stage.submit(.showNotice(NoticeContent("Sent", action: undo), for: .seconds(10)))
  }

  @Test func isALineAboveTheKeysThatTakesNoFocus() {
    let lines = rig.text.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.dropLast().last?.contains("  Sent") == true)
    #expect(lines.dropLast().last?.hasSuffix("[ Undo ]  [ Close ]") == true)
    #expect(lines.last?.contains("Help") == true)
    rig.press(.enter)
    #expect(rig.actions.last == #"tap "Invoice""#)
  }

  @Test func isReachedByTab() {
    rig.press(.backTab, .backTab)
    while rig.backend.focusedItem?.name != "Undo" { rig.press(.tab) }
    rig.press(.enter)

    #expect(rig.actions.last == #"tap "Undo""#)
    #expect(inbox.done == ["undo"])
    #expect(!rig.text.contains("Sent"))
  }

  @Test func isListedInThePalette() {
    rig.press(.character(":"))

    #expect(rig.text.contains(#"tap "Undo""#))
  }
}
