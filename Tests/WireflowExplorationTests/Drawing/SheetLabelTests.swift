import Testing

@testable import WireflowExploration

/// A name is written smaller, then on several lines, and only then cut.
struct SheetLabelTests {
  @Test func writesALongNameSmaller() {
    let label = SheetLabel("Choice of trainers", [14, 12, 10], width: 110)

    #expect(label.lines == ["Choice of trainers"])
    #expect(label.size == 12)
  }

  @Test func breaksALongerNameBetweenWords() {
    let label = SheetLabel("Choice of the best trainers", [14, 12, 10], width: 75)

    #expect(label.lines == ["Choice of the", "best trainers"])
    #expect(label.size == 10)
  }

  @Test func breaksAWordThatIsWiderThanItsRoom() {
    let label = SheetLabel("Onboardingpermissions", [10], width: 60)

    #expect(label.lines.joined() == "Onboardingpermissions")
    #expect(label.lines.allSatisfy { TextMeasure.width($0, 10) <= 60 })
  }

  @Test func cutsANameOfMoreThanFourLines() {
    let label = SheetLabel(
      Array(repeating: "trainer", count: 9).joined(separator: " "), [10], width: 60)

    #expect(label.lines == ["trainer", "trainer", "trainer", "trainer trai…"])
  }
}
