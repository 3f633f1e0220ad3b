import Foundation
import TemplateApp
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting
import WireflowWeaving

@testable import Notes
@testable import WireflowCommand

/// Runs the apps of the articles, and compares their logs with the articles.
@MainActor
struct ArticlesTests {
  private nonisolated static let articles = Set(ArticleRun.all.map(\.article)).sorted()

  @Test(arguments: articles)
  func showsWhatHappens(in article: String) async throws {
    let page = try Page("Sources/Wireflow/Wireflow.docc/\(article).md")
    var logs: [String] = []
    for run in ArticleRun.all where run.article == article { logs.append(try await run.log()) }
    let missing = page.output(missingIn: logs)

    let all = logs.joined(separator: "\n")
    #expect(missing == [], "\(missing.joined(separator: "\n\n"))\n\n\(all)")
    #expect(!page.output.isEmpty)
  }
}

/// A run of an article's app, of whose log the article shows at least a part.
struct ArticleRun: Sendable {
  let article: String
  private let script: String
  private let variant: WireframeVariant
  private let make:
    @MainActor @Sendable (any ApplicationWireframe) -> (any MainFlowCoordinator, () -> Void)

  /// Creates a run of an app, in which code may follow the user's actions.
  /// - Parameter script: The user's actions after the launch, with semicolons in between.
  init<Main: MainFlowCoordinator>(
    _ article: String, _ script: String = "", on variant: WireframeVariant = .tabBar,
    mainFlow: @escaping @MainActor @Sendable (any ApplicationWireframe) -> Main,
    then code: @escaping @MainActor @Sendable (Main) -> Void = { _ in }
  ) {
    (self.article, self.script, self.variant) = (article, script, variant)
    make = { wireframe in
      let main = mainFlow(wireframe)
      return (main, { code(main) })
    }
  }

  /// Creates a run of the answers' app.
  init(
    _ article: String, _ script: String = "", on variant: WireframeVariant = .tabBar,
    then code: @escaping @MainActor @Sendable (AnswersFlowCoordinator) -> Void = { _ in }
  ) {
    self.init(
      article, script, on: variant, mainFlow: { AnswersFlowCoordinator(wireframe: $0) }, then: code)
  }

  @MainActor
  func log() async throws -> String {
    let wireframe = variant.makeWireframe(
      Stage(backend: TextRecorder(), scheduler: ManualScheduler()))
    let (main, code) = make(wireframe)
    let app = ApplicationController(wireframe: wireframe, mainFlow: main)
    let script = "launch; \(script)".replacing("; ", with: "\n")
    _ = await app.play(try Script(parsing: script, name: article))
    code()
    return app.stage.log.text
  }
}

extension ArticleRun {
  static let all = screens + wireframes + work + answers + differences

  private static let screens = [
    ArticleRun(
      "DescribingAScreen",
      #"tap "Reserve"; type "Ada" into "Name"; choose "2 hours" in "Length"; toggle "Floodlight"; "#
        + #"tap "Court 2"; tap "Reserve""#
    ) { CourtsFlowCoordinator(wireframe: $0) },
    ArticleRun(
      "RowActionsAndLongTexts",
      #"tap "Archive" of "Invoice"; tap "Reply" of "Hello"; "#
        + #"type "Dear Ada,\nsee you." into "Message"; submit "Message""#
    ) { MailFlowCoordinator(wireframe: $0) },
    ArticleRun(
      "Notices",
      #"tap "Reply" of "Hello"; submit "Message"; tap "Undo"; submit "Message"; wait 10000ms"#
    ) { MailFlowCoordinator(wireframe: $0) },
    ArticleRun(
      "Drafts",
      #"tap "Compose"; type "Dear Ada" into "Message"; minimize; tap "Hello"; maximize; dismiss; "#
        + #"choose "Keep"; tap "Send""#
    ) { MailboxFlowCoordinator(wireframe: $0) },
    ArticleRun(
      "AccountsAndWorkspaces",
      #"tap "Invoice"; tap "Home"; tap "Work"; back; tap "Home"; wait 60000ms; "#
        + #"tap "Log out of Work""#
    ) { AccountsFlowCoordinator($0) },
    ArticleRun(
      "ShowingErrors",
      #"tap "Pay"; wait 1s; choose "OK"; tap "Send the receipt"; choose "Try again""#
    ) { CheckoutFlowCoordinator(wireframe: $0) },
  ]

  private static let wireframes: [ArticleRun] =
    [.tabBar, .split].map { variant in
      ArticleRun(
        "Players", #"tap "Jazz"; maximize; back; tap "News"; tap "Stop""#, on: variant
      ) { RadioFlowCoordinator(wireframe: $0) }
    } + [
      lending("ModalsAndColumns", #"tap "Filter"; back"#),
      lending("ModalsAndColumns", #"tap "Filter"; back"#, on: .split),
      lending("ModalsAndColumns", #"tap "Return a book"; dismiss; tap "Done""#),
      lending("ModalsAndColumns", #"tap "Emma"; tap "Persuasion""#, on: .split),
      lending(
        "AdaptingAnApp", #"tap "Emma"; adapt regular; adapt compact"#,
        on: .init("adaptive") { AdaptiveWireframe(stage: $0) }),
      lending(
        "AdaptingAnApp", "wireframe hamburger; open drawer",
        on: .init("switch") { makeChoosableWireframe(on: $0) }),
      ArticleRun("DetailsInTabsAndColumns", on: .split) { $0.readMessage() },
      ArticleRun("DetailsInTabsAndColumns") { $0.readMessage() },
      ArticleRun(
        "DetailsInTabsAndColumns",
        on: WireframeVariant("mail") { stage in
          stage.begin(in: .regular)
          return makeMailWireframe(on: stage)
        }
      ) { $0.changeFolder() },
      notes("HowItWorks", #"tap "Write""#) {
        ($0.wireframe.rootScreens.first as? ListScreen)?.onWritePressed?()
      },
      notes("HowItWorks", "wait 500ms"),
      notes(
        "WritingAWireframe", #"tap "Write""#,
        on: WireframeVariant("cards") { stage in
          PolicyWireframe(TabBarWireframe(stage: stage)) { CardsPolicy(base: $0) }
        }
      ) { main in
        main.wireframe.dismissAll()
        main.wireframe.stage.perform(.tap("Save"))
      },
      notes(
        "WritingAWireframe",
        on: WireframeVariant("mail") { stage in
          stage.begin(in: .regular)
          return PolicyWireframe(AdaptiveWireframe(stage: stage)) { MailPolicy(base: $0) }
        }
      ) { main in
        let message = PlainScreen("Message")
        main.wireframe.showDetail(message, from: main.wireframe.rootScreens[0])
        main.wireframe.push(PlainScreen("Attachment"), from: message)
        main.wireframe.adapt(to: .compact)
      },
    ]

  private static let work = [
    ArticleRun(
      "WorkOfAFlow",
      #"tap "Oslo"; wait 2s; wait 28s; choose "OK"; back; tap "Oslo"; back; wait 2s"#
    ) { WeatherFlowCoordinator(wireframe: $0) },
    ArticleRun("WorkOfAFlow", #"tap "Storms"; wait 5s; choose "OK"; back"#) {
      WeatherFlowCoordinator(wireframe: $0)
    },
  ]

  private static let answers = [
    question(#"tap "Draft"; tap "Write"; dismiss; choose "Keep""#),
    question(#"tap "Filter"; tap "Show results""#),
    question(#"tap "Orders""#),
    question(#"tap "Leave""#),
    question(#"tap "Load"; wait 2s"#),
    question(#"tap "Rename"; choose "rename"; type "Ada" into "Name"; choose "rename""#),
    question(#"tap "Filter""#) { $0.remind() },
    question { main in
      main.home.onChosen?("Draft")
      main.home.onChosen?("Draft")
    },
    ArticleRun("QuestionsAndAnswers", "") { ShelfFlowCoordinator(wireframe: $0) },
    ArticleRun("QuestionsAndAnswers", "") { wireframe in
      let loom = Loom(wireframe: wireframe)
      loom.weave(
        fromWarp: StoreWarp(wireframe: wireframe),
        andWeftable: SingleWeftable(withInitialWeft: StoreWeft.launched))
      return loom
    },
  ]

  private static let differences = [
    question { $0.goHome() }, question { $0.logIn() }, question { $0.takeTour() },
    question { $0.closeMap() }, question { $0.showNextNote() }, question { $0.buy() },
    question { $0.showNews() }, question { $0.keepDraft() }, question { $0.sessionExpired() },
    ArticleRun("WhatOthersExpect") { $0.openHelp() },
    ArticleRun("WhatOthersExpect") { $0.remindInTheTour() },
    migrated { UsersFlowCoordinator(wireframe: $0) },
    migrated { makeRoutedUsers(wireframe: $0) },
    migrated(mainFlow: { RoutedUsersFlowCoordinator(wireframe: $0) }, then: hasLoggedIn),
    migrated(mainFlow: { makeWovenUsers(wireframe: $0) }, then: hasLoggedIn),
  ]

  private static func migrated<Main: MainFlowCoordinator>(
    mainFlow: @escaping @MainActor @Sendable (any ApplicationWireframe) -> Main,
    then code: @escaping @MainActor @Sendable (Main) -> Void = { _ in }
  ) -> ArticleRun {
    ArticleRun(
      "MigratingToWireflow", #"tap "Ada"; back; tap "Log in"; tap "As Grace""#, mainFlow: mainFlow,
      then: code)
  }

  /// Expects the user's page and the login to have been shown, and the login to be over.
  @MainActor private static func hasLoggedIn(_ main: some MainFlowCoordinator) {
    let stage = main.wireframe.stage
    #expect(stage.visibleScreens.map(\.title) == ["Users"])
    for title in ["Ada", "Log in"] { #expect(stage.log.text.contains("Screen \"\(title)\"")) }
  }

  private static func notes(
    _ article: String, _ script: String = "", on variant: WireframeVariant = .tabBar,
    then code: @escaping @MainActor @Sendable (NotesFlowCoordinator) -> Void = { _ in }
  ) -> ArticleRun {
    ArticleRun(
      article, script, on: variant, mainFlow: { NotesFlowCoordinator(wireframe: $0) }, then: code)
  }

  private static func lending(
    _ article: String, _ script: String, on variant: WireframeVariant = .tabBar
  ) -> ArticleRun {
    ArticleRun(article, script, on: variant) { LendingFlowCoordinator(wireframe: $0) }
  }

  private static func question(
    _ script: String = "",
    then code: @escaping @MainActor @Sendable (AnswersFlowCoordinator) -> Void = { _ in }
  ) -> ArticleRun { ArticleRun("QuestionsAndAnswers", script, then: code) }
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
  @Test func tellsTheRecordedCostsAndSizes() throws {
    let page = try Page("Sources/Wireflow/Wireflow.docc/WhatItCosts.md")
    let bounds = try Recorded("Tests/WireflowBenchmarks/bounds.json")
    let core = bounds.measured.map {
      [$0.instructions.hundreds, $0.floors.tenths, $0.microseconds.threeDigits]
    }
    let backend = try Recorded("Tests/UIKitDouble/bounds.json").measured.map {
      [($0.instructions / $0.floors).hundreds, $0.instructions.hundreds, $0.floors.tenths]
    }
    let heads = [
      "| what | instructions | floors | µs |", "| what | by hand | through the backend | ratio |",
    ]
    for rows in heads.map(page.rows) {
      #expect(rows.count > 5)
      for row in rows { #expect((core + backend).contains(Array(row.dropFirst())), "\(row)") }
    }
    for bytes in bounds.memory.compactMap(\.measured) where bytes > 1 {
      #expect(page.text.contains(" \(bytes.ones) bytes"), "\(bytes.ones)")
    }
    let sizes = try Repository.text(of: "Tests/WireflowBenchmarks/sizes.txt")
    let modules = try sizes.matches(of: /(\w+) (\d+)/).map { size in
      ["`\(size.1)`", try (#require(Double(size.2)) / 1_000_000).tenths]
    }
    #expect(Set(page.rows(under: "| module | MB |")) == Set(modules))
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
  @Test func showsWhatHappens() async throws {
    let page = try Page("Sources/Wireflow/Wireflow.docc/GettingStarted.md")
    let typed = try #require(page.text.firstMatch(of: /printf '([^']+)'/)).1
    let script = try Script(parsing: String(typed).replacing("\\n", with: "\n"), name: "typed")
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = ApplicationController(templateOn: stage) { TabBarWireframe(stage: $0) }

    _ = await app.play(script)

    #expect(page.output(missingIn: [stage.log.text]) == [], "\(stage.log.text)")
  }
}
