import Testing
import Wireflow

@MainActor
struct ScreenContentTests {
  @Test(arguments: [
    (-0.5, 0.0), (0, 0), (0.25, 0.25), (1, 1), (1.5, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0),
  ])
  func movesAFractionIntoItsRange(given: Double, kept: Double) {
    #expect(ScreenContent.Progress("Loading", fraction: given).fraction == kept)
  }

  @Test func hasOneLineInASecureField() {
    typealias Field = ScreenContent.Field

    #expect(Field("Message", text: "", lines: 3...10) { _ in }.lines == 3...10)
    #expect(Field("PIN", text: "", privacy: .secure, lines: 3...10) { _ in }.lines == 1...1)
    #expect(Field("Name", text: "", lines: -1...0) { _ in }.lines == 1...1)
    #expect(Field("Name", text: "") { _ in }.lines == 1...1)
  }
}

/// A picture of pixels is whole, whatever it is made of.
struct PixelImageTests {
  @Test(arguments: [
    (2, 1, 8, 2, 1), (0, 5, 9, 0, 5), (-3, .min, 4, 0, 0), (.max, .max, 16, 512, 512),
    (3, 2, 0, 3, 2), (1, 1, 99, 1, 1),
  ])
  func hasFourBytesForEachPixel(
    wantedWidth: Int, wantedHeight: Int, count: Int, width: Int, height: Int
  ) {
    let image = ScreenContent.PixelImage(
      width: wantedWidth, height: wantedHeight, bytes: Array(repeating: 7, count: count))

    #expect(image.width == width && image.height == height)
    #expect(image.bytes.count == 4 * width * height)
    #expect(image.bytes.prefix(count).allSatisfy { $0 == 7 })
    #expect(image.bytes.dropFirst(count).allSatisfy { $0 == 0 })
  }
}

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
