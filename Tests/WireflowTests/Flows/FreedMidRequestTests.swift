import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// An app that is dropped while a request waits: nothing of it stays.
@MainActor
struct FreedMidRequestTests {
  /// The obstacle that a request waits for.
  enum Obstacle: CaseIterable {
    case alert, askingGuard, waitingGuard, backend

    /// Returns the outcome of a request that waits for it, since guards see only requests that would
    /// otherwise succeed.
    func outcome(of request: Request) -> RequestOutcome {
      switch self {
      case .alert: .queued
      case .askingGuard, .waitingGuard:
        request == .presentNothing ? .ignored(.noRootItems) : .queued
      case .backend: .committed
      }
    }
  }

  /// A request about regions.
  enum Request: CaseIterable {
    case update, presentRootItems, presentNothing, showDetail, embed, remove, install
  }

  @Test(arguments: Obstacle.allCases, Request.allCases)
  func freesEverything(_ obstacle: Obstacle, _ request: Request) {
    expectNoLeaks { tracker in
      let rig = FlowRig(backend: obstacle == .backend ? HeldBackend() : TextRecorder())
      let (inner, new) = (TabBarWireframe(stage: rig.stage), PageScreen("New"))
      let sender = prepare(obstacle, in: rig)
      for object in [rig.controller, rig.stage, rig.wireframe, rig.main.root, inner, new, sender]
        as [AnyObject]
      {
        tracker.track(object)
      }

      // Where a guard decides, it holds the first, and the second waits behind it.
      for _ in 0..<2 {
        let outcome = rig.stage.submit(
          navigation(request, new, from: sender, in: inner, rig.stage), through: rig.wireframe)
        if obstacle != .backend { #expect(outcome == obstacle.outcome(of: request)) }
      }
    }
  }

  /// Puts the obstacle up, and returns a screen by which requests wait for it.
  private func prepare(_ obstacle: Obstacle, in rig: FlowRig) -> PageScreen {
    let (root, sender) = (rig.main.root, PageScreen("Sender"))
    switch obstacle {
    case .alert:
      rig.wireframe.presentAlert(AlertContent(title: "Alert"), from: root)
      rig.wireframe.presentModally(sender)
    case .askingGuard, .waitingGuard:
      rig.wireframe.push(sender, from: root)
      rig.wireframe.embed(PageScreen("Embedded"), in: sender)
      let child = ChildFlow(rig.wireframe) { $0.wireframe.embed($0.page, in: $1) }
      rig.main.start(child, from: root)
      child.guardRequests { flow, _ in
        obstacle == .waitingGuard
          ? .wait(upTo: .seconds(60)) { await withUnsafeContinuation { _ in } }
          : .ask(AlertContent(title: "Sure?"), from: flow.page) { _ in true }
      }
    case .backend:
      rig.wireframe.push(sender, from: root)
      rig.wireframe.embed(PageScreen("Embedded"), in: sender)
    }
    return sender
  }

  private func navigation(
    _ request: Request, _ new: PageScreen, from sender: PageScreen, in inner: TabBarWireframe,
    _ stage: Stage
  ) -> NavigationRequest {
    switch request {
    case .update: .update([new], of: sender)
    case .presentRootItems, .presentNothing:
      .presentRootItems(
        request == .presentNothing ? [] : [new], through: inner, from: sender,
        style: .automatic, dismissButton: .close)
    case .showDetail: .showDetail(new, from: sender)
    case .embed: .embed(new, in: sender)
    case .remove: .remove(stage.embedded(in: sender).first ?? sender)
    case .install: .install([sender, new])
    }
  }
}
