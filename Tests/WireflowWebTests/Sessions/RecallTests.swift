import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

/// The past of a session that is longer than the kept drawings.
@MainActor
struct RecallTests {
  private let rig = SessionRig(keeping: 8)

  @Test func drawsAnEarlyStepAgain() async {
    await walk(to: 40)

    let answer = await rig.steps(0, 5, 6)

    #expect(rig.session.timeline?.drawing(at: 5) == nil)
    #expect(answer.contains(#""place":"More""#) && answer.contains(#""picture":"#))
    #expect(rig.madeCount == 2)
  }

  @Test func keepsTheDrawingsAroundARecalledStep() async {
    await walk(to: 40)
    _ = await rig.steps(0, 20, 21)

    for step in 17..<25 {
      #expect(await rig.steps(0, step, step + 1).contains(#""picture":"#), "\(step)")
    }

    #expect(rig.madeCount == 2)
    #expect(rig.session.replays.recalled?.timeline.drawingCount == 8)
  }

  @Test func keepsNoMoreDrawingsThanItSays() async throws {
    await walk(to: 40)
    for step in stride(from: 0, to: 40, by: 5) { _ = await rig.steps(0, step, step + 1) }

    let recalled = try #require(rig.session.replays.recalled)

    #expect(rig.session.message.kept == 8)
    #expect(rig.session.timeline?.drawingCount == 8 && recalled.timeline.drawingCount <= 8)
  }

  @Test func waitsForAReplayThatIsUnderWay() async {
    await walk(to: 40)

    async let one = rig.steps(0, 5, 6)
    async let other = rig.steps(0, 6, 7)

    for answer in [await one, await other] { #expect(answer.contains(#""picture":"#)) }
    #expect(rig.madeCount == 2)
  }

  @Test func triesTheStepsOfABranchOnce() async {
    await walk(to: 60)

    for step in [40, 20, 5] { _ = await rig.steps(0, step, step + 1) }

    #expect(rig.madeCount == 4)
    #expect(rig.rehearsalCount == 1)
  }

  @Test func saysWhyAnEarlyStepCannotBeDrawn() async {
    await walk(to: 40)
    rig.rehearsal = .init("The app crashed")

    let answer = await rig.steps(0, 5, 6)

    #expect(answer.contains(#""problem":"The app crashed.""#) && !answer.contains(#""picture":"#))
    #expect(await rig.act(.tap("Nothing")).contains("no element"))
  }

  @Test func knowsThePlacesOfStepsThatAReplayDoesNotDraw() async {
    await walk(to: 40)

    _ = await rig.branchOff(0, 30)

    #expect(rig.session.current == 1)
    #expect(rig.session.timeline?.steps.prefix(3).map(\.place) == ["Shop", "More", "Shop"])
    #expect(await rig.steps(1, 28, 29).contains(#""picture":"#))
    #expect(rig.madeCount == 2)
  }

  /// Goes one page forth and back again, until there are enough steps.
  private func walk(to count: Int) async {
    for number in 1..<count {
      _ = await rig.act(number.isMultiple(of: 2) ? .back : .tap("More"))
    }
  }
}
