import TestSupport
import Testing
import Wireflow
import WireflowCommand

@testable import WireflowTerminal

/// The Alt key replaces Command, and the palette says which keys there are.
@MainActor
struct ShortcutKeyTests {
  @Test(arguments: [WireframeOption.tabBar, .hamburger, .split])
  func leadThroughAnApp(on wireframe: WireframeOption) {
    let rig = TerminalRig(wireframe) { KeyFlow($0) }
    let lines = rig.lines {
      rig.press(.alt("2"), .alt("U"), .alt("n"), .alt("w"), .alt("1"), .alt("e"), .alt("r"))
      rig.press(.alt("q"), .alt("["), .alt("y"))
    }

    let style = wireframe == .split ? "form sheet" : "sheet"
    #expect(
      lines == [
        #"> select "Sent""#, "  select Sent", #"> toggle "Unread only""#, #"> tap "Write""#,
        #"  present KeyScreen "New mail" over KeyScreen "Sent" as \#(style), dismiss button Done"#,
        "> dismiss", #"  dismiss KeyScreen "New mail""#, #"> select "Inbox""#, "  select Inbox",
        #"> tap "Archive""#, #"> tap "Refresh""#,
      ])
  }

  @Test func workWhileAFieldIsEditedAndPlainKeysDoNot() {
    let rig = TerminalRig { KeyFlow($0) }
    rig.press(.alt("f"))
    let isEditing = rig.backend.isEditing
    rig.type("a b")
    let lines = rig.lines { rig.press(.alt("n")) }

    #expect(isEditing)
    #expect(lines.prefix(2) == [#"> type "a b" into "Words""#, #"> tap "Write""#])
  }

  @Test func standInThePalette() {
    let rig = TerminalRig { KeyFlow($0) }
    rig.press(.character(":"))
    let lines = rig.text.split(separator: "\n").map(String.init)

    #expect(lines.contains { $0.contains(#"tap "Write""#) && $0.contains("Alt-n") })
    #expect(lines.contains { $0.contains(#"toggle "Unread only""#) && $0.contains("Alt-U") })
    #expect(lines.contains { $0.contains(#"tap "Flag""#) && !$0.contains("Alt") })
  }

  @Test func comeFromTheBytesOfATerminal() {
    var decoder = InputDecoder()

    #expect(decoder.feed([0x1B, 0x6E]) == [.key(.alt("n"))])
    #expect(decoder.feed([0x1B, 0x5B, 0x41]) == [.key(.up)])
    #expect(decoder.feed([0x1B]) == [] && decoder.flush() == [.key(.escape)])
  }
}
