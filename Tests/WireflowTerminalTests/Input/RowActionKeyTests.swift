import TestSupport
import Testing
import Wireflow

@testable import WireflowTerminal

/// The actions of a row by keys.
@MainActor
struct RowActionKeyTests {
  private let inbox = MailboxScreen()
  private let rig: TerminalRig

  init() {
    rig = TerminalRig(rows: 18, app: { [inbox] in OneScreenFlow($0, showing: inbox) })
  }

  @Test func areListedByAKey() {
    rig.press(.character("a"))

    #expect(rig.text.contains(#"tap "Archive" of "Hello""#))
    rig.press(.down, .enter)
    #expect(rig.actions.last == #"tap "Delete" of "Hello""#)
    #expect(inbox.done == ["delete Hello"])
  }

  @Test func areListedByEnterOnARowThatLeadsNowhere() {
    rig.press(.down, .down, .enter)
    rig.press(.enter)

    #expect(inbox.done == ["empty"])
  }

  @Test func areMarkedInTheRow() {
    #expect(rig.text.contains("⋯›"))
    #expect(rig.text.contains("a Actions"))
  }
}
