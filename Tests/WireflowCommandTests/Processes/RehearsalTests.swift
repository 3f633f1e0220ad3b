import Foundation
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
          + " when it was played again at step 1, tap \"\(title)\"\\. The session stays as it is\\."
      )
      #expect(try #require(failure).wholeMatch(of: pattern) != nil, "\(failure ?? "")")
    }

    @Test func findsNothingWrongWithARefusal() async throws {
      #expect(try await rehearse(.launch, .tap("Nothing")) == nil)
    }

    @Test func leavesAnAppAloneThatCannotBeStartedAgain() async throws {
      #expect(try await rehearse(.launch, program: URL(filePath: "/nowhere/app")) == nil)
    }

    private func rehearse(_ actions: UserAction..., program: URL? = nil) async throws -> String? {
      let console = CommandConsole(
        isInteractive: false,
        program: program ?? URL(filePath: ChildProcess.path(of: "Mishaps")),
        readLine: { _ in nil }, readAll: { Data() }, write: { _ in }, report: { _ in })
      let options = try CommandLineOptions(parsing: [], wireframes: [])
      let steps = await SavedTestTests.steps(actions)
      return await Rehearsal(console, options).failure(of: steps, on: nil)
    }
  }
}
