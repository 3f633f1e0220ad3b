import Testing

@testable import WireflowTesting

@MainActor
struct AssertSnapshotTests {
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
