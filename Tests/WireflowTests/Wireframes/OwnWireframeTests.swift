import TestSupport
import Testing
import Wireflow

@MainActor
struct OwnWireframeTests {
  /// A policy whose pushes are translated by a closure.
  struct PushPolicy: WireframePolicy {
    let base: any WireframePolicy
    let push: @Sendable (any Screen, any Screen) -> Translation

    func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
      guard case .push(let screen, let sender) = request else {
        return base.translate(request, in: state)
      }
      return push(screen, sender)
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
        stage?.submit(request)
      }
      completion()
    }
  }

  @Test func writesWhatAWireframeIgnores() {
    let rig = Rig(wireframe: { stage in
      PolicyWireframe(TabBarWireframe(stage: stage)) {
        PushPolicy(base: $0) { _, _ in .declined(.alreadyThere) }
      }
    })

    let outcome = rig.wireframe.push(PageScreen("Page"), from: rig.a)

    #expect(outcome == .ignored(.alreadyThere))
    rig.expectLog(matches: #"  ignored push PageScreen "Page": already there"#)
  }

  @Test func keepsTheFlowOfWhatAWireframeCallsOnItsBase() {
    let rig = FlowRig()
    let policy = PolicyWireframe(rig.wireframe.base) {
      PushPolicy(base: $0) { .request(.modal($0, from: $1)) }
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

  @Test func raisesAWallOverAnAlertInsteadOfAPush() {
    let rig = FlowRig()
    let policy = PolicyWireframe(rig.wireframe.base) {
      PushPolicy(base: $0) {
        .request(.present($0, from: $1, style: .wall, dismissButton: nil))
      }
    }
    let child = ChildFlow(policy)
    rig.main.wireframe.presentAlert(AlertContent(title: "Really?"), from: rig.main.root)

    rig.main.start(child, from: rig.main.root)

    #expect(rig.stage.frontScreen === child.page)
    rig.expectLog(
      matches: """
        > (app)
          alert "Really?" [OK]
          start ChildFlow
          close alert "Really?"
          + present PageScreen "Page" as wall, no dismiss button
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
