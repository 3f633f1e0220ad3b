import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowTesting

/// Runs the backend that the article "Writing a backend" shows.
@MainActor
struct WritingABackendTests {
  private let backend = PageBackend()
  private let rig: FlowRig
  private let screen = ObservedScreen("Counter")
  private let counter = ["= Counter =", "0[2J", "[Add]", "> Counter"]

  init() {
    rig = FlowRig(backend: backend)
    screen.text = "0\u{1B}[2J"
    rig.wireframe.install(rootItems: [screen])
    _ = rig.newLog()
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
    await ConformanceRun.$isBrief.withValue(!Strength.isLong) {
      await checkBackend { _ in
        let backend = PageBackend()
        return BackendUnderTest(
          backend, text: { backend.lines.joined(separator: "\n") })
      }
    }
  }

  @Test func takesItsTimeForAPush() {
    rig.wireframe.push(PageScreen("Rules"), from: screen)
    #expect(backend.lines == counter)
    // The reader looks at the counter still, of which nothing is in front any more.
    backend.choose(0)
    rig.scheduler.advance(by: .milliseconds(299))
    #expect(backend.lines == counter)

    rig.scheduler.advance(by: .milliseconds(1))
    #expect(backend.lines == ["= Rules =", "> Counter"])
    #expect(screen.text == "0\u{1B}[2J")
    backend.choose(0)
    #expect(backend.lines == counter)
    assertSnapshot(of: rig.newLog())
  }

  @Test func doesWhatTheReaderChooses() {
    #expect(backend.lines == counter)
    backend.choose(0)
    rig.wireframe.presentAlert(AlertContent(title: "Just count"), from: screen)
    #expect(backend.lines == ["Just count", "", "[OK]"])
    backend.choose(0)
    backend.choose(9)

    #expect(backend.lines == [counter[0], "0[2J!"] + counter[2...])
    assertSnapshot(of: rig.newLog())
  }
}
