import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The requests that the stage ignores, all in one text: each line names the request and the reason.
@MainActor
struct IgnoredRequestTests {
  @Test func areLoggedWithTheirReasons() {
    let texts = IgnoredRequests.all.map { "# \($0.name)\n\n\($0.lines.joined(separator: "\n"))\n" }

    assertSnapshot(of: texts.joined(separator: "\n"))
  }

  @Test func haveEachReason() throws {
    let reasons = IgnoredRequests.all.flatMap(\.reasons)
    let plain: [String: IgnoredReason] = [
      "nothingOnStage": .nothingOnStage, "noRootItems": .noRootItems, "closed": .closed,
      "leavesNoRootItems": .leavesNoRootItems, "notDetached": .notDetached, "flushed": .flushed,
      "alreadyThere": .alreadyThere, "nothingPresented": .nothingPresented, "noPlayer": .noPlayer,
      "noDrawer": .noDrawer, "noAlert": .noAlert, "noNotice": .noNotice, "endless": .endless,
      "noRoomForFields": .noRoomForFields, "oneWindow": .oneWindow, "lastWindow": .lastWindow,
    ]

    let declared = try declaredCases(in: "Requests/IgnoredReason.swift")
    #expect(Set(reasons.map { caseName(of: $0, plain: plain) }) == declared)
    let problems = reasons.compactMap { reason in
      if case .screen(let problem, _) = reason { problem } else { nil }
    }
    #expect(Set(problems) == Set(IgnoredReason.ScreenProblem.allCases))
  }
}

/// Requests of some app, of which the stage ignores some.
@MainActor
struct IgnoredRequests {
  let name: String
  private let entries: [PresentationLog.Entry]

  /// Lets an app of two root items ask for something.
  fileprivate init(_ name: String, _ ask: (FlowRig) -> Void) {
    let rig = FlowRig()
    ask(rig)
    self.init(name, in: rig.stage.log)
  }

  fileprivate init(_ name: String, in log: PresentationLog) {
    (self.name, entries) = (name, log.entries)
  }

  /// The ignored requests, each with its reason.
  var lines: [String] {
    entries.compactMap { entry in
      if case .ignored(let request, let reason) = entry { "\(request): \(reason)" } else { nil }
    }
  }

  var reasons: [IgnoredReason] {
    entries.compactMap { if case .ignored(_, let reason) = $0 { reason } else { nil } }
  }

  static let all = [
    stacks, setStack, select, replace, present, dismiss, emptyLists, twiceInAList, elsewhere,
    detach,
    places, player, alerts, starts, ends, waitingAlerts, walls, guards, drawer, wireframe, circle,
    emptyStage, windows,
  ]
}

/// Requests about stacks and modals.
extension IgnoredRequests {
  private static let stranger = PageScreen("Stranger")

  private static var stacks: Self {
    Self("push and pop") { rig in
      let (wireframe, root, page) = (rig.wireframe, rig.main.root, PageScreen("Page"))
      wireframe.push(page, from: root)
      wireframe.push(PageScreen("Next"), from: root)
      wireframe.push(page, from: page)
      wireframe.push(rig.main.other, from: page)
      wireframe.push(PageScreen("Next"), from: stranger)
      wireframe.pop(root)
      wireframe.pop(stranger)
      for screen in [page, rig.main.other, stranger] { wireframe.pop(to: screen) }
      wireframe.popToRoot(of: rig.main.other)
      wireframe.popToRoot(of: stranger)
      wireframe.returnToRoot()
      wireframe.goBack()
      wireframe.returnToRoot()
    }
  }

  private static var setStack: Self {
    Self("set stack") { rig in
      let (root, other, page) = (rig.main.root, rig.main.other, PageScreen("Page"))
      rig.wireframe.push(page, from: root)
      for stack in [[page, root], [other], [PageScreen("New"), root], [], [root, page]] {
        rig.wireframe.setStack(stack, of: page)
      }
    }
  }

  private static var select: Self {
    Self("select") { rig in
      let (page, modal) = (PageScreen("Page"), PageScreen("Modal"))
      rig.wireframe.push(page, from: rig.main.root)
      rig.wireframe.presentModally(modal, from: page)
      for screen in [rig.main.root, page, modal, stranger] { rig.wireframe.select(screen) }
    }
  }

  private static var replace: Self {
    Self("replace") { rig in
      rig.wireframe.replace(stranger, with: PageScreen("New"))
      rig.wireframe.replace(rig.main.root, with: rig.main.other)
      rig.wireframe.replace(rig.main.root, with: rig.main.root)
    }
  }

  private static var present: Self {
    Self("present") { rig in
      rig.wireframe.presentModally(PageScreen("Modal"), from: stranger)
      rig.wireframe.presentModally(rig.main.other, from: rig.main.root)
      rig.wireframe.presentModally(rig.main.root)
      let modal = PageScreen("Modal")
      modal.allowedModalDismissButtonStyle = nil
      rig.wireframe.presentModally(modal, from: rig.main.root)
      rig.wireframe.presentModally(PageScreen("Second"), from: rig.main.root)
      rig.stage.perform(.dismiss)
    }
  }

  private static var dismiss: Self {
    Self("dismiss") { rig in
      let (modal, pushed) = (PageScreen("Modal"), PageScreen("Pushed"))
      rig.wireframe.presentModally(modal, from: rig.main.root)
      rig.wireframe.push(pushed, from: modal)
      for screen in [rig.main.root, stranger, pushed] { rig.wireframe.dismiss(screen) }
      rig.wireframe.pop(modal)
      rig.wireframe.dismissAll()
      rig.wireframe.dismissAll()
    }
  }

  private static var player: Self {
    Self("player") { rig in
      let player = Player()
      rig.wireframe.maximizeMinimizableView(animated: true)
      rig.wireframe.installMinimizable(SelfControlled(), animated: true)
      rig.wireframe.installMinimizable(player, animated: true)
      rig.wireframe.pop(player)
      rig.wireframe.pop(to: player)
      rig.wireframe.popToRoot(of: player)
      rig.wireframe.select(player)
    }
  }
}

/// Requests about root items and places.
extension IgnoredRequests {
  private static func present(
    _ items: [PageScreen], in rig: FlowRig, from sender: PageScreen? = nil
  ) {
    rig.wireframe.presentModally(
      rootItems: items, in: TabBarWireframe(stage: rig.stage), from: sender)
  }

  private static var emptyLists: Self {
    Self("empty lists") { rig in
      rig.wireframe.install(rootItems: [])
      rig.wireframe.update(rootItems: [])
      rig.wireframe.update(rootItems: [], around: stranger)
      present([], in: rig)
      present([], in: rig, from: stranger)
    }
  }

  private static var twiceInAList: Self {
    Self("screens that are twice in a list") { rig in
      let (root, other, new) = (rig.main.root, rig.main.other, PageScreen("New"))
      rig.wireframe.install(rootItems: [new, root, new])
      rig.wireframe.update(rootItems: [root, other, root])
      present([new, new], in: rig)
    }
  }

  private static var elsewhere: Self {
    Self("screens that are elsewhere") { rig in
      let (root, page, new) = (rig.main.root, PageScreen("Page"), PageScreen("New"))
      rig.wireframe.push(page, from: root)
      rig.wireframe.update(rootItems: [root, page])
      rig.wireframe.update(rootItems: [root], around: new)
      present([new, page], in: rig)
      present([new], in: rig, from: stranger)
      rig.wireframe.embed(page, in: rig.main.other)
      rig.wireframe.embed(new, in: new)
      rig.wireframe.showDetail(rig.main.other, from: page)
      rig.wireframe.remove(new)
      rig.wireframe.embed(new, in: page)
      rig.wireframe.pop(new)
      rig.wireframe.presentModally(PageScreen("Modal"), from: page)
      rig.wireframe.update(rootItems: [PageScreen("Item")], around: rig.stage.modalScreens[0])
    }
  }

  private static var detach: Self {
    Self("detach and attach") { rig in
      let (root, other) = (rig.main.root, rig.main.other)
      let saved = rig.wireframe.detach([other])
      _ = rig.wireframe.detach([other])
      _ = rig.wireframe.detach([stranger])
      _ = rig.wireframe.detach([])
      _ = rig.wireframe.detach()
      rig.wireframe.update(rootItems: [root, other])
      rig.wireframe.presentAlert(AlertContent(title: "Q"), from: root)
      rig.wireframe.attach(saved)
      rig.wireframe.flush()
      rig.wireframe.attach(saved)
      rig.wireframe.attach(saved)
      #expect(FlowRig().wireframe.attach(saved) == .ignored(.onOtherStage("DetachedRoots")))
    }
  }

  private static var places: Self {
    Self("show place") { rig in
      let (other, order, elsewhere) = (rig.main.other, PageScreen("Order"), PageScreen("Elsewhere"))
      rig.wireframe.push(elsewhere, from: rig.main.root)
      for place in [[elsewhere], [order, order], [other]] {
        rig.wireframe.showPlace(place, in: other)
      }
      rig.wireframe.showPlace(in: elsewhere)
      rig.wireframe.showPlace(in: stranger)
      rig.wireframe.showPlace(in: other)
      rig.wireframe.showPlace(in: other)
    }
  }
}

/// Requests about alerts, flows and guards.
extension IgnoredRequests {
  private static var alerts: Self {
    Self("alerts and notices") { rig in
      let root = rig.main.root
      rig.stage.submit(.closeAlert(nil))
      rig.wireframe.closeNotice()
      rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: stranger)
      let sheet = AlertContent(
        title: "Rename", style: .actionSheet, fields: [.init("Name")], actions: [.init("Rename")])
      rig.wireframe.presentAlert(sheet, from: root)
      let first = rig.wireframe.presentAlert(AlertContent(title: "First"), from: root)
      first.close()
      rig.wireframe.presentAlert(AlertContent(title: "Second"), from: root)
      first.close()
    }
  }

  private static var waitingAlerts: Self {
    Self("alerts that are closed or flushed while they wait") { rig in
      for title in ["First", "Second"] {
        rig.wireframe.presentAlert(AlertContent(title: title), from: rig.main.root)
      }
      rig.wireframe.presentAlert(AlertContent(title: "Third"), from: rig.main.root).close()
      rig.wireframe.flush()
    }
  }

  private static var starts: Self {
    Self("starts of flows") { rig in
      let (root, page, modal) = (rig.main.root, PageScreen("Page"), PageScreen("Modal"))
      rig.wireframe.push(page, from: root)
      rig.wireframe.presentModally(modal, from: page)
      for screen in [page, modal, stranger] {
        rig.main.start(ChildFlow(rig.wireframe), owning: screen)
      }
      rig.main.start(Lodger(rig.main.wireframe), from: root)
      rig.main.start(ChildFlow(FlowRig().wireframe), from: root)
      let parent = ChildFlow(rig.wireframe)
      parent.start(ChildFlow(rig.wireframe), from: root)
      rig.main.start(parent, from: page)
      rig.main.start(parent, from: page)
      parent.finish(1)
      rig.main.start(parent, from: page)
      parent.start(ChildFlow(rig.wireframe), from: page)
    }
  }

  private static var ends: Self {
    Self("ends of flows, and work before and after them") { rig in
      let child = ChildFlow(rig.wireframe)
      child.finish(1)
      child.after(.zero) { _ in }
      rig.main.start(child, from: rig.main.root)
      child.task(on: stranger) { _, _ in }
      child.after(.zero, on: stranger) { _, _ in }
      child.onLeave(of: stranger) { _, _ in }
      child.cancel()
      child.cancel()
      child.finish(2)
      child.after(.zero) { _ in }
      child.wireframe.announce("Too late")
      child.wireframe.showNotice("Too late")
      rig.main.cancel()
      rig.main.finish()
    }
  }

  private static var guards: Self {
    Self("guards") { rig in
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.main.root)
      child.guardRequests { _, _ in .refuse("busy") }
      rig.wireframe.pop(child.page)
      child.guardRequests { _, _ in .wait(upTo: .seconds(1)) { .allow } }
      rig.wireframe.pop(child.page)
      rig.stage.perform(.back)
    }
  }

  private static var circle: Self {
    Self("a circle of flows") { rig in
      @MainActor func start() {
        let flow = ChildFlow(rig.wireframe) { _, _ in }
        rig.main.start(flow, from: rig.main.root) { _, _ in start() }
      }
      start()
    }
  }

  private static var emptyStage: Self {
    let wireframe = TabBarWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let main = BareMainFlow(wireframe)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    main.start(ChildFlow(main.wireframe))
    main.wireframe.returnToRoot()
    return Self("an empty stage", in: controller.stage.log)
  }
}

/// Requests about walls, wireframes and windows.
extension IgnoredRequests {
  private static var walls: Self {
    Self("walls") { rig in
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.main.root)
      let (login, wall) = (LoginFlow(child.wireframe), LoginFlow(rig.wireframe))
      rig.wireframe.presentModally(login.screen)
      child.start(login, from: child.page)
      rig.stage.submit(.modal(login.screen, from: nil))
      rig.wireframe.transaction { child.wireframe.presentModally(login.screen) }
      rig.main.start(wall)
      rig.wireframe.dismiss(wall.screen)
      rig.wireframe.hide(wall.screen)
      wall.wireframe.dismissAll()
      wall.wireframe.goBack()
      rig.wireframe.goBack()
      rig.wireframe.install(rootItems: [wall.screen])
    }
  }

  private static var drawer: Self {
    Self("drawer") { rig in
      rig.stage.submit(.openDrawer)
      rig.wireframe.adapt(to: .compact)
    }
  }

  private static var wireframe: Self {
    let rig = FlowRig { PolicyWireframe(stage: $0, policy: HidesNothing()) }
    rig.wireframe.hide(rig.main.root)
    return Self("a wireframe that declines", in: rig.stage.log)
  }

  private static var windows: Self {
    let rig = SessionRig()
    rig.main()?.closeWindow()
    rig.main()?.wireframe.openWindow("mail://1")
    if let root = rig.main()?.root, let other = rig.main("mail://1") {
      other.wireframe.openWindow("mail://1")
      other.wireframe.push(root, from: other.root)
    }
    let phone = OneWindowDevice()
    rig.session.device = phone
    rig.main("mail://1")?.wireframe.openWindow("mail://2")
    return withExtendedLifetime(phone) { Self("windows", in: rig.session.log) }
  }
}

/// A player that is its own controls.
private final class SelfControlled: FullscreenMinimizable {
  let title = "Player"
  var minimizedControls: any Screen { self }
  var onMinimizedPlayerPressed: (() -> Void)?
}

/// A policy that hides nothing.
private struct HidesNothing: WireframePolicy {
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    if case .hide = request { return .declined("kept") }
    return .request(request)
  }
}
