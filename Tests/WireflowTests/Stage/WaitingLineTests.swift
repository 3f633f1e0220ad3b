import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Alerts, presentations and what names a waiting screen wait behind an alert, in one line.
@MainActor
struct WaitingLineTests {
  private let first = AlertContent(title: "First")
  private let second = AlertContent(title: "Second")

  @Test func keepsTheOrderOfWhatWaits() {
    var stories = Stories()
    stories.tell("what names a waiting screen waits, and nothing else") { rig in
      let (modal, page) = (PageScreen("Modal"), PageScreen("Page"))
      rig.wireframe.presentAlert(first, from: rig.main.root)
      rig.note(
        rig.wireframe.presentModally(modal, from: rig.main.root),
        rig.wireframe.push(PageScreen("Under"), from: rig.main.root),
        rig.wireframe.presentAlert(second, from: modal).outcome,
        rig.wireframe.show(page, from: modal),
        rig.wireframe.replace(page, with: PageScreen("New")))
      rig.user(.choose("OK"), .choose("OK"))
    }
    stories.tell("what names a screen of a waiting stack waits") { rig in
      let (modal, page) = (PageScreen("Modal"), PageScreen("Page"))
      rig.wireframe.presentAlert(first, from: rig.main.root)
      rig.wireframe.presentModally(modal, from: rig.main.root)
      rig.wireframe.setStack([modal, page], of: modal)
      rig.wireframe.push(PageScreen("Deep"), from: page)
      rig.user(.choose("OK"))
    }
    stories.tell("the order stays when the alert closes inside a batch") { rig in
      rig.wireframe.presentAlert(first, from: rig.main.root)
      rig.wireframe.presentModally(PageScreen("Modal"))
      rig.wireframe.batch {
        rig.stage.submit(.closeAlert(nil))
        rig.wireframe.presentModally(PageScreen("Page"))
      }
    }
    stories.tell("the alert of a handler comes behind those that wait") { rig in
      rig.wireframe.presentAlert(first, from: rig.main.root) { [rig] _ in
        rig.wireframe.presentAlert(AlertContent(title: "Third"), from: rig.main.root)
      }
      rig.wireframe.presentAlert(second, from: rig.main.root)
      rig.user(.choose("OK"), .choose("OK"))
    }

    assertSnapshot(of: stories.text)
  }

  @Test func judgesWhatWaitedOnTheStateThatItFinds() {
    var stories = Stories()
    func answer(_ rig: FlowRig) -> @MainActor @Sendable (AlertAnswer?) -> Void {
      { [main = rig.main] in main.notes.append($0?.title ?? "no answer") }
    }
    stories.tell("requests from a screen that leaves") { rig in
      let page = PageScreen("Page")
      rig.wireframe.push(page, from: rig.main.root)
      rig.wireframe.presentAlert(first, from: rig.main.root)
      rig.wireframe.presentModally(PageScreen("Modal"), from: page)
      rig.wireframe.presentAlert(second, from: page, onAnswer: answer(rig))
      rig.wireframe.presentModally(PageScreen("Other"), from: rig.main.root)
      rig.wireframe.presentModally(PageScreen("Too much"), from: rig.main.root)
      rig.wireframe.pop(page)
      rig.user(.choose("OK"))
    }
    stories.tell("an alert that a handler asks for from a screen that left") { rig in
      let page = PageScreen("Page")
      rig.wireframe.push(page, from: rig.main.root)
      rig.wireframe.presentAlert(first, from: page) { [rig] _ in
        rig.wireframe.presentAlert(second, from: page, onAnswer: answer(rig))
      }
      rig.wireframe.pop(page)
    }

    assertSnapshot(of: stories.text)
  }
}
