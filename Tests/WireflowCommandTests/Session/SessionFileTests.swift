import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTerminal

@testable import WireflowCommand

@MainActor
struct SessionFileTests {
  @Test func savesEachSessionInAFileOfItsOwn() throws {
    let folder = try TemporaryFolder()
    // Some moment, in the local time in which a file is named.
    let time = try #require(
      DateComponents(
        calendar: Calendar(identifier: .gregorian), year: 2026, month: 3, day: 4, hour: 5,
        minute: 6, second: 7
      ).date)
    for text in ["1", "2"] {
      let file = SessionFile(named: nil, app: "Sea/Shop", folder: folder.url)
      let name = try file.save(text, at: time)
      // The same session is saved again in the same file.
      #expect(try file.save("\(text)!") == name)
    }
    let path = folder.url.appending(path: "mine").path
    _ = try SessionFile(named: path, app: "Shop", wireframe: "split").save(PresentationLog())

    for (path, reason) in [
      (path, "File exists"), ("/nowhere/at/all.txt", "No such file or directory"),
    ] {
      let error = #expect(throws: CommandLineError.self) {
        try SessionFile(named: path, app: "Shop").save("launch\n")
      }
      #expect(error?.description == "cannot save the session in \(path): \(reason)")
    }
    #expect(
      try folder.texts == [
        "Sea-Shop-2026-03-04-050607.txt": "1!", "Sea-Shop-2026-03-04-050607-2.txt": "2!",
        "mine": "# Played with --wireframe split.\n",
      ])
  }

  @Test func saysThatALogHasLetGoOfItsBeginning() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "mine").path
    let (file, log) = (SessionFile(named: path, app: "Shop"), PresentationLog())
    log.limit = 1

    for line in ["one", "two"] {
      log.note(line)
      #expect(try file.save(log) == "Saved in \(path), without the beginning, which is gone")
    }
    let text = "# The beginning is missing: the log keeps only its last lines.\n"
    #expect(try folder.texts == ["mine": text])
  }
}

/// A session becomes a page that plays it without the app.
@MainActor
struct ShareTests {
  private func share(
    _ input: String, _ options: String..., play: String = "--play", status: Int32 = 0
  ) async throws -> (page: String, errors: String) {
    let folder = try TemporaryFolder()
    let console = FakeConsole(input: input)
    let file = folder.url.appending(path: "a.html").path

    #expect(await console.run([play, "-", "--share", file] + options) == status)
    #expect(console.output == "")
    return (try folder.texts["a.html"] ?? "", console.errors)
  }

  @Test func holdsTheSessionAndItsMapOnTheChosenWireframe() async throws {
    let (page, errors) = try await share("tap \"More\"\nback\n", "--wireframe", "split")

    #expect(errors == "")
    for text in [
      "launch", "tap \\\"More\\\"", "push ShopScreen \\\"More\\\" onto Shop",
      #"\"key\":\"window ShopScreen\""#,
      #""wireframe":"split""#,
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  /// A played session ends there, and a script goes on.
  @Test(arguments: ["--play", "--script"])
  func endsAtTheFirstActionThatNoLongerWorks(play: String) async throws {
    let (page, errors) = try await share(
      "tap \"Gone\"\ntap \"More\"\n", play: play, status: 1)

    #expect(errors.hasPrefix("Shop: -:1: tap \"Gone\": no element \"Gone\" is on screen"))
    #expect(errors.split(separator: "\n").count == 1)
    #expect(page.contains("push ShopScreen") == (play == "--script"))
  }

  @Test func canBeWrittenFromATerminalWithAMapByAnotherProcess() async throws {
    let folder = try TemporaryFolder()
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let flow = ShopFlow(TabBarWireframe(stage: stage))
    ApplicationController(wireframe: flow.wireframe, mainFlow: flow).finishLaunching()
    stage.perform(.tap("More"))
    func written(_ command: TerminalCommand, by program: String) async throws -> String? {
      let console = CommandConsole(
        isInteractive: true, program: URL(filePath: program), folder: folder.url,
        readLine: { _ in nil }, readAll: { Data() }, write: { _ in }, report: { _ in })
      let app = CommandApplication("Shop", isReplayable: true, of: { ShopFlow($0) })
      let writers = app.writers(console, try CommandLineOptions(parsing: [], wireframes: []))
      return try await writers[command]?(stage.log)
    }

    let notice = try await written(.shareSession, by: "/bin/echo")
    let (name, page) = try #require(folder.texts.first)
    #expect(notice == "Saved as a page in \(name)")
    #expect(name.hasPrefix("Shop-") && name.hasSuffix(".html"))
    #expect(page.contains("push ShopScreen \\\"More\\\" onto Shop"))

    let drawn = try #require(try await written(.drawMap, by: "/bin/echo"))
    #expect(drawn.hasPrefix("--map Shop-"))
    #expect(drawn.hasSuffix(".html --wireframe tab-bar --time-limit 60"))
    #expect(
      try await written(.drawMap, by: "/nowhere/app")
        == "The map needs another process, which cannot be started.")
  }
}
