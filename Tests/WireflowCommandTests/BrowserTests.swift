import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import WireflowCommand

@MainActor
struct BrowserTests {
  @Test(arguments: [["--web"], ["--web-port", "0", "--wireframe", "split"]])
  func showsTheAppUntilTheUserEndsIt(arguments: [String]) async {
    let console = FakeConsole(input: "")
    console.end = {
      #expect(console.output.hasPrefix("Shop is at http://127.0.0.1:"))
      return 143
    }

    let status = await console.run(arguments + ["--tree"])

    #expect(status == 143)
    #expect(console.errors == "")
    #expect(
      console.output.hasSuffix(
        """
        Only this machine can open it, and only with the whole address. Ctrl-C ends it.
        \(arguments.count > 1 ? "split" : "tab bar")
          Shop, selected
            * ShopScreen "Shop" in ShopFlow

        """))
  }

  @Test func saysWhichPortIsInUse() async {
    let (console, other) = (FakeConsole(input: ""), FakeConsole(input: ""))
    var port = ""
    console.end = {
      port = String(console.output.split(separator: ":")[2].prefix { $0 != "/" })
      return await other.run(["--web-port", port])
    }

    let status = await console.run(["--web"])

    #expect(status == 2)
    #expect(other.output == "")
    #expect(
      other.errors
        == "Shop: --web-port: port \(port) is in use; end what listens there, choose another, or any "
        + "free one with 0\n")
  }

  /// An app whose service is an actor, in one window and in several.
  @Test(arguments: [[], ["--windows"]], [true, false])
  func playsAScriptAsWithoutABrowser(options: [String], isReplayable: Bool) async throws {
    let folder = try TemporaryFolder()
    let app = CommandApplication("Desk", isReplayable: isReplayable, of: { AnswerFlow($0) })
      .withWindows { scheduler, makeWireframe, _ in
        ApplicationSession(scheduler: scheduler) { stage, _ in
          let wireframe = makeWireframe(stage)
          return ApplicationController(wireframe: wireframe, mainFlow: AnswerFlow(wireframe))
        }
      }
    let script = "tap \"Ask\"\nback\ntap \"Order\"\nwait 1s\nback\n"
    let plain = FakeConsole(input: script)
    #expect(await plain.run(app, ["--script", "-"] + options) == 0)
    assertSnapshot(of: plain.output, named: "log")

    for play in ["--script", "--play"] {
      let console = FakeConsole(input: script)
      let file = folder.url.appending(path: "log\(play)")
      let arguments = ["--web", play, "-", "--log", file.path, "--tree"]
      #expect(await console.run(app, arguments + options) == 0)

      #expect(console.errors == "")
      #expect(try String(contentsOf: file, encoding: .utf8) == plain.output)
      #expect(console.output.hasSuffix("    * PageScreen \"Desk\" in AnswerFlow\n"))
    }
  }
}
