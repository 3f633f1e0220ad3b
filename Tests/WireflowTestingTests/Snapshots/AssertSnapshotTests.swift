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

  @Test func failsForWhatDiffers() async {
    let failures = await recordedFailures {
      assertSnapshot(of: "nothing", named: "missing", record: .never)
      expectLog(log, matches: "nothing")
    }

    #expect(failures.count == 2)
  }

  @Test func failsAtItsLineWithADiffAndTheLiteral() async {
    let failures = await recordedFailures {
      expectText("one\n2\nthree\n", matches: "one\ntwo\nthree")
    }

    #expect(failures.map(\.line) == [#line - 3])
    #expect(
      failures.first?.message.hasPrefix(
        "Text does not match its expectation (1 line removed, 1 added; first difference at line 2)."
      ) == true)
    #expect(
      failures.first?.message.hasSuffix(
        """

            \"""
            one
            2
            three
            \"""

        --- expected
        +++ received
        @@ -1,3 +1,3 @@
         one
        -two
        +2
         three
        """) == true)
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

struct MultilineLiteralTests {
  @Test func standsAsItIsWhereNothingNeedsMore() {
    #expect(
      lines("> launch\n  push \"Crime\"\n") == ["\"\"\"", "> launch", "  push \"Crime\"", "\"\"\""])
  }

  @Test func takesTheSignsThatBackslashesAndQuotationMarksNeed() {
    #expect(lines("a\\b")[0] == "#\"\"\"")
    #expect(lines("a\\#b")[0] == "##\"\"\"")
    #expect(lines("a\"\"\"b")[0] == "#\"\"\"")
    #expect(lines("a\"\"\"\"##b")[0] == "###\"\"\"")
    #expect(lines("a\\#\\b")[0] == "##\"\"\"")
    #expect(lines("a#b\"\"#")[0] == "\"\"\"")
  }

  @Test func escapesWhatCannotBeSeen() {
    #expect(
      lines("a \nb\t\nc\rd\u{200B}\u{2028}\0")[1...3] == [
        #"a\u{20}"#, #"b\u{9}"#, #"c\u{D}d\u{200B}\u{2028}\u{0}"#,
      ])
    #expect(lines(#"\ "#)[1] == ##"\\#u{20}"##)
    #expect(lines("\u{301}")[1] == #"\u{301}"#)
  }

  @Test func isNothingForNothing() {
    #expect(lines("") == ["\"\"\"", "\"\"\""])
  }

  private func lines(_ text: String) -> [String] { MultilineLiteral(text).lines }
}
