import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The exit status of a map tells traps that nobody has accepted.
@MainActor
struct MapFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func map(_ arguments: [String]) async -> (status: Int32, output: String) {
    let console = FakeConsole(input: "")
    let status = await console.run(arguments + ["--wireframe", "tab-bar"]) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: IdleFlowCoordinator(wireframe))
    }
    #expect(console.errors == "")
    return (status, console.output)
  }

  @Test(arguments: ["html", "svg", "json", "mmd", "txt"])
  func tellsATrap(form: String) async throws {
    let file = path("map.\(form)")

    let (status, output) = await map(["--map", file])

    #expect(status == 3)
    #expect(
      output == """
        \(file): 1 place, 1 edge, 1 trap

        element does nothing tap "Sort" on IdleScreen
          tap "Sort" on IdleScreen does nothing.
            launch
            tap "Sort"

        """)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Idle"))
  }

  @Test func acceptsATrapWithAReason() async throws {
    let baseline = path("before.txt")
    _ = await map(["--map", baseline])
    let trap = "element does nothing tap \"Sort\" on IdleScreen"
    let text = try String(contentsOfFile: baseline, encoding: .utf8)
    try "\(text)\naccepted\n  \(trap): \"It is for the next version.\"\n"
      .write(toFile: baseline, atomically: true, encoding: .utf8)

    let (status, output) = await map(["--map", path("map.svg"), "--baseline", baseline])

    #expect(status == 0)
    #expect(output.hasSuffix("  accepted: It is for the next version.\n"))
  }
}

private final class IdleScreen: RootLevelRepresentable {
  let title = "Books"
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var content: ScreenContent { Button("Sort") {} }
}

private final class IdleFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() { wireframe.install(rootItems: [IdleScreen()]) }
}
