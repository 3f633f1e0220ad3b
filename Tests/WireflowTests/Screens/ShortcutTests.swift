import Testing
import Wireflow

/// Keys with their modifiers.
struct ShortcutTests {
  typealias Shortcut = ScreenContent.Shortcut

  @Test func areWrittenAsInMenus() {
    let shortcuts = [
      Shortcut("n"), Shortcut("n", [.command, .shift]), Shortcut(.space, []),
      Shortcut(.leftArrow, [.control, .option]), Shortcut(.escape, []), Shortcut(.delete),
      Shortcut(.return), Shortcut("ß", .option),
    ]

    #expect(
      shortcuts.map(\.description) == ["⌘N", "⇧⌘N", "Space", "⌃⌥←", "⎋", "⌘⌫", "⌘↩", "⌥SS"])
  }

  @Test func areTheSameForLettersOfEitherCase() {
    #expect(Shortcut("N") == Shortcut("n"))
    #expect(Shortcut(" ", []) == Shortcut(.space, []))
  }

  @Test(arguments: [
    (Shortcut("n"), true), (Shortcut("n", [.command, .option]), true), (Shortcut(.return), true),
    (Shortcut("n", []), false), (Shortcut("n", .option), false), (Shortcut("a", .control), false),
    (Shortcut(.space, []), false), (Shortcut(.delete), false), (Shortcut(.leftArrow), false),
  ])
  func leaveKeysThatEditTextToFields(shortcut: Shortcut, works: Bool) {
    #expect(shortcut.worksWhileTyping == works)
  }
}
