import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// An app that is dropped leaves nothing in memory, whatever goes on in it.
@MainActor
struct LifetimeTests {
  /// Something that goes on when the app is dropped.
  enum Activity: CaseIterable {
    case nothing, flows, delayedWork, services, observer, transition, wiredSender, detachedRoots
    case decision, guardWithWireframe, alerts, waitingWork
    case waitingStart, waitingOwningStart, waitingFinish, waitingCancel, waitingRootItems
  }

  @Test(arguments: Activity.allCases)
  func everythingGoesWithTheController(_ activity: Activity) {
    var kept: [Any] = []

    expectNoLeaks { tracker in
      let rig = FlowRig(
        backend: activity == .transition ? StuckBackend { kept.append($0) } : TextRecorder())
      let child = ChildFlow(rig.wireframe)
      kept.append(rig.scheduler)
      begin(activity, in: rig, with: child, tracker, &kept)

      let parts: [AnyObject] = [
        rig.controller, rig.wireframe.base, rig.main, rig.wireframe, rig.main.root, rig.stage,
        rig.stage.log, child, child.page, child.wireframe,
      ]
      for part in parts { tracker.track(part) }
    }
    withExtendedLifetime(kept) {}
  }

  private func begin(
    _ activity: Activity, in rig: FlowRig, with child: ChildFlow, _ tracker: LeakTracker,
    _ kept: inout [Any]
  ) {
    let (main, root, wireframe) = (rig.main, rig.main.root, rig.wireframe)
    switch activity {
    case .nothing: break
    case .flows, .transition:
      main.start(child, from: root)
      child.start(ChildFlow(child.wireframe, page: "Grandchild"), from: child.page)
      child.wireframe.presentModally(PageScreen("Modal"), from: child.page)
    case .delayedWork:
      main.start(child, from: root)
      child.after(.seconds(1)) { $0.notes.append("too late") }
      main.after(.seconds(1)) { _ in }
    case .services:
      // A service often knows the scheduler, which would keep it by the work that captures it.
      let services = [tracker.track(Service(rig.scheduler)), tracker.track(Service(rig.scheduler))]
      main.start(child, from: root) { _, _ in withExtendedLifetime(services[0]) {} }
      child.after(.seconds(1)) { _ in withExtendedLifetime(services[1]) {} }
    case .observer:
      kept.append(rig.stage.observe { _ in })
      wireframe.select(main.other)
    case .wiredSender:
      root.rows = [("Again", child.wire(root) { _, _ in })]
      main.start(child, from: root) { flow, _, outcome in flow.note(outcome) }
    case .detachedRoots:
      let saved = wireframe.detach([main.other])
      root.rows = [("Back", { withExtendedLifetime(saved) {} })]
    case .decision, .guardWithWireframe: beginDecision(activity, in: rig, with: child)
    default: beginWaiting(activity, in: rig, with: child)
    }
  }

  private func beginDecision(_ activity: Activity, in rig: FlowRig, with child: ChildFlow) {
    let tabs = TabBarWireframe(stage: rig.stage)
    rig.main.start(child, from: rig.main.root)
    child.guardRequests { flow, _ in
      guard activity == .guardWithWireframe else {
        return .ask(AlertContent(title: "Allow?"), from: flow.page, allows: { _ in true })
      }
      return .redirect(
        to: .presentRootItems(
          [PageScreen("Plans")], through: tabs, from: nil, style: .automatic, dismissButton: .done))
    }
    guard activity == .decision else { return }
    rig.wireframe.pop(child.page)
    rig.wireframe.select(rig.main.other)
  }

  private func beginWaiting(_ activity: Activity, in rig: FlowRig, with child: ChildFlow) {
    let (main, wireframe, page) = (rig.main, rig.wireframe, PageScreen("Page"))
    let late = ChildFlow(wireframe, page: "Late")
    main.start(child, from: main.root)
    wireframe.presentAlert(AlertContent(title: "First"), from: main.root) { _ in }
    wireframe.transaction {
      wireframe.presentModally(page)
      switch activity {
      case .waitingStart: main.start(late, from: main.root)
      case .waitingOwningStart: main.start(late, owning: main.root)
      case .waitingFinish: child.finish(1)
      case .waitingCancel: child.cancel()
      case .waitingWork: main.task(on: page) { main, _ in main.notes.append("task") }
      case .waitingRootItems:
        wireframe.presentModally(
          rootItems: [PageScreen("Sheet")], in: TabBarWireframe(stage: rig.stage), from: page)
      default: child.wireframe.presentAlert(AlertContent(title: "Second"), from: page) { _ in }
      }
    }
  }
}

/// A service that uses the app's time.
private final class Service {
  private let scheduler: any Scheduler

  init(_ scheduler: any Scheduler) { self.scheduler = scheduler }
}

/// A backend that lets others keep its completions.
private final class StuckBackend: PresentationBackend {
  private let keep: (@escaping () -> Void) -> Void

  init(_ keep: @escaping (@escaping () -> Void) -> Void) { self.keep = keep }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) { keep(completion) }
}

/// An app that is dropped while a request about regions waits: nothing of it stays.
@MainActor
struct FreedMidRequestTests {
  /// The obstacle that a request waits for.
  enum Obstacle: CaseIterable {
    case alert, askingGuard, waitingGuard
  }

  enum Request: CaseIterable {
    case update, presentRootItems, presentNothing, showDetail, embed, remove, install
  }

  @Test(arguments: Obstacle.allCases, Request.allCases)
  func freesEverything(_ obstacle: Obstacle, _ request: Request) {
    expectNoLeaks { tracker in
      let rig = FlowRig()
      let (inner, new) = (TabBarWireframe(stage: rig.stage), PageScreen("New"))
      let sender = prepare(obstacle, in: rig)
      for object in [rig.controller, rig.stage, rig.main.root, inner, new, sender] as [AnyObject] {
        tracker.track(object)
      }

      // Guards see only requests that would otherwise succeed. One holds the first, and the second
      // waits behind it.
      let isRefused = obstacle != .alert && request == .presentNothing
      for _ in 0..<2 {
        let outcome = rig.stage.submit(
          navigation(request, new, from: sender, in: inner, rig.stage), through: rig.wireframe)
        #expect(outcome == (isRefused ? .ignored(.noRootItems) : .queued))
      }
    }
  }

  /// Puts the obstacle up, and returns a screen by which requests wait for it.
  private func prepare(_ obstacle: Obstacle, in rig: FlowRig) -> PageScreen {
    let (root, sender) = (rig.main.root, PageScreen("Sender"))
    if obstacle == .alert {
      rig.wireframe.presentAlert(AlertContent(title: "Alert"), from: root)
      rig.wireframe.presentModally(sender)
      return sender
    }
    rig.wireframe.push(sender, from: root)
    rig.wireframe.embed(PageScreen("Embedded"), in: sender)
    let child = ChildFlow(rig.wireframe) { $0.wireframe.embed($0.page, in: $1) }
    rig.main.start(child, from: root)
    child.guardRequests { flow, _ in
      obstacle == .waitingGuard
        ? .wait(upTo: .seconds(60)) { await withUnsafeContinuation { _ in } }
        : .ask(AlertContent(title: "Sure?"), from: flow.page) { _ in true }
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
