import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// The requests that the stage ignores, all in one text: each line names the request and the reason.
@MainActor
struct IgnoredRequestTests {
  private typealias Asking = [String: @MainActor (FlowRig) -> Void]

  @Test func areLoggedWithTheirReasons() throws {
    let all = [Self.stacks, Self.items, Self.flows].flatMap { $0.sorted { $0.key < $1.key } }
    let logs = all.map { name, ask in
      let rig = FlowRig()
      ask(rig)
      return (name, rig.stage.log)
    }
    var (text, reasons): (String, [IgnoredReason]) = ("", [])
    for (name, log) in logs + Self.others {
      text += "# \(name)\n\n"
      for case .ignored(let request, let reason) in log.entries {
        text += "\(request): \(reason)\n"
        reasons.append(reason)
      }
      text += "\n"
    }
    assertSnapshot(of: text)
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

  private static let stranger = PageScreen("Stranger")

  private static func present(
    _ items: [PageScreen], in rig: FlowRig, from sender: PageScreen? = nil
  ) {
    rig.wireframe.presentModally(
      rootItems: items, in: TabBarWireframe(stage: rig.stage), from: sender)
  }

  /// Requests about stacks and modals.
  private static let stacks: Asking = [
    "push and pop": { rig in
      let (wireframe, root, page) = (rig.wireframe, rig.root, PageScreen("Page"))
      wireframe.request(
        .push(page, from: root), .push(PageScreen("Next"), from: root), .push(page, from: page),
        .push(rig.other, from: page), .push(PageScreen("Next"), from: stranger), .pop(root),
        .pop(stranger))
      for screen in [page, rig.other, stranger] { wireframe.pop(to: screen) }
      wireframe.request(
        .popToRoot(of: rig.other), .popToRoot(of: stranger), .returnToRoot, .goBack, .returnToRoot)
    },
    "present": { rig in
      rig.wireframe.request(
        .modal(PageScreen("Modal"), from: stranger), .modal(rig.other, from: rig.root),
        .modal(rig.root, from: nil))
      let modal = PageScreen("Modal")
      modal.allowedModalDismissButtonStyle = nil
      rig.wireframe.request(
        .modal(modal, from: rig.root), .modal(PageScreen("Second"), from: rig.root))
      rig.stage.perform(.dismiss)
    },
    "dismiss": { rig in
      let (modal, pushed) = (PageScreen("Modal"), PageScreen("Pushed"))
      rig.wireframe.request(.modal(modal, from: rig.root), .push(pushed, from: modal))
      for screen in [rig.root, stranger, pushed] { rig.wireframe.dismiss(screen) }
      rig.wireframe.request(.pop(modal), .dismissAll, .dismissAll)
    },
    "player": { rig in
      let player = Player()
      rig.wireframe.request(
        .maximize(animated: true), .installPlayer(SelfControlled(), animated: true),
        .installPlayer(player, animated: true), .pop(player), .popTo(player),
        .popToRoot(of: player), .select(player))
    },
  ]

  /// Requests about root items and places.
  private static let items: Asking = [
    "empty lists": { rig in
      rig.wireframe.request(.install([]), .update([]), .update([], of: stranger))
      present([], in: rig)
      present([], in: rig, from: stranger)
    },
    "screens that are twice in a list": { rig in
      let (root, other, new) = (rig.root, rig.other, PageScreen("New"))
      rig.wireframe.request(.install([new, root, new]), .update([root, other, root]))
      present([new, new], in: rig)
    },
    "screens that are elsewhere": { rig in
      let (root, page, new) = (rig.root, PageScreen("Page"), PageScreen("New"))
      rig.wireframe.request(
        .push(page, from: root), .update([root, page]), .update([root], of: new))
      present([new, page], in: rig)
      present([new], in: rig, from: stranger)
      rig.wireframe.request(
        .embed(page, in: rig.other), .embed(new, in: new), .showDetail(rig.other, from: page),
        .remove(new), .embed(new, in: page), .pop(new), .modal(PageScreen("Modal"), from: page))
      rig.wireframe.update(rootItems: [PageScreen("Item")], around: rig.stage.state.modalScreens[0])
    },
    "detach and attach": { rig in
      let (root, other) = (rig.root, rig.other)
      let saved = rig.wireframe.detach([other])
      _ = rig.wireframe.detach([other])
      _ = rig.wireframe.detach([stranger])
      _ = rig.wireframe.detach([])
      _ = rig.wireframe.detach()
      rig.wireframe.update(rootItems: [root, other])
      rig.wireframe.ask("Q", from: root)
      rig.wireframe.attach(saved)
      rig.wireframe.flush()
      rig.wireframe.attach(saved)
      rig.wireframe.attach(saved)
      #expect(FlowRig().wireframe.attach(saved) == .ignored(.onOtherStage("DetachedRoots")))
    },
    "show place": { rig in
      let (other, order, elsewhere) = (rig.other, PageScreen("Order"), PageScreen("Elsewhere"))
      rig.wireframe.push(elsewhere, from: rig.root)
      for place in [[elsewhere], [order, order], [other]] {
        rig.wireframe.showPlace(place, in: other)
      }
      rig.wireframe.request(
        .showPlace([], in: elsewhere), .showPlace([], in: stranger), .showPlace([], in: other),
        .showPlace([], in: other))
    },
  ]

  /// Requests about alerts, flows, guards and walls.
  private static let flows: Asking = [
    "alerts and notices": { rig in
      let root = rig.root
      rig.stage.submit(.closeAlert(nil))
      rig.wireframe.closeNotice()
      rig.wireframe.ask("Sure?", from: stranger)
      let sheet = AlertContent(
        title: "Rename", style: .actionSheet, fields: [.init("Name")], actions: [.init("Rename")])
      rig.wireframe.presentAlert(sheet, from: root)
      let first = rig.wireframe.ask("First", from: root)
      first.close()
      rig.wireframe.ask("Second", from: root)
      first.close()
    },
    "alerts that are closed or flushed while they wait": { rig in
      for title in ["First", "Second"] { rig.wireframe.ask(title, from: rig.root) }
      rig.wireframe.ask("Third", from: rig.root).close()
      rig.wireframe.flush()
    },
    "starts of flows": { rig in
      let (root, page, modal) = (rig.root, PageScreen("Page"), PageScreen("Modal"))
      rig.wireframe.request(.push(page, from: root), .modal(modal, from: page))
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
    },
    "ends of flows, and work before and after them": { rig in
      let child = ChildFlow(rig.wireframe)
      child.finish(1)
      child.after(.zero) { _ in }
      rig.main.start(child, from: rig.root)
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
    },
    "guards": { rig in
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.root)
      child.guardRequests { _, _ in .refuse("busy") }
      rig.wireframe.pop(child.page)
      child.guardRequests { _, _ in .wait(upTo: .seconds(1)) { .allow } }
      rig.wireframe.pop(child.page)
      rig.stage.perform(.back)
    },
    "a circle of flows": { rig in
      @MainActor func start() {
        let flow = ChildFlow(rig.wireframe) { _, _ in }
        rig.main.start(flow, from: rig.root) { _, _ in start() }
      }
      start()
    },
    "walls": { rig in
      let child = ChildFlow(rig.wireframe)
      rig.main.start(child, from: rig.root)
      let (login, wall) = (WallFlow(child.wireframe), WallFlow(rig.wireframe))
      rig.wireframe.presentModally(login.screen)
      child.start(login, from: child.page)
      rig.stage.submit(.modal(login.screen, from: nil))
      rig.wireframe.transaction { child.wireframe.presentModally(login.screen) }
      rig.main.start(wall)
      rig.wireframe.request(.dismiss(wall.screen), .hide(wall.screen))
      child.wireframe.request(.dismiss(wall.screen), .dismissAll)
      wall.wireframe.request(.dismissAll, .goBack)
      rig.wireframe.goBack()
    },
    "drawer": { rig in
      rig.stage.submit(.openDrawer)
      rig.wireframe.adapt(to: .compact)
    },
  ]

  /// Requests on a stage without screens, of a wireframe that declines, and about windows.
  private static var others: [(name: String, log: PresentationLog)] {
    let wireframe = PolicyWireframe(
      stage: Stage(backend: TextRecorder(), scheduler: ManualScheduler()), policy: HidesNothing())
    let main = BareMainFlow(wireframe)
    ApplicationController(wireframe: wireframe, mainFlow: main).finishLaunching()
    main.start(ChildFlow(main.wireframe))
    main.wireframe.request(.returnToRoot, .goBack)
    let declining = FlowRig { PolicyWireframe(stage: $0, policy: HidesNothing()) }
    declining.wireframe.hide(declining.root)
    let (rig, phone) = (SessionRig(), OneWindowDevice())
    rig.main()?.closeWindow()
    rig.main()?.wireframe.openWindow("mail://1")
    if let root = rig.main()?.root, let other = rig.main("mail://1") {
      other.wireframe.openWindow("mail://1")
      other.wireframe.request(
        .push(root, from: other.root), .pop(root), .select(root), .replace(other.root, with: root),
        .modal(root, from: other.root), .embed(root, in: other.root), .install([root]),
        .update([other.root, root]), .push(PageScreen("New"), from: root))
      other.wireframe.ask("Hi", from: root)
    }
    rig.session.device = phone
    rig.main("mail://1")?.wireframe.openWindow("mail://2")
    return withExtendedLifetime(phone) {
      [
        ("an empty stage", wireframe.stage.log),
        ("a wireframe that declines", declining.stage.log), ("windows", rig.session.log),
      ]
    }
  }

  /// A player that is its own controls.
  private final class SelfControlled: FullscreenMinimizable {
    let title = "Player"
    var minimizedControls: any Screen { self }
    var onMinimizedPlayerPressed: (() -> Void)?
  }

  /// A flow that moves into the wireframe of another one.
  private final class Lodger: FlowCoordinator {
    let wireframe: FlowWireframe<Void>
    init(_ wireframe: FlowWireframe<Void>) { self.wireframe = wireframe }
    func start(from sender: any Screen) {}
  }

  /// A policy that hides nothing, and lets nobody go back.
  private struct HidesNothing: WireframePolicy {
    func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
      switch request {
      case .hide: .declined("kept")
      case .goBack: .declined(.screen(.notDismissible, ScreenName(typeName: "Page", title: "Any")))
      default: .request(request)
      }
    }
  }
}
