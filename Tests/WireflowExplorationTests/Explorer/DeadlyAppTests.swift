import Foundation
import Testing
import Wireflow
import WireflowExploration

@testable import WireflowTesting

/// An app that traps is told with its script by the next check, which goes on with the rest.
@MainActor
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
        The navigation of Deadly was not explored to its end, so nothing is compared.

          To fix: raise the limit of the options, sample fewer rows, or give fewer links and faults.

          tab-bar stopped at more than 2 states: explored 1 of
        """) == true, "\(failure ?? "")")
  }

  @Test func writesEachScriptBeforeItIsTried() async {
    var options = ExplorationOptions.quick
    options.dryWalks = 0
    let scripts = Scripts()
    options.willTry = { scripts.all.append($0.script) }

    _ = await explore(options: options) { PlantedBug.none.makeController($0) }

    #expect(scripts.all.contains("launch\ntap \"About\"\n"))
  }

  @Test func tellsAScriptThatTakesTooLong() async {
    let diary = ExplorationDiary(of: URL(filePath: "/\(UUID().uuidString)/Slow.flow"))
    diary.write([.action(.launch), .restart])
    let (told, teller) = AsyncStream.makeStream(of: String.self)

    let watch = diary.watch(every: .milliseconds(10)) { teller.yield($0) }

    var iterator = told.makeAsyncIterator()
    #expect(await iterator.next() == "launch\n    restart")
    watch.cancel()
    diary.close()
  }

  private func check(_ file: URL) -> NavigationCheck {
    var options = ExplorationOptions.quick
    options.dryWalks = 0
    return NavigationCheck(
      name: "Deadly", wireframes: [.tabBar], options: options, file: SnapshotFile(url: file),
      decision: RecordDecision(argument: .missing, scope: nil, variables: [:]),
      app: ExplorableApp { PlantedBug.none.makeController($0) }, keepsDiary: true)
  }
}

@MainActor
private final class Scripts {
  var all: [String] = []
}
