import Foundation
import Testing

@testable import WireflowCommand

/// Each wrong use of the command line has a message that says the mistakes, and a status.
@MainActor
struct WrongUseTests {
  private nonisolated static let alone = "a map explores the app by itself"
  private nonisolated static let check = "a check explores the app by itself"
  private nonisolated static let recording = "a recording shows a terminal of its own"
  private nonisolated static let line = "it asks for one action after the other"
  private nonisolated static let keys = "only the keys of a terminal and lines save one"

  private nonisolated static let seconds = "expected seconds, more than 0 and at most 86400"
  private nonisolated static let shared = "a shared session is played without a screen"

  @Test(arguments: [
    ("--map m.svg --script s", "--map and --script exclude each other: \(alone)"),
    ("--map m.svg --check b", "--map and --check exclude each other: \(alone)"),
    ("--map m.svg --record r.svg", "--map and --record exclude each other: \(alone)"),
    ("--map m.svg --line", "--map and --line exclude each other: \(alone)"),
    ("--map m.svg --web", "--map and --web exclude each other: \(alone)"),
    ("--map m.svg --web-port 80", "--map and --web-port exclude each other: \(alone)"),
    ("--map m.svg --session s", "--map and --session exclude each other: \(alone)"),
    ("--map m.svg --log l", "--map and --log exclude each other: \(alone)"),
    ("--map m.svg --tree", "--map and --tree exclude each other: \(alone)"),
    ("--check b --script s", "--check and --script exclude each other: \(check)"),
    ("--check b --web", "--check and --web exclude each other: \(check)"),
    ("--check b --line", "--check and --line exclude each other: \(check)"),
    ("--check b --log l", "--check and --log exclude each other: \(check)"),
    ("--check b --tree", "--check and --tree exclude each other: \(check)"),
    ("--check b --baseline c", "--check and --baseline exclude each other: \(check)"),
    ("--record r.svg --line", "--record and --line exclude each other: \(recording)"),
    ("--record r.svg --web", "--record and --web exclude each other: \(recording)"),
    ("--record r.svg --log l", "--record and --log exclude each other: \(recording)"),
    ("--record r.svg --tree", "--record and --tree exclude each other: \(recording)"),
    ("--record r.svg --json", "--record and --json exclude each other: \(recording)"),
    ("--line --script s", "--line and --script exclude each other: \(line)"),
    ("--line --web", "--line and --web exclude each other: \(line)"),
    ("--line --json", "--line and --json exclude each other: \(line)"),
    (
      "--json --web",
      "--json and --web exclude each other: a browser is no end at which an object could be printed"
    ),
    ("--session s --script f", "--session and --script exclude each other: \(keys)"),
    ("--session s --json", "--session and --json exclude each other: \(keys)"),
    ("--session s --web", "--session and --web exclude each other: \(keys)"),
    ("--baseline b", "--baseline means nothing without --map"),
    ("--size 80x24", "--size means nothing without --record"),
    ("--time-limit 5", "--time-limit means nothing without --map or --check"),
    ("--hunt 60s", "--hunt means nothing without --map"),
    ("--map m.svg --hunt soon", "--hunt soon: expected a time such as 60s, or a number of actions"),
    ("--force", "--force means nothing without --log or --map or --record or --share"),
    ("--share a.html", "--share means nothing without --play or --script"),
    ("--play p --script s", "--play and --script exclude each other: each is the session"),
    ("--play p --share a.html --web", "--share and --web exclude each other: \(shared)"),
    (
      "--play p --share a.html --record r.svg", "--share and --record exclude each other: \(shared)"
    ),
    ("--play p --share a.html --windows", "--share and --windows exclude each other: \(shared)"),
    ("--play p --share a.html --json", "--share and --json exclude each other: \(shared)"),
    ("--play p --share a.pdf", "--share a.pdf: expected a file that ends in .html"),
    ("--map m.svg --play p", "--map and --play exclude each other: \(alone)"),
    ("--check b --share a.html", "--check and --share exclude each other: \(check)"),
    ("--line --play p", "--line and --play exclude each other: \(line)"),
    ("--session s --play p", "--session and --play exclude each other: \(keys)"),
    ("--map m.svg --time-limit 0", "--time-limit 0: \(seconds)"),
    ("--map m.svg --time-limit soon", "--time-limit soon: \(seconds)"),
    ("--check b --time-limit=1e9", "--time-limit 1e9: \(seconds)"),
    ("--json=yes", "--json takes no value"),
    ("--check", "--check needs a value"),
    ("--map /nowhere/m.svg", "/nowhere/m.svg: cannot write the map: No such file or directory"),
    (
      "--play - --share /nowhere/p.html",
      "/nowhere/p.html: cannot write the page: No such file or directory"
    ),
    (
      "--record /nowhere/r.svg",
      "/nowhere/r.svg: cannot write the recording: No such file or directory"
    ),
    ("--check /nowhere/b.flow", "/nowhere/b.flow: there is no such file"),
    ("--jsno", "unknown option --jsno; did you mean --json?; see --help"),
  ])
  func isExplained(arguments: String, message: String) async {
    let console = FakeConsole(input: "")

    let status = await console.run(arguments.split(separator: " ").map(String.init))

    #expect(status == 2)
    #expect(console.errors == "Shop: \(message)\n")
    #expect(console.output == "")
  }

  /// Options that ask for information need nothing else.
  @Test func helpIsThereInAnyCompany() async {
    let console = FakeConsole(input: "")

    #expect(await console.run(["--map", "m.svg", "--web", "--help"]) == 0)
  }

  @Test func aRefusedLineIsNamedOnStandardError() async {
    let console = FakeConsole(input: "tap \"More\"\ntap \"Nothing\"\n")

    #expect(await console.run([]) == 1)
    #expect(
      console.errors == """
        Shop: -:2: tap "Nothing": no element "Nothing" is on screen; possible: tap "More", tap "Twice"

        """)
  }
}
