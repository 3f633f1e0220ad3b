import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowWeb

/// The past of a session, the app on other wireframes, and the next run.
@MainActor
struct WebSessionTests {
  private let rig = SessionRig()

  @Test func goesOnWhereTheUserActsInThePast() async {
    await rig.act(.tap("More"))
    await rig.act(.back)
    _ = await rig.steps(0, 2)
    weak let stage = rig.session.backend.stage
    weak let controller = rig.session.controller
    // An app is made to go on in the past, and none to look at it.
    #expect(rig.notes.madeCount == 1)

    await rig.act(.tap("Twice"), past: 0)

    #expect(rig.session.timeline?.steps.map(\.place).count == 2)
    #expect(stage == nil && controller == nil)
    #expect(await rig.steps(1, 2).contains(#""backTitle":"Shop""#))
    for step in [9, -1, Int.max] { await rig.act(.back, past: step) }
    for (from, to) in [(0, 25), (-1, 1), (2, 1), (0, Int.max)] { _ = await rig.steps(from, to) }
    assertSnapshot(of: rig.transcript.text)
  }

  @Test func staysAsItIsIfTheAppCannotBeMadeAgain() async {
    let final = SessionRig(isReplayable: false)
    await final.act(.tap("More"))
    await final.act(.tap("Twice"), past: 0)
    #expect(await final.steps(0, 1).contains(#""title":"Shop""#))
    let message = HTTPResponse(json: final.session.message).body
    #expect(String(decoding: message, as: UTF8.self).contains(#""canCompare":false"#))

    let crashing = SessionRig()
    await crashing.act(.tap("More"))
    crashing.notes.rehearsal = .init("The app crashed (Trace/breakpoint trap)", at: "step 1")
    await crashing.act(.tap("Twice"), past: 0)
    await crashing.act(.back)

    let other = SessionRig { wireframe, number in
      OneScreenFlow(
        wireframe, showing: KeyScreen("Shop \(number)") { ScreenContent.Button("More") {} })
    }
    await other.act(.tap("More"))
    await other.act(.tap("More"), past: 0)

    assertSnapshot(of: (final.transcript + crashing.transcript + other.transcript).text)
  }

  @Test func otherWireframesDoWhatTheUserDoes() async {
    await rig.act(.tap("More"))
    await rig.ask(.companions, ["isOn": true])
    await rig.act(.back)
    await rig.act(.tap("Twice"), past: 0)
    #expect(companionPlaces == [["One"], ["Two", "Shop"]])
    #expect(await rig.steps(0, 2, app: "split").contains(#""navigation":"sidebar""#))
    _ = await rig.steps(0, 1, app: "cube")
    weak let stage = rig.session.companions.first?.app.backend.stage

    await rig.act(.wireframe("hamburger"))
    #expect(rig.session.companions.isEmpty && stage == nil)
    await rig.ask(.companions, ["isOn": true])
    await rig.act(.tap("Twice"))

    // A change of the wireframe is no step of the others, which stay where they are.
    #expect(rig.session.companions.map(\.name) == ["tab-bar", "split"])
    let steps = await rig.steps(0, 4, app: "split")
    #expect(
      steps.matches(of: /"place":"(\w+)"/).map { "\($0.1)" } == ["Shop", "Two", "Two", "Two"])
    assertSnapshot(of: rig.transcript.text)
  }

  private var companionPlaces: [[String]] {
    rig.session.companions.map { $0.app.backend.stage?.visibleScreens.map(\.title) ?? [] }
  }

  @Test func theNextRunPlaysAllActionsThatStillWork() async {
    let deadly = SessionRig()
    deadly.notes.rehearsal = .init("The app crashed", at: "step 4, tap \"Twice\"")
    let waiting = SessionRig { wireframe, _ in AnswerFlow(wireframe) }
    let sessions = [
      (rig, ["launch", "tap \"More\"", "wait 500ms", "back", "tap \"More\""]),
      (SessionRig(), ["launch", "tap \"More\"", "wait 500ms", "tap \"Gone\"", "back"]),
      (deadly, ["launch", "tap \"More\"", "back", "tap \"Twice\"", "back"]),
      (SessionRig(), ["launch", "jump"]),
      // Each action waits for an actor.
      (waiting, ["launch", "tap \"Ask\"", "back", "tap \"Ask\""]),
    ]
    for (rig, actions) in sessions { await rig.ask(.resume, ["actions": actions]) }
    // A session that has gone on is left alone.
    await rig.ask(.resume, ["actions": ["launch", "back"]])

    assertSnapshot(of: sessions.flatMap(\.0.transcript).text)
  }
}
