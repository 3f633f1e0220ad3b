import TestSupport
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

/// A new run of an app goes on where the last one was.
@MainActor
struct ResumeTests {
  private let rig = SessionRig()

  @Test func playsAllActionsThatStillWork() async {
    let answer = await rig.resume(["launch", "tap \"More\"", "wait 500ms", "back", "tap \"More\""])

    #expect(answer == #"{"isWhole":true,"played":3,"text":"The app is where it was."}"#)
    #expect(rig.places == ["More"])
    #expect(rig.session.timeline?.steps.count == 4)
  }

  @Test func namesTheFirstThatNoLongerWorks() async {
    let answer = await rig.resume(["launch", "tap \"More\"", "tap \"Gone\"", "back", "back"])

    #expect(answer.hasPrefix(#"{"isWhole":false,"played":1,"text":"Step 3 no longer works: "#))
    #expect(answer.contains(#"tap \"Gone\": "#))
    #expect(answer.contains("The 2 steps after it were not played."))
    #expect(rig.places == ["More"])
  }

  @Test func stopsBeforeTheStepThatEndsTheApp() async {
    rig.isDeadly = { $0.count > 3 }

    let answer = await rig.resume(["launch", "tap \"More\"", "back", "tap \"Twice\"", "back"])

    #expect(
      answer == #"""
        {"isWhole":false,"played":2,\#
        "text":"Step 4 no longer works: tap \"Twice\". The app crashed."}
        """#)
    #expect(rig.places == ["Shop"])
  }

  @Test func leavesASessionAloneThatHasGoneOn() async {
    _ = await rig.act(.tap("More"))

    #expect(await rig.resume(["launch", "back"]) == "409 The session has gone on already.")
    #expect(rig.places == ["More"])
  }

  @Test func refusesWhatIsNoAction() async {
    #expect(await rig.resume(["launch", "jump"]).hasPrefix("400 "))
  }

  @Test func waitsForAnActor() async {
    let rig = SessionRig { wireframe, _ in AnswerFlow(wireframe) }

    let answer = await rig.resume(["launch", "tap \"Ask\"", "back", "tap \"Ask\""])

    #expect(answer == #"{"isWhole":true,"played":3,"text":"The app is where it was."}"#)
    #expect(rig.places == ["Answer"])
  }
}

/// The app on all wireframes side by side.
@MainActor
struct CompanionTests {
  private let rig = SessionRig()

  @Test func doesWhatTheUserHasDone() async {
    _ = await rig.act(.tap("More"))

    #expect(await rig.showAll(true) == #"{"reason":null}"#)

    #expect(rig.session.companions.map(\.name) == ["drawer", "columns"])
    #expect(places == [["More"], ["More", "Shop"]])
  }

  @Test func doesWhatTheUserDoes() async {
    _ = await rig.showAll(true)

    _ = await rig.act(.tap("Twice"))
    _ = await rig.act(.back, app: "drawer")

    #expect(rig.places == ["Shop"])
    #expect(places == [["Shop"], ["Shop"]])
  }

  @Test func saysWhatIsPossibleInOneAlone() async {
    _ = await rig.showAll(true)

    let answer = await rig.act(.openDrawer, app: "drawer")

    #expect(answer.hasPrefix(#"{"reason":"only on Drawer: "#))
    #expect(rig.session.companions[0].app.backend.shown.base.isDrawerOpen)
    #expect(await rig.act(.openDrawer, app: "cube").hasPrefix("409 "))
  }

  @Test func readsEachStepOnAllWireframes() async {
    _ = await rig.act(.tap("More"))
    _ = await rig.act(.wireframe("drawer"))
    _ = await rig.act(.back)
    _ = await rig.showAll(true)

    let answer = await rig.steps(0, 1, 4, app: "columns")

    // A change of the wireframe is no step of the others, which stay where they are.
    #expect(rig.session.companions.map(\.name) == ["tabs", "columns"])
    #expect(answer.matches(of: /"place":"(\w+)"/).map { "\($0.1)" } == ["More", "More", "Shop"])
    #expect(answer.contains(#""navigation":"sidebar""#))
    #expect(await rig.path(0, 2, app: "columns").contains(#""count":1"#))
    #expect(await rig.share(3, app: "columns").contains(#"push ShopScreen \"More\" onto Shop"#))

    // A page may still read an app that the user has just hidden.
    _ = await rig.showAll(false)

    #expect(await rig.steps(0, 0, 1, app: "columns").hasPrefix("409 There is no app"))
  }

  @Test func followsIntoABranch() async {
    _ = await rig.act(.tap("More"))
    _ = await rig.showAll(true)

    _ = await rig.act(.tap("Twice"), branch: 0, step: 0)

    #expect(rig.places == ["One"])
    #expect(places == [["One"], ["Two", "Shop"]])
  }

  @Test func goesWithTheOthers() async {
    _ = await rig.showAll(true)
    weak let stage = rig.session.companions.first?.app.backend.stage

    _ = await rig.showAll(false)

    #expect(stage == nil)
  }

  private var places: [[String]] {
    rig.session.companions.map { companion in
      companion.app.backend.stage?.visibleScreens.map(\.title) ?? []
    }
  }
}
