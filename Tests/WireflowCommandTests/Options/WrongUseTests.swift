import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowCommand

/// Each wrong use of the command line has a message that says the mistakes, and a status.
@MainActor
struct WrongUseTests {
  private static let arguments = [
    "--map m.svg --script s", "--map m.svg --check b", "--map m.svg --record r.svg",
    "--map m.svg --line", "--map m.svg --web", "--map m.svg --web-port 80",
    "--map m.svg --session s", "--map m.svg --log l", "--map m.svg --tree",
    "--check b --script s", "--check b --web", "--check b --line", "--check b --log l",
    "--check b --tree", "--check b --baseline c", "--record r.svg --line", "--record r.svg --web",
    "--record r.svg --log l", "--record r.svg --tree", "--record r.svg --json",
    "--line --script s", "--line --web", "--line --json", "--json --web",
    "--session s --script f", "--session s --json", "--session s --web", "--baseline b",
    "--size 80x24", "--time-limit 5", "--hunt 60s", "--map m.svg --hunt soon", "--force",
    "--share a.html", "--play p --script s", "--play p --share a.html --web",
    "--play p --share a.html --record r.svg", "--play p --share a.html --windows",
    "--play p --share a.html --json", "--play p --share a.pdf", "--map m.svg --play p",
    "--check b --share a.html", "--line --play p", "--session s --play p",
    "--map m.svg --time-limit 0", "--map m.svg --time-limit soon", "--check b --time-limit=1e9",
    "--json=yes", "--check", "--map /nowhere/m.svg", "--play - --share /nowhere/p.html",
    "--record /nowhere/r.svg", "--check /nowhere/b.flow", "--jsno", "--\u{1B}[2J", "--script=",
    "--web-port http", "--web-port 65536", "--log /nowhere/l.txt", "--wireframe cube",
    "--wireframe=spilt", "--wirefarme split", "books.txt",
    "--map m.svg --windows", "--check b --windows", "--script s --log s", "--size 8",
    "--record x.gif", "-- --demo",
  ]

  @Test func isExplained() async {
    var text = ""
    for arguments in Self.arguments {
      let console = FakeConsole(input: "")
      let status = await console.run(arguments.split(separator: " ").map(String.init))

      #expect(status == 2 && console.output == "", "\(arguments)")
      text += "\(arguments.literal)\n  \(console.errors)"
    }

    assertSnapshot(of: text)
  }

  /// Options that ask for information need nothing else.
  @Test func helpIsThereInAnyCompanyAndListsEachOption() async throws {
    let console = FakeConsole(input: "")

    #expect(await console.run(["--map", "m.svg", "--web", "-h"]) == 0)

    for option in CommandOption.allCases {
      let words = "\n  \(option.flag) " + (option.takesValue ? "[A-Z]+ +[a-z]" : " +[a-z]")
      #expect(try console.output.contains(Regex(words)), "\(option)")
    }
    #expect(console.output.split(separator: "\n").filter { $0.count > 100 } == [])
    assertSnapshot(of: console.output)
  }
}

/// The wireframes of the command line, with those that an app brings, and its own arguments.
@MainActor
struct WireframeOptionTests {
  private let console = FakeConsole(input: "")

  private var application: CommandApplication {
    let kiosk = WireframeVariant("kiosk", title: "Kiosk", formFactor: .regular) {
      SplitWireframe(stage: $0)
    }
    let split = WireframeVariant("split", title: "Mine") { HamburgerWireframe(stage: $0) }
    return CommandApplication("Shop", wireframes: [kiosk, split]) {
      [console] stage, makeWireframe, arguments in
      console.received(arguments)
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    }
  }

  @Test func areChosenAndSwapped() async {
    var runs = CommandRuns()
    for name in WireframeVariant.standard.map(\.name) {
      await runs.run("--wireframe \(name)", "tap \"More\"\nadapt regular\nadapt compact\n")
    }
    let input = "tap \"More\"\nwireframe hamburger\nwireframe kiosk\nwireframe nothing\n"
    await runs.run("--wireframe kiosk", input, application)
    // One of the app's own is in the place of a standard one of its name.
    await runs.run("--wireframe hamburger --wireframe=split", "launch\n", application)
    await runs.run("--wireframe kisok", "", application)

    assertSnapshot(of: runs.text)
  }

  @Test func areNamedInTheHelp() async {
    #expect(await console.run(application, ["--help"]) == 0)
    #expect(console.output.contains("three-columns, adaptive, kiosk;\n"))
  }

  @Test(arguments: [
    ([], []), (["--"], []), (["--tree", "--", "--demo", "-h", "--"], ["--demo", "-h", "--"]),
  ])
  func whatFollowsTwoDashesIsTheApps(arguments: [String], own: [String]) async {
    #expect(await console.run(application, arguments) == 0)
    #expect(console.ownArguments == own)
  }
}
