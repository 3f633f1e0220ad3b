import Testing
import Wireflow
import WireflowInteraction

@MainActor
struct SessionComparisonTests {
  @Test func countsTheLinesAndPlacesOfOneAlone() async {
    let (one, other) = (TimelineRig(), TimelineRig())
    await one.play(.tap("More"), .back, .tap("Twice"))
    await other.play(.tap("More"), .back, .tap("More"))
    one.timeline.close()
    other.timeline.close()

    let comparison = SessionComparison(one.timeline.steps, other.timeline.steps)

    #expect(comparison.commonCount == 3)
    #expect(
      comparison.lines == [
        #"> tap "Twice""#, #"  push ShopScreen "One" onto Shop"#,
        #"  ignored push ShopScreen "Two": ShopScreen "Shop" is covered"#, #"> tap "More""#,
        #"  push ShopScreen "More" onto Shop"#,
      ])
    // Both have been at “More” before they part.
    #expect(comparison.places == ["One"])
    #expect("\(comparison)" == "differs in 5 lines, 1 place")
  }

  @Test func findsNoDifferenceBetweenEqualBranches() async {
    let (one, other) = (TimelineRig(), TimelineRig())
    await one.play(.tap("More"))
    await other.play(.tap("More"))

    let comparison = SessionComparison(one.timeline.steps, other.timeline.steps)

    #expect(comparison.isEmpty)
    #expect("\(comparison)" == "the same")
  }
}
