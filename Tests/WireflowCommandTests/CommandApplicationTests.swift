import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowCommand

/// What an app prints for its arguments and its input.
@MainActor
struct CommandApplicationTests {
  @Test func playsScripts() async {
    var runs = CommandRuns()
    await runs.run("", "tap \"More\"\n# a comment\n\nback\n")
    await runs.run("--script -", "launch\n")
    await runs.run("--tree", "tap \"Nothing\"\ntap \"More\"\n")
    await runs.run("", "tap \"Twice\"\n")
    await runs.run("--play -", "tap \"Gone\"\ntap \"More\"\n")
    // Nothing of a script runs that does not parse.
    await runs.run("", "tap \"More\"\n  tap More\nwait 5\n")
    await runs.run("--version", "")
    let console = FakeConsole(bytes: Data([0x74, 0xFF, 0xFE]))
    #expect(await console.run([]) == 2)
    #expect(console.errors == "Shop: standard input: the script is not UTF-8; save it as UTF-8\n")

    assertSnapshot(of: runs.text)
  }

  @Test func asksLineByLineOnATerminal() async {
    var runs = CommandRuns()
    await runs.run("--line", "help\nnonsense\ntap \"More\"\ntree\nquit\n", isInteractive: true)
    // Numbers and the beginnings of names are understood.
    await runs.run("", " mo \nfoo\n2 \nback\nt\ntap \"Mo\nq\n", isInteractive: true)
    await runs.run("--wireframe adaptive", "help\n", isInteractive: true)
    await runs.run("--line", "tap \"More\"\nlook\nquit\n")

    assertSnapshot(of: runs.text)
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

    #expect(asked == 0 && replayed == 1)
    #expect(console.output.contains("\n? Saved in \(session.path)\n? Saved in \(session.path)\n"))
    #expect(try folder.texts["log"] == replay.output)
    #expect(
      try folder.texts["session"] == """
        # Played with --wireframe tab-bar.
        launch
        tap "More"
        back
        tap "None"
        wait 1000ms

        """)
  }
}

/// The output of several runs, with their arguments and their exit statuses.
@MainActor
struct CommandRuns {
  private(set) var text = ""
  /// The folder that the arguments and the texts name `…`.
  var folder: TemporaryFolder?

  mutating func run(
    _ arguments: String, _ input: String = "", isInteractive: Bool = false,
    _ application: CommandApplication = CommandApplication("Shop", version: "1.2")
  ) async {
    let console = FakeConsole(input: input)
    console.isInteractive = isInteractive
    let path = folder?.url.path ?? "…"
    let words = arguments.split(separator: " ").map { String($0).replacing("…", with: path) }
    let status = await console.run(application, words)
    let errors = console.errors.split(separator: "\n").map { "! \($0)\n" }.joined()
    let output = (console.output + errors).replacing(path, with: "…")
    text += "$ Shop \(arguments)\n\(output)ends with \(status)\n\n"
  }
}

/// A terminal that a test types into, with an app of two screens.
@MainActor
final class FakeConsole {
  var isInteractive = false
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

  convenience init(input: String) { self.init(bytes: Data(input.utf8)) }

  /// Runs the app of a flow, or of the shop.
  func run(
    _ arguments: [String],
    _ makeFlow: @escaping (any ApplicationWireframe) -> any MainFlowCoordinator = {
      ShopFlow($0)
    }
  ) async -> Int32 {
    await run(CommandApplication("Shop", version: "1.2", of: makeFlow), arguments)
  }

  func received(_ arguments: [String]) { ownArguments = arguments }

  func run(_ application: CommandApplication, _ arguments: [String]) async -> Int32 {
    await application.run(
      arguments,
      on: CommandConsole(
        isInteractive: isInteractive,
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

extension CommandApplication {
  /// Creates the entry point of an app that has just a main flow.
  init(
    _ name: String, version: String? = nil, isReplayable: Bool = false,
    of makeFlow: @escaping (any ApplicationWireframe) -> any MainFlowCoordinator = {
      ShopFlow($0)
    }
  ) {
    self.init(name, version: version, isReplayable: isReplayable) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: makeFlow(wireframe))
    }
  }
}
