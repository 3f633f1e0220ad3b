import Testing
import Wireflow

@testable import WireflowTerminal

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
