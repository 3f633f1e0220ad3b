import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Root items that leave the stage, while their flows live on, and come back.
@MainActor
struct DetachedRootsTests {
  private let rig = AccountsRig()

  @Test func keepTheirSelectionAndTakeTheirPlayerAndNoOther() {
    rig.stage.perform(.select("Ann's mail"))
    rig.main.open("Ben")
    rig.wireframe.installMinimizable(Player(), animated: false)
    rig.main.open("Ann")
    #expect(rig.stage.playerScreen != nil)
    rig.ann?.wireframe.installMinimizable(Player(), animated: false)
    rig.main.open("Ben")
    #expect(rig.stage.playerScreen == nil)
    rig.main.open("Ann")
    #expect(rig.stage.playerScreen != nil)
    #expect(rig.stage.selectedRoot?.title == "Ann's mail")
  }

  @Test func goOnUnseen() throws {
    let ann = try #require(rig.ann)
    ann.after(.seconds(1), whileUnseen: true) { flow in
      let message = flow.read(from: flow.inbox)
      flow.read("Reply", from: message)
      flow.write(from: message)
      flow.wireframe.pop(message)
    }
    rig.main.open("Ben")
    _ = rig.newLog()

    rig.stage.perform(.wait(.seconds(1)))
    rig.main.open("Ann")

    assertSnapshot(of: rig.newLog())
    #expect(rig.stage.frontScreen?.title == "Draft")
  }

  @Test func doTheirDelayedWorkOnceTheyAreBack() throws {
    let ann = try #require(rig.ann)
    ann.after(.seconds(1)) { flow in flow.read(from: flow.inbox) }
    let cancelled = ann.after(.seconds(1)) { flow in flow.write(from: flow.inbox) }
    rig.main.open("Ben")
    _ = rig.newLog()

    rig.stage.perform(.wait(.seconds(2)))
    cancelled.cancel()
    rig.stage.perform(.open("Ann"))
    rig.stage.perform(.back)

    assertSnapshot(of: rig.newLog())
    #expect(rig.scheduler.pending.isEmpty)
  }

  @Test func showTheirAlertsOnceTheyAreBackAndCloseTheirOpenOne() throws {
    let (ann, full) = (try #require(rig.ann), AlertContent(title: "Full"))
    ann.wireframe.presentAlert(full, from: ann.inbox)
    rig.main.open("Ben")
    #expect(rig.stage.shownAlert == nil)
    _ = rig.newLog()

    ann.wireframe.presentAlert(full, from: ann.inbox)
    rig.main.open("Ann")

    rig.expectLog(
      matches: """
          hold alert "Full": PageScreen "Ann's inbox" is detached
          detach Ben's inbox, Ben's mail
          + attach Ann's inbox, Ann's mail
          alert "Full" [OK]
        """)
  }

  @Test func stayWhileAGuardRefuses() throws {
    let ann = try #require(rig.ann)
    let draft = ann.write(from: ann.inbox)
    ann.guardRequests { [weak draft] _, request in
      guard let draft, request.takesAway(draft) else { return .allow }
      return .refuse("a draft is open")
    }
    _ = rig.newLog()

    rig.main.open("Ben")

    rig.expectLog(
      matches: """
          ignored transaction [detach all, install Ben's inbox, Ben's mail, start AccountFlow]: AccountFlow refused, a draft is open
        """)
    #expect(rig.main.current == "Ann" && rig.main.asleep.isEmpty && rig.ben == nil)

    ann.removeGuard()
    rig.main.open("Ben")
    #expect(rig.stage.frontScreen?.title == "Ben's inbox")
  }

  @Test func takeADraftAlongButNoTransactionDiscardsItMeanwhile() throws {
    let ann = try #require(rig.ann)
    let draft = ann.write(from: ann.inbox)
    ann.guardRequests { [weak draft] _, request in
      guard let draft, request.takesAway(draft), !request.detaches(draft) else { return .allow }
      return .refuse("a draft is open")
    }

    let discarding = rig.wireframe.transaction {
      rig.wireframe.dismiss(draft)
      rig.main.open("Ben")
    }
    #expect(discarding == .ignored(.refused(by: "AccountFlow", "a draft is open")))
    #expect(rig.stage.isOnStage(draft))

    #expect(rig.main.open("Ben") == .committed)
    #expect(!rig.stage.isOnStage(draft) && rig.stage.isResident(draft))
  }

  @Test(arguments: [false, true])
  func endTheirFlowsWithTheirHandleOrAtOnce(isDropped: Bool) throws {
    rig.stage.perform(.tap("Read"))
    rig.main.open("Ben")
    _ = rig.newLog()
    if isDropped {
      let saved = try #require(rig.main.asleep["Ann"])
      saved.drop()
      #expect(!saved.isDetached && saved.rootScreens.isEmpty)
      #expect(rig.main.notes == ["Ann: cancelled"])
      _ = rig.newLog()
    }

    rig.main.asleep = [:]
    rig.stage.perform(.tap("Read"))

    rig.expectLog(
      matches: """
        \(isDropped ? "" : "  drop Ann's inbox, Ann's mail\n  cancel AccountFlow\n")> tap "Read"
          push PageScreen "Hello" onto Ben's inbox
        """)
    #expect(rig.main.notes == ["Ann: cancelled"])
  }

  @Test func waitBehindAWall() {
    rig.main.open("Ben")
    let wall = WallFlow(rig.wireframe)
    rig.main.start(wall)
    _ = rig.newLog()

    rig.main.open("Ann")
    rig.stage.perform(.open("Ann"))
    wall.finish()

    assertSnapshot(of: rig.newLog())
  }

  @Test func adaptWhileTheySleep() {
    let rig = AccountsRig { AdaptiveWireframe(stage: $0) }
    rig.stage.perform(.tap("Write"))
    rig.main.open("Ben")
    rig.wireframe.adapt(to: .regular)

    rig.main.open("Ann")

    #expect(rig.stage.snapshot.modals.map(\.style) == [.formSheet])
  }

  @Test func takeTheirMinimizedDraftWithThem() throws {
    let ann = try #require(rig.ann)
    ann.wireframe.presentModally(MinimizableDraft("Ann's draft"), from: ann.inbox)
    rig.wireframe.minimizeFullscreenView(animated: false)
    rig.main.open("Ben")
    let seen = rig.stage.snapshot.player?.screen.title
    _ = rig.stage.perform(.tap("Write"))
    rig.main.open("Ann")
    _ = rig.newLog()

    rig.stage.perform(.maximize)
    rig.main.open("Ben")

    #expect(seen == nil)
    rig.expectLog(
      matches: """
        > maximize
          maximize MinimizableDraft "Ann's draft"
        > (app)
          detach Ann's inbox, Ann's mail
          + attach Ben's inbox, Ben's mail
        """)
    #expect(rig.stage.snapshot.modals.map(\.first.title) == ["Draft"])
  }
}

private final class MinimizableDraft: ModallyMinimizable {
  let title: String
  let minimizedControls: any Screen = PageScreen("Bar")
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel

  init(_ title: String) { self.title = title }
}

/// The memory of detached root items.
@MainActor
struct DetachedMemoryTests {
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
      rig.stage.perform(.back)
    }
  }

  @Test func passAtTheEndOfADriver() {
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: AccountsFlow(wireframe))
    }
    app.tap("Read")
    app.tap("Ben")
    app.skipLog()
    app.finish()
  }
}
