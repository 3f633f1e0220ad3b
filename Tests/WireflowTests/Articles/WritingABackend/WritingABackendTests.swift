import Foundation
import Testing
import Wireflow
import WireflowTesting

/// Runs the backend that the article "Writing a backend" shows.
@MainActor
struct WritingABackendTests {
  private let backend = PageBackend()
  private let main: CounterFlowCoordinator
  private let controller: ApplicationController

  init() {
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    main = CounterFlowCoordinator(wireframe: wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
  }

  @Test(arguments: ["Page", "PageBackend"])
  func showsCodeThatIsCompiled(in name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let article = folder.appending(
      path: "../../../../Sources/Wireflow/Wireflow.docc/WritingABackend.md"
    ).standardized
    let source = try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)

    #expect(try String(contentsOf: article, encoding: .utf8).contains("```swift\n\(source)```"))
  }

  @Test func showsWhatCanBeReached() {
    #expect(backend.page.lines == ["= Counter =", "0 so far[2J", "[Count]", "[Help]"])

    backend.choose(1)

    #expect(backend.page.lines == ["Just count", "", "[OK]"])
  }

  @Test func doesWhatTheReaderChooses() {
    backend.choose(0)
    backend.choose(1)
    backend.choose(0)
    backend.choose(9)

    #expect(backend.page.lines == ["= Counter =", "1 so far[2J", "[Count]", "[Help]"])
    expectLog(
      controller.stage.log,
      matches: """
        > launch
          start CounterFlowCoordinator
          install tab bar: Counter
        > tap "Count"
        > tap "Help"
          alert "Just count" [OK]
        > choose "OK"
          close alert "Just count"

        """)
  }

  @Test func drawsAnewWhatChangesByItself() async {
    main.counter.count = 7

    while backend.page.lines[1] != "7 so far[2J" { await Task.yield() }
    main.counter.count = 8
    while backend.page.lines[1] != "8 so far[2J" { await Task.yield() }
  }

  @Test func goesAwayWithItsStage() {
    weak var backend: PageBackend?
    do {
      let page = PageBackend()
      _ = Stage(backend: page, scheduler: ManualScheduler())
      backend = page
    }

    #expect(backend == nil)
  }
}
