import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

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

  /// The sidebar takes a quarter of the window.
  @Test(arguments: [(120, true), (80, false)])
  func leavesOutTheFirstOfThreeColumns(columns: Int, hasFirst: Bool) throws {
    let rig = TerminalRig(.threeColumns, columns: columns)
    let (inbox, mail) = (PageScreen("Inbox"), PageScreen("Mail"))
    let root = try #require(rig.stage.selectedRoot)
    rig.stage.submit(.push(inbox, from: root))
    rig.stage.submit(.showDetail(mail, from: inbox))

    let header = try #require(rig.text.split(separator: "\n").first)

    #expect(header.contains("Inbox") && header.contains("Mail"))
    let frames = rig.backend.currentRendering().frames
    #expect((frames[rig.stage.pictureID(of: root)] != nil) == hasFirst)
  }
}

/// A size that is none does not keep a modal from being shown.
@MainActor
struct OddSizeTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, -1e300, 1e300, 0])
  func showsAModalOfAnySize(points: Double) {
    let size = ModalStyle.Size(width: points, height: points)
    let styles: [ModalStyle] = [
      .popover(anchor: "Push", preferredSize: size), .sheet([.height(points)]),
    ]
    for style in styles {
      let rig = TerminalRig()
      let screen = BazaarScreen("Stall", .wares)
      screen.preferredModalStyle = style

      rig.controller.wireframe.presentModally(screen)

      #expect(rig.text.contains("Stall"))
      #expect(rig.grid.fault(size: rig.grid.size) == nil)
    }
  }
}

/// Pictures of pixels are shown by halves of cells, and by words where there are no colours.
@MainActor
struct PixelTests {
  /// Red over blue at the left, and nothing over green at the right.
  private static let image = ScreenContent.PixelImage(
    width: 2, height: 2,
    bytes: [255, 0, 0, 255, 9, 9, 9, 0, 0, 0, 255, 255, 0, 128, 0, 255])

  private func picture(
    _ image: ScreenContent.PixelImage?, theme: Theme = .dark, isCovered: Bool = false
  ) -> CellGrid {
    let backend = TerminalBackend(size: TerminalSize(columns: 40, rows: 24), theme: theme)
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let screen = ImageScreen(image)
    wireframe.install(rootItems: [screen])
    if isCovered { wireframe.presentAlert(AlertContent(title: "Well", message: ""), from: screen) }
    return backend.picture()
  }

  private func bytes(_ picture: CellGrid, _ theme: Theme) -> String {
    String(decoding: picture.bytes(from: nil, theme: theme), as: UTF8.self)
  }

  @Test func showsTwoPixelsInACell() {
    let picture = picture(Self.image)

    #expect(picture.text.contains("\n  ▀▄\n"))
    #expect(
      bytes(picture, .dark).contains(
        "\u{1B}[0;38;2;255;0;0;48;2;0;0;255m▀\u{1B}[0;38;2;0;128;0;48;2;19;19;23m▄"))
  }

  @Test(arguments: [
    (Theme.Depth.many, "\u{1B}[0;38;5;196;48;5;21m▀"), (.sixteen, "\u{1B}[0;91;104m▀"),
  ])
  func showsFewerColours(depth: Theme.Depth, sequence: String) {
    let theme = Theme.dark.reduced(to: depth)

    #expect(bytes(picture(Self.image, theme: theme), theme).contains(sequence))
  }

  @Test func showsWordsWithoutColours() {
    let text = picture(Self.image, theme: .plain).text

    #expect(text.contains("\n  ▧ A flag\n") && !text.contains("▀"))
  }

  @Test func standsBackBehindWhatIsInFront() {
    let picture = picture(Self.image, isCovered: true)

    // A quarter of the pixel, and three of the scrim.
    #expect(bytes(picture, .dark).contains("38;2;72;8;10;48;2;8;8;74m▀"))
  }

  @Test(arguments: [
    (10, 12, 38, 10, 6), (10, 100, 38, 2, 12), (200, 100, 38, 38, 10), (512, 1, 38, 38, 1),
    (1, 512, 38, 1, 12), (3, 3, 1, 1, 1),
  ])
  func isMadeSmallerWhereThereIsLessRoom(
    width: Int, height: Int, room: Int, columns: Int, rows: Int
  ) {
    let image = ScreenContent.PixelImage(
      width: width, height: height, bytes: Array(repeating: 200, count: 4 * width * height))
    let box = PixelBox(image, columns: room)

    #expect(box?.columns == columns && box?.rows == rows)
    for row in 0..<rows {
      for column in 0..<columns { #expect(box?.cell(column: column, row: row).0 == "▀") }
    }
  }

  @Test func showsWordsForAPictureOfNothing() {
    let empty = ScreenContent.PixelImage(width: 0, height: 3, bytes: [1])

    #expect(picture(empty).text.contains("▧ A flag"))
    #expect(picture(nil).text.contains("▧ A flag"))
  }

  @Test func standsInAPictureOfTheTerminal() {
    let svg = picture(Self.image).svg(theme: .dark)

    #expect(svg.contains("fill=\"#ff0000\"") && svg.contains("fill=\"#0000ff\""))
    #expect(svg.contains("fill=\"#008000\""))
  }
}

@MainActor
private final class ImageScreen: Screen, RootLevelRepresentable {
  let title = "Flags"
  private let image: ScreenContent.PixelImage?

  init(_ image: ScreenContent.PixelImage?) {
    self.image = image
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent {
    Image("flag", alternative: "A flag", pixels: image)
    Button("Wave") {}
  }
}

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
