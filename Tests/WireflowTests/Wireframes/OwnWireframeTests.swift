import Synchronization
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@MainActor
struct OwnWireframeTests {
  /// A backend that asks for something while it shows a push.
  final class EagerBackend: PresentationBackend {
    var request: NavigationRequest?
    private weak var stage: Stage?

    func attach(to stage: Stage) { self.stage = stage }

    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {
      if let request {
        self.request = nil
        stage?.submit(request)
      }
      completion()
    }
  }

  @Test func judgesWhatABackendCommitsAfterWhatItShows() {
    let backend = EagerBackend()
    let rig = Rig(backend: backend)
    let second = PageScreen("Second")
    backend.request = .push(second, from: rig.a)

    rig.wireframe.push(PageScreen("First"), from: rig.a)

    rig.expectLog(
      matches: """
          push PageScreen "First" onto A
          ignored push PageScreen "Second": PageScreen "A" is covered
        """)
    #expect(rig.stage.stack(of: rig.a).count == 2)
  }
}

@MainActor
struct CustomWireframeTests {
  @Test func asksForSeveralThingsInThePlaceOfOne() {
    let rig = FlowRig {
      PolicyWireframe(stage: $0) { stage, request in
        guard case .show(let screen, let sender, _, _) = request else { return nil }
        let root = stage.stack(of: sender)[0]
        return .requests([.popToRoot(of: sender), .push(screen, from: root)])
      }
    }
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    _ = rig.newLog()

    child.wireframe.show(PageScreen("Shown"), from: rig.main.root)

    #expect(rig.main.notes.isEmpty)
    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          + push PageScreen "Shown" onto Root
        """)
    #expect(NavigationTree(rig.stage).roots[0].screens.map(\.flow) == ["MainFlow", "ChildFlow"])
  }

  /// A wall is in front of all alerts, and waits behind none.
  @Test func raisesAWallInThePlaceOfAPage() {
    let rig = FlowRig {
      PolicyWireframe(stage: $0) { _, request in
        guard case .push(let screen, let sender) = request else { return nil }
        return .request(.present(screen, from: sender, style: .wall, dismissButton: nil))
      }
    }
    rig.wireframe.presentAlert(
      AlertContent(title: "Balance 42", actions: [.init("Ok")]), from: rig.main.root)
    _ = rig.newLog()

    let login = ChildFlow(rig.wireframe)
    rig.main.start(login, from: rig.main.root) { $0.note($1) }
    login.finish(1)

    assertSnapshot(of: rig.newLog())
  }

  @Test func seesWhoAsks() {
    let askers = Askers()
    let rig = FlowRig {
      PolicyWireframe(stage: $0) { stage, _ in
        askers.add(stage.isUserRequest ? "user" : stage.askingFlow ?? "nobody")
        return nil
      }
    }
    rig.main.start(ChildFlow(rig.wireframe), from: rig.main.root)
    rig.stage.perform(.back)
    rig.controller.wireframe.select(rig.main.other)

    #expect(askers.all == ["MainFlow", "ChildFlow", "user", "nobody"])
  }

  @Test func aBackendSeesWhoAsks() {
    let backend = AskerBackend()
    let rig = FlowRig(backend: backend)
    let child = ChildFlow(rig.wireframe)

    rig.main.start(child, from: rig.main.root)
    child.finish(1)
    rig.wireframe.select(rig.main.other)

    #expect(backend.askers.suffix(3) == ["ChildFlow", "ChildFlow", "MainFlow"])
  }
}

/// A backend that notes which flow each transition comes from.
private final class AskerBackend: PresentationBackend {
  private weak var stage: Stage?
  private(set) var askers: [String?] = []

  func attach(to stage: Stage) { self.stage = stage }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    askers.append(stage?.state.askingFlow)
    completion()
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

/// The requesters that a policy has seen.
private final class Askers: Sendable {
  private let names = Mutex<[String]>([])
  var all: [String] { names.withLock { $0 } }

  func add(_ name: String) { names.withLock { $0.append(name) } }
}

/// Two lists and a detail in three columns, which fold to one.
@MainActor
struct ThreeColumnWireframeTests {
  private let rig = Rig { stage in
    AdaptiveWireframe(stage: stage, formFactor: .regular) { formFactor in
      switch formFactor {
      case .compact: TabBarWireframe(stage: stage)
      case .regular: ThreeColumnWireframe(stage: stage)
      }
    }
  }
  private let inbox = PageScreen("Inbox")
  private let mail = PageScreen("Mail")

  private var visible: String { rig.stage.visibleScreens.titles }

  private func read() {
    rig.wireframe.push(inbox, from: rig.a)
    rig.wireframe.showDetail(mail, from: inbox)
    _ = rig.newLog()
  }

  @Test func foldsToOneColumnAndBack() {
    read()

    rig.wireframe.adapt(to: .compact)
    #expect(visible == "Mail")
    rig.stage.perform(.back)
    #expect(visible == "Inbox")
    rig.wireframe.adapt(to: .regular)
    #expect(visible == "Inbox/A")
    #expect(rig.stage.log.text.hasSuffix("adapt to three columns: A, B\n"))
  }
}
