import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowCommand

extension ProcessTests {
  /// Makes the map of an app whose buttons end the process, or never come back.
  struct DeadlyMapTests {
    @Test func leavesOutWhatEndsTheApp() throws {
      let folder = try TemporaryFolder()

      let (output, status) = try Self.run(["--map", "map.txt"], in: folder)

      let ends = [
        ("Fatal error", "Signal \\d+ \\(.+\\) came"), ("Bad access", "Signal 11 \\(.+\\) came"),
        ("Stack overflow", "Signal \\d+ \\(.+\\) came"), ("Abort", "Signal 6 \\(.+\\) came"),
        ("Endless loop", "The process was ended because nothing went on for 2 s"),
        ("Exit", "The app ended the process with the status 7"),
      ]
      let told = ends.map { title, end in
        "\(end) at the last step of this script, which the map leaves out:\n\n"
          + "    launch\n    tap \"\(title)\"\n\n"
      }
      // The app's own output may be anywhere.
      let text = output.replacing("printed while the app was shown\n", with: "")
      let pattern = try Regex(told.joined() + "map\\.txt: 1 place, 1 edge, 0 traps\n")
      #expect(text.wholeMatch(of: pattern) != nil, "\(output)")
      #expect(status == 1)
      let map = try String(contentsOf: folder.url.appending(path: "map.txt"), encoding: .utf8)
      #expect(map.contains("    tap \"Print\" -> alert \"It has happened\"\n"))
    }

    @Test(arguments: [
      ("Early", "Signal 6 (Aborted) came when the app was made, so there is no map.\n"),
      ("Abort", "Signal 6 (Aborted) came at the launch of the app, so there is no map.\n"),
    ])
    func saysThatThereIsNoMap(mishap: String, text: String) throws {
      let folder = try TemporaryFolder()

      let result = try Self.run(["--map", "map.txt", "--", mishap], in: folder)

      let output = result.output.replacing(/Signal 6 \(.+\)/, with: "Signal 6 (Aborted)")
      #expect(output == text)
      #expect(result.status == 1)
      #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "map.txt").path))
    }

    /// Nobody knows the step without a diary, or if it names none.
    @Test(arguments: [("/dev/null", []), (nil, ["--", "Unwritten"])] as [(String?, [String])])
    func saysThatNoStepCanBeTold(temporary: String?, arguments: [String]) throws {
      let folder = try TemporaryFolder()

      let (output, status) = try Self.run(
        ["--map", "map.txt"] + arguments, in: folder, temporary: temporary)

      #expect(output == "")
      let errors = try String(contentsOf: folder.url.appending(path: "errors"), encoding: .utf8)
      guard temporary == nil else {
        #expect(errors.contains("came, and the step is unknown, because /dev/null/wireflow-map-"))
        #expect((status ?? 0) > 128)
        return
      }
      let end = "The process was ended because nothing went on for 2 s"
      #expect(errors.hasPrefix("Mishaps: \(end), and the step is unknown, because /"))
      #expect(errors.hasSuffix(".script names none\n") && status == 1)
    }

    /// Runs the app with the mishaps, with less patience than users have.
    private static func run(
      _ arguments: [String], in folder: TemporaryFolder, temporary: String? = nil
    ) throws -> (output: String, status: Int32?) {
      let output = folder.url.appending(path: "output")
      let process = try ChildProcess(
        [ChildProcess.path(of: "Mishaps")] + arguments,
        streams: ["/dev/null", output.path, folder.url.appending(path: "errors").path],
        folder: folder.url.path,
        environment: ["WIREFLOW_MAP_PATIENCE": "2", "TMPDIR": temporary ?? folder.url.path])
      let status = process.end(within: .seconds(120))
      // No diary stays behind.
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(!left.contains { $0.hasSuffix(".script") })
      return (try String(contentsOf: output, encoding: .utf8), status)
    }
  }
}

extension ProcessTests {
  /// Ends the exploration of an app that has no end, which keeps its findings so far.
  struct InterruptedMapTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func keepsTheMapAtControlC() throws {
      let process = try start(["--map", "map.txt", "--wireframe", "tab-bar", "--", "Endless"])
      #expect(waits(for: "trying each step"))

      process.send(SIGINT)

      #expect(process.end(within: .seconds(60)) == 128 + SIGINT)
      #expect(try text(of: "output").contains(" 0 traps, stopped at an interruption\n"))
      #expect(try text(of: "output").contains("\n  not all tried: PageScreen \"page "))
      #expect(
        try text(of: "errors").contains(
          "Mishaps: the exploration ends here and keeps its findings; Ctrl-C again drops them\n"))
      #expect(try text(of: "map.txt").contains("  PageScreen \"page 2\", of Endless"))
    }

    @Test func tellsAProgramOfControlC() throws {
      let process = try start(
        ["--map", "map.txt", "--wireframe", "tab-bar", "--json", "--", "Endless"])
      #expect(waits(for: "trying each step"))

      process.send(SIGINT)

      #expect(process.end(within: .seconds(60)) == 128 + SIGINT)
      let document = try JSONValue(parsing: text(of: "output"))
      #expect(try JSONSchema.named("verdict").faults(of: document) == [])
      #expect(document["status"] == .number(130))
      #expect(document["verdict"] == .string("incomplete"))
    }

    private func start(_ arguments: [String]) throws -> ChildProcess {
      try ChildProcess(
        [ChildProcess.path(of: "Mishaps")] + arguments,
        streams: ["/dev/null", "output", "errors"].map {
          $0.hasPrefix("/") ? $0 : folder.url.appending(path: $0).path
        },
        folder: folder.url.path, environment: ["TMPDIR": folder.url.path])
    }

    private func text(of file: String) throws -> String {
      try String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
    }

    /// Waits until the standard error contains a text, and returns false after a minute.
    private func waits(for words: String) -> Bool {
      let end = ContinuousClock.now + .seconds(60)
      while ContinuousClock.now < end {
        if (try? text(of: "errors"))?.contains(words) == true { return true }
        poll(nil, 0, 20)
      }
      return false
    }
  }
}

extension ProcessTests {
  /// Plays the session of an app with mishaps in another process.
  @MainActor
  struct RehearsalTests {
    @Test(arguments: [
      ("Fatal error", "The app crashed \\(.+\\)"), ("Abort", "The app crashed \\(Aborted\\)"),
      ("Exit", "The app ended its process with the status 7"),
    ])
    func namesTheStepThatEndsTheApp(title: String, end: String) async throws {
      let failure = try await rehearse(.launch, .tap(.init(title)))

      let pattern = try Regex(
        end
          + " when it was played again at step 2, tap \"\(title)\"\\. The session stays as it is\\."
      )
      #expect(try #require(failure).wholeMatch(of: pattern) != nil, "\(failure ?? "")")
    }

    @Test func namesTheStepAtWhichTheAppHangs() async throws {
      let failure = try await rehearse(
        .launch, .tap("Endless loop"), patience: .seconds(4))

      #expect(
        failure == """
          The app hung for 4 s when it was played again at step 2, tap "Endless loop". The session \
          stays as it is.
          """)
    }

    /// A program that takes longer than the patience, but is never silent for so long.
    @Test func takesNoLongSessionForAHangingOne() async throws {
      let folder = try TemporaryFolder()
      let program = folder.url.appending(path: "slow")
      let text = "#!/bin/sh\nfor step in 1 2 3 4 5 6 7 8 9; do echo '> back'; sleep 0.8; done\n"
      #expect(
        FileManager.default.createFile(
          atPath: program.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o700]))

      #expect(try await rehearse([.launch], program: program, patience: .seconds(6)) == nil)
    }

    @Test func findsNothingWrongWithARefusal() async throws {
      #expect(try await rehearse(.launch, .tap("Nothing")) == nil)
    }

    @Test func leavesAnAppAloneThatCannotBeStartedAgain() async throws {
      #expect(try await rehearse(.launch, program: URL(filePath: "/nowhere/app")) == nil)
    }

    private func rehearse(
      _ actions: UserAction..., program: URL? = nil, patience: Duration = .seconds(20)
    ) async throws -> String? {
      try await rehearse(actions, program: program, patience: patience)
    }

    private func rehearse(
      _ actions: [UserAction], program: URL? = nil, patience: Duration
    ) async throws -> String? {
      let console = CommandConsole(
        isInteractive: false,
        program: program ?? URL(filePath: ChildProcess.path(of: "Mishaps")),
        readLine: { _ in nil }, readAll: { Data() }, write: { _ in }, report: { _ in })
      let options = try CommandLineOptions(parsing: [], wireframes: [])
      let steps = await SavedTestTests.steps(actions)
      return await Rehearsal(console, options, patience: patience).failure(of: steps, on: nil)
        .map { "\($0)" }
    }
  }
}
