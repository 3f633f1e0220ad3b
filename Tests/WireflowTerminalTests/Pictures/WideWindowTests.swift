import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

@testable import WireflowTerminal

/// A wide window has the log and the navigation tree beside the app, unless the user closes them.
@MainActor
struct WideWindowTests {
  private func panes(of rig: TerminalRig, atWidth columns: Int? = nil) -> [Bool] {
    if let columns { rig.send(.resize(TerminalSize(columns: columns, rows: 30))) }
    return ["─ Navigation tree ─", "─ Log ─"].map(rig.text.contains)
  }

  @Test func showsWhatFitsBesideTheAppUnlessTheUserClosesIt() {
    let rig = TerminalRig(.split, columns: 180, rows: 30)
    #expect(panes(of: rig) == [true, true])
    #expect(panes(of: rig, atWidth: 179) == [false, false])
    #expect(panes(of: rig, atWidth: 240) == [true, true])
    rig.perform(.tap("Push"))
    #expect(rig.text.contains(#"> tap "Push""#))

    rig.press(.control("l"), .control("t"))
    #expect(panes(of: rig, atWidth: 220) == [false, false])
    rig.press(.control("l"))
    #expect(panes(of: rig, atWidth: 100) == [false, true])
  }

  /// A key may come before anybody has drawn what has appeared.
  @Test func leavesAModalThatNobodyHasSeen() {
    let rig = TerminalRig(.split, columns: 180, rows: 30)
    while rig.backend.focusedItem?.target.isPane == false { rig.press(.backTab) }
    rig.controller.wireframe.presentModally(BazaarScreen("Stall", .wares))
    _ = rig.backend.handle(.key(.escape))
    #expect(rig.stage.state.modalScreens.isEmpty)
  }

  /// The sidebar takes a quarter of the window.
  @Test(arguments: [(120, true), (80, false)])
  func leavesOutTheFirstOfThreeColumns(columns: Int, hasFirst: Bool) throws {
    let rig = TerminalRig(.threeColumns, columns: columns)
    let (inbox, mail) = (PageScreen("Inbox"), PageScreen("Mail"))
    let root = try #require(rig.stage.state.selectedRoot)
    rig.stage.submit(.push(inbox, from: root))
    rig.stage.submit(.showDetail(mail, from: inbox))

    let header = try #require(rig.text.split(separator: "\n").first)

    #expect(header.contains("Inbox") && header.contains("Mail"))
    // The second column has a way back to the first.
    #expect(header.ranges(of: root.title).count == (hasFirst ? 2 : 1))
  }

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
  private static let flag = ScreenContent.PixelImage(
    width: 2, height: 2,
    bytes: [255, 0, 0, 255, 9, 9, 9, 0, 0, 0, 255, 255, 0, 128, 0, 255])

  private func picture(
    _ image: ScreenContent.PixelImage?, theme: Theme = .dark, isCovered: Bool = false
  ) -> CellGrid {
    let backend = TerminalBackend(size: TerminalSize(columns: 40, rows: 24), theme: theme)
    let wireframe = TabBarWireframe(stage: Stage(backend: backend, scheduler: ManualScheduler()))
    let screen = KeyScreen("Flags") {
      ScreenContent.Image("flag", alternative: "A flag", pixels: image)
      ScreenContent.Button("Wave") {}
    }
    wireframe.install(rootItems: [screen])
    if isCovered { wireframe.presentAlert(AlertContent(title: "Well", message: ""), from: screen) }
    return backend.picture()
  }

  /// With fewer colours, and a quarter of each pixel behind the scrim of an alert.
  @Test(arguments: [
    (Theme.Depth.full, false, "38;2;255;0;0;48;2;0;0;255m▀\u{1B}[0;38;2;0;128;0;48;2;19;19;23m▄"),
    (.many, false, "\u{1B}[0;38;5;196;48;5;21m▀"), (.sixteen, false, "\u{1B}[0;91;104m▀"),
    (.full, true, "38;2;72;8;10;48;2;8;8;74m▀"),
  ])
  func showsTwoPixelsInACell(depth: Theme.Depth, isCovered: Bool, sequence: String) {
    let theme = Theme.dark.reduced(to: depth)
    let picture = picture(Self.flag, theme: theme, isCovered: isCovered)

    let bytes = String(decoding: picture.bytes(from: nil, theme: theme), as: UTF8.self)

    #expect(picture.text.contains("\n  ▀▄"))
    #expect(bytes.contains(sequence))
    let fills = ["#ff0000", "#0000ff", "#008000"].map { "fill=\"\($0)\"" }
    #expect(isCovered || fills.allSatisfy(picture.svg(theme: .dark).contains))
  }

  @Test func showsWordsWithoutColoursOrPixels() {
    let empty = ScreenContent.PixelImage(width: 0, height: 3, bytes: [1])
    let plain = picture(Self.flag, theme: .plain).text

    #expect(plain.contains("\n  ▧ A flag\n") && !plain.contains("▀"))
    #expect(picture(empty).text.contains("▧ A flag"))
    #expect(picture(nil).text.contains("▧ A flag"))
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
    #expect(box?.cell(column: columns - 1, row: rows - 1).0 == "▀")
  }
}
