import MoviesApp
import Testing
import Wireflow
import WireflowTesting

/// The sample's scripts, on every wireframe.
@MainActor
struct MoviesScriptTests {
  private nonisolated static let all = scripts(in: "../../Samples/Movies/Scripts")

  @Test(arguments: all)
  func comesToTheSameOnEveryWireframe(_ script: ScriptFile) async {
    await expectEquivalent(script, on: [.tabBar, .hamburger, .split]) {
      MoviesApplication.makeController(wireframe: $0)
    }
  }

  @Test(arguments: all)
  func comesToTheSameFromItsLog(_ file: ScriptFile) async throws {
    let log = try await log(of: file.script())

    let replayed = try await self.log(of: Script(parsing: log, name: "log"))

    #expect(replayed == log)
  }

  private func log(of script: Script) async throws -> String {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let controller = MoviesApplication.makeController(wireframe: TabBarWireframe(stage: stage))
    #expect(await controller.play(script) == [])
    return stage.log.text
  }
}
