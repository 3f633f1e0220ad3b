import TestSupport
import Testing
import Wireflow
import WireflowTesting

@MainActor
struct LifetimeTests {
  @Test func aFlowAndItsScreensGoWhenItEnds() {
    let rig = FlowRig()
    weak var coordinator: ChildFlow?
    weak var wireframe: FlowWireframe<Int>?
    weak var page: PageScreen?
    func start() {
      let child = ChildFlow(rig.wireframe)
      let note = child.wire(child.page) { flow, page in flow.notes.append(page.title) }
      child.page.rows = [("Row", note)]
      rig.main.start(child, from: rig.main.root) { $0.note($1) }
      coordinator = child
      wireframe = child.wireframe
      page = child.page
    }
    start()
    #expect(coordinator != nil)

    rig.stage.perform(.back)

    #expect(rig.main.notes == ["cancelled"])
    #expect(coordinator == nil)
    #expect(wireframe == nil)
    #expect(page == nil)
  }

  @Test func aScreenGoesWhenItLeaves() {
    let rig = Rig()
    weak var pushed: PageScreen?
    weak var modal: PageScreen?
    func show() {
      let (screen, other) = (PageScreen("Pushed"), PageScreen("Modal"))
      rig.wireframe.push(screen, from: rig.a)
      rig.wireframe.presentModally(other, from: screen)
      rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: screen)
      (pushed, modal) = (screen, other)
    }
    let observation = rig.stage.observe { _ in }
    show()

    rig.wireframe.install(rootItems: [rig.a])

    #expect(pushed == nil)
    #expect(modal == nil)
    observation.cancel()
  }

  @Test func everythingGoesWithTheController() {
    let gone = Weak()
    let scheduler = run(gone) { _, _ in }

    #expect(gone.left == [])
    #expect(scheduler.pending == [])
  }

  @Test func everythingGoesWithFlowsUp() {
    let gone = Weak()
    let scheduler = run(gone) { controller, child in
      controller.mainFlow.start(child, from: controller.wireframe.rootScreens[0])
      child.start(ChildFlow(child.wireframe, page: "Grandchild"), from: child.page)
      child.wireframe.presentModally(PageScreen("Modal"), from: child.page)
    }

    #expect(gone.left == [])
    withExtendedLifetime(scheduler) {}
  }

  @Test func everythingGoesWithAlertsUpAndRequestsWaiting() {
    let gone = Weak()
    let scheduler = run(gone) { controller, child in
      let root = controller.wireframe.rootScreens[0]
      controller.mainFlow.start(child, from: root)
      child.wireframe.presentAlert(AlertContent(title: "First"), from: child.page) { _ in }
      child.wireframe.presentAlert(AlertContent(title: "Second"), from: root) { _ in }
      child.wireframe.presentModally(PageScreen("Modal"), from: child.page)
      controller.mainFlow.wireframe.presentModally(PageScreen("Modal"), from: root)
      controller.wireframe.presentModally(PageScreen("Modal"))
    }

    #expect(gone.left == [])
    withExtendedLifetime(scheduler) {}
  }

  @Test func everythingGoesWithDelayedWorkUp() {
    let gone = Weak()
    let scheduler = run(gone) { controller, child in
      controller.mainFlow.start(child, from: controller.wireframe.rootScreens[0])
      child.after(.seconds(1)) { $0.notes.append("too late") }
      controller.mainFlow.after(.seconds(1)) { _ in }
    }

    #expect(gone.left == [])
    withExtendedLifetime(scheduler) {}
  }

  /// A service often knows the scheduler, which would keep it by the work that captures it.
  @Test func servicesGoWithDelayedWorkUp() {
    let gone = Weak()
    let scheduler = run(gone) { controller, child in
      let (service, other) = (Service(controller.stage), Service(controller.stage))
      controller.mainFlow.start(child, from: controller.wireframe.rootScreens[0]) { _, _ in
        service.use()
      }
      child.after(.seconds(1)) { _ in other.use() }
      gone.note(service, other)
    }

    #expect(gone.left == [])
    withExtendedLifetime(scheduler) {}
  }

  @Test func everythingGoesWhileAGuardDecides() {
    let gone = Weak()
    let scheduler = run(gone) { controller, child in
      controller.mainFlow.start(child, from: controller.wireframe.rootScreens[0])
      child.guardRequests { flow, _ in
        .ask(AlertContent(title: "Allow?"), from: flow.page, allows: { _ in true })
      }
      controller.wireframe.pop(child.page)
      controller.mainFlow.wireframe.select(controller.wireframe.rootScreens[1])
    }

    #expect(gone.left == [])
    withExtendedLifetime(scheduler) {}
  }

  @Test func everythingGoesWithAGuardThatHoldsAWireframe() {
    let gone = Weak()
    let scheduler = run(gone) { controller, child in
      controller.mainFlow.start(child, from: controller.wireframe.rootScreens[0])
      let tabs = TabBarWireframe(stage: controller.stage)
      child.guardRequests { _, _ in
        .redirect(
          to: .presentRootItems(
            [PageScreen("Plans")], through: tabs, from: nil, style: .automatic,
            dismissButton: .done))
      }
    }

    #expect(gone.left == [])
    withExtendedLifetime(scheduler) {}
  }

  @Test func everythingGoesWithAnObserverUp() {
    let gone = Weak()
    var observation: StageObservation?
    let scheduler = run(gone) { controller, _ in
      observation = controller.stage.observe { _ in }
      controller.wireframe.select(controller.wireframe.rootScreens[1])
    }

    #expect(gone.left == [])
    withExtendedLifetime(scheduler) {}
    observation?.cancel()
  }

  @Test func everythingGoesWhileATransitionRuns() {
    let gone = Weak()
    var completions: [() -> Void] = []
    let backend = CompletesNever { completions.append($0) }
    let scheduler = run(gone, on: backend) { controller, child in
      controller.mainFlow.start(child, from: controller.wireframe.rootScreens[0])
    }

    #expect(gone.left == [])
    withExtendedLifetime(scheduler) {}
    for completion in completions { completion() }
  }

  /// Makes an app, lets something happen in it and drops its controller; the scheduler stays.
  private func run(
    _ gone: Weak, on backend: any PresentationBackend = TextRecorder(),
    _ body: (ApplicationController, ChildFlow) -> Void
  ) -> ManualScheduler {
    let scheduler = ManualScheduler()
    let stage = Stage(backend: backend, scheduler: scheduler)
    let wireframe = TabBarWireframe(stage: stage)
    let main = MainFlow(wireframe)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    let child = ChildFlow(main.wireframe)
    body(controller, child)
    gone.note(controller, wireframe, main, main.wireframe, main.root, stage, stage.log)
    gone.note(child, child.page, child.wireframe)
    return scheduler
  }
}

/// Names the objects that are still in memory.
@MainActor
private final class Weak {
  private var entries: [() -> String?] = []

  func note(_ objects: AnyObject...) {
    for object in objects {
      let name = String(describing: type(of: object))
      entries.append { [weak object] in object == nil ? nil : name }
    }
  }

  var left: [String] { entries.compactMap { $0() } }
}

/// A service that uses the app's time.
@MainActor
private final class Service {
  private let scheduler: any Scheduler

  init(_ stage: Stage) { scheduler = stage.scheduler }

  func use() { _ = scheduler.schedule(after: .seconds(1)) {} }
}

/// A backend that lets others keep its completions.
private final class CompletesNever: PresentationBackend {
  let keep: (@escaping () -> Void) -> Void

  init(_ keep: @escaping (@escaping () -> Void) -> Void) {
    self.keep = keep
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    keep(completion)
  }
}

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
