import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

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

/// A wireframe and a player that try a request out while the stage tries another one.
@MainActor
struct AskingWhileTryingTests {
  @Test func leavesAllAsItIs() {
    let rig = FlowRig { AskingWireframe($0) }
    let (root, wireframe) = (rig.main.root, rig.wireframe)
    var sender: any Screen = root
    for name in ["First", "Second", "Third"] {
      let modal = PageScreen(name)
      wireframe.presentModally(modal, from: sender)
      sender = modal
    }
    _ = rig.newLog()

    let refused = wireframe.transaction {
      wireframe.dismissAll()
      wireframe.push(PageScreen("Page"), from: root)
      wireframe.installMinimizable(AskingPlayer(rig), animated: false)
      wireframe.push(PageScreen("Page"), from: PageScreen("Nowhere"))
    }

    #expect(refused != .committed)
    expectNoViolations(of: rig.stage)
    wireframe.transaction {
      wireframe.dismissAll()
      wireframe.installMinimizable(AskingPlayer(rig), animated: false)
      wireframe.push(PageScreen("Page"), from: root)
    }
    expectNoViolations(of: rig.stage)
    assertSnapshot(of: rig.newLog())
  }
}

/// A tab bar that tries another request out for each one.
@MainActor
private final class AskingWireframe: ApplicationWireframe {
  let stage: Stage
  private let base: TabBarWireframe
  private var isAsking = false

  init(_ stage: Stage) {
    self.stage = stage
    base = TabBarWireframe(stage: stage)
  }

  var policy: any WireframePolicy {
    if !isAsking, !stage.visibleScreens.isEmpty {
      isAsking = true
      _ = (verdict(on: .dismissAll), stage.allowsUserPop, stage.allowsUserDismissal)
      isAsking = false
    }
    return base.policy
  }
}

/// A player whose controls are made only after a question.
@MainActor
private final class AskingPlayer: FullscreenMinimizable {
  let title = "Player"
  var onMinimizedPlayerPressed: (() -> Void)?
  private let controls = PageScreen("Controls")
  private weak let rig: FlowRig?

  init(_ rig: FlowRig) { self.rig = rig }

  var minimizedControls: any Screen {
    if let rig { _ = rig.wireframe.verdict(on: .push(PageScreen("Asked"), from: rig.main.root)) }
    return controls
  }
}

/// An app that takes stacks off the stage while it is asked for a title in them, by which the user
/// means one.
@MainActor
struct LeavingWhileNamedTests {
  private let recorder: TextRecorder
  private let rig: FlowRig

  init() {
    recorder = TextRecorder()
    rig = FlowRig(backend: recorder)
  }

  /// Something that reads titles of a modal's screens.
  enum Reading: CaseIterable {
    case backTo, backToInStack, backInStack, selection, possibleActions, swipe
  }

  @Test(arguments: Reading.allCases, 0..<8)
  func leavesAllAsItIs(_ reading: Reading, after count: Int) {
    let screens = ["One", "Two", "Three"].map(LeavingScreen.init)
    if reading == .selection {
      rig.wireframe.presentModally(
        rootItems: [screens[0], screens[1]], in: TabBarWireframe(stage: rig.stage),
        from: rig.main.root)
    } else {
      rig.wireframe.presentModally(screens[0], from: rig.main.root)
      rig.wireframe.push(screens[1], from: screens[0])
      rig.wireframe.push(screens[2], from: screens[1])
    }
    if reading == .swipe { rig.wireframe.presentModally(LeavingScreen("Front"), from: screens[2]) }
    let before = rig.stage.possibleActions
    _ = rig.newLog()
    let teller = screens[reading == .possibleActions ? 1 : 0]
    teller.remaining = count
    teller.onTitle = { [rig] in rig.wireframe.dismissAll() }

    switch reading {
    case .backTo: rig.stage.perform(.backTo("One"))
    case .backToInStack: rig.stage.perform(.backTo("One", in: "One"))
    case .backInStack: rig.stage.perform(.backIn("One"))
    case .selection: rig.stage.perform(.select("Two", in: "One"))
    case .swipe: rig.stage.userDid(.removed([screens[1], screens[2]]), in: recorder)
    case .possibleActions:
      let actions = rig.stage.possibleActions
      _ = rig.stage.picture
      rig.wireframe.dismissAll()
      #expect(actions == before || actions == rig.stage.possibleActions)
    }
    rig.wireframe.dismissAll()

    #expect(rig.stage.modalScreens.isEmpty)
    #expect(rig.newLog().contains("dismiss LeavingScreen \"One\""))
    expectNoViolations(of: rig.stage)
  }
}

/// A screen that does something when it is asked for its title.
@MainActor
private final class LeavingScreen: ModallyPresentable, RootLevelRepresentable {
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle = ModalStyle.automatic
  /// The work of the next reading of the title, once.
  var onTitle: (() -> Void)?
  /// How many times the title is asked for before that.
  var remaining = 0
  private let name: String

  init(_ name: String) { self.name = name }

  var title: String {
    remaining -= 1
    if remaining < 0, let leave = onTitle {
      onTitle = nil
      leave()
    }
    return name
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
}
