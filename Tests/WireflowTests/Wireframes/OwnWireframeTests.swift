import TestSupport
import Testing
import Wireflow

@MainActor
struct OwnWireframeTests {
  /// A wireframe whose policy for pushes is a closure.
  final class PushPolicyWireframe: ApplicationWireframe {
    let base: any ApplicationWireframe
    private let push: (any ApplicationWireframe, any Screen, any Screen) -> RequestOutcome

    init(
      _ base: any ApplicationWireframe,
      push: @escaping (any ApplicationWireframe, any Screen, any Screen) -> RequestOutcome
    ) {
      self.base = base
      self.push = push
    }

    var stage: Stage { base.stage }

    func perform(_ request: NavigationRequest) -> RequestOutcome {
      guard case .push(let screen, let sender) = request else { return base.perform(request) }
      return push(base, screen, sender)
    }
  }

  /// A backend that asks for something while it shows a push.
  final class EagerBackend: PresentationBackend {
    var request: NavigationRequest?
    private weak var stage: Stage?

    func attach(to stage: Stage) {
      self.stage = stage
    }

    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {
      if let request {
        self.request = nil
        stage?.commit(request)
      }
      completion()
    }
  }

  @Test func writesWhatAWireframeIgnores() {
    let rig = Rig(wireframe: { stage in
      PushPolicyWireframe(TabBarWireframe(stage: stage)) { _, _, _ in .ignored(.alreadyThere) }
    })

    let outcome = rig.wireframe.push(PageScreen("Page"), from: rig.a)

    #expect(outcome == .ignored(.alreadyThere))
    rig.expectLog(matches: #"  ignored push PageScreen "Page": already there"#)
  }

  @Test func keepsTheFlowOfWhatAWireframeCallsOnItsBase() {
    let rig = FlowRig()
    let policy = PushPolicyWireframe(rig.wireframe.base) { base, screen, sender in
      guard let page = screen as? PageScreen else { return base.push(screen, from: sender) }
      return base.presentModally(page, from: sender)
    }

    rig.main.start(ChildFlow(policy), from: rig.main.root)
    rig.stage.perform(.dismiss)

    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          present PageScreen "Page" over PageScreen "Root" as sheet, dismiss button Done
        > dismiss
          dismiss PageScreen "Page"
          cancel ChildFlow
        """)
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
