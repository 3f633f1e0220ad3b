import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Wireframes of an app's own, and the library's.
@MainActor
struct WireframeTests {
  @Test func translateRequests() {
    var stories = Stories()
    let several = FlowRig {
      PolicyWireframe(stage: $0) { stage, request in
        guard case .show(let screen, let sender, _, _) = request else { return nil }
        let root = stage.stack(of: sender)[0]
        return .requests([.popToRoot(of: sender), .push(screen, from: root)])
      }
    }
    stories.tell("into several", several) { rig in
      rig.start().wireframe.show(PageScreen("Shown"), from: rig.root)
    }
    let walled = FlowRig {
      PolicyWireframe(stage: $0) { _, request in
        guard case .push(let screen, let sender) = request else { return nil }
        return .request(.present(screen, from: sender, style: .wall, dismissButton: nil))
      }
    }
    stories.tell("into a wall, which waits behind no alert", walled) { rig in
      rig.wireframe.ask("Balance 42")
      rig.start().finish(1)
    }
    let columns = FlowRig { stage in
      AdaptiveWireframe(stage: stage, formFactor: .regular) { formFactor in
        switch formFactor {
        case .compact: TabBarWireframe(stage: stage)
        case .regular: ThreeColumnWireframe(stage: stage)
        }
      }
    }
    stories.tell("by three columns, which fold to one and back", columns) { rig in
      rig.wireframe.showDetail(PageScreen("Mail"), from: rig.wireframe.push("Inbox"))
      rig.wireframe.adapt(to: .compact)
      rig.note(rig.stage.visibleScreens.titles)
      rig.user(.back)
      rig.wireframe.adapt(to: .regular)
    }
    let declining = FlowRig {
      PolicyWireframe(stage: $0) { stage, request in
        if case .install = request { return nil }
        let asker = stage.isUserRequest ? "the user" : stage.askingFlow ?? "nobody"
        return .declined("\(asker) asks")
      }
    }
    stories.tell("by who asks", declining) { rig in
      rig.start()
      rig.user(.select("Other"))
      rig.controller.wireframe.select(rig.other)
      rig.wireframe.select(rig.other)
    }
    let growing = FlowRig {
      PolicyWireframe(stage: $0) { _, request in
        guard case .adapt(.regular, _) = request else { return nil }
        return .requests([.adapt(.regular, in: .split), .dismissAll])
      }
    }
    stories.tell("an adapt that a guard holds, until the next one", growing) { rig in
      rig.wireframe.present("Modal", from: rig.root)
      rig.main.guardRequests { flow, request in
        request.leaving.isEmpty
          ? .allow : .ask(AlertContent(title: "Close?"), from: flow.root) { _ in true }
      }
      rig.user(.adapt(.regular), .adapt(.compact))
      #expect(rig.stage.shownAlert == nil)
    }
    assertSnapshot(of: stories.text)
  }

  @Test func judgeWhatABackendCommitsAfterWhatItShows() {
    let backend = AskerBackend()
    let rig = FlowRig(backend: backend)
    backend.request = .push(PageScreen("Second"), from: rig.root)
    rig.wireframe.push("First", from: rig.root)
    assertSnapshot(of: rig.newLog())
  }

  /// A backend that may ask for something while it shows something else.
  private final class AskerBackend: PresentationBackend {
    var request: NavigationRequest?
    private weak var stage: Stage?

    func attach(to stage: Stage) { self.stage = stage }

    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {
      if let request { stage?.submit(request) }
      request = nil
      completion()
    }
  }

  @Test func becomeOthersAndKeepAllThatIsOnStage() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = WireframeSwitch(
      stage: stage,
      variants: [
        .init("tabs", title: "Tabs") { TabBarWireframe(stage: $0) },
        .init("drawer", title: "Drawer") { HamburgerWireframe(stage: $0) },
        .init("columns", title: "Columns", formFactor: .regular) { SplitWireframe(stage: $0) },
      ], selected: "drawer")
    // The switch is found behind a wireframe that stands on it.
    let outer = PolicyWireframe(wireframe) { $0 }
    let controller = ApplicationController(wireframe: outer, mainFlow: ShopFlow(outer))
    controller.finishLaunching()
    controller.perform(.tap(.init("More")))
    #expect(wireframe.select("drawer") && !wireframe.select("cube"))
    for name in ["columns", "tabs", "drawer"] { wireframe.select(name) }
    controller.perform(.wireframe("tabs"))
    assertSnapshot(of: "\(stage.log.text)\n\(NavigationTree(stage))")
  }

  @Test func sayWhetherASwipeToAPageMayBegin() {
    let rig = FlowRig { PagesWireframe(stage: $0) }
    let (root, other, third) = (rig.root, rig.other, PageScreen("Third"))
    rig.wireframe.update(rootItems: [root, other, third])
    var isAllowed = true
    rig.main.guardRequests { _, request in
      request.selects(other) && !isAllowed ? .refuse("not yet") : .allow
    }
    _ = rig.newLog()
    let allowed = [root, other, third, PageScreen("Stranger")].map(rig.stage.allowsUserSelection)
    isAllowed = false
    #expect(!rig.stage.allowsUserSelection(of: other))
    rig.wireframe.present("Modal", from: root)
    #expect(!rig.stage.allowsUserSelection(of: third))
    #expect(allowed == [false, true, true, false])
    #expect(!rig.newLog().contains("refused"))
  }
}

/// A policy from a closure; a request for which it returns nil is committed as it is.
private struct Policy: WireframePolicy {
  let translation: @Sendable (StageState, NavigationRequest) -> Translation?
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    translation(state, request) ?? .request(request)
  }
}

extension PolicyWireframe {
  fileprivate convenience init(
    stage: Stage, _ translation: @escaping @Sendable (StageState, NavigationRequest) -> Translation?
  ) {
    self.init(stage: stage, policy: Policy(translation: translation))
  }
}
