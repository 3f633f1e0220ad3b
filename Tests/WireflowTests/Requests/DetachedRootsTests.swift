import TestSupport
import Testing
import WireflowInteraction
import WireflowTesting

@testable import Wireflow

/// Root items that leave the stage, while their flows live on, and come back.
@MainActor
struct DetachedRootsTests {
  /// An app with two accounts, of which one is on stage.
  private func accounts() throws -> (rig: AccountsRig, ann: AccountFlow) {
    let rig = AccountsRig()
    rig.controller.onOpen = { [weak main = rig.main] url in main?.open(url) == .committed }
    return (rig, try #require(rig.ann))
  }

  private let full = AlertContent(title: "Full")

  @Test func liveAndWorkUnseen() throws {
    var stories = Stories()
    var (rig, ann) = try accounts()
    stories.tell("they go on unseen", rig) { rig in
      ann.after(.seconds(1), whileUnseen: true) { flow in
        let message = flow.read(from: flow.inbox)
        flow.read("Reply", from: message)
        flow.write(from: message)
        flow.wireframe.pop(message)
      }
      rig.main.open("Ben")
      rig.user(.wait(.seconds(1)))
      rig.main.open("Ann")
    }
    (rig, ann) = try accounts()
    stories.tell("they do their delayed work once they are back", rig) { rig in
      ann.after(.seconds(1)) { flow in flow.read(from: flow.inbox) }
      let cancelled = ann.after(.seconds(1)) { flow in flow.write(from: flow.inbox) }
      rig.main.open("Ben")
      rig.user(.wait(.seconds(2)))
      cancelled.cancel()
      rig.user(.open("Ann"), .back)
      #expect(rig.scheduler.pending.isEmpty)
    }
    (rig, ann) = try accounts()
    stories.tell("they show their alerts once they are back, and close an open one", rig) { rig in
      ann.wireframe.presentAlert(full, from: ann.inbox)
      rig.main.open("Ben")
      #expect(rig.stage.shownAlert == nil)
      ann.wireframe.presentAlert(full, from: ann.inbox)
      rig.main.open("Ann")
    }
    assertSnapshot(of: stories.text)
  }

  @Test func leaveIfGuardsLetThem() throws {
    var stories = Stories()
    var (rig, ann) = try accounts()
    stories.tell("they stay while a guard refuses", rig) { rig in
      let draft = ann.write(from: ann.inbox)
      ann.guardRequests { _, request in
        request.takesAway(draft) ? .refuse("a draft is open") : .allow
      }
      rig.main.open("Ben")
      #expect(rig.main.current == "Ann" && rig.main.asleep.isEmpty && rig.ben == nil)
      ann.removeGuard()
      rig.main.open("Ben")
    }
    (rig, ann) = try accounts()
    stories.tell("they take a draft along, and no transaction discards it meanwhile", rig) { rig in
      let draft = ann.write(from: ann.inbox)
      ann.guardRequests { _, request in
        request.takesAway(draft) && !request.detaches(draft) ? .refuse("a draft is open") : .allow
      }
      rig.wireframe.transaction {
        rig.wireframe.dismiss(draft)
        rig.main.open("Ben")
      }
      #expect(rig.main.open("Ben") == .committed)
      #expect(!rig.stage.state.isOnStage(draft) && rig.stage.isResident(draft))
    }
    assertSnapshot(of: stories.text)
  }

  @Test func endTheirFlowsWithTheirHandleAndTakeAlongWhatIsTheirs() throws {
    var stories = Stories()
    for isDropped in [false, true] {
      stories.tell("they are dropped at once: \(isDropped)", AccountsRig()) { rig in
        rig.user(.tap("Read"))
        rig.main.open("Ben")
        if isDropped, let saved = rig.main.asleep["Ann"] {
          saved.drop()
          #expect(!saved.isDetached && saved.rootScreens.isEmpty)
          #expect(rig.main.notes == ["Ann: cancelled"])
        }
        rig.main.asleep = [:]
        rig.user(.tap("Read"))
      }
    }
    let (rig, ann) = try accounts()
    stories.tell("a minimized draft", rig) { rig in
      let draft = MinimizableDraft()
      ann.wireframe.presentModally(draft, from: ann.inbox)
      rig.wireframe.minimizeFullscreenView(animated: false)
      rig.main.open("Ben")
      #expect(rig.stage.snapshot.player == nil)
      rig.user(.tap("Write"))
      rig.main.open("Ann")
      ann.wireframe.presentModally(PageScreen("Help"), from: draft)
      rig.wireframe.maximizeMinimizableView(animated: false)
      rig.main.open("Ben")
    }
    assertSnapshot(of: stories.text)
  }

  @Test func comeBackInAnotherShapeAndLeaveNothingBehind() throws {
    let rig = AccountsRig { AdaptiveWireframe(stage: $0) }
    let (ann, draft) = (try #require(rig.ann), MinimizableDraft())
    ann.wireframe.presentModally(draft, from: ann.inbox)
    rig.wireframe.minimizeFullscreenView(animated: false)
    ann.wireframe.presentModally(
      rootItems: [PageScreen("Folders")], in: AdaptiveWireframe(stage: rig.stage), from: ann.inbox)
    rig.main.open("Ben")
    #expect(!rig.stage.state.isOnStage(draft.minimizedControls))
    rig.wireframe.adapt(to: .regular)
    #expect(Set(rig.stage.places.state.allRegions.map(\.container?.name)) == [nil, "split"])
    for name in ["Ann", "Ben", "Ann", "Ben", "Ann"] { rig.main.open(name) }
    #expect(rig.stage.places.handles.count <= 2)
  }

  @Test(arguments: [false, true])
  func areFreedOnceTheyAreDroppedOrHaveLeft(isDropped: Bool) {
    let rig = AccountsRig()
    expectNoLeaks { tracker in
      guard let ann = rig.ann else { return }
      let message = tracker.track(ann.read(from: ann.inbox))
      if isDropped {
        tracker.track(ann)
        tracker.track(ann.inbox)
        tracker.track(ann.write(from: message))
      }
      rig.main.open("Ben")
      if isDropped { rig.main.asleep = [:] } else { rig.main.open("Ann") }
      rig.user(.back)
    }
  }
}

/// A modal that the user minimizes to the player's bar.
final class MinimizableDraft: ModallyMinimizable, RootLevelRepresentable {
  let title: String
  let minimizedControls: any Screen
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String = "Draft") {
    self.title = title
    minimizedControls = PageScreen("\(title) bar")
  }
}
