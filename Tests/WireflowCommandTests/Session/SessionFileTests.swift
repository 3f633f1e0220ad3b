import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTerminal

@testable import WireflowCommand

@MainActor
struct SessionFileTests {
  private let folder = try? TemporaryFolder()

  @Test func namesNewFilesForTheAppAndTheTime() throws {
    let folder = try #require(folder)
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

    #expect(
      try folder.texts == [
        "Sea-Shop-2026-03-04-050607.txt": "1!", "Sea-Shop-2026-03-04-050607-2.txt": "2!",
      ])
  }

  @Test func savesInTheFileOfTheCommandLineUnlessItIsThere() throws {
    let folder = try #require(folder)
    let path = folder.url.appending(path: "mine").path
    let file = SessionFile(named: path, app: "Shop", wireframe: "split", folder: folder.url)
    _ = try file.save(PresentationLog())
    #expect(try folder.texts == ["mine": "# Played with --wireframe split.\n"])

    for (path, reason) in [
      (path, "File exists"), ("/nowhere/at/all.txt", "No such file or directory"),
    ] {
      let error = #expect(throws: CommandLineError.self) {
        try SessionFile(named: path, app: "Shop", folder: folder.url).save("launch\n")
      }
      #expect(error?.description == "cannot save the session in \(path): \(reason)")
    }
    #expect(try folder.texts == ["mine": "# Played with --wireframe split.\n"])
  }

  @Test func saysThatALogHasLetGoOfItsBeginning() throws {
    let folder = try #require(folder)
    let path = folder.url.appending(path: "mine").path
    let file = SessionFile(named: path, app: "Shop")
    let log = PresentationLog()
    log.limit = 1

    log.note("one")
    let before = try file.save(log)
    log.note("two")
    let after = try file.save(log)

    #expect(before == "Saved in \(path), without the beginning, which is gone")
    #expect(after == before)
    #expect(
      try folder.texts == [
        "mine": "# The beginning is missing: the log keeps only its last lines.\n"
      ])
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

  @Test func playingPrintsTheLogWithoutAPage() async {
    let console = FakeConsole(input: "tap \"Gone\"\ntap \"More\"\n")

    #expect(await console.run(["--play", "-"]) == 1)
    #expect(console.output.contains("  refused: no element \"Gone\""))
    #expect(!console.output.contains("push"))
  }

  @Test func canBeWrittenFromATerminal() async throws {
    let folder = try TemporaryFolder()
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let app = ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    app.finishLaunching()
    stage.perform(.tap("More"))

    let writer = try writers(in: folder.url)[.shareSession]
    let notice = try await writer?(stage.log) ?? ""

    let (name, page) = try #require(folder.texts.first)
    #expect(notice == "Saved as a page in \(name)")
    #expect(name.hasPrefix("Shop-") && name.hasSuffix(".html"))
    #expect(page.contains("push ShopScreen \\\"More\\\" onto Shop"))
  }

  @Test func theMapOfATerminalIsDrawnByAnotherProcess() async throws {
    let folder = try TemporaryFolder()
    let log = Stage(backend: TextRecorder(), scheduler: ManualScheduler()).log
    let (echo, nobody) = (URL(filePath: "/bin/echo"), URL(filePath: "/nowhere/app"))

    let drawn = try await writers(in: folder.url, program: echo)[.drawMap]?(log)
    let failed = try await writers(in: folder.url, program: nobody)[.drawMap]?(log)

    #expect(drawn?.hasPrefix("--map Shop-") == true)
    #expect(drawn?.hasSuffix(".html --wireframe tab-bar --time-limit 60") == true)
    #expect(failed == "The map needs another process, which cannot be started.")
  }

  private func writers(
    in folder: URL, program: URL? = nil
  ) throws -> [TerminalCommand: TerminalSession.Writer] {
    let console = CommandConsole(
      isInteractive: true, program: program, folder: folder, readLine: { _ in nil },
      readAll: { Data() }, write: { _ in }, report: { _ in })
    let app = CommandApplication("Shop", isReplayable: true) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: ShopFlow(wireframe))
    }
    return app.writers(console, try CommandLineOptions(parsing: []))
  }
}
