import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Alerts, and the handle on each one.
@MainActor
struct AlertTests {
  private let first = AlertContent(title: "First")
  private let second = AlertContent(title: "Second")

  /// Notes the answer of an alert.
  private func answer(
    _ title: String, _ rig: FlowRig
  ) -> @MainActor @Sendable (AlertAnswer?) -> Void {
    { [main = rig.main] in main.notes.append("\(title): \($0?.title ?? "no answer")") }
  }

  @Test func areShownAnsweredAndClosedInTheirTurn() {
    var stories = Stories()
    stories.tell("errors have one button") { rig in
      rig.wireframe.presentError(Offline(), from: rig.main.root)
      rig.user(.choose("OK"))
      rig.wireframe.presentError(Offline(dismissButtonStyle: .close), from: rig.main.root)
    }
    stories.tell("what a handler asks for comes after it") { rig in
      let page = PageScreen("Page")
      rig.wireframe.presentAlert(first, from: rig.main.root) { [rig] _ in
        rig.note(
          rig.wireframe.push(page, from: rig.main.root),
          rig.wireframe.push(PageScreen("Next"), from: page))
        rig.main.notes.append("height \(rig.stage.stack(of: rig.main.root).count)")
      }
      rig.user(.choose("OK"))
    }
    stories.tell("handles close what is shown and what waits") { rig in
      let alerts = ["First", "Second", "Third"].map { title in
        rig.wireframe.presentAlert(
          AlertContent(title: title), from: rig.main.root, onAnswer: answer(title, rig))
      }
      rig.note(alerts[1].close(), alerts[0].close())
      rig.user(.choose("OK"))
      rig.main.notes += alerts.map { "\($0.outcome)" }
    }

    assertSnapshot(of: stories.text)
  }

  @Test func areClosedUnanswered() {
    var stories = Stories()
    stories.tell("one that is closed in the turn that asks for it never shows") { rig in
      rig.wireframe.presentAlert(first, from: rig.main.root) { [rig] _ in
        rig.wireframe.presentAlert(second, from: rig.main.root, onAnswer: answer("Second", rig))
          .close()
      }
      rig.user(.choose("OK"))
    }
    stories.tell("the flow that lived for one that waited ends with it") { rig in
      var alert: PresentedAlert?
      let child = ChildFlow(rig.wireframe) { flow, sender in
        alert = flow.wireframe.presentAlert(second, from: sender)
      }
      rig.wireframe.presentAlert(first, from: rig.main.root)
      rig.main.start(child, from: rig.main.root)
      for _ in 0..<2 { rig.main.notes += [alert?.close()].compactMap { $0.map { "\($0)" } } }
    }
    stories.tell("the user closes them unanswered, as by a tap beside an action sheet") { rig in
      rig.wireframe.presentAlert(first, from: rig.main.root, onAnswer: answer("First", rig))
      for _ in 0..<2 { rig.stage.userClosedAlert() }
      rig.stage.submit(.alert(second, from: rig.main.root, as: nil))
      rig.stage.userClosedAlert()
    }

    assertSnapshot(of: stories.text)
  }

  @Test func isOfNoUseWhenTheAppHasGone() {
    var rig: FlowRig? = FlowRig()
    let alert = rig.map { $0.wireframe.presentAlert(first, from: $0.main.root) }
    rig = nil

    #expect(alert?.close() == .ignored(.noAlert))
  }
}

struct Offline: ErrorDisplayable {
  let title = "Offline"
  let message = "Check your connection."
  var dismissButtonStyle: ModalDismissButtonStyle = .okay
}

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
    assertSnapshot(of: rig.newLog())
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
    assertSnapshot(of: rig.newLog())
  }

  @Test func isInNoValueThatLeavesTheStage() throws {
    let secret = AlertContent(
      title: "Unlock", fields: [.init("PIN", text: "1234", privacy: .secure)],
      actions: [.init("Unlock")])
    var (answers, text): ([AlertAnswer?], String) = ([], "")
    rig.wireframe.presentAlert(secret, from: rig.a) { answers.append($0) }
    dump(rig.stage.snapshot.alert, to: &text)
    for _ in 0..<2 {
      dump((rig.stage.picture, NavigationTree(rig.stage)), to: &text)
      rig.stage.perform(.type("2468", into: "PIN"))
    }
    rig.stage.perform(.choose("Unlock"))

    text += rig.stage.log.text + "\(answers)"
    #expect(answers.first??[field: "PIN"] == "2468")
    #expect(!text.contains("1234") && !text.contains("2468"))
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

  @Test func keepsTheTypedTextBehindAWallAndForNoOtherAlert() {
    let rig = WallRig()
    var names: [String?] = []
    rig.main.wireframe.presentAlert(.rename, from: rig.main.root) {
      names.append($0?[field: "Name"])
    }
    rig.stage.perform(.type("Grace", into: "Name"))
    let login = rig.raiseWall()
    #expect(rig.stage.picture.alert == nil)
    login.finish(true)
    rig.stage.perform(.choose("rename"))
    rig.main.wireframe.presentAlert(.rename, from: rig.main.root)

    #expect(names == ["Grace"])
    #expect(rig.stage.picture.alert?.answers == [nil, .choose("cancel")])
  }

  @Test func tellsAGuardWhatWasTyped() {
    let rig = FlowRig()
    let child = ChildFlow(rig.main.wireframe)
    rig.main.start(child, from: rig.main.root) { _, _ in }
    child.guardRequests { flow, _ in
      .ask(.rename, from: flow.page) { $0[field: "Name"] == "Ada" }
    }

    for name in ["Grace", "Ada"] {
      rig.main.wireframe.popToRoot(of: rig.main.root)
      rig.stage.perform(.type(name, into: "Name"))
      rig.stage.perform(.choose("rename"))
      #expect((rig.stage.frontScreen === rig.main.root) == (name == "Ada"))
    }
  }
}

/// The answers of an alert, by their titles and by their identifiers.
@MainActor
struct AnswerTests {
  let rig = Rig()

  @Test func takesAnIdentifierBeforeATitle() {
    let actions = [
      AlertContent.Action("keep", id: "back"), .init("Delete", id: "keep"), .init("Delete"),
    ]
    var answers: [String?] = []
    for label: UserAction.Label in [
      "keep", .init("keep", occurrence: 2), "back", .init("Delete", occurrence: 2),
    ] {
      rig.wireframe.presentAlert(AlertContent(title: "Sure?", actions: actions), from: rig.a) {
        answers.append($0?.id)
      }
      let possible = rig.stage.possibleActions
      #expect(
        possible == [
          .choose("back"), .choose("keep"), .choose(.init("Delete", occurrence: 2)),
        ])
      #expect(rig.stage.picture.alert?.answers == possible)
      rig.stage.perform(.choose(label))
    }

    #expect(answers == ["keep", "back", "back", "Delete"])
  }
}
