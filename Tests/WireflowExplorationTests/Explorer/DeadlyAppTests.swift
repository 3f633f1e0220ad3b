import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowExploration
import WireflowInteraction

@testable import WireflowTesting

/// The next check reports an app that traps with its script, and continues with the rest.
@MainActor
@Suite(.long)
struct DeadlyAppTests {
  @Test func tellsTheScriptThatEndedAProcess() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Deadly.flow")
    let diary = ExplorationDiary(of: file)
    // No process has such a number.
    try "\(Int32.max) 0\nlaunch\ntap \"About\"\n"
      .write(to: diary.url, atomically: true, encoding: .utf8)

    let failure = await check(file).failure()

    #expect(
      failure?.hasPrefix(
        """
        Deadly ended the process of an earlier check at the last step of this script, which is left \
        out now.

            launch
            tap "About"

        The navigation of Deadly was written to
        """) == true, "\(failure ?? "")")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("About"))
    #expect(text.contains("tap a row -> NoteScreen"))
    #expect(diary.text == nil)
  }

  @Test func saysWhatWasLeftOfASpaceThatIsTooLarge() async {
    var check = check(URL(filePath: "/\(UUID().uuidString)/Large.flow"))
    check.options.limit = .init(states: 2)

    let failure = await check.failure()

    #expect(
      failure?.hasPrefix(
        """
        The navigation of Deadly was not explored to its end, so missing lines may still exist.

          To fix: raise the limit of the options, sample fewer rows, or give fewer links and faults.

          tab-bar stopped at more than 2 states: explored 1 of
        """) == true, "\(failure ?? "")")
  }

  @Test func leavesOutAllThatEndedProcesses() async throws {
    let diary = ExplorationDiary(of: URL(filePath: "/\(UUID().uuidString)/Deadly.flow"))
    // The newest stands first. The other one ended while time ran on after a step.
    let deaths = ["launch\ntap \"Bread\"\n", "launch\ntap \"About\"\nwait 2000ms\n"]
    try "\(Int32.max) 0\n\(deaths.joined(separator: "\n"))"
      .write(to: diary.url, atomically: true, encoding: .utf8)
    var options = ExplorationOptions.quick
    options.huntLength = .actions(2_000)
    let now = ExplorationDiary(at: diary.url)
    options.diary = now

    let map = await explore(options: options) { PlantedBug.none.makeController($0, $1) }

    #expect(now.deadlyScripts.map(\.script) == deaths)
    let scripts = map.edges.map(\.script.script)
    #expect(scripts.contains { $0.contains("tap \"Milk\"") })
    #expect(!scripts.contains { $0.contains("tap \"Bread\"") || $0.contains("tap \"About\"") })
    // A step that ends this process, too, is reported beside them.
    #expect(now.text == nil)
    now.write([.action(.launch)])
    let text = try #require(now.text)
    #expect(text.hasSuffix("\n\n" + deaths.joined(separator: "\n")))
    #expect(text.hasPrefix("\(ProcessInfo.processInfo.processIdentifier) "))
    now.close()
  }

  @Test func playsNoScriptThatEndedAProcessToItsEnd() async throws {
    let diary = ExplorationDiary(of: URL(filePath: "/\(UUID().uuidString)/Deadly.flow"))
    let script = """
      launch
      tap "Milk"
      select "Settings"
      select "Notes"

      """
    try "\(Int32.max) 0\n\(script)".write(to: diary.url, atomically: true, encoding: .utf8)
    var options = ExplorationOptions.quick
    options.huntLength = .zero
    let found = await explore(options: options) { PlantedBug.forgetfulRoot.makeController($0, $1) }
    options.diary = ExplorationDiary(at: diary.url)

    let map = await explore(options: options) { PlantedBug.forgetfulRoot.makeController($0, $1) }

    let names = ["AboutScreen", "NoteScreen"].map { "root loses its place \($0)" }
    #expect(found.traps.map(\.name) == names)
    #expect(found.traps.last?.script.script == script)
    #expect(map.traps.map(\.name) == [names[0]])
    #expect(diary.text == nil)
  }

  /// A map is then drawn, which may take long on a busy machine.
  @Test func hasNoStepUnderWayAfterTheWireframesAreCompared() async {
    let diary = ExplorationDiary(of: URL(filePath: "/\(UUID().uuidString)/Unlike.flow"))
    var options = ExplorationOptions.quick
    options.diary = diary

    let maps = await explore(
      ComebackBug.unlikeWireframes.app, onEach: [.tabBar, .split], options: options)

    #expect(maps[0].traps.contains { $0.kind == .unlikeWireframes })
    #expect(diary.text == nil)
  }

  @Test(arguments: [("", "when the app was made"), ("launch\n", "at its launch")])
  func saysThatNothingCanBeExplored(_ script: String, _ moment: String) async throws {
    let check = check(URL(filePath: "/\(UUID().uuidString)/Deadly.flow"))
    let diary = ExplorationDiary(of: check.file.url)
    try "\(Int32.max) 0\n\(script)".write(to: diary.url, atomically: true, encoding: .utf8)

    let failure = await check.failure()

    #expect(failure == "Deadly ended the process of an earlier check, \(moment).")
    #expect(diary.text == nil)
  }

  @Test func tellsOnceWhatStandsThereTwiceUnlessItIsBeingWrittenAnew() {
    var (watcher, other) = (ExplorationDiary.Watcher(), ExplorationDiary.Watcher())
    let looks: [String?] = [
      nil, nil, "1 1\nlaunch\n", "1 2\nlaunch\n", "1 2\nlaunch\n", "1 2\nlaunch\n", nil,
    ]

    let told = looks.map { watcher.slowScript(in: $0)?.script }
    let busy = ["", "", "1 1\nlaunch\n", "", ""].map { other.slowScript(in: $0) }

    #expect(told == [nil, nil, nil, nil, "launch\n", nil, nil])
    #expect(busy == [nil, nil, nil, nil, nil])
  }

  @Test func tellsAScriptThatTakesTooLong() async {
    let diary = ExplorationDiary(of: URL(filePath: "/\(UUID().uuidString)/Slow.flow"))
    diary.write([.action(.launch), .restart])
    let (told, teller) = AsyncStream.makeStream(of: [ExplorationStep].self)

    let watch = diary.watch(every: .milliseconds(10)) { teller.yield($0) }

    var iterator = told.makeAsyncIterator()
    #expect(await iterator.next() == [.action(.launch), .restart])
    watch.cancel()
    diary.close()
  }

  private func check(_ file: URL) -> NavigationCheck {
    var options = ExplorationOptions.quick
    options.huntLength = .zero
    return NavigationCheck(
      name: "Deadly", wireframes: [.tabBar], options: options, file: SnapshotFile(url: file),
      decision: RecordDecision(argument: .missing, scope: nil, variables: [:]),
      app: ExplorableApp { PlantedBug.none.makeController($0, $1) }, keepsDiary: true)
  }
}
