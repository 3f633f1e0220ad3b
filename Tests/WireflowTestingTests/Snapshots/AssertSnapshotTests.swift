import Testing
import Wireflow

@testable import WireflowTesting

@MainActor
struct AssertSnapshotTests {
  private final class PageScreen: Screen, RootLevelRepresentable {
    let title: String
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

    init(_ title: String) { self.title = title }
  }

  private var log: PresentationLog {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let discover = PageScreen("Discover")
    wireframe.install(rootItems: [discover, PageScreen("Profile")])
    wireframe.push(PageScreen("Crime"), from: discover)
    return stage.log
  }

  @Test func comparesALogWithItsFile() {
    assertSnapshot(of: log)
  }

  @Test(arguments: ["Crime", "Drama"])
  func comparesATextForEachArgument(title: String) {
    assertSnapshot(of: "push \(title)")
    assertSnapshot(of: "pop \(title)", named: "back")
  }

  @Test(.flowSnapshots(record: .failed))
  func takesTheModeOfATrait() async {
    #expect(SnapshotScope.record == .failed)
    await withSnapshots(record: .never) {
      await Task.yield()
      #expect(SnapshotScope.record == .never)
    }
    let inner = withSnapshots(record: .all) { SnapshotScope.record }
    #expect(inner == .all)
  }

  @Suite(.flowSnapshots(record: .all))
  struct Inner {
    @Test func takesTheModeOfASuite() {
      #expect(SnapshotScope.record == .all)
    }

    @Test(.flowSnapshots(record: .never))
    func takesItsOwnModeFirst() { #expect(SnapshotScope.record == .never) }
  }
}
