import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The text fields of alerts.
@MainActor
struct AlertFieldTests {
  let rig = Rig()

  @Test func disablesAnAnswerThatNeedsTextWhileAFieldIsEmpty() {
    rig.wireframe.presentAlert(.rename, from: rig.a)
    let without = rig.stage.possibleActions
    rig.stage.perform(.choose("rename"))
    rig.stage.perform(.type("Ada", into: "Name"))
    let with = rig.stage.possibleActions
    rig.stage.perform(.type("", into: "Name"))
    rig.stage.perform(.choose("Rename"))
    rig.stage.perform(.choose("cancel"))

    #expect(without == [.type("Ada", into: "Name"), .choose("cancel")])
    #expect(with == [.type("Ada", into: "Name"), .choose("rename"), .choose("cancel")])
    rig.expectLog(
      matches: """
          alert "Rename" with "Name" [Rename, Cancel]
        > choose "rename"
          refused: "rename" is disabled; possible: choose "cancel"
        > type "Ada" into "Name"
        > type "" into "Name"
        > choose "Rename"
          refused: "Rename" is disabled; possible: choose "cancel"
        > choose "cancel"
          close alert "Rename"
        """)
  }

  @Test func needsTextInEveryField() {
    let login = AlertContent(
      title: "Log in", fields: [.init("Name", text: "Ada"), .init("Town")],
      actions: [.init("Log in", needsText: true)])
    rig.wireframe.presentAlert(login, from: rig.a)

    let without = rig.stage.picture.alert?.answers
    rig.stage.perform(.type("London", into: "Town"))

    #expect(without == [nil])
    #expect(rig.stage.picture.alert?.answers == [.choose("Log in")])
  }

  @Test func logsASecretByTheNameOfASample() {
    var pins: [String?] = []

    rig.wireframe.presentAlert(.unlock, from: rig.a) { pins.append($0?[field: "PIN"]) }
    rig.stage.perform(.type("2468", into: "PIN"))
    rig.stage.perform(.type("1357", into: "PIN"))
    rig.stage.perform(.typeSample("the right PIN", into: "PIN"))
    rig.stage.perform(.choose("unlock"))
    rig.stage.perform(.type("2468", into: "PIN"))

    #expect(pins == ["2468"])
    rig.expectLog(
      matches: """
          alert "Unlock" with "PIN" [Unlock, Cancel]
        > type sample "the right PIN" into "PIN"
        > type sample "(not a sample)" into "PIN"
        > type sample "the right PIN" into "PIN"
        > choose "unlock"
          close alert "Unlock"
        > type sample "(not a sample)" into "PIN"
          refused: no element "PIN" is on screen; possible: select "A", select "B"
        """)
  }

  @Test func ignoresAnActionSheetWithFields() {
    let sheet = AlertContent(
      title: "Rename", style: .actionSheet, fields: [.init("Name")], actions: [.init("Rename")])

    let presented = rig.wireframe.presentAlert(sheet, from: rig.a)

    #expect(presented.outcome == .ignored(.noRoomForFields))
    rig.expectLog(matches: #"  ignored action sheet "Rename": it has no room for fields"#)
  }

  @Test func findsAFieldByIdentifierBeforeLabel() {
    let alert = AlertContent(
      title: "Move", fields: [.init("to", id: "from"), .init("Ziel", id: "to"), .init("Name")],
      actions: [.init("Go")])
    var texts: [String?] = []

    rig.wireframe.presentAlert(alert, from: rig.a) { answer in
      texts = ["from", "to", "Ziel", "Name", "nowhere"].map { answer?[field: $0] }
    }
    rig.stage.perform(.type("Rome", into: "to"))
    rig.stage.perform(.type("Paris", into: "from"))
    rig.stage.perform(.type("Ada", into: "Name"))
    rig.stage.perform(.choose("Go"))

    #expect(texts == ["Paris", "Rome", "Rome", "Ada", ""])
  }

  @Test func keepsTheTypedTextBehindAWall() {
    let rig = WallRig()
    var names: [String?] = []
    rig.main.wireframe.presentAlert(.rename, from: rig.main.root) {
      names.append($0?[field: "Name"])
    }
    rig.stage.perform(.type("Grace", into: "Name"))

    rig.main.start(LoginFlow(rig.main.wireframe))
    #expect(rig.stage.picture.alert == nil)
    rig.stage.perform(.tap("Go"))
    rig.stage.perform(.choose("rename"))

    #expect(names == ["Grace"])
    rig.expectLog(
      matches: """
        > (app)
          alert "Rename" with "Name" [Rename, Cancel]
        > type "Grace" into "Name"
        > (app)
          start LoginFlow
          close alert "Rename"
          + present LoginScreen "Log in" as wall, no dismiss button
        > tap "Go"
          dismiss LoginScreen "Log in"
          finish LoginFlow
          alert "Rename" with "Name" [Rename, Cancel]
        > choose "rename"
          close alert "Rename"
        """)
  }

  @Test func beginsAfreshWhenAnEqualAlertComes() {
    rig.wireframe.presentAlert(.rename, from: rig.a)
    rig.stage.perform(.type("Grace", into: "Name"))
    rig.stage.perform(.choose("cancel"))

    rig.wireframe.presentAlert(.rename, from: rig.a)

    #expect(rig.stage.picture.alert?.answers == [nil, .choose("cancel")])
  }

  @Test func replaysFromItsLog() async throws {
    func play(on rig: Rig, _ act: (Stage) async throws -> Void) async throws -> [String?] {
      var pins: [String?] = []
      rig.wireframe.presentAlert(.unlock, from: rig.a) { pins.append($0?[field: "PIN"]) }
      try await act(rig.stage)
      return pins
    }
    let pins = try await play(on: rig) { stage in
      stage.perform(.type("2468", into: "PIN"))
      stage.perform(.choose("unlock"))
    }

    let other = Rig()
    let again = try await play(on: other) { stage in
      for line in rig.stage.log.script.split(separator: "\n") {
        await stage.play(try UserAction(parsing: String(line)))
      }
    }

    #expect(again == pins && pins == ["2468"])
    #expect(other.newLog() == rig.newLog())
  }

  @Test func tellsAGuardWhatWasTyped() {
    let rig = FlowRig()
    let child = ChildFlow(rig.main.wireframe)
    rig.main.start(child, from: rig.main.root) { _, _ in }
    child.guardRequests { flow, _ in
      .ask(.rename, from: flow.page) { $0[field: "Name"] == "Ada" }
    }
    _ = rig.newLog()

    rig.main.wireframe.popToRoot(of: rig.main.root)
    rig.stage.perform(.type("Grace", into: "Name"))
    rig.stage.perform(.choose("rename"))
    rig.main.wireframe.popToRoot(of: rig.main.root)
    rig.stage.perform(.type("Ada", into: "Name"))
    rig.stage.perform(.choose("rename"))

    #expect(rig.stage.frontScreen === rig.main.root)
  }
}

/// A typed secret, which is nowhere but in the field and in the answer.
@MainActor
struct AlertSecretTests {
  @Test func isInNoValueThatLeavesTheStage() throws {
    let rig = Rig()
    let secret = AlertContent(
      title: "Unlock", fields: [.init("PIN", text: "1234", privacy: .secure)],
      actions: [.init("Unlock")])
    var answers: [AlertAnswer?] = []
    rig.wireframe.presentAlert(secret, from: rig.a) { answers.append($0) }
    var dumps = [""]
    dump(rig.stage.picture, to: &dumps[0])
    dump(rig.stage.snapshot.alert, to: &dumps[0])
    dump(NavigationTree(rig.stage), to: &dumps[0])

    rig.stage.perform(.type("2468", into: "PIN"))
    dump(rig.stage.picture, to: &dumps[0])
    dump(NavigationTree(rig.stage), to: &dumps[0])
    rig.stage.perform(.choose("Unlock"))

    #expect(answers.first??[field: "PIN"] == "2468")
    for text in dumps + [rig.stage.log.text, "\(answers)"] {
      #expect(!text.contains("1234") && !text.contains("2468"))
    }
  }
}
