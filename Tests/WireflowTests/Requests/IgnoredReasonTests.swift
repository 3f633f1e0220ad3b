import TestSupport
import Testing
import Wireflow

@MainActor
struct IgnoredReasonTests {
  let rig = FlowRig { PolicyWireframe(stage: $0, policy: HidesNothing()) }
  let page = PageScreen("Page")
  let modal = PageScreen("Modal")
  let embedded = PageScreen("Embedded")

  @Test func eachIsProduced() {
    produceReasonsOfDetachedRoots()
    produceReasonsOfScreens()
    produceReasonsOfAlerts()
    produceReasonsOfFlows()
    produceReasonsOfContainers()

    let entries =
      rig.stage.log.entries + entriesOfACircle() + entriesOfAnEmptyStage()
      + entriesOfWindows()
    let produced = entries.compactMap { entry -> Kind? in
      if case .ignored(_, let reason) = entry { Kind(reason) } else { nil }
    }

    #expect(Set(produced) == Set(Kind.allCases))
  }

  private func produceReasonsOfScreens() {
    let root = rig.main.root
    rig.wireframe.openWindow("mail://1")
    rig.wireframe.push(PageScreen("New"), from: page)
    rig.wireframe.dismissAll()
    rig.wireframe.select(root)
    rig.wireframe.pop(root)
    rig.wireframe.dismiss(root)
    rig.wireframe.push(page, from: root)
    rig.wireframe.push(PageScreen("New"), from: root)
    rig.wireframe.install(rootItems: [])
    rig.wireframe.embed(embedded, in: page)
    rig.wireframe.pop(embedded)
    rig.wireframe.presentModally(modal, from: page)
    rig.wireframe.presentModally(modal)
    rig.wireframe.presentModally(PageScreen("New"), from: page)
  }

  private func produceReasonsOfDetachedRoots() {
    let saved = rig.wireframe.detach([rig.main.other])
    rig.wireframe.update(rootItems: [rig.main.root, rig.main.other])
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.main.root)
    rig.wireframe.attach(saved)
    rig.wireframe.flush()
    rig.wireframe.attach(saved)
    rig.wireframe.attach(saved)
    _ = rig.wireframe.detach()
  }

  private func produceReasonsOfAlerts() {
    rig.stage.submit(.closeAlert(nil))
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: page)
    rig.wireframe.presentAlert(AlertContent(title: "Second"), from: page)
    rig.wireframe.presentAlert(AlertContent(title: "Third"), from: page).close()
    rig.wireframe.flush()
  }

  private func produceReasonsOfFlows() {
    let child = ChildFlow(rig.wireframe) { _, _ in }
    child.finish(1)
    rig.main.start(child, from: page)
    child.finish(2)
    rig.main.start(child, from: page)
    rig.main.start(Lodger(rig.main.wireframe), from: page)
    rig.main.start(ChildFlow(FlowRig().wireframe), from: page)
    rig.main.finish()
  }

  private func entriesOfACircle() -> [PresentationLog.Entry] {
    let circling = FlowRig()
    func start() {
      let flow = ChildFlow(circling.wireframe) { _, _ in }
      circling.main.start(flow, from: circling.main.root) { _, _ in start() }
    }
    start()
    return circling.stage.log.entries
  }

  private func entriesOfWindows() -> [PresentationLog.Entry] {
    let session = SessionRig()
    session.main()?.closeWindow()
    session.main()?.wireframe.openWindow("mail://1")
    if let root = session.main()?.root, let other = session.main("mail://1") {
      other.wireframe.push(root, from: other.root)
    }
    return session.session.log.entries
  }

  private func produceReasonsOfContainers() {
    rig.stage.submit(.openDrawer)
    rig.wireframe.closeNotice()
    let sheet = AlertContent(title: "Rename", style: .actionSheet, fields: [.init("Name")])
    rig.wireframe.presentAlert(sheet, from: rig.main.root)
    rig.wireframe.maximizeMinimizableView(animated: true)
    let stubborn = PageScreen("Stubborn")
    stubborn.allowedModalDismissButtonStyle = nil
    rig.wireframe.presentModally(stubborn)
    rig.stage.perform(.dismiss)
    rig.wireframe.hide(stubborn)
    let login = LoginFlow(rig.wireframe)
    rig.wireframe.presentModally(login.screen)
    rig.main.start(login)
    rig.wireframe.transaction { login.wireframe.presentModally(LoginScreen("Another")) }
    rig.wireframe.dismiss(login.screen)
    login.finish(true)
    rig.wireframe.adapt(to: .regular)
    let guardian = ChildFlow(rig.wireframe)
    rig.main.start(guardian, from: rig.main.other)
    guardian.guardRequests { _, _ in .refuse("busy") }
    rig.wireframe.pop(guardian.page)
    guardian.guardRequests { _, _ in .wait(upTo: .seconds(1)) { .allow } }
    rig.wireframe.pop(guardian.page)
    rig.stage.perform(.back)
  }

  /// An app that installs nothing, and starts a flow all the same.
  private func entriesOfAnEmptyStage() -> [PresentationLog.Entry] {
    let wireframe = TabBarWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let main = BareMainFlow(wireframe)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    main.start(ChildFlow(main.wireframe))
    return controller.stage.log.entries
  }
}

/// The cases of the reasons: a new one does not compile here until it has a name, and the test is
/// red until something produces it.
private enum Kind: CaseIterable {
  case notOnStage, nothingOnStage, covered, alreadyOnStage, alreadyThere, isRoot, alreadyPresenting
  case isEmbedded, noRootItems, notPresented, nothingPresented, notDismissible, behindWall,
    raisedByItself, notChildOfMainFlow,
    noAlert, noNotice, noRoomForFields, flushed, closed, endless
  case noDrawer, noPlayer, alreadyIn, declined, deciding, refused
  case flowNotStarted, flowStarted, onOtherStage, wireframeTaken, flowEnded, isMainFlow
  case oneWindow, lastWindow, inOtherWindow
  case leavesNoRootItems, detached, notDetached, showsAlert

  init(_ reason: IgnoredReason) {
    self =
      switch reason {
      case .notOnStage: .notOnStage
      case .nothingOnStage: .nothingOnStage
      case .covered: .covered
      case .alreadyOnStage: .alreadyOnStage
      case .alreadyThere: .alreadyThere
      case .isRoot: .isRoot
      case .alreadyPresenting: .alreadyPresenting
      case .isEmbedded: .isEmbedded
      case .noRootItems: .noRootItems
      case .notPresented: .notPresented
      case .nothingPresented: .nothingPresented
      case .notDismissible: .notDismissible
      case .behindWall: .behindWall
      case .raisedByItself: .raisedByItself
      case .notChildOfMainFlow: .notChildOfMainFlow
      case .noDrawer: .noDrawer
      case .noPlayer: .noPlayer
      case .alreadyIn: .alreadyIn
      case .declined: .declined
      case .deciding: .deciding
      case .refused: .refused
      case .noAlert: .noAlert
      case .noNotice: .noNotice
      case .noRoomForFields: .noRoomForFields
      case .flushed: .flushed
      case .endless: .endless
      case .closed: .closed
      case .flowNotStarted: .flowNotStarted
      case .flowStarted: .flowStarted
      case .flowEnded: .flowEnded
      case .onOtherStage: .onOtherStage
      case .wireframeTaken: .wireframeTaken
      case .isMainFlow: .isMainFlow
      case .oneWindow: .oneWindow
      case .lastWindow: .lastWindow
      case .inOtherWindow: .inOtherWindow
      case .leavesNoRootItems: .leavesNoRootItems
      case .detached: .detached
      case .notDetached: .notDetached
      case .showsAlert: .showsAlert
      }
  }
}

/// A policy that hides nothing.
private struct HidesNothing: WireframePolicy {
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    if case .hide = request { return .declined("kept") }
    return .request(request)
  }
}

/// What finally becomes of a request can be awaited, wherever it waits.
@MainActor
struct FinalOutcomeTests {
  private let rig = FlowRig()
  private let page = PageScreen("Page")

  /// Asks for a request in a task, lets something happen, and returns the outcome if there is one.
  private func outcome(
    of request: NavigationRequest, when happens: () -> Void
  ) async -> RequestOutcome? {
    let notes = Notes()
    let task = Task { [rig] in notes.outcome = await rig.wireframe.outcome(of: request) }
    await rig.scheduler.sleepers.settled()
    happens()
    await rig.scheduler.sleepers.settled()
    task.cancel()
    return notes.outcome
  }

  private final class Notes {
    var outcome: RequestOutcome?
  }

  @Test func isThatOfARequestThatDoesNotWait() async {
    let committed = await outcome(of: .push(page, from: rig.main.root)) {}
    let ignored = await outcome(of: .push(page, from: rig.main.root)) {}

    #expect(committed == .committed)
    #expect(ignored == .ignored(.covered(ScreenName(typeName: "PageScreen", title: "Root"))))
  }

  @Test func comesWhenTheAlertIsAnswered() async {
    rig.wireframe.presentAlert(AlertContent(title: "News"), from: rig.main.root)

    let waiting = await outcome(of: .modal(page, from: rig.main.root)) {}
    let second = PageScreen("Second")
    let committed = await outcome(of: .modal(second, from: page)) {
      rig.stage.perform(.choose("OK"))
    }

    #expect(waiting == nil)
    #expect(committed == .committed)
  }

  @Test func isIgnoredWhenAnAlertIsFlushedWhileItWaits() async {
    rig.wireframe.presentAlert(AlertContent(title: "News"), from: rig.main.root)
    let alert = NavigationRequest.alert(
      AlertContent(title: "More"), from: rig.main.root, onAnswer: nil)

    let flushed = await outcome(of: alert) { rig.wireframe.flush() }

    #expect(flushed == .ignored(.flushed))
  }

  @Test(arguments: ["Leave", "Stay", "Elsewhere"])
  func comesWhenAGuardHasDecided(answer: String) async {
    let guardian = ChildFlow(rig.wireframe)
    rig.main.start(guardian, from: rig.main.root)
    guardian.guardRequests { flow, request in
      guard case .select = request.requests.first else { return .allow }
      let question = AlertContent(title: "Leave?", actions: [.init("Leave"), .init("Stay")])
      return answer == "Elsewhere"
        ? .redirect(to: .pop(flow.page)) : .ask(question, from: flow.page) { $0.title == "Leave" }
    }

    let decided = await outcome(of: .select(rig.main.other)) {
      rig.stage.perform(.choose(.init(answer)))
    }

    #expect(
      decided == (answer == "Stay" ? .ignored(.refused(by: "ChildFlow", "Stay")) : .committed))
  }

  @Test(arguments: [true, false])
  func isThatOfTheTransactionThatTakesItIn(isPossible: Bool) async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) else { return }
    let (notes, other) = (Notes(), PageScreen("Other"))
    rig.wireframe.transaction {
      Task.immediate { [rig, page] in
        notes.outcome = await rig.wireframe.outcome(of: .push(page, from: rig.main.root))
      }
      rig.wireframe.push(other, from: isPossible ? page : rig.main.root)
    }
    await rig.scheduler.sleepers.settled()

    let outcome = try #require(notes.outcome)
    #expect((outcome == .committed) == isPossible)
    #expect(rig.stage.isOnStage(page) == isPossible)
  }

  @Test(arguments: [true, false], ["push", "outcome", "start", "nothing"])
  func ofATransactionIsThatOfTheOneThatTakesItIn(isPossible: Bool, last: String) async throws {
    guard #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) else { return }
    let notes = Notes()
    let child = ChildFlow(rig.wireframe, page: "Child")
    rig.wireframe.transaction {
      Task.immediate { [rig, page] in
        let main = rig.main
        notes.outcome = await rig.wireframe.outcome {
          switch last {
          case "push": rig.wireframe.push(page, from: main.root)
          case "outcome":
            Task.immediate {
              _ = await rig.wireframe.outcome { rig.wireframe.push(page, from: main.root) }
            }
          case "start": main.start(child, from: main.root)
          default: break
          }
        }
      }
      rig.wireframe.select(rig.main.other)
      if !isPossible { rig.wireframe.push(PageScreen("Impossible"), from: PageScreen("Nowhere")) }
    }
    await rig.scheduler.sleepers.settled()

    let outcome = try #require(notes.outcome)
    #expect((outcome == .committed) == (isPossible || last == "nothing"))
  }

  @Test(arguments: ["outcome", "settled"])
  func letsGoOfTheAppThatIsDropped(wait: String) async {
    let notes = Notes()
    weak var stage: Stage?
    do {
      let app = FlowRig()
      stage = app.stage
      app.wireframe.presentAlert(AlertContent(title: "News"), from: app.main.root)
      let request = NavigationRequest.modal(page, from: app.main.root)
      app.main.wireframe.presentModally(page, from: app.main.root)
      app.main.task { flow in
        if wait == "settled" { await flow.wireframe.settled() }
        notes.outcome = await flow.wireframe.outcome(of: request)
        let wireframe = TabBarWireframe(stage: flow.wireframe.stage)
        flow.wireframe.presentModally(rootItems: [PageScreen("Late")], in: wireframe)
      }
      await app.scheduler.sleepers.settled()
    }

    for _ in 0..<50 where stage != nil { await Task.yield() }

    #expect(stage == nil)
    #expect(notes.outcome == .ignored(.declined("nobody waits")))
  }
}
