import Foundation
import Testing

@testable import FitnessApp

/// The parts of the fitness club, each by itself.
@MainActor
struct FitnessPartsTests {
  @Test func instructorLeadsThroughTutorialAndLoginToTheClub() throws {
    let tutorial = InMemoryTutorialService()
    let accounts = InMemoryAccountService(registered: ["Maria": "jump"])
    let instructor = Instructor(tutorial: tutorial, accounts: accounts)

    #expect(instructor.nextFlow == .onboarding)
    tutorial.wasShown = true
    #expect(instructor.nextFlow == .login)
    _ = try accounts.logIn(name: "Maria", password: "jump")
    #expect(instructor.nextFlow == .main)
    accounts.endSession()
    #expect(instructor.nextFlow == .login)
  }

  @Test func sessionGoesOnUntilTheAppHasLeftIt() throws {
    let accounts = InMemoryAccountService(registered: ["Maria": "jump"])
    var requests = 0
    accounts.onLogoutRequested = { requests += 1 }
    let account = try accounts.logIn(name: "Maria", password: "jump")

    accounts.requestLogout()

    #expect(requests == 1)
    #expect(accounts.account == account)
  }

  @Test func lotteryDrawsTheSameFromTheSameSeed() {
    let seeds: [UInt64] = [1, 1, 2]
    let draws = seeds.map { seed in
      let lottery = Lottery(generator: SeededGenerator(seed: seed))
      return (1...20).map { _ in lottery.draw(from: Trainer.olena.hours) }
    }

    #expect(draws[0] == draws[1])
    #expect(draws[0] != draws[2])
    #expect(Lottery(generator: SeededGenerator(seed: 1)).draw(from: [Int]()) == nil)
  }

  @Test func noScreenKnowsAFlowOrAnotherScreen() throws {
    let sources = try Self.screenSources()
    let names = sources.map(\.name)

    #expect(names.count == 10)
    for (name, code) in sources {
      for word in ["Flow", "ireframe", "ActivityType", "StateStorage", "Coordinator"] {
        #expect(!code.contains(word), "\(name) knows \(word)")
      }
      for other in names where other != name {
        #expect(!code.contains(other), "\(name) knows \(other)")
      }
    }
  }

  /// The sources of the sample's screens, without their comments.
  private static func screenSources() throws -> [(name: String, code: String)] {
    let app = URL(filePath: #filePath).appending(path: "../../../Samples/Fitness/App")
    let files = FileManager.default.enumerator(
      at: app.standardizedFileURL, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.lastPathComponent.hasSuffix("Screen.swift") }
      .map { file in
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let code = lines.filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
        return (
          file.deletingPathExtension().lastPathComponent, code.joined(separator: "\n")
        )
      }
  }
}
