import Testing
import Wireflow

@testable import WireflowTerminal

/// The lines of panes have colours by their kind, and guides.
@MainActor
struct PaneLineTests {
  private func text(_ lines: [PaneLine]) -> [String] {
    lines.map { $0.pieces.map { String($0.text.glyphs.map(\.character)) }.joined() }
  }

  @Test func drawsGuidesInThePlaceOfBlanks() {
    let lines = PaneLine.tree([
      "tab bar", "  Shop, selected", "      List \"Shop\" in ShopFlowCoordinator",
      "    * Item \"Rug\" in ShopFlowCoordinator", "  Profile", "      Me \"Me\" in Me", "",
      "MainFlowCoordinator", "  ShopFlowCoordinator",
    ])

    #expect(
      text(lines) == [
        "tab bar", "├ Shop, selected", "│ ├ List \"Shop\" in ShopFlowCoordinator",
        "│ └ ● Item \"Rug\" in ShopFlowCoordinator", "└ Profile", "  └ Me \"Me\" in Me", "",
        "MainFlowCoordinator", "└ ShopFlowCoordinator",
      ])
    #expect(lines.map(\.isCurrent).firstIndex(of: true) == 3)
  }

  @Test func coloursTheLogByKind() {
    let lines = PaneLine.log(["> tap \"A\"", "  start Flow", "  ignored push", "  pop A", "> back"])

    #expect(
      lines.map { $0.pieces.map(\.style.ink) } == [
        [.accent], [.secondary, .good, .text], [.secondary, .danger, .text],
        [.secondary, .secondary, .text], [.accent],
      ])
    #expect(lines.map(\.isCurrent) == [false, false, false, false, true])
  }

  @Test(arguments: [9, 13, 30, 80])
  func wrapsWithoutLosingAnything(columns: Int) {
    let words = "push ProductListScreen \"日本語の本\" onto Discover, without an end in sight"
    let lines = PaneLine(ofLog: "  \(words)").wrapped(to: columns)

    #expect(lines.allSatisfy { $0.pieces.reduce(0) { $0 + $1.text.width } <= columns })
    let joined = text(lines).joined().replacing(" ", with: "")
    #expect(joined == words.replacing(" ", with: ""))
  }
}
