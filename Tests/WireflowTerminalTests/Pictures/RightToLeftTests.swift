import AudiobooksApp
import Testing
import Wireflow
import WireflowCommand
import WireflowTesting

@testable import WireflowTerminal

/// A language that is written from right to left.
@MainActor
struct RightToLeftTests {
  private nonisolated static let samples: [(line: String, cells: String)] = [
    ("אב גד", "דג בא"), ("Emma", "Emma"), ("(Emma)", "(Emma)"), ("Emma (2) Jane", "Emma (2) Jane"),
    ("‹ אב", "בא ›"), ("אב 12:30", "12:30 בא"), ("אב (Emma) גד", "דג (Emma) בא"),
    ("[ אב ]", "[ בא ]"),
    ("1 אב", "בא 1"), ("", ""),
  ]

  @Test(arguments: samples)
  func writesALineInTheOrderOfItsCells(line: String, cells: String) {
    #expect(PrintableText(line).inVisualOrder().string == cells)
    #expect(PrintableText(cells).inVisualOrder().string == line)
  }

  @Test(arguments: [
    ("Esc אב  גד", "Esc דג  בא"), ("push \"אב\" onto Shop", "push \"בא\" onto Shop"),
    ("Emma", "Emma"),
  ])
  func writesWordsInALineThatRunsToTheRight(line: String, cells: String) {
    #expect(PrintableText(line).withWordsInVisualOrder().string == cells)
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
