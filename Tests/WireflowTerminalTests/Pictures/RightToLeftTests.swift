import AudiobooksApp
import Testing
import Wireflow
import WireflowCommand
import WireflowTesting

@testable import WireflowTerminal

/// A language that is written from right to left.
@MainActor
struct RightToLeftTests {
  private static let lines = [
    "אב גד", "Emma", "(Emma)", "Emma (2) Jane", "‹ אב", "אב 12:30", "אב (Emma) גד", "[ אב ]",
    "1 אב", "",
    "Esc אב  גד", "push \"אב\" onto Shop",
  ]

  /// A line is in the order of its cells, or has words in that order if it runs to the right.
  @Test func writesLinesInTheOrderOfTheirCells() {
    let lines = Self.lines.map { line in
      let cells = PrintableText(line).inVisualOrder()
      #expect(cells.inVisualOrder().string == line)
      return "\(line)\n\(cells.string)\n\(PrintableText(line).withWordsInVisualOrder().string)\n"
    }
    assertSnapshot(of: lines.joined(separator: "\n"))
  }

  @Test(arguments: [WireframeVariant.tabBar, .hamburger, .split])
  func looksSo(on wireframe: WireframeVariant) async {
    let backend = TerminalBackend(size: TerminalSize(columns: 72, rows: 18))
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let app = ApplicationController(
      audiobooksOn: stage, texts: Texts(.arabic), wireframe: wireframe.makeWireframe)
    app.finishLaunching()
    await stage.play(.tap("Crime"))

    assertSnapshot(of: backend.picture().text, named: "\(wireframe)")
  }

  /// The drawer comes from the right, and a click there reaches its rows.
  @Test func reachesByPointerWhatIsOnTheOtherSide() {
    expectJourneys([
      KeyJourney(
        "The drawer is at the right", on: .hamburger, "App Click78,0 Click70,5",
        acts: [{ $0.stage.words = StageWords(language: "ar") }])
    ])
  }

  /// The app tells the terminal that the order is final, and undoes that at the end.
  @Test func tellsTheTerminalNotToReorder() {
    var arabic = CellGrid(size: TerminalSize(columns: 4, rows: 1))
    arabic.isRightToLeft = true
    let english = CellGrid(size: TerminalSize(columns: 4, rows: 1))
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    #expect(text(arabic.bytes(from: nil, theme: .plain)).contains("\u{1B}[8l"))
    #expect(text(english.bytes(from: arabic, theme: .plain)).contains("\u{1B}[8h"))
    #expect(!text(english.bytes(from: nil, theme: .plain)).contains("\u{1B}[8"))
  }
}
