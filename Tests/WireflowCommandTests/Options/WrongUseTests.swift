import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

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
    ("--\u{1B}[2J", "unknown option --\\u{1b}[2J; see --help"),
    ("--script=", "--script needs a value"),
    ("--web-port http", "--web-port http: expected a number from 0 to 65535"),
    ("--web-port 65536", "--web-port 65536: expected a number from 0 to 65535"),
    ("--log /nowhere/l.txt", "/nowhere/l.txt: cannot write the log: No such file or directory"),
    (
      "--wireframe cube",
      "--wireframe cube: expected tab-bar, hamburger, split, three-columns, adaptive"
    ),
    (
      "--wireframe=spilt",
      "--wireframe spilt: expected tab-bar, hamburger, split, three-columns, adaptive; "
        + "did you mean split?"
    ),
    (
      "--wireframe colums",
      "--wireframe colums: expected tab-bar, hamburger, split, three-columns, adaptive; "
        + "did you mean columns?"
    ),
    ("books.txt", "unexpected argument books.txt; a script is run by --script"),
    ("--size 8", "--size 8: expected columns and rows from 24x8 to 400x200, such as 80x24"),
    ("--record x.gif", "--record x.gif: expected a file that ends in .svg, .cast"),
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

/// Options that print something instead of running the app.
@MainActor
struct InformationTests {
  private let console = FakeConsole(input: "")

  @Test func printsTheVersion() async {
    #expect(await console.run(["--version"]) == 0)
    #expect(console.output == "Shop 1.2\n")
  }

  @Test(arguments: Completion.allCases)
  func completesEachOption(shell: Completion) async {
    #expect(await console.run(["--generate-completion", shell.rawValue]) == 0)

    for option in CommandOption.allCases {
      let flag = shell == .fish ? "-l \(option.rawValue)" : option.flag
      #expect(console.output.contains(flag), "\(option)")
    }
    for variant in WireframeVariant.standard { #expect(console.output.contains(variant.name)) }
  }

  @Test func listsEachOptionInTheHelp() async {
    #expect(await console.run(["-h"]) == 0)

    for option in CommandOption.allCases {
      #expect(console.output.contains("\n  \(option.flag)"), "\(option)")
    }
    #expect(console.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }

  @Test(arguments: [
    ["--wireframe=split"], ["--wireframe", "split"],
    ["--wireframe", "hamburger", "--wireframe=split"],
  ])
  func takesAValueInBothForms(arguments: [String]) throws {
    #expect(try CommandLineOptions(parsing: arguments).wireframe == "split")
  }

  @Test(arguments: [
    ("--wirefarme", "; did you mean --wireframe?"), ("--lgo", "; did you mean --log?"),
    ("--recrod", "; did you mean --record?"), ("--everything", ""), ("", ""),
  ])
  func asksForWhatMayBeMeant(word: String, question: String) {
    #expect(word.nearest(in: CommandOption.allCases.map(\.flag)) == question)
  }
}

@MainActor
struct WireframeOptionTests {
  @Test(arguments: [
    ("tab-bar", "tab bar"), ("hamburger", "drawer"), ("split", "split"), ("adaptive", "tab bar"),
  ])
  func installsInTheChosenWireframe(name: String, container: String) async {
    let console = FakeConsole(input: "launch\n")

    #expect(await console.run(["--wireframe", name]) == 0)
    #expect(console.output.hasSuffix("  install \(container): Shop\n"))
  }

  @Test func followsTheRoomThatThereIs() async {
    let console = FakeConsole(input: "tap \"More\"\nadapt regular\nadapt compact\n")

    #expect(await console.run(["--wireframe", "adaptive", "--tree"]) == 0)
    #expect(
      console.output.hasSuffix(
        """
        > adapt regular
          adapt to split: Shop
        > adapt compact
          adapt to tab bar: Shop
        tab bar
          Shop, selected
              ShopScreen "Shop" in ShopFlow
            * ShopScreen "More" in ShopFlow

        """))
  }

  @Test func staysAsItIsUnlessItIsAdaptive() async {
    let console = FakeConsole(input: "adapt regular\n")

    #expect(await console.run(["--wireframe", "hamburger"]) == 0)
    #expect(
      console.output.hasSuffix(
        "> adapt regular\n  ignored adapt regular: already in drawer\n"
      ))
  }

  @Test func offersToAdaptWhereThatDoesSomething() async {
    let console = FakeConsole(input: "help\n")
    console.isInteractive = true

    #expect(await console.run(["--wireframe", "adaptive"]) == 0)
    #expect(
      console.output.contains(
        "Always: wait 500ms, adapt compact, adapt regular, background, foreground; help"))
  }

  /// The page and the log have other words than the command line.
  @Test(arguments: [
    ("tabs", "tab-bar"), ("drawer", "hamburger"), ("columns", "split"), ("split", "split"),
  ])
  func canBeChosenByTheWordsOfThePage(_ word: String, _ name: String) throws {
    #expect(try CommandLineOptions(parsing: ["--wireframe", word]).wireframe == name)
    #expect(
      try CommandLineOptions(parsing: ["--wireframe", word], wireframes: [word]).wireframe == word)
  }
}

/// An app that brings wireframes and arguments of its own.
@MainActor
struct OwnWireframeTests {
  private let console = FakeConsole(input: "tap \"More\"\nwireframe hamburger\nwireframe kiosk\n")

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

  @Test func areTakenByName() async {
    #expect(await console.run(application, ["--wireframe", "kiosk"]) == 0)
    expectText(
      console.output,
      matches: """
        > launch
          start ShopFlow
          install split: Shop
        > tap "More"
          push ShopScreen "More" onto Shop
        > wireframe hamburger
          adapt to drawer: Shop
        > wireframe kiosk
          adapt to split: Shop

        """)
  }

  @Test func standInThePlaceOfABuiltInOneOfTheirName() async {
    #expect(await console.run(application, ["--wireframe=split"]) == 0)
    #expect(console.output.contains("  install drawer: Shop\n"))
  }

  @Test func areNamedInTheHelpAndInErrorsAndCompleted() async {
    #expect(await console.run(application, ["--help"]) == 0)
    #expect(
      console.output.contains(
        "tab-bar, hamburger, split, three-columns, adaptive, kiosk; tab-bar is"))

    #expect(await console.run(application, ["--wireframe", "kisok"]) == 2)
    #expect(
      console.errors == """
        Shop: --wireframe kisok: expected tab-bar, hamburger, split, three-columns, adaptive, \
        kiosk; did you mean kiosk?

        """)

    #expect(await console.run(application, ["--generate-completion", "fish"]) == 0)
    #expect(console.output.contains("adaptive kiosk"))
  }

  @Test func areListedByTheErrorOfTheAction() async {
    let console = FakeConsole(input: "wireframe nothing\n")

    #expect(await console.run(application, []) == 1)
    #expect(console.output.contains("kiosk"))
  }

  @Test(arguments: [
    ([], []), (["--"], []), (["--tree", "--", "--demo", "-h", "--"], ["--demo", "-h", "--"]),
  ])
  func whatFollowsTwoDashesIsTheApps(arguments: [String], own: [String]) async {
    #expect(await console.run(application, arguments) == 0)
    #expect(console.ownArguments == own)
  }

  @Test func anAppWithoutArgumentsTakesNone() async {
    #expect(await console.run(["--", "--demo"]) == 2)
    #expect(console.errors == "Shop: --: the app takes no arguments of its own\n")
  }
}
