import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// A log may become long, be cut, and hold names of any kind.
@MainActor
struct LongLogTests {
  @Test func manyLinesAreKeptWithinTheLimit() throws {
    let log = PresentationLog()
    log.limit = 1_000

    for number in 0..<Strength.lineCount { log.note("line \(number)") }

    #expect(log.lines.count == 1_000)
    #expect(log.entries.count == 1_000)
    #expect(log.lines.last == "  line \(Strength.lineCount - 1)")
    #expect(log.isTruncated)
  }

  @Test func textOfALogThatWasCutIsAScript() throws {
    let rig = FlowRig()
    for _ in 0..<5 {
      rig.wireframe.push(PageScreen("#1 \"> tap\""), from: rig.main.root)
      rig.wireframe.batch {
        rig.wireframe.goBack()
        rig.wireframe.push(PageScreen("2"), from: rig.main.root)
      }
      rig.stage.perform(.back)
    }
    let whole = rig.stage.log.lines

    for limit in 0...whole.count {
      let text = whole.suffix(limit).joined(separator: "\n")
      let script = try Script(parsing: text, name: "cut to \(limit)")
      let actions = whole.suffix(limit).filter { $0.hasPrefix("> ") && $0 != "> (app)" }
      #expect(script.steps.map { "> \($0.action)" } == actions)
    }
  }

  @Test func scriptThatIsIndentedIsNoLog() throws {
    let script = try Script(parsing: "  tap \"Crime\"\n  back\n", name: "indented")

    #expect(script.steps.map(\.action) == [.tap("Crime"), .back])
    #expect(throws: ScriptError.self) { try Script(parsing: "  back\nfly", name: "wrong") }
  }

  @Test func nameOfAContainerForgesNoLine() throws {
    let rig = Rig { PolicyWireframe(stage: $0, policy: ContainerPolicy(.forged)) }
    rig.wireframe.install(rootItems: [rig.a])
    rig.wireframe.adapt(to: .regular)
    rig.wireframe.adapt(to: .regular)

    rig.expectLog(
      matches: #"""
          install "tabs\n> tap \"Pay\"": A
          ignored adapt regular: already in "tabs\n> tap \"Pay\""
          ignored adapt regular: already in "tabs\n> tap \"Pay\""
        """#)
    #expect(try Script(parsing: rig.stage.log.text, name: "forged").steps == [])
    #expect(!"\(NavigationTree(rig.stage))".contains("\n> tap"))
  }
}

extension WireframeContainer {
  /// A container with a name that would be a line of the log.
  fileprivate static let forged = WireframeContainer(
    name: "tabs\n> tap \"Pay\"", rootNavigation: .tabs,
    modalStyle: WireframeContainer.compactModalStyle)
}
