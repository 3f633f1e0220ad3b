import Testing
import Wireflow
import WireflowCommand

@testable import WireflowTerminal

/// A wide window has the log and the navigation tree beside the app, unless the user closes them.
@MainActor
struct WideWindowTests {
  private func panes(of rig: TerminalRig) -> [Bool] {
    ["─ Navigation tree ─", "─ Log ─"].map(rig.text.contains)
  }

  @Test func showsWhatFitsBesideTheApp() {
    let rig = TerminalRig(.split, columns: 180, rows: 30)
    #expect(panes(of: rig) == [true, true])
    #expect(rig.backend.currentRendering().area.columns == 100)

    rig.send(.resize(TerminalSize(columns: 179, rows: 30)))
    #expect(panes(of: rig) == [false, false])

    rig.send(.resize(TerminalSize(columns: 240, rows: 30)))
    #expect(panes(of: rig) == [true, true])
    #expect(rig.backend.currentRendering().area.columns == 100)
  }

  @Test func growsWithTheLog() {
    let rig = TerminalRig(columns: 180, rows: 30)

    rig.perform(.tap("Push"))

    #expect(rig.text.contains(#"> tap "Push""#))
  }

  @Test func keepsTheChoiceOfTheUser() {
    let rig = TerminalRig(columns: 200, rows: 30)

    rig.press(.control("l"), .control("t"))
    rig.send(.resize(TerminalSize(columns: 220, rows: 30)))
    #expect(panes(of: rig) == [false, false])

    rig.press(.control("l"))
    rig.send(.resize(TerminalSize(columns: 100, rows: 30)))
    #expect(panes(of: rig) == [false, true])
  }
}
