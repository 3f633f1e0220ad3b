import Foundation
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowTesting

/// Runs the backend that the article "Writing a backend" shows.
@MainActor
struct WritingABackendTests {
  private let backend = PageBackend()
  private let scheduler = ManualScheduler()
  private let main: CounterFlowCoordinator
  private let controller: ApplicationController
  private let counter = [
    "= Counter =", "0 so far[2J", "[Count]", "[Help]", "[Rules]", "> Counter",
  ]

  init() {
    let stage = Stage(backend: backend, scheduler: scheduler)
    let wireframe = TabBarWireframe(stage: stage)
    main = CounterFlowCoordinator(wireframe: wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
  }

  @Test func showsCodeThatIsCompiled() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let article = folder.appending(
      path: "../../../../Sources/WireflowInteraction/WireflowInteraction.docc/WritingABackend.md"
    ).standardized
    let source = try String(
      contentsOf: folder.appending(path: "PageBackend.swift"), encoding: .utf8)

    #expect(try String(contentsOf: article, encoding: .utf8).contains("```swift\n\(source)```"))
    // Somebody reads it to the end.
    #expect(source.split(separator: "\n").count < 95)
  }

  @Test func showsWhatIsOnStage() async {
    await checkBackend { _ in
      let backend = PageBackend()
      return BackendUnderTest(
        backend, text: { backend.lines.joined(separator: "\n") })
    }
  }

  @Test func takesItsTimeForAPush() {
    backend.choose(2)
    #expect(backend.lines == counter)
    // The reader looks at the counter still, of which nothing is in front any more.
    backend.choose(0)
    scheduler.advance(by: .milliseconds(299))
    #expect(backend.lines == counter)

    scheduler.advance(by: .milliseconds(1))
    #expect(backend.lines == ["= Rules =", "One after the other", "> Counter"])
    #expect(main.counter.count == 0)
    backend.choose(0)
    #expect(backend.lines == counter)
    assertSnapshot(of: controller.stage.log)
  }

  @Test func doesWhatTheReaderChooses() {
    #expect(backend.lines == counter)
    backend.choose(0)
    backend.choose(1)
    #expect(backend.lines == ["Just count", "", "[OK]"])
    backend.choose(0)
    backend.choose(9)

    #expect(backend.lines == [counter[0], "1 so far[2J"] + counter[2...])
    assertSnapshot(of: controller.stage.log)
  }
}
