import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowWeb

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
