import Foundation
import Testing

@testable import WireflowTesting

/// Writes a program that compares literals with their bytes.
@Suite struct LiteralTests {
  private static let program = ProcessInfo.processInfo.environment["LITERAL_PROGRAM"]

  private static let pieces = [
    "a", "Z", " ", "  ", "\t", "\n", "\n\n", "\"", "\"\"\"", "\\", "\\(", "\\n", "#", "##", "\r",
    "\r\n", "\0", "\u{1B}", "\u{7F}", "\u{85}", "\u{A0}", "\u{301}", "\u{200B}", "\u{200D}",
    "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{FE0F}", "\u{E000}", "\u{FFFF}", "\u{1F600}", "é",
    "\u{1F468}\u{200D}\u{1F469}", "$0", "//", "/*", "}", "{", "`", "'",
  ]

  @Test(.enabled(if: program != nil))
  func writesLiterals() throws {
    var random = SystemRandomNumberGenerator()
    var source = "var wrong = 0\nfunc check(_ text: String, _ codes: String) {\n"
    source += "  let bytes = text.utf8.map { String($0, radix: 16) }.joined(separator: \" \")\n"
    source += "  if bytes != codes { wrong += 1; print(codes, \"became\", bytes) }\n}\n"
    for _ in 0..<1000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
      let ended = text.isEmpty || text.utf8.last == 0x0A ? text : text + "\n"
      let codes = ended.utf8.map { String($0, radix: 16) }.joined(separator: " ")
      let end = ended.isEmpty ? "" : " + \"\\n\""
      let literal = MultilineLiteral(text).lines.joined(separator: "\n")
      source += "check(\(literal)\(end), \"\(codes)\")\n"
    }
    source += "print(\"\\(wrong) of 1000 literals are wrong\")\n"
    try Data(source.utf8).write(to: URL(fileURLWithPath: Self.program ?? ""))
  }
}
