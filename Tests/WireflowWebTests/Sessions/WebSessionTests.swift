import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowWeb

@MainActor
struct WebSessionTests {
  @Test func beginsABranchWhereTheUserActsInThePast() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))
    _ = await rig.act(.back)
    _ = await rig.steps(0, 0, 2)
    _ = await rig.search("MORE")
    _ = await rig.search("nothing")
    // An app is made for a branch, and none to look at the past.
    #expect(rig.madeCount == 1)
    _ = await rig.act(.tap("Twice"), branch: 0, step: 0)
    #expect(
      rig.session.message.branches.last
        == .init(id: 1, count: 2, origin: 0, step: 0, difference: "differs in 7 lines, 1 place"))
    #expect(await rig.steps(0, 1, 2).contains(#""backTitle":"Shop""#))
    // The end of a branch goes on there.
    _ = await rig.act(.tap("More"), branch: 0, step: 2)
    _ = await rig.branchOff(0, 0)

    #expect(rig.session.branches.map(\.timeline.steps.count) == [4, 2, 1])
    assertSnapshot(of: rig.transcript.text)
  }

  @Test func staysAsItIsIfTheAppCannotBeMadeAgain() async throws {
    let final = SessionRig(isReplayable: false)
    _ = await final.act(.tap("More"))
    _ = await final.branchOff(0, 0)
    #expect(await final.steps(0, 0, 1).contains(#""title":"Shop""#))
    #expect(try final.message()["problem"] as? String == WebSession.readOnly)

    let crashing = SessionRig()
    _ = await crashing.act(.tap("More"))
    crashing.rehearsal = .init("The app crashed (Trace/breakpoint trap)", at: "step 1")
    _ = await crashing.act(.tap("Twice"), branch: 0, step: 0)
    _ = await crashing.act(.back)

    let other = SessionRig { wireframe, number in
      OneScreenFlow(
        wireframe, showing: KeyScreen("Shop \(number)") { ScreenContent.Button("More") {} })
    }
    _ = await other.act(.tap("More"))
    _ = await other.branchOff(0, 0)

    assertSnapshot(of: (final.transcript + crashing.transcript + other.transcript).text)
  }

  @Test func savesTheStepsUpToThePlayhead() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))
    _ = await rig.act(.back)

    #expect(await rig.makeTest(1).contains(#""name":"buy""#))
    #expect(rig.draft?.steps.map { "\($0.action)" } == ["launch", #"tap "More""#])
    #expect(rig.draft?.omitted == [1])
    _ = await rig.makeTest(2)
    #expect(rig.draft?.steps.last?.place == "Shop")
  }

  @Test func playsATestOnEachWireframe() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))

    let answer = await rig.tryTest(1)

    let installs = answer.matches(of: /install ([a-z ]+): Shop/).map { "\($0.1)" }
    #expect(installs == ["tab bar", "drawer", "split"])
    #expect(answer.matches(of: /push ShopScreen/).count == 3)
  }

  @Test(arguments: [(9, 0), (0, 9), (-1, 0), (0, -1), (.max, .max)])
  func refusesAStepThatIsNotThere(branch: Int, step: Int) async {
    let rig = SessionRig()

    #expect(await rig.branchOff(branch, step).hasPrefix("409 There is no"))
    #expect(rig.madeCount == 1)
  }

  @Test(arguments: [(0, 25), (-1, 1), (2, 1), (0, Int.max), (.min, .max)])
  func refusesTooManySteps(from: Int, to: Int) async {
    let rig = SessionRig()

    #expect(await rig.steps(0, from, to).hasPrefix("400 The steps must be 0 to 24, in order."))
  }

  @Test func forgetsOldBranches() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))

    for _ in 0..<WebSession.mostBranches + 5 {
      _ = await rig.act(.tap("Twice"), branch: 0, step: 0)
    }

    #expect(rig.session.branches.count == WebSession.mostBranches)
    #expect(rig.session.branches.first?.id == 0)
    #expect(rig.session.branches.last?.id == rig.session.current)
  }

  @Test func letsGoOfTheAppBefore() async {
    let rig = SessionRig()
    _ = await rig.act(.tap("More"))
    weak let stage = rig.session.backend.stage
    weak let controller = rig.session.controller

    _ = await rig.branchOff(0, 0)

    #expect(stage == nil && controller == nil)
  }
}
