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

  @Test(arguments: [[], ["--windows"]], [true, false])
  func playsAScriptAsWithoutABrowser(options: [String], isReplayable: Bool) async throws {
    let (app, folder) = (desk(isReplayable: isReplayable), try TemporaryFolder())
    let script = "tap \"Ask\"\nback\ntap \"Order\"\nwait 1s\nback\n"
    let plain = FakeConsole(input: script)
    #expect(await plain.run(app, ["--script", "-"] + options) == 0)
    assertSnapshot(of: plain.output, named: "log")

    for play in ["--script", "--play"] {
      let (logged, unlogged) = (FakeConsole(input: script), FakeConsole(input: script))
      let file = folder.url.appending(path: "log\(play)")
      let log = ["--log", file.path]
      #expect(await logged.run(app, ["--web", play, "-"] + log + options) == 0)
      #expect(await unlogged.run(app, ["--web", play, "-", "--tree"] + options) == 0)

      #expect(logged.errors + unlogged.errors == "")
      #expect(try String(contentsOf: file, encoding: .utf8) == plain.output)
      #expect(unlogged.output.hasSuffix("    * PageScreen \"Desk\" in AnswerFlow\n"))
    }
  }

  /// An app whose service is an actor.
  private func desk(isReplayable: Bool) -> CommandApplication {
    func make(_ stage: Stage, _ makeWireframe: WireframeMaker) -> ApplicationController {
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: AnswerFlow(wireframe))
    }
    return CommandApplication("Desk", isReplayable: isReplayable) { make($0, $1) }
      .withWindows { scheduler, makeWireframe, _ in
        ApplicationSession(scheduler: scheduler) { stage, _ in make(stage, makeWireframe) }
      }
  }
}
