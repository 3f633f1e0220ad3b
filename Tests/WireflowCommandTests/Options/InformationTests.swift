import Testing
import WireflowInteraction

@testable import WireflowCommand

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
    for name in WireframeOption.allCases { #expect(console.output.contains(name.rawValue)) }
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
