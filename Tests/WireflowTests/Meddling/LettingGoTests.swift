import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Lists of screens with nothing in them, with one twice, or with one that is elsewhere.
@MainActor
struct BadListTests {
  private let rig = RegionRig(.tabBar, roots: ["Home", "Profile"])
  private let page = PageScreen("Page")
  private let new = PageScreen("New")

  init() {
    rig.wireframe.push(page, from: rig[0])
    _ = rig.newLog()
  }

  private func present(_ items: [PageScreen], from sender: (any Screen)? = nil) {
    rig.wireframe.presentModally(
      rootItems: items, in: TabBarWireframe(stage: rig.stage), from: sender)
  }

  @Test func ignoresEmptyLists() {
    rig.wireframe.install(rootItems: [])
    rig.wireframe.update(rootItems: [])
    rig.wireframe.update(rootItems: [], around: new)
    present([])
    present([], from: new)
    rig.expectSound()

    rig.expectLog(
      matches: """
          ignored install: there are no root items
          ignored update: there are no root items
          ignored update: there are no root items
          ignored present root items: there are no root items
          ignored present root items: there are no root items
        """)
  }

  @Test func namesWhatStandsTwiceInAList() {
    rig.wireframe.install(rootItems: [new, rig[0], new])
    rig.wireframe.update(rootItems: [rig[0], rig[1], rig[0]])
    present([new, new])
    rig.expectSound()

    rig.expectLog(
      matches: """
          ignored install New, Home, New: PageScreen "New" is already on stage
          ignored update Home, Profile, Home: PageScreen "Home" is already on stage
          ignored present PageScreen "New": PageScreen "New" is already on stage
        """)
  }

  @Test func namesWhatStandsElsewhere() {
    rig.wireframe.update(rootItems: [rig[0], page])
    rig.wireframe.update(rootItems: [rig[0]], around: new)
    present([new, page])
    present([new], from: PageScreen("Foreign"))
    rig.wireframe.embed(page, in: rig[1])
    rig.wireframe.embed(new, in: new)
    rig.wireframe.showDetail(rig[1], from: page)
    rig.wireframe.remove(new)
    rig.expectSound()

    rig.expectLog(
      matches: """
          ignored update Home, Page: PageScreen "Page" is already on stage
          ignored update Home: PageScreen "New" is not on stage
          ignored present PageScreen "New": PageScreen "Page" is already on stage
          ignored present PageScreen "New": PageScreen "Foreign" is not on stage
          ignored embed PageScreen "Page" in PageScreen "Profile": PageScreen "Page" is already on stage
          ignored embed PageScreen "New" in PageScreen "New": PageScreen "New" is not on stage
          ignored show detail PageScreen "Profile": PageScreen "Profile" is already on stage
          ignored remove PageScreen "New": PageScreen "New" is not on stage
        """)
  }

  @Test func installsAScreenThatStandsDeepElsewhere() {
    rig.wireframe.embed(new, in: page)
    present([PageScreen("Item")], from: page)
    _ = rig.newLog()

    rig.wireframe.install(rootItems: [new, page])
    rig.expectSound()

    rig.expectLog(matches: "  install tab bar: New, Page")
    #expect(rig.stage.rootScreens.titles == "New/Page")
    #expect(rig.stage.modalScreens.isEmpty)
  }

  @Test func readsTheStageWhileItInstalls() {
    final class ReadingScreen: Screen, RootLevelRepresentable {
      let title = "Reading"
      weak var stage: Stage?
      var found: [String] = []

      var rootLevelRepresentation: RootLevelRepresentation {
        found.append(stage?.stack(of: self).titles ?? "")
        return .init(title: title, badge: stage.map { "\($0.rootScreens.count)" })
      }
    }
    let reading = ReadingScreen()
    reading.stage = rig.stage

    rig.wireframe.install(rootItems: [reading, new])
    rig.wireframe.push(page, from: reading)
    rig.wireframe.update(rootItems: [new, reading])

    rig.expectLog(
      matches: """
          install tab bar: Reading, New
          push PageScreen "Page" onto Reading
          update tab bar: New, Reading
        """)
    #expect(reading.found.first == "Reading")
    #expect(reading.found.last == "Reading/Page")
  }
}

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
