import TestSupport
import Testing
import Wireflow

@testable import WireflowTerminal

/// A notice by keys.
@MainActor
struct NoticeKeyTests {
  private let inbox = MailboxScreen()
  private let rig: TerminalRig
  private let undone = Counter()

  private final class Counter {
    var count = 0
  }

  init() {
    rig = TerminalRig(rows: 18, app: { [inbox] in OneScreenFlow($0, showing: inbox) })
    rig.press(.down)
    let undo = ScreenContent.Button("Undo") { [undone] in undone.count += 1 }
    rig.stage.submit(.showNotice(NoticeContent("Sent", action: undo), for: .seconds(10)))
  }

  @Test func isALineAboveTheKeysThatTakesNoFocus() throws {
    let lines = rig.text.split(separator: "\n")
    let place = try #require(lines.firstIndex { $0.contains("Sent") })

    #expect(lines[place].contains(/Undo .* Close/))
    #expect(lines[place + 1].contains("q Quit"))
    rig.press(.enter)
    #expect(rig.actions.last == #"tap "Invoice""#)
  }

  @Test func isReachedByTab() {
    rig.press(.backTab, .backTab)
    while rig.backend.focusedItem?.name != "Undo" { rig.press(.tab) }
    rig.press(.enter)

    #expect(rig.actions.last == #"tap "Undo""#)
    #expect(undone.count == 1)
    #expect(!rig.text.contains("Sent"))
  }

  @Test func isListedInThePalette() {
    rig.press(.character(":"))

    #expect(rig.text.contains(#"tap "Undo""#))
  }
}
