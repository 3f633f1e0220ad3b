import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// An app that is dropped leaves nothing in memory, whatever goes on in it.
@MainActor
struct LifetimeTests {
  /// Something that goes on when the app is dropped.
  enum Activity: CaseIterable {
    case delayedWork, services, transition, wiredSender, detachedRoots, decision, guardWithWireframe
    case alerts, waitingWork, waitingStart, waitingFinish, waitingRootItems
  }

  @Test(arguments: Activity.allCases)
  func everythingGoesWithTheController(_ activity: Activity) {
    let backend = HeldBackend()
    var scheduler: ManualScheduler?
    expectNoLeaks { tracker in
      let rig = FlowRig(backend: activity == .transition ? backend : TextRecorder())
      let child = ChildFlow(rig.wireframe)
      scheduler = rig.scheduler
      begin(activity, in: rig, with: child, tracker)
      let parts: [AnyObject] = [
        rig.controller, rig.wireframe.base, rig.main, rig.wireframe, rig.root, rig.stage,
        rig.stage.log, child, child.page, child.wireframe,
      ]
      for part in parts { tracker.track(part) }
    }
    withExtendedLifetime((backend, scheduler)) {}
  }

  private func begin(
    _ activity: Activity, in rig: FlowRig, with child: ChildFlow, _ tracker: LeakTracker
  ) {
    let (main, root, wireframe) = (rig.main, rig.root, rig.wireframe)
    if activity != .services, activity != .wiredSender { main.start(child, from: root) }
    switch activity {
    case .transition:
      child.start(ChildFlow(child.wireframe, page: "Grandchild"), from: child.page)
      child.wireframe.present("Modal", from: child.page)
    case .delayedWork:
      child.after(.seconds(1)) { $0.notes.append("too late") }
      main.after(.seconds(1)) { _ in }
    case .services:
      // A service often knows the scheduler, which would keep it by the work that captures it.
      let services = [tracker.track(Service(rig.scheduler)), tracker.track(Service(rig.scheduler))]
      main.start(child, from: root) { _, _ in withExtendedLifetime(services[0]) {} }
      child.after(.seconds(1)) { _ in withExtendedLifetime(services[1]) {} }
    case .wiredSender:
      root.rows = [("Again", child.wire(root) { _, _ in })]
      main.start(child, from: root) { flow, _, outcome in flow.note(outcome) }
    case .detachedRoots:
      let saved = wireframe.detach([main.other])
      root.rows = [("Back", { withExtendedLifetime(saved) {} })]
    case .decision:
      child.guardPage()
      wireframe.pop(child.page)
      wireframe.select(main.other)
    case .guardWithWireframe:
      let tabs = TabBarWireframe(stage: rig.stage)
      child.guardRequests { _, _ in
        .redirect(
          to: .presentRootItems(
            [PageScreen("Plans")], through: tabs, from: nil, style: .automatic, dismissButton: .done
          ))
      }
    default: beginWaiting(activity, in: rig, with: child)
    }
  }

  private func beginWaiting(_ activity: Activity, in rig: FlowRig, with child: ChildFlow) {
    let (main, wireframe, page) = (rig.main, rig.wireframe, PageScreen("Page"))
    let late = ChildFlow(wireframe, page: "Late")
    wireframe.ask("First", from: main.root) { _ in }
    wireframe.transaction {
      wireframe.presentModally(page)
      switch activity {
      case .waitingStart: main.start(late, from: main.root)
      case .waitingFinish: child.finish(1)
      case .waitingWork: main.task(on: page) { main, _ in main.notes.append("task") }
      case .waitingRootItems:
        wireframe.presentModally(
          rootItems: [PageScreen("Sheet")], in: TabBarWireframe(stage: rig.stage), from: page)
      default: child.wireframe.ask("Second", from: page) { _ in }
      }
    }
  }

  /// A service that uses the app's time.
  private final class Service {
    private let scheduler: any Scheduler
    init(_ scheduler: any Scheduler) { self.scheduler = scheduler }
  }

  /// A guard that ends the app, or that is set after its end, holds no request.
  @Test(arguments: [true, false])
  func noGuardHoldsARequestOnceTheAppHasGone(endsIt: Bool) {
    expectNoLeaks { tracker in
      var rig: FlowRig? = FlowRig()
      guard let main = rig?.main, let wireframe = rig?.wireframe.base else { return }
      if !endsIt { rig = nil }
      main.guardRequests { _, _ in
        rig = nil
        return .wait(upTo: .seconds(1)) { withExtendedLifetime(wireframe) { .allow } }
      }
      for _ in 0..<2 { wireframe.push(PageScreen("Late"), from: main.root) }
      tracker.track(wireframe.stage)
    }
  }

  /// A guard holds the first of two requests, and the second waits behind it.
  @Test(arguments: [true, false], 0..<6)
  func requestsThatWaitAreFreed(asksUser: Bool, number: Int) {
    expectNoLeaks { tracker in
      let rig = FlowRig()
      let (inner, new) = (TabBarWireframe(stage: rig.stage), PageScreen("New"))
      let sender = rig.wireframe.push("Sender")
      rig.wireframe.embed(PageScreen("Embedded"), in: sender)
      rig.start { $0.wireframe.embed($0.page, in: $1) }.guardRequests { flow, _ in
        asksUser
          ? .ask(AlertContent(title: "Sure?"), from: flow.page) { _ in true }
          : .wait(upTo: .seconds(60)) { await withUnsafeContinuation { _ in } }
      }
      for object in [rig.controller, rig.stage, rig.root, inner, new, sender] as [AnyObject] {
        tracker.track(object)
      }
      let requests: [NavigationRequest] = [
        .update([new], of: sender), .showDetail(new, from: sender), .embed(new, in: sender),
        .remove(rig.stage.state.embedded(in: sender).first ?? sender), .install([sender, new]),
        .presentRootItems(
          [new], through: inner, from: sender, style: .automatic, dismissButton: .close),
      ]
      for _ in 0..<2 {
        #expect(rig.stage.submit(requests[number], through: rig.wireframe) == .queued)
      }
    }
  }
}
