import Testing

@testable import WireflowTesting

@MainActor
struct AssertSnapshotTests {
  @Test(.flowSnapshots(record: .failed))
  func takesTheModeOfATrait() async {
    #expect(SnapshotRecord.scope == .failed)
    await withSnapshots(record: .never) {
      await Task.yield()
      #expect(SnapshotRecord.scope == .never)
    }
    let inner = withSnapshots(record: .all) { SnapshotRecord.scope }
    #expect(inner == .all)
  }

  @Suite(.flowSnapshots(record: .all))
  struct Inner {
    @Test func takesTheModeOfASuite() {
      #expect(SnapshotRecord.scope == .all)
    }

    @Test(.flowSnapshots(record: .never))
    func takesItsOwnModeFirst() { #expect(SnapshotRecord.scope == .never) }
  }
}
