import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowCommand

extension ProcessTests {
  /// Makes the map of an app whose buttons end the process, or never come back.
  struct DeadlyMapTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(.long) func leavesOutWhatEndsTheApp() throws {
      let status = try start().end(within: .seconds(120))

      let ends = [
        ("Fatal error", "The app crashed \\(.+\\)"), ("Bad access", "The app crashed \\(.+\\)"),
        ("Stack overflow", "The app crashed \\(.+\\)"), ("Abort", "The app crashed \\(.+\\)"),
        ("Endless loop", "The app hung for 2 s"),
        ("Exit", "The app ended its process with the status 7"),
      ]
      let told = ends.map { title, end in
        "\(end) at the last step of this script, which the map leaves out:\n\n"
          + "    launch\n    tap \"\(title)\"\n\n"
      }
      // The app's own output may be anywhere.
      let text = self.text(of: "output").replacing("printed while the app was shown\n", with: "")
      let pattern = try Regex(told.joined() + "map\\.txt on tab-bar: 1 place, 1 edge\n(?s:.*)")
      #expect(text.wholeMatch(of: pattern) != nil, "\(text)")
      #expect(status == 1)
      #expect(self.text(of: "map.txt").contains("    tap \"Print\" -> alert \"It has happened\"\n"))
      #expect(!folder.files.contains { $0.hasSuffix(".script") })
    }

    /// Nobody knows the step without a diary, or if it names none.
    @Test(
      arguments: [
        ("Early", nil, "The app crashed (Aborted) when it was made, so there is no map.\n"),
        ("Abort", nil, "The app crashed (Aborted) at its launch, so there is no map.\n"),
        ("Unwritten", nil, "Mishaps: The app hung for 2 s, and the step is unknown, because /"),
        (nil, "/dev/null", "and the step is unknown, because /dev/null/wireflow-map-"),
      ].filter { Strength.isLong || $0.0 != "Unwritten" } as [(String?, String?, String)])
    func saysThatThereIsNoMap(mishap: String?, temporary: String?, words: String) throws {
      let process = try start(mishap.map { ["--", $0] } ?? [], temporary: temporary)
      let status = process.end(within: .seconds(120)) ?? 0

      let told = (text(of: "output") + text(of: "errors"))
        .replacing(/crashed \(.+?\)/, with: "crashed (Aborted)")
      #expect(told.contains(words))
      #expect(temporary == nil ? status == 1 : status > 128)
      #expect(!folder.files.contains { $0 == "map.txt" || $0.hasSuffix(".script") })
    }

    /// Ends the exploration of an app that has no end, which keeps its findings so far.
    @Test(.long) func keepsTheMapAtControlC() throws {
      let process = try start(["--wireframe", "tab-bar", "--json", "--", "Endless"])
      let end = ContinuousClock.now + .seconds(60)
      while !text(of: "errors").contains("trying each step"), ContinuousClock.now < end {
        poll(nil, 0, 20)
      }

      process.send(SIGINT)

      #expect(process.end(within: .seconds(60)) == 128 + SIGINT)
      let document = try JSONDocument(parsing: text(of: "output"))
      #expect(try document.faults(by: "verdict") == [])
      #expect(document["status"] == "130" && document["verdict"] == "incomplete")
      #expect(document["maps.0.stop"] == "an interruption")
      #expect(document["maps.0.uncovered.0"] != nil)
      #expect(
        text(of: "errors").contains(
          "Mishaps: the exploration ends here and keeps its findings; Ctrl-C again drops them\n"))
      #expect(text(of: "map.txt").contains("  PageScreen \"page 2\", of Endless"))
    }

    /// Starts the map of the app with the mishaps, with less patience than users have.
    private func start(
      _ arguments: [String] = [], temporary: String? = nil
    ) throws -> ChildProcess {
      let path = { (name: String) in folder.url.appending(path: name).path }
      return try ChildProcess(
        [ChildProcess.path(of: "Mishaps"), "--map", "map.txt"] + arguments,
        streams: ["/dev/null", path("output"), path("errors")], folder: folder.url.path,
        environment: ["WIREFLOW_MAP_PATIENCE": "2", "TMPDIR": temporary ?? folder.url.path])
    }

    private func text(of file: String) -> String {
      (try? String(contentsOf: folder.url.appending(path: file), encoding: .utf8)) ?? ""
    }
  }
}

extension ProcessTests {
  /// Plays the session of an app with mishaps in another process.
  @MainActor
  struct RehearsalTests {
    @Test(
      .long,
      arguments: [
        ("Fatal error", "The app crashed \\(.+\\)"), ("Abort", "The app crashed \\(Aborted\\)"),
        ("Exit", "The app ended its process with the status 7"),
        ("Endless loop", "The app hung for 4 s"),
      ])
    func namesTheStepThatEndsTheApp(title: String, end: String) async throws {
      let failure = try await rehearse(.launch, .tap(.init(title)), patience: .seconds(4))

      let pattern = try Regex(
        end
          + " when it was played again at step 2, tap \"\(title)\"\\. The session stays as it is\\."
      )
      #expect(try #require(failure).wholeMatch(of: pattern) != nil, "\(failure ?? "")")
    }

    /// A program that takes longer than the patience, but is never silent for so long.
    @Test(.long) func takesNoLongSessionForAHangingOne() async throws {
      let folder = try TemporaryFolder()
      let program = folder.url.appending(path: "slow")
      let text = "#!/bin/sh\nfor step in 1 2 3 4 5 6 7 8 9; do echo '> back'; sleep 0.8; done\n"
      #expect(
        FileManager.default.createFile(
          atPath: program.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o700]))

      #expect(try await rehearse(.launch, program: program, patience: .seconds(6)) == nil)
    }

    @Test func findsNothingWrongWithARefusalOrAnAppThatCannotBeStartedAgain() async throws {
      #expect(try await rehearse(.launch, .tap("Nothing")) == nil)
      #expect(try await rehearse(.launch, program: URL(filePath: "/nowhere/app")) == nil)
    }

    private func rehearse(
      _ actions: UserAction..., program: URL? = nil, patience: Duration = .seconds(20)
    ) async throws -> String? {
      let console = CommandConsole(
        isInteractive: false,
        program: program ?? URL(filePath: ChildProcess.path(of: "Mishaps")),
        readLine: { _ in nil }, readAll: { Data() }, write: { _ in }, report: { _ in })
      let options = try CommandLineOptions(parsing: [], wireframes: [])
      let steps = await SavedTestTests.steps(actions)
      return await options.rehearse(steps, on: nil, console, patience: patience)
        .map { "\($0)" }
    }
  }
}
