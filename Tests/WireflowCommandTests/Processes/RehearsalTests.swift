import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowCommand

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
