import Testing

@testable import WireflowTerminal

struct TerminalBackgroundTests {
  @Test(
    arguments: [
      ("15;0", .dark), ("0;15", .light), ("0;default;7", .light), ("15;8", .dark), ("0", .dark),
      ("15;default", nil), ("", nil), (";", nil), ("0;16", nil), ("0;-1", nil),
    ] as [(String, TerminalBackground?)])
  func readsTheVariable(text: String, background: TerminalBackground?) {
    #expect(TerminalBackground(variable: text) == background)
  }

  @Test(
    arguments: [
      ("11;rgb:0000/0000/0000", .dark), ("11;rgb:ffff/ffff/ffff", .light), ("11;rgb:f/f/f", .light),
      ("11;rgb:00/2b/36", .dark), ("11;rgb:fdf6/f6e3/e3d5", .light), ("11;rgba:0/0/0/ffff", .dark),
      ("11;rgb:0/0", nil), ("10;rgb:f/f/f", nil), ("11;rgb:x/0/0", nil), ("11;rgb:00000/0/0", nil),
      ("11;rgb://", nil), ("11;?", nil), ("", nil),
    ] as [(String, TerminalBackground?)])
  func readsAnAnswer(text: String, background: TerminalBackground?) {
    #expect(TerminalBackground(answer: text) == background)
  }
}
