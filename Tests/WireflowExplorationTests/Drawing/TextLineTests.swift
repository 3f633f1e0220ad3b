import Testing

@testable import WireflowExploration

/// A drawing keeps the spaces of the app's texts.
struct TextLineTests {
  @Test(arguments: ["  Crime", "Crime  and   drama", "Crime ", "   ", ""])
  func keepsSpaces(text: String) {
    #expect(TextMeasure.lines(text, 10, width: 300) == [text])
  }

  @Test func beginsNoLineWithTheSpaceThatBreaksIt() {
    #expect(TextMeasure.lines("  Crime Drama", 10, width: 45) == ["  Crime", "Drama"])
    #expect(TextMeasure.lines("  Lamplighter", 10, width: 20) == ["  Lamplighter"])
  }

  @Test(arguments: [("Crime and drama", ""), ("  Crime", #" xml:space="preserve""#)])
  func tellsARendererToKeepThem(text: String, attribute: String) {
    let shape = MapShape.text(text, at: MapPoint(1, 2), 10, .text)

    #expect(
      [shape].svg(.variables) == """
        <text x="1" y="2" font-size="10" fill="var(--map-text)"\(attribute)>\(text)</text>

        """)
  }
}
