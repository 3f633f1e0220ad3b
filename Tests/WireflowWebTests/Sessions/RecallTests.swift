import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowWeb

/// The past of a session that is longer than the kept drawings.
@MainActor
struct RecallTests {
  private let rig = SessionRig(keeping: 8)

  @Test func drawsEarlyStepsAgainAndKeepsTheDrawingsAroundThem() async throws {
    await walk(to: 40)
    #expect(rig.session.timeline?.drawing(at: 5) == nil)

    // One request waits for the replay of the other, whichever comes first.
    async let one = rig.steps(0, 20, 21)
    async let other = rig.steps(0, 19, 20)
    for answer in [await one, await other] {
      #expect(answer.contains(#""place":"#) && answer.contains(#""picture":"#))
    }
    for step in 17..<24 {
      #expect(await rig.steps(0, step, step + 1).contains(#""picture":"#), "\(step)")
    }
    #expect(rig.madeCount == 2)

    for step in [10, 5] { _ = await rig.steps(0, step, step + 1) }
    let recalled = try #require(rig.session.replays.recalled)
    #expect(rig.madeCount == 4 && rig.rehearsalCount == 1)
    #expect(rig.session.message.kept == 8)
    #expect(rig.session.timeline?.drawingCount == 8 && recalled.timeline.drawingCount == 8)
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
    let deadly = SessionRig()
    deadly.isDeadly = { $0.count > 3 }
    let sessions = [
      (rig, ["launch", "tap \"More\"", "wait 500ms", "back", "tap \"More\""]),
      (SessionRig(), ["launch", "tap \"More\"", "tap \"Gone\"", "back", "back"]),
      (deadly, ["launch", "tap \"More\"", "back", "tap \"Twice\"", "back"]),
      (SessionRig(), ["launch", "jump"]),
    ]
    for (rig, actions) in sessions { _ = await rig.resume(actions) }
    // A session that has gone on is left alone.
    _ = await rig.resume(["launch", "back"])

    assertSnapshot(of: sessions.flatMap(\.0.transcript).text)
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

  @Test func doesWhatTheUserDoes() async {
    _ = await rig.act(.tap("More"))
    #expect(await rig.showAll(true) == #"{"reason":null}"#)
    #expect(rig.session.companions.map(\.name) == ["drawer", "columns"])
    #expect(places == [["More"], ["More", "Shop"]])

    _ = await rig.act(.back, app: "drawer")
    #expect(places == [["Shop"], ["Shop"]])
    _ = await rig.act(.openDrawer, app: "drawer")
    #expect(rig.session.companions[0].app.backend.shown.base.isDrawerOpen)
    _ = await rig.act(.openDrawer, app: "cube")
    _ = await rig.act(.tap("Twice"), branch: 0, step: 0)
    #expect(places == [["One"], ["Two", "Shop"]])
    weak let stage = rig.session.companions.first?.app.backend.stage
    _ = await rig.showAll(false)

    #expect(stage == nil)
    assertSnapshot(of: rig.transcript.text)
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

  private var places: [[String]] {
    rig.session.companions.map { companion in
      companion.app.backend.stage?.visibleScreens.map(\.title) ?? []
    }
  }
}
