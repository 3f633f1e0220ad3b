import TestSupport
import Testing
import Wireflow
import WireflowInteraction

@testable import WireflowTerminal

/// A field of several lines, edited by keys.
@MainActor
struct LongFieldTests {
  private func makeRig(_ screen: DraftScreen) -> TerminalRig {
    let rig = TerminalRig(rows: 18, app: { OneScreenFlow($0, showing: screen) })
    rig.press(.down)
    return rig
  }

  private func lines(of rig: TerminalRig, _ rows: Range<Int>) -> [String] {
    rig.text.split(separator: "\n", omittingEmptySubsequences: false)[rows].map { line in
      line.prefix { $0 != "]" }.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func logsAllLinesAsOneText() {
    let screen = DraftScreen()
    let rig = makeRig(screen)

    let lines = rig.lines {
      rig.press(.enter)
      rig.type("Dear Ada,")
      rig.press(.enter, .enter)
      rig.type("see you")
      rig.press(.tab)
    }

    #expect(lines == [#"> type "Dear Ada,\n\nsee you" into "Message""#])
    #expect(screen.message == "Dear Ada,\n\nsee you")
    #expect(rig.backend.focusedItem?.name == "Discard")
  }

  @Test func growsWithItsTextAndThenScrolls() {
    let screen = DraftScreen()
    let rig = makeRig(screen)
    #expect(lines(of: rig, 3..<7) == ["▸ Message [Your words", "[", "[", "[ Discard"])

    rig.press(.enter)
    for line in 1...6 {
      rig.type("\(line)")
      rig.press(.enter)
    }

    #expect(lines(of: rig, 3..<9) == ["▸ Message [3", "[4", "[5", "[6", "[", "[ Discard"])
  }

  @Test func wrapsBehindBlanks() {
    let words = Array(repeating: "twelve words", count: 9).joined(separator: " ")
    let rig = makeRig(DraftScreen(words))

    rig.press(.enter, .character("s"))

    #expect(rig.text.contains("twelve wordss"))
    #expect(!rig.text.contains("…"))
  }

  @Test func movesBetweenItsLinesBeforeItLeaves() {
    let screen = DraftScreen("one\ntwenty\nsix")
    let rig = makeRig(screen)

    rig.press(.enter, .up, .character("a"), .up, .home, .character("b"), .end, .character("c"))
    rig.press(.up)

    #expect(screen.message == "bonec\ntweanty\nsix")
    #expect(rig.backend.focusedItem?.name == "Subject")
  }

  @Test func submitsWithAlt() {
    let screen = DraftScreen("Hello")
    let rig = makeRig(screen)

    let lines = rig.lines { rig.press(.enter, .character("!"), .alt("\r")) }

    #expect(lines == [#"> type "Hello!" into "Message""#, #"> submit "Message""#])
    #expect(screen.sent == ["Hello!"])
  }

  @Test func keepsThePastedLines() {
    let screen = DraftScreen()
    let rig = makeRig(screen)

    rig.press(.enter)
    rig.send(.paste("a\tb\nc"))
    rig.press(.tab)

    #expect(screen.message == "a b\nc")
  }
}
