import Testing
import Wireflow
import WireflowTerminal

@testable import WireflowTesting

/// The sample's scripts and their whole logs.
@MainActor
struct FitnessScriptTests {
  @Test(arguments: HeadlessFitness.scripts)
  func comesToTheLogThatIsKept(script name: String) throws {
    let log = try HeadlessFitness().play(script: name)

    SnapshotFile("Fitness/\(name).tab-bar.txt").expect(log + "\n")
  }

  @Test(arguments: HeadlessFitness.scripts)
  func comesToTheSameFromItsLog(script name: String) throws {
    let log = try HeadlessFitness().play(script: name)

    #expect(try HeadlessFitness().play(log) == log)
  }

  @Test(arguments: HeadlessFitness.scripts, [WireframeOption.hamburger, .split, .adaptive])
  func sameHappensOnEveryWireframe(script name: String, wireframe: WireframeOption) throws {
    let sessions = try [.tabBar, wireframe].map { wireframe in
      let app = HeadlessFitness(wireframe: wireframe)
      let happenings = Happenings(on: app.controller.stage)
      try app.play(script: name)
      return (what: happenings.lines, tree: NavigationTree(app.controller.stage).screensAndFlows)
    }

    #expect(sessions[0].what.contains { $0.hasPrefix("  finish") })
    #expect(sessions[1].what == sessions[0].what)
    #expect(sessions[1].tree == sessions[0].tree)
  }

  @Test(arguments: ["book-any", "book-group", "book-gym"])
  func booksAnAppointmentInEachFlow(script name: String) throws {
    let log = try HeadlessFitness().play(script: name)

    #expect(log.contains("alert \"Appointment created!\""))
  }
}
