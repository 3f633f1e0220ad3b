import Foundation
import TemplateApp
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import Notes
@testable import WireflowCommand

/// Runs the apps of the core's articles, and compares their logs with the articles.
@MainActor
struct ArticlesTests {
  @Test func describesAScreen() async throws {
    let log = try await log(
      of: """
        launch
        tap "Reserve"
        type "Ada" into "Name"
        choose "2 hours" in "Length"
        toggle "Floodlight"
        tap "Court 2"
        tap "Reserve"
        """
    ) { CourtsFlowCoordinator(wireframe: $0) }

    try check("DescribingAScreen", shows: [log])
  }

  @Test func archivesAMail() async throws {
    let log = try await log(
      of: #"""
        launch
        tap "Archive" of "Invoice"
        tap "Reply" of "Hello"
        type "Dear Ada,\nsee you." into "Message"
        submit "Message"
        """#
    ) { MailFlowCoordinator(wireframe: $0) }

    try check("RowActionsAndLongTexts", shows: [log])
  }

  @Test func takesBackAMail() async throws {
    let log = try await log(
      of: #"""
        launch
        tap "Reply" of "Hello"
        submit "Message"
        tap "Undo"
        submit "Message"
        wait 10000ms
        """#
    ) { MailFlowCoordinator(wireframe: $0) }

    try check("Notices", shows: [log])
  }

  @Test func switchesAccounts() async throws {
    let log = try await log(
      of: """
        launch
        tap "Invoice"
        tap "Home"
        tap "Work"
        back
        tap "Home"
        wait 60000ms
        tap "Log out of Work"
        """
    ) { AccountsFlowCoordinator($0) }

    try check("AccountsAndWorkspaces", shows: [log])
  }

  @Test func minimizesADraft() async throws {
    let log = try await log(
      of: #"""
        launch
        tap "Compose"
        type "Dear Ada" into "Message"
        minimize
        tap "Hello"
        maximize
        dismiss
        choose "Keep"
        tap "Send"
        """#
    ) { MailboxFlowCoordinator(wireframe: $0) }

    try check("Drafts", shows: [log])
  }

  @Test func playsAStation() async throws {
    let script = """
      launch
      tap "Jazz"
      maximize
      back
      tap "News"
      tap "Stop"
      """
    let phone = try await log(of: script) { RadioFlowCoordinator(wireframe: $0) }
    let tablet = try await log(of: script, on: .split) { RadioFlowCoordinator(wireframe: $0) }

    try check("Players", shows: [phone, tablet])
  }

  @Test func worksWhileTheScreenIsThere() async throws {
    let reads = try await log(
      of: """
        launch
        tap "Oslo"
        wait 2s
        wait 28s
        choose "OK"
        back
        tap "Oslo"
        back
        wait 2s
        """
    ) { WeatherFlowCoordinator(wireframe: $0) }

    let listens = try await log(of: "launch\ntap \"Storms\"\nwait 5s\nchoose \"OK\"\nback") {
      WeatherFlowCoordinator(wireframe: $0)
    }

    try check("WorkOfAFlow", shows: [reads, listens])
  }

  @Test func presentsAndShows() async throws {
    let filter = "launch\ntap \"Filter\"\nback"
    let phone = try await log(of: filter) { LendingFlowCoordinator(wireframe: $0) }
    let tablet = try await log(of: filter, on: .split) { LendingFlowCoordinator(wireframe: $0) }
    let returning = try await log(
      of: "launch\ntap \"Return a book\"\ndismiss\ntap \"Done\""
    ) { LendingFlowCoordinator(wireframe: $0) }
    let columns = try await log(
      of: "launch\ntap \"Emma\"\ntap \"Persuasion\"", on: .split
    ) { LendingFlowCoordinator(wireframe: $0) }

    try check("ModalsAndColumns", shows: [phone, tablet, returning, columns])
  }

  @Test func adapts() async throws {
    let turned = try await log(
      of: "launch\ntap \"Emma\"\nadapt regular\nadapt compact",
      on: .init("adaptive") { AdaptiveWireframe(stage: $0) }
    ) { LendingFlowCoordinator(wireframe: $0) }
    let switched = try await log(
      of: "launch\nwireframe hamburger\nopen drawer",
      on: .init("switch") { makeChoosableWireframe(on: $0) }
    ) { LendingFlowCoordinator(wireframe: $0) }

    try check("AdaptingAnApp", shows: [turned, switched])
  }

  @Test func showsErrors() async throws {
    let log = try await log(
      of: """
        launch
        tap "Pay"
        wait 1s
        choose "OK"
        tap "Send the receipt"
        choose "Try again"
        """
    ) { CheckoutFlowCoordinator(wireframe: $0) }

    try check("ShowingErrors", shows: [log])
  }

  private func log(
    of script: String, on variant: WireframeVariant = .tabBar,
    mainFlow: (any ApplicationWireframe) -> any MainFlowCoordinator
  ) async throws -> String {
    let wireframe = variant.makeWireframe(
      Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let app = ApplicationController(wireframe: wireframe, mainFlow: mainFlow(wireframe))
    _ = await app.play(try Script(parsing: script, name: "article"))
    return app.stage.log.text
  }

  private func check(_ article: String, shows logs: [String]) throws {
    let page = try Page("Sources/Wireflow/Wireflow.docc/\(article).md")
    let missing = page.output(missingIn: logs)

    let logs = logs.joined(separator: "\n")
    #expect(missing == [], "\(missing.joined(separator: "\n\n"))\n\n\(logs)")
    #expect(!page.output.isEmpty)
  }
}

/// Holds the commands in the documentation to the options and files that there are.
struct CommandsTests {
  @Test func useOptionsAndFilesThatExist() throws {
    let pages = try Repository.pages()
    var count = 0

    for path in pages {
      for command in Self.commands(in: try Repository.text(of: path)) {
        count += 1
        #expect(Self.problems(of: command) == [], "\(path): \(command)")
      }
    }
    #expect(count > 20)
  }

  @Test(arguments: [
    ("swift run Notes --scirpt a.txt", ["--scirpt"]),
    ("swift run Notes --script Samples/Notes/Scripts/none.txt", ["Samples/Notes/Scripts/none.txt"]),
    ("swift run Fitness -- --checklist", []),
  ])
  func findsAWrongCommand(_ command: String, _ problems: [String]) {
    #expect(Self.problems(of: command) == problems)
  }

  /// The commands that run a sample or an app of the reader, in blocks and in the text.
  private static func commands(in text: String) -> [String] {
    text.matches(of: /swift run [A-Z]\w+( [^`\n]*)?/).map { String($0.0) }
      .filter { !$0.contains("swift run Wireflow") }
  }

  private static func problems(of command: String) -> [String] {
    command.split(separator: " ").prefix { $0 != "--" }.map { String($0).trimmed }.filter { word in
      if word.hasPrefix("--") { return CommandOption(rawValue: String(word.dropFirst(2))) == nil }
      return word.hasPrefix("Samples/") && !Repository.exists(word)
    }
  }
}

extension String {
  /// The word without the punctuation of the sentence around it.
  fileprivate var trimmed: String {
    trimmingCharacters(in: CharacterSet(charactersIn: ",.;:)\"|\\"))
  }
}

/// Compares the article about costs with the records of the benchmarks.
struct WhatItCostsTests {
  private let page: Page

  init() throws { page = try Page("Sources/Wireflow/Wireflow.docc/WhatItCosts.md") }

  @Test func tellsTheRecordedCosts() throws {
    let recorded = try Recorded("Tests/WireflowBenchmarks/bounds.json").measured.map {
      [$0.instructions.hundreds, $0.floors.tenths, $0.microseconds.threeDigits]
    }
    let rows = page.rows(under: "| what | instructions | floors | µs |")

    #expect(rows.count > 20)
    for row in rows { #expect(recorded.contains(Array(row.dropFirst())), "\(row)") }
  }

  @Test func tellsTheRecordedCostsThroughUIKit() throws {
    let recorded = try Recorded("Tests/UIKitDouble/bounds.json").measured.map {
      [($0.instructions / $0.floors).hundreds, $0.instructions.hundreds, $0.floors.tenths]
    }
    let rows = page.rows(under: "| what | by hand | through the backend | ratio |")

    #expect(rows.count > 5)
    for row in rows { #expect(recorded.contains(Array(row.dropFirst())), "\(row)") }
  }

  @Test func tellsTheRecordedSizes() throws {
    let sizes = try Repository.text(of: "Tests/WireflowBenchmarks/sizes.txt")
    let recorded = try sizes.matches(of: /(\w+) (\d+)/).map { size in
      ["`\(size.1)`", try (#require(Double(size.2)) / 1_000_000).tenths]
    }

    let rows = page.rows(under: "| module | MB |")

    #expect(rows.sorted { $0[0] < $1[0] } == recorded.sorted { $0[0] < $1[0] })
  }

  @Test func tellsTheRecordedMemory() throws {
    let recorded = try Recorded("Tests/WireflowBenchmarks/bounds.json").memory

    for bytes in recorded.compactMap(\.measured) where bytes > 1 {
      #expect(page.text.contains(" \(bytes.ones) bytes"), "\(bytes.ones)")
    }
  }
}

/// The measured values in a file of bounds.
private struct Recorded: Decodable {
  struct Row: Decodable {
    struct Measured: Decodable {
      let instructions, floors, microseconds: Double
    }

    let measured: Measured?
  }

  struct Memory: Decodable {
    let measured: Double?
  }

  let rows: [Row]
  let memory: [Memory]

  init(_ path: String) throws {
    let data = try Data(contentsOf: Repository.root.appending(path: path))
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  var measured: [Row.Measured] { rows.compactMap(\.measured) }
}

extension Page {
  /// Returns the cells of a table's rows, below its head and the line under that.
  fileprivate func rows(under head: String) -> [[String]] {
    text.textLines.drop { $0 != head }.dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}

extension Double {
  fileprivate var hundreds: String {
    Int((self / 100).rounded() * 100).formatted(.number.locale(Locale(identifier: "en_US")))
  }

  fileprivate var ones: String { "\(Int(rounded()))" }

  fileprivate var tenths: String { "\((self * 10).rounded() / 10)" }

  fileprivate var threeDigits: String { self < 100 ? tenths : ones }
}

/// Holds the article "Getting started" to the template that it copies.
@MainActor
struct GettingStartedTests {
  private let page: Page

  init() throws { page = try Page("Sources/Wireflow/Wireflow.docc/GettingStarted.md") }

  @Test func showsCodeThatIsCompiled() throws {
    let folders = [
      "Samples/Template/Sources/TemplateApp", "Samples/Template/Tests/TemplateTests",
    ]

    let missing = try page.code(missingIn: folders)
    #expect(missing == [], "\(missing.joined())")
  }

  @Test func showsWhatHappens() async throws {
    let typed = try #require(page.text.firstMatch(of: /printf '([^']+)'/)).1
    let script = try Script(parsing: String(typed).replacing("\\n", with: "\n"), name: "typed")
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = ApplicationController(templateOn: stage) { TabBarWireframe(stage: $0) }

    _ = await app.play(script)

    #expect(page.output(missingIn: [stage.log.text]) == [], "\(stage.log.text)")
  }
}

/// Runs the code of the article "How it works".
@MainActor
struct HowItWorksTests {
  private let page: Page

  init() throws { page = try Page("Sources/Wireflow/Wireflow.docc/HowItWorks.md") }

  @Test func showsCodeThatIsCompiled() throws {
    let missing = try page.code(missingIn: ["Samples/Notes"])
    #expect(missing == [], "\(missing.joined())")
  }

  @Test func showsWhatHappens() throws {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let app = ApplicationController(
      wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
    app.finishLaunching()
    app.perform(.tap("Write"))
    let list = try #require(stage.rootScreens.first as? ListScreen)
    list.onWritePressed?()

    let wait = "> \(UserAction.wait(.milliseconds(500)))"
    #expect(page.output(missingIn: [stage.log.text, wait]) == [], "\(stage.log.text)")
  }
}
