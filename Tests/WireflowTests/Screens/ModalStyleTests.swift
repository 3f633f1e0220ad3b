import Testing
import Wireflow

struct ModalStyleTests {
  @Test(arguments: [
    (
      ModalStyle.popover(anchor: "Genres", preferredSize: .init(width: 500, height: 600)),
      #"popover at "Genres" of 500x600"#
    ),
    (
      .popover(anchor: "Genres", preferredSize: .init(width: 0.5, height: .infinity)),
      #"popover at "Genres" of 0.5xinf"#
    ),
    (.sheet([.medium, .height(320), .height(99.5)]), "sheet at medium, 320 points, 99.5 points"),
    (.sheet(), "sheet"),
  ])
  func isDescribedInWords(style: ModalStyle, words: String) {
    #expect(style.description == words)
  }
}
