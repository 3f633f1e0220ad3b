import Testing
import Wireflow
import WireflowTesting

/// Its snapshot is out of date, so that it fails until somebody accepts the received one.
@MainActor
@Suite struct LoginTests {
  final class PageScreen: Screen, RootLevelRepresentable {
    let title: String
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    init(_ title: String) { self.title = title }
  }

  @Test func dismissesAfterDelay() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let (home, login) = (PageScreen("Home"), PageScreen("Login"))
    wireframe.install(rootItems: [home])
    wireframe.push(login, from: home)
    wireframe.pop(login)
    wireframe.push(PageScreen("Crime"), from: home)

    assertSnapshot(of: stage.log)
  }
}
