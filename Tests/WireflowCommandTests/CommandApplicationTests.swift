import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowCommand

@MainActor
struct CommandApplicationTests {
  @Test func runsAScriptFromStandardInput() async {
    let console = FakeConsole(input: "tap \"More\"\n# a comment\n\nback\n")

    let status = await console.run([])

    #expect(status == 0)
    expectText(
      console.output,
      matches: """
        > launch
          start ShopFlow
          install tab bar: Shop
        > tap "More"
          push ShopScreen "More" onto Shop
        > back
          pop ShopScreen "More"

        """)
    #expect(console.errors == "")
  }

  @Test func doesNotLaunchTwiceWhenTheScriptLaunches() async {
    let console = FakeConsole(input: "launch\n")

    #expect(await console.run(["--script", "-"]) == 0)
    #expect(console.output.hasPrefix("> launch\n  start ShopFlow\n"))
  }

  @Test func goesOnAfterARefusedActionAndExitsWithOne() async {
    let console = FakeConsole(input: "tap \"Nothing\"\ntap \"More\"\n")

    let status = await console.run(["--tree"])

    #expect(status == 1)
    #expect(
      console.output.hasSuffix(
        """
        > tap "Nothing"
          refused: no element "Nothing" is on screen; possible: tap "More", tap "Twice"
        > tap "More"
          push ShopScreen "More" onto Shop
        tab bar
          Shop, selected
              ShopScreen "Shop" in ShopFlow
            * ShopScreen "More" in ShopFlow

        """))
  }

  @Test func ignoredRequestsDoNotChangeTheExitStatus() async {
    let console = FakeConsole(input: "tap \"Twice\"\n")

    #expect(await console.run([]) == 0)
    #expect(console.output.contains("ignored push ShopScreen"))
  }

  @Test func runsNothingOfAScriptThatDoesNotParse() async {
    let console = FakeConsole(input: "tap \"More\"\n  tap More\nwait 5\n")

    let status = await console.run([])

    #expect(status == 2)
    #expect(console.output == "")
    expectText(
      console.errors,
      matches: """
        Shop: -:2:7: error: found "More", expected a label in quotation marks, such as "Buy"
        Shop: -:3:7: error: found the end of the line, expected a unit: ms, s or m

        """)
  }

  @Test func refusesAScriptThatIsNotUTF8() async {
    let console = FakeConsole(bytes: Data([0x74, 0xFF, 0xFE]))

    #expect(await console.run([]) == 2)
    #expect(console.errors == "Shop: standard input: the script is not UTF-8; save it as UTF-8\n")
  }

  @Test func printsHelp() async {
    let console = FakeConsole(input: "")

    #expect(await console.run(["--help"]) == 0)
    #expect(console.output.hasPrefix("Usage: Shop [OPTION]..."))
    #expect(
      console.output.contains(
        "--wireframe NAME          tab-bar, hamburger, split, three-columns, adaptive;"))
  }

  @Test(arguments: [40, 60, 80, 107])
  func helpFitsTheTerminal(columns: Int) async {
    let console = FakeConsole(input: "")
    console.columns = columns

    #expect(await console.run(["--help"]) == 0)
    let lines = console.output.split(separator: "\n")
    #expect(lines.filter { $0.count > columns && !$0.hasPrefix("  Shop --") } == [])
    #expect(lines.contains { $0.count > columns - 12 })
  }

  @Test func understandsNumbersAndTheBeginningsOfNames() async {
    let console = FakeConsole(input: "mo\nfoo\n2\nback\nt\ntap \"Mo\nq\n")
    console.isInteractive = true

    #expect(await console.run([]) == 0)

    #expect(
      console.output.matches(of: /> (.*)/).map { "\($0.1)" } == [
        "launch", #"tap "More""#, #"tap "Twice""#, "back", #"tap "Twice""#,
      ])
    #expect(
      console.errors.split(separator: "\n").map { $0.prefix(27) }
        == [
          "Shop: not understood: foo. ", "Shop: column 8: found the e",
        ])
  }

  @Test func asksLineByLineOnATerminal() async {
    let console = FakeConsole(input: "help\nnonsense\ntap \"More\"\ntree\nquit\n")
    console.isInteractive = true

    let status = await console.run([])

    #expect(status == 0)
    #expect(console.errors.hasPrefix("Shop: not understood: nonsense. Type a number"))
    expectText(
      console.output,
      matches: """
        help lists the possible actions; quit ends the session.
        > launch
          start ShopFlow
          install tab bar: Shop
        Screen: Shop
          button More
          button Twice
        ? Possible now:
          1 tap "More"
          2 tap "Twice"
          3 select "Shop"
        Always: wait 500ms, background, foreground; help, look, tree, save, quit
        ? ? > tap "More"
          push ShopScreen "More" onto Shop
        Screen: More
          button More
          button Twice
        ? tab bar
          Shop, selected
              ShopScreen "Shop" in ShopFlow
            * ShopScreen "More" in ShopFlow
        ?\u{20}
        """)
  }

  @Test func savesASessionThatReplaysToTheSameLog() async throws {
    let folder = try TemporaryFolder()
    let (session, log) = (folder.url.appending(path: "session"), folder.url.appending(path: "log"))
    let console = FakeConsole(input: "tap \"More\"\nback\ntap \"None\"\nwait 1s\nsave\nsave\n")
    let replay = FakeConsole(input: "")
    try Data(String(repeating: "old\n", count: 1000).utf8).write(to: log)

    let asked = await console.run([
      "--line", "--session", session.path, "--log", log.path, "--force",
    ])
    let replayed = await replay.run(["--script", session.path])

    #expect(asked == 0)
    #expect(replayed == 1)
    #expect(console.output.contains("\n? Saved in \(session.path)\n? Saved in \(session.path)\n"))
    #expect(
      try folder.texts == [
        "session": """
        # Played with --wireframe tab-bar.
        launch
        tap "More"
        back
        tap "None"
        wait 1000ms

        """,
        "log": replay.output,
      ])
  }
}

/// A terminal that a test types into, with an app of two screens.
@MainActor
final class FakeConsole {
  var isInteractive = false
  var columns = 100
  /// The wait until the user has had enough of an app in a browser.
  var end: () async -> Int32 = { 0 }
  private(set) var output = ""
  private(set) var errors = ""
  /// The arguments that the app received.
  private(set) var ownArguments: [String] = []
  private let bytes: Data
  private var lines: ArraySlice<String>

  init(bytes: Data) {
    self.bytes = bytes
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)[...]
  }

  convenience init(input: String) {
    self.init(bytes: Data(input.utf8))
  }

  func run(
    _ arguments: [String],
    makeController: @escaping (Stage, WireframeMaker) -> ApplicationController = {
      stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    }
  ) async -> Int32 {
    await run(
      CommandApplication("Shop", version: "1.2", makeController: makeController), arguments)
  }

  func received(_ arguments: [String]) {
    ownArguments = arguments
  }

  func run(_ application: CommandApplication, _ arguments: [String]) async -> Int32 {
    await application.run(
      arguments,
      on: CommandConsole(
        isInteractive: isInteractive, columns: columns,
        end: { await self.end() },
        readLine: { prompt in
          self.output += prompt
          return self.lines.popFirst()
        },
        readAll: { self.bytes },
        write: { self.output += $0 },
        report: { self.errors += "\($0)\n" }))
  }
}
