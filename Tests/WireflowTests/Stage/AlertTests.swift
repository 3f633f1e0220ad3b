import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Alerts, the handle on each one, and all that waits behind them in one line.
@MainActor
struct AlertTests {
  /// Returns a closure that notes the answer of an alert.
  private func note(_ title: String, _ rig: FlowRig) -> @MainActor (AlertAnswer?) -> Void {
    { rig.note("\(title): \($0?.title ?? "no answer")") }
  }

  @Test func areShownAnsweredAndClosedInTheirTurn() {
    var stories = Stories()
    stories.tell("handles close what is shown and what waits") { rig in
      let alerts = ["First", "Second", "Third"].map { title in
        rig.wireframe.ask(title, onAnswer: note(title, rig))
      }
      rig.note(alerts[1].close(), alerts[0].close())
      rig.user(.choose("OK"))
      rig.main.notes += alerts.map { "\($0.outcome)" }
    }
    stories.tell("the flow that lived for one that waited ends with it") { rig in
      var alert: PresentedAlert?
      rig.wireframe.ask("First")
      let child = rig.start { flow, sender in
        alert = flow.wireframe.ask("Second", from: sender)
      }
      for _ in 0..<2 { if let outcome = alert?.close() { rig.note(outcome) } }
      withExtendedLifetime(child) {}
    }
    stories.tell("the user closes them unanswered, as by a tap beside an action sheet") { rig in
      rig.wireframe.ask("First", onAnswer: note("First", rig))
      for _ in 0..<2 { rig.stage.userClosedAlert() }
      rig.stage.submit(.alert(AlertContent(title: "Second"), from: rig.root, as: nil))
      rig.stage.userClosedAlert()
    }
    stories.tell("a flush closes them unanswered, and keeps modals") { rig in
      let popover = PageScreen("Popover")
      popover.preferredModalStyle = .popover(anchor: "More")
      rig.wireframe.presentModally(popover, from: rig.root)
      for title in ["First", "Second"] {
        rig.wireframe.ask(title, from: rig.root) { answer in
          rig.note("\(title): \(answer?.title ?? "no answer")")
          rig.wireframe.select(rig.other)
        }
      }
      rig.note(rig.wireframe.flush())
    }
    assertSnapshot(of: stories.text)
  }

  @Test func letTheRestWaitInOrder() {
    var stories = Stories()
    stories.tell("what names a waiting screen waits, and nothing else") { rig in
      let (modal, page) = (PageScreen("Modal"), PageScreen("Page"))
      rig.wireframe.ask("First")
      rig.note(
        rig.wireframe.presentModally(modal, from: rig.root),
        rig.wireframe.push(PageScreen("Under"), from: rig.root),
        rig.wireframe.ask("Second", from: modal).outcome,
        rig.wireframe.show(page, from: modal),
        rig.wireframe.replace(page, with: PageScreen("New")))
      rig.user(.choose("OK"), .choose("OK"))
    }
    stories.tell("the order stays when the alert closes inside a batch") { rig in
      rig.wireframe.ask("First")
      rig.wireframe.present("Modal")
      rig.wireframe.batch {
        rig.stage.submit(.closeAlert(nil))
        rig.wireframe.present("Page")
      }
    }
    stories.tell("the alert of a handler comes behind those that wait") { rig in
      rig.wireframe.ask("First") { _ in rig.wireframe.ask("Third") }
      rig.wireframe.ask("Second")
      rig.user(.choose("OK"), .choose("OK"))
    }
    assertSnapshot(of: stories.text)
  }

  @Test func isOfNoUseWhenTheAppHasGone() {
    var rig: FlowRig? = FlowRig()
    let alert = rig.map { $0.wireframe.ask("First") }
    rig = nil
    #expect(alert?.close() == .ignored(.noAlert))
  }
}

/// The text fields of alerts, and their answers.
@MainActor
struct AlertFieldTests {
  private func notePossible(_ rig: FlowRig) {
    rig.note("possible: \(rig.stage.possibleActions.map(\.description))")
    rig.note("in the picture: \(rig.stage.picture.alert?.answers.map { $0?.description } ?? [])")
  }

  @Test func takeTextAndIdentifiers() {
    var stories = Stories()
    stories.tell("an answer that needs text is disabled while a field is empty") { rig in
      rig.wireframe.presentAlert(.rename, from: rig.root)
      notePossible(rig)
      rig.user(.choose("rename"), .type("Ada", into: "Name"))
      notePossible(rig)
      rig.user(.type("", into: "Name"), .choose("Rename"), .choose("cancel"))
    }
    stories.tell("a secret is logged by the name of a sample") { rig in
      rig.wireframe.presentAlert(.unlock, from: rig.root) { rig.note($0?[field: "PIN"] ?? "none") }
      rig.user(
        .type("2468", into: "PIN"), .type("1357", into: "PIN"),
        .typeSample("the right PIN", into: "PIN"), .choose("unlock"), .type("2468", into: "PIN"))
    }
    stories.tell("the typed text stays behind a wall, and for no other alert") { rig in
      rig.wireframe.presentAlert(.rename, from: rig.root) { rig.note($0?[field: "Name"] ?? "none") }
      rig.user(.type("Grace", into: "Name"))
      let wall = rig.raiseWall()
      notePossible(rig)
      wall.finish()
      rig.user(.choose("rename"))
      rig.wireframe.presentAlert(.rename, from: rig.root)
      notePossible(rig)
    }
    stories.tell("a guard hears what was typed") { rig in
      let child = rig.start()
      child.guardRequests { flow, _ in
        .ask(.rename, from: flow.page) { $0[field: "Name"] == "Ada" }
      }
      for name in ["Grace", "Ada"] {
        rig.wireframe.popToRoot(of: rig.root)
        rig.user(.type(name, into: "Name"), .choose("rename"))
      }
    }
    stories.tell("answers have identifiers before titles") { rig in
      let actions = [
        AlertContent.Action("keep", id: "back"), .init("Delete", id: "keep"), .init("Delete"),
      ]
      for label: UserAction.Label in [
        "keep", .init("keep", occurrence: 2), "back", .init("Delete", occurrence: 2),
      ] {
        rig.wireframe.presentAlert(AlertContent(title: "Sure?", actions: actions), from: rig.root) {
          rig.note("answer: \($0?.id ?? "none")")
        }
        notePossible(rig)
        rig.user(.choose(label))
      }
    }
    assertSnapshot(of: stories.text)
  }

  @Test func areInNoValueThatLeavesTheStage() throws {
    let rig = FlowRig()
    let secret = AlertContent(
      title: "Unlock", fields: [.init("PIN", text: "1234", privacy: .secure)],
      actions: [.init("Unlock")])
    var (answers, text): ([AlertAnswer?], String) = ([], "")
    rig.wireframe.presentAlert(secret, from: rig.root) { answers.append($0) }
    dump(rig.stage.snapshot.alert, to: &text)
    for _ in 0..<2 {
      dump((rig.stage.picture, NavigationTree(rig.stage)), to: &text)
      rig.user(.type("2468", into: "PIN"))
    }
    rig.user(.choose("Unlock"))
    text += rig.stage.log.text + "\(answers)"
    #expect(answers.first??[field: "PIN"] == "2468")
    #expect(!text.contains("1234") && !text.contains("2468"))
  }
}
