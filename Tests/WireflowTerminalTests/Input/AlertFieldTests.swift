import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowTerminal

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

  @Test func typesSamples() throws {
    let rig = try makeRig(.unlock)

    rig.press(.control("e"))

    #expect(rig.actions.last == #"type sample "the right PIN" into "PIN""#)
    #expect(rig.stage.picture.alert?.confirm == .choose("unlock"))
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
