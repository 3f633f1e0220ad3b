import TestSupport
import Testing
import Wireflow

@MainActor
struct OwnWireframeTests {
  /// A wireframe whose policy for pushes is a closure.
  final class PushPolicyWireframe: ApplicationWireframe {
    let base: any ApplicationWireframe
    private let push: (any ApplicationWireframe, any Screen, any Screen) -> Translation

    init(
      _ base: any ApplicationWireframe,
      push: @escaping (any ApplicationWireframe, any Screen, any Screen) -> Translation
    ) {
      self.base = base
      self.push = push
    }

    var stage: Stage { base.stage }

    var next: (any ApplicationWireframe)? { base }

    func translate(_ request: NavigationRequest) -> Translation {
      guard case .push(let screen, let sender) = request else { return base.translate(request) }
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
        stage?.submit(request)
      }
      completion()
    }
  }

  @Test func writesWhatAWireframeIgnores() {
    let rig = Rig(wireframe: { stage in
      PushPolicyWireframe(TabBarWireframe(stage: stage)) { _, _, _ in .declined(.alreadyThere) }
    })

    let outcome = rig.wireframe.push(PageScreen("Page"), from: rig.a)

    #expect(outcome == .ignored(.alreadyThere))
    rig.expectLog(matches: #"  ignored push PageScreen "Page": already there"#)
  }

  @Test func keepsTheFlowOfWhatAWireframeCallsOnItsBase() {
    let rig = FlowRig()
    let policy = PushPolicyWireframe(rig.wireframe.base) { base, screen, sender in
      base.translate(.modal(screen, from: sender))
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
    let policy = PushPolicyWireframe(rig.wireframe.base) { _, screen, sender in
      .request(.present(screen, from: sender, style: .wall, dismissButton: nil))
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
