import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Closures and objects of the app that the framework lets go of, and whose end asks for everything.
@MainActor
struct LettingGoTests {
  enum Kept: CaseIterable {
    case watch, observer, observerInCallback, ignoredAlert, answeredAlert, closedAlert
    case guardian, guardianThatEnds, coordinator, outcome
    case delay, schedule, task, stream, leave, forgottenLeave
  }

  @Test(arguments: Kept.allCases)
  func judgesWhatTheEndAsksFor(_ kept: Kept) async {
    let (rig, meddler) = (FlowRig(), Meddler())
    var letGo: (() -> Void)? = keep(kept, MeddlingEnd(meddler, .endOfWork), in: rig)
    await rig.scheduler.sleepers.settled()
    meddler.set(to: .endOfWork, in: rig)

    letGo?()
    letGo = nil
    await rig.scheduler.sleepers.settled()

    #expect(meddler.hasMeddled)
    #expect(rig.main.notes.contains { $0.hasSuffix("1") })
    expectNoViolations(of: rig.stage)
  }

  /// Lets the framework keep an object, and returns what lets go of it.
  private func keep(_ kept: Kept, _ end: MeddlingEnd, in rig: FlowRig) -> () -> Void {
    let (stage, main, wireframe) = (rig.stage, rig.main, rig.wireframe)
    let push = { _ = wireframe.push(PageScreen("Next"), from: main.root) }
    switch kept {
    case .watch:
      let watch = stage.watch { _, _ in withExtendedLifetime(end) {} }
      return { watch.cancel() }
    case .observer:
      let observation = stage.observe { _ in withExtendedLifetime(end) {} }
      return {
        observation.cancel()
        push()
      }
    case .observerInCallback:
      let observation = stage.observe { _ in withExtendedLifetime(end) {} }
      let other = stage.observe { _ in observation.cancel() }
      return { withExtendedLifetime(other, push) }
    case .ignoredAlert, .answeredAlert, .closedAlert: return keepAlert(kept, end, in: rig)
    case .guardian, .guardianThatEnds, .coordinator, .outcome:
      return keepFlow(kept, end, in: rig)
    case .delay, .schedule, .task, .stream, .leave, .forgottenLeave:
      return keepWork(kept, end, in: rig)
    }
  }

  private func keepAlert(_ kept: Kept, _ end: MeddlingEnd, in rig: FlowRig) -> () -> Void {
    let (stage, main, wireframe) = (rig.stage, rig.main, rig.wireframe)
    func ask(from sender: any Screen) -> PresentedAlert {
      wireframe.presentAlert(AlertContent(title: "News"), from: sender) { _ in
        withExtendedLifetime(end) {}
      }
    }
    guard kept != .ignoredAlert else { return { _ = ask(from: PageScreen("Nowhere")) } }
    let alert = ask(from: main.root)
    return { if kept == .closedAlert { alert.close() } else { stage.perform(.choose("OK")) } }
  }

  private func keepFlow(_ kept: Kept, _ end: MeddlingEnd, in rig: FlowRig) -> () -> Void {
    let (stage, main) = (rig.stage, rig.main)
    let (inFlow, inOutcome) = (kept == .coordinator ? end : nil, kept == .outcome ? end : nil)
    let child = ChildFlow(rig.wireframe, page: "Child") { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
      withExtendedLifetime(inFlow) {}
    }
    main.start(child, from: main.root) { _, _ in withExtendedLifetime(inOutcome) {} }
    guard kept == .guardian || kept == .guardianThatEnds else { return { stage.perform(.back) } }
    child.guardRequests { _, _ in withExtendedLifetime(end) { .allow } }
    return { [weak child] in
      if kept == .guardian { child?.removeGuard() } else { stage.perform(.back) }
    }
  }

  private func keepWork(_ kept: Kept, _ end: MeddlingEnd, in rig: FlowRig) -> () -> Void {
    let (stage, main, wireframe) = (rig.stage, rig.main, rig.wireframe)
    let page = PageScreen("Page")
    wireframe.push(page, from: main.root)
    switch kept {
    case .delay:
      let work = main.after(.seconds(1)) { _ in withExtendedLifetime(end) {} }
      return { work.cancel() }
    case .schedule:
      let work = rig.scheduler.schedule(after: .seconds(1)) { withExtendedLifetime(end) {} }
      return { work.cancel() }
    case .task:
      main.task(on: page) { flow, _ in
        defer { withExtendedLifetime(end) {} }
        try await flow.wireframe.sleep(for: .seconds(1))
      }
      return { stage.perform(.back) }
    case .stream:
      let work = main.listen(to: AsyncStream<Int> { _ in }) { _, _ in
        withExtendedLifetime(end) {}
      }
      return { work.cancel() }
    default:
      let wait = main.onLeave(of: page) { _, _ in withExtendedLifetime(end) {} }
      return { if kept == .leave { stage.perform(.back) } else { wait.cancel() } }
    }
  }
}
