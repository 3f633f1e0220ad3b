import Foundation
import TestSupport
import Testing
import Wireflow

@testable import WireflowExploration
@testable import WireflowTesting

/// A check writes a baseline after a hunt, which may take long or come to a limit.
@MainActor
struct RecordingTests {
  @Test func keepsWhatAHuntHasFoundBeforeALimit() async throws {
    let stock = StockCheck()
    defer { stock.remove() }
    let limit = ExplorationOptions.Limit(actions: 900)
    #expect(
      await stock.check(.never).failure() == """
        The navigation of Stock has no baseline, and recording is off (the call has record: .never).

          To accept: take record: .never from the call, then WIREFLOW_SNAPSHOT_RECORD=failed swift \
        test, and look at the diff of
          \(stock.file.path)
        """)

    let failure = await stock.check(.missing, limit).failure()

    #expect(
      failure == """
        The navigation of Stock was written to \(stock.file.path). Run the test again.

        The search for rare results did not come to its end, so the file may lack some:

          tab-bar stopped at more than 900 actions

        To find more: raise the limit of the options, and run WIREFLOW_HUNT=60s swift test.
        The next hunt keeps what the file has.
        """)
    #expect(try stock.text.contains("tap \"Order\" -> HelpScreen"))
    #expect(await stock.check(.never, limit).failure() == nil)
  }

  @Test(.long) func searchesAgainIfToldToWriteAll() async throws {
    let stock = StockCheck()
    defer { stock.remove() }
    _ = await stock.check(.missing, .init(actions: 60)).failure()
    #expect(try !stock.text.contains("HelpScreen"))
    #expect(await stock.check(.failed).failure() == nil)

    let failure = await stock.check(.all).failure()

    let written = "The navigation of Stock was written to \(stock.file.path). Run the test again."
    #expect(failure?.hasPrefix(written) == true, "\(failure ?? "")")
    let text = try stock.text
    #expect(text.contains("-> HelpScreen"))
    #expect(await stock.check(.all).failure() == nil)
    #expect(try stock.text == text)
  }

  @Test func acceptsWhatWasReportedAndDoesNotSearchAgain() async throws {
    let stock = StockCheck()
    defer { stock.remove() }
    _ = await stock.check(.missing, about: "Info").failure()
    let (text, scripts) = (try stock.text, try stock.scripts)
    let reported = await stock.check(.never, about: "About").failure() ?? ""
    var check = stock.check(.failed, about: "About")
    var progress = ""
    check.lines = ProgressLines(of: "Stock", after: .zero) { progress += $0 }

    let failure = await check.failure()

    #expect(reported.contains(": 1 lost, 1 added."), "\(reported)")
    #expect(
      failure == """
        The navigation of Stock was written to \(stock.file.path): 1 lost, 1 added. \
        Run the test again.
        """)
    #expect(text.contains("tap \"Order\" -> HelpScreen"))
    #expect(scripts.contains(#"tap "Order""#))
    #expect(try stock.scripts == scripts)
    #expect(
      try stock.text
        == text.replacing("tap \"Info\" -> AboutScreen", with: "tap \"About\" -> AboutScreen"))
    #expect(progress.contains(ExplorationProgress.Phase.corpus.rawValue))
    #expect(!progress.contains(ExplorationProgress.Phase.hunt.rawValue))
    #expect(await stock.check(.never, about: "About").failure() == nil)
  }

  @Test func addsWhatAHuntFinds() async throws {
    let stock = StockCheck()
    defer { stock.remove() }
    var check = stock.check(.missing)
    check.options.huntLength = .zero
    _ = await check.failure()
    let text = try stock.text
    #expect(!text.contains("HelpScreen"))
    check = stock.check(.missing)
    check.hunt = .actions(1_000)

    let failure = await check.failure()

    #expect(
      failure?.hasPrefix("The hunt has found") == true
        && failure?.contains(#"+ tap "Order" -> HelpScreen"#) == true, "\(failure ?? "")")
    let lines = try stock.text.split(separator: "\n")
    #expect(text.split(separator: "\n").allSatisfy(lines.contains))
    #expect(try stock.scripts.contains(#"tap "Order""#))
    #expect(await stock.check(.never).failure() == nil)
  }

  /// The text of a line changes if the hunt finds another effect of its action.
  @Test(.long) func addsEffectsThatAHuntFinds() async throws {
    let stock = StockCheck()
    defer { stock.remove() }
    var check = stock.check(.missing, about: "About", pushesTwice: true)
    check.options.huntLength = .zero
    _ = await check.failure()
    #expect(try stock.text.contains("tap \"About\" -> AboutScreen  (push)\n"))
    check = stock.check(.missing, about: "About", pushesTwice: true)
    check.hunt = .actions(1_000)

    let failure = await check.failure()

    #expect(failure?.hasPrefix("The hunt has found") == true, "\(failure ?? "")")
    #expect(try stock.text.contains("tap \"About\" -> AboutScreen  (push; ignored push"))
    check.hunt = nil
    #expect(await check.failure() == nil)
  }

  /// A link that the test no longer opens leaves the file, and a wireframe joins it.
  @Test(.long) func acceptsWhatTheTestNoLongerTries() async throws {
    let stock = StockCheck()
    defer { stock.remove() }
    var check = stock.check(.missing, about: "About")
    check.options.customActions = [CustomAction("sell") { ($0.mainFlow as? StockFlow)?.order() }]
    _ = await check.failure()
    #expect(try stock.text.contains("  do \"sell\" -> "))
    check = stock.check(.failed, about: "Info")
    check.wireframes = [.split, .tabBar]

    let failure = await check.failure()

    #expect(failure?.hasSuffix(" not tried. Run the test again.") == true, "\(failure ?? "")")
    let text = try stock.text
    #expect(!text.contains("  do \"sell\" -> "))
    #expect(text.contains("\nwireframes split, tab-bar\n"))
    check = stock.check(.never, about: "Info")
    check.wireframes = [.split, .tabBar]
    #expect(await check.failure() == nil)
  }

  @Test func saysHowFarALongCheckIs() {
    var text = ""
    let lines = ProgressLines(of: "Stock") { text += $0 }

    for (wireframe, phase, seconds) in [
      ("tab-bar", .states, 1), ("tab-bar", .states, 3), ("tab-bar", .states, 12),
      ("tab-bar", .states, 13), ("tab-bar", .hunt, 14), ("split", .hunt, 15),
    ] as [(String, ExplorationProgress.Phase, Int)] {
      lines.report(
        ExplorationProgress(
          wireframe: wireframe, phase: phase, states: 5, explored: seconds == 3 ? 4 : 5, edges: 7,
          duration: .seconds(seconds)))
    }

    #expect(
      text == """
        Navigation of Stock on tab-bar: trying each step, 4 of 5 states, 7 edges, 3 s
        Navigation of Stock on tab-bar: trying each step, 5 states, 7 edges, 13 s
        Navigation of Stock on tab-bar: hunting, 5 states, 7 edges, 14 s
        Navigation of Stock on split: hunting, 5 states, 7 edges, 15 s

        """)
  }
}

/// A check of an app whose rare result comes after 20 orders, and its file in a folder of its own.
private struct StockCheck {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  var file: URL { folder.appendingPathComponent("Stock.flow") }

  var text: String {
    get throws { try String(contentsOf: file, encoding: .utf8) }
  }

  var scripts: String {
    get throws {
      try String(
        contentsOf: folder.appendingPathComponent("Stock.scripts"), encoding: .utf8)
    }
  }

  @MainActor
  func check(
    _ mode: SnapshotRecord, _ limit: ExplorationOptions.Limit = .init(), about: String? = nil,
    pushesTwice: Bool = false
  ) -> NavigationCheck {
    var options = ExplorationOptions()
    options.limit = limit
    options.huntLength = .actions(1_000)
    return NavigationCheck(
      name: "Stock", wireframes: [.tabBar], options: options, file: SnapshotFile(url: file),
      decision: RecordDecision(argument: mode, variables: [:]),
      app: ExplorableApp { stage, wireframe in
        let wireframe = wireframe(stage)
        let flow = StockFlow(wireframe, about: about, pushesTwice: pushesTwice)
        return ApplicationController(wireframe: wireframe, mainFlow: flow)
      })
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
