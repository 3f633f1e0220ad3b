import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import Wireflow

@MainActor
struct PresentationLogTests {
  let rig = Rig()

  @Test func notesStandAmongWhatFollows() {
    rig.stage.log.note("route catalogue/\"x\"\n> tap \"Forged\"")

    rig.expectLog(matches: #"  route catalogue/"x"\n> tap "Forged""#)
  }

  @Test func sendsLinesToEverySinkFromThenOn() {
    var first: [String] = []
    var second: [String] = []
    rig.stage.log.addSink { first.append($0) }
    rig.wireframe.select(rig.b)
    rig.stage.log.addSink { second.append($0) }
    rig.wireframe.select(rig.a)

    #expect(first == ["  select B", "  select A"])
    #expect(second == ["  select A"])
  }
}

@MainActor
struct CauseTests {
  let rig = FlowRig()
  let page = PageScreen("Page")

  @Test func standsBehindTheActionThatItComesFrom() {
    rig.main.root.rows = [
      ("Go", rig.main.wire(rig.main.root) { [page] in $0.wireframe.push(page, from: $1) })
    ]

    rig.stage.perform(.tap("Go"))
    rig.wireframe.pop(page)
    rig.wireframe.select(rig.main.other)
    rig.stage.perform(.select("Root"))

    assertSnapshot(of: rig.newLog())
  }

  @Test func marksTimeThatPassesWhileWorkIsScheduled() {
    rig.main.after(.milliseconds(500)) { $0.wireframe.select($0.root) }
    rig.scheduler.advance(by: .milliseconds(200))
    rig.stage.perform(.select("Other"))
    rig.scheduler.advance(by: .milliseconds(300))

    rig.expectLog(
      matches: """
        > wait 200ms
        > select "Other"
          select Other
        > wait 300ms
          select Root
        """)
  }

  @Test func doesNotMarkTimeThatNothingDependsOn() {
    rig.scheduler.advance(by: .seconds(5))
    rig.stage.perform(.select("Other"))

    rig.expectLog(matches: "> select \"Other\"\n  select Other")
  }

  @Test func carriesPartsOfMillisecondsOver() {
    rig.main.after(.milliseconds(10)) { _ in }
    rig.scheduler.advance(by: .microseconds(1_500))
    rig.stage.perform(.back)
    rig.scheduler.advance(by: .microseconds(1_500))
    rig.stage.perform(.back)
    rig.scheduler.advance(by: .milliseconds(7))
    rig.stage.perform(.back)

    assertSnapshot(of: rig.newLog())
  }

  @Test func isAScriptThatGivesTheSameLog() async {
    func addRow(to main: MainFlow) {
      main.root.rows = [
        (
          "Later",
          main.wire(main.root) { flow, root in
            flow.after(.milliseconds(300)) { $0.wireframe.push(PageScreen("Page"), from: root) }
          }
        )
      ]
    }
    addRow(to: rig.main)
    rig.stage.perform(.tap("Later"))
    await rig.scheduler.advance(by: .milliseconds(100))
    rig.stage.perform(.select("Other"))
    await rig.scheduler.advance(by: .milliseconds(200))
    rig.stage.perform(.select("Root"))
    rig.stage.perform(.back)

    await expectReplay(of: rig.controller) { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      let main = MainFlow(wireframe)
      addRow(to: main)
      return ApplicationController(wireframe: wireframe, mainFlow: main)
    }
  }
}

@MainActor
struct EscapingTests {
  let rig = Rig()

  @Test func noTextOfTheAppForgesALine() {
    let root = PageScreen("A, B\n> select C")
    rig.wireframe.install(rootItems: [root, PageScreen("Books & Co")])
    rig.wireframe.push(PageScreen("Crime\" onto A\n> tap \"Buy\""), from: root)
    rig.wireframe.presentAlert(
      AlertContent(
        title: "Sure?\"", message: "Yes\r\nNo", actions: [.init("OK]\n> back"), .init("No, never")]),
      from: root)
    rig.stage.perform(.choose("OK]\n> back"))
    rig.stage.submit(
      .present(
        PageScreen("Page"), from: root, style: .popover(anchor: "M\n> back"), dismissButton: nil))
    rig.stage.perform(.tap("Buy\"\n> back\u{202E}"))

    rig.expectLog(
      matches: #"""
          install tab bar: "A, B\n> select C", Books & Co
          push PageScreen "Crime\" onto A\n> tap \"Buy\"" onto "A, B\n> select C"
          alert "Sure?\"": "Yes\r\nNo" ["OK]\n> back", "No, never"]
        > choose "OK]\n> back"
          close alert "Sure?\""
        > (app)
          present PageScreen "Page" over PageScreen "A, B\n> select C" as sheet, no dismiss button
        > tap "Buy\"\n> back\u{202E}"
          refused: no element "Buy\"\n> back\u{202E}" is on screen
        """#)
  }
}

@Suite struct StringLiteralTests {
  @Test(arguments: [
    ("", #""""#),
    ("Log in to buy", #""Log in to buy""#),
    ("!#~ %$", #""!#~ %$""#),
    ("say \"hi\"", #""say \"hi\"""#),
    ("C:\\n", #""C:\\n""#),
    ("a\nb\r\nc\td\0", #""a\nb\r\nc\td\0""#),
    ("\u{1B}[2J\u{7F}\u{85}", #""\u{1B}[2J\u{7F}\u{85}""#),
    ("Müller & Søn, 東京", #""Müller & Søn, 東京""#),
    ("e\u{301}", "\"e\u{301}\""),
    ("👍🏽❤️🇩🇪", #""👍🏽❤️🇩🇪""#),
    ("\u{1F468}\u{200D}\u{1F469}", "\"\u{1F468}\\u{200D}\u{1F469}\""),
    ("\u{202E}gnp.\u{202C}\u{2066}\u{200F}", #""\u{202E}gnp.\u{202C}\u{2066}\u{200F}""#),
    ("a\u{2028}b\u{2029}", #""a\u{2028}b\u{2029}""#),
    ("\u{B}\u{C}\u{1C}\u{1D}\u{1E}", #""\u{B}\u{C}\u{1C}\u{1D}\u{1E}""#),
    ("\u{FEFF}a\u{AD}b\u{200B}", #""\u{FEFF}a\u{AD}b\u{200B}""#),
    ("10\u{A0}km\u{3000}", #""10\u{A0}km\u{3000}""#),
    ("\u{3164}\u{34F}\u{E0001}", #""\u{3164}\u{34F}\u{E0001}""#),
    ("\u{F8FF}\u{10FFFD}", #""\u{F8FF}\u{10FFFD}""#),
    ("\u{301}a", #""\u{301}a""#),
    ("\u{301}\u{302}a\u{301}", "\"\\u{301}\\u{302}a\u{301}\""),
    ("\\\u{301}\n\u{1F3FB}", #""\\\u{301}\n\u{1F3FB}""#),
    ("a\n\u{301}", #""a\n\u{301}""#),
    ("\u{600}1\u{FFF9}", #""\u{600}1\u{FFF9}""#),
    ("\u{93E}", #""\u{93E}""#),
  ])
  func escapesWhatHidesOrMoves(text: String, literal: String) {
    #expect(Array(text.literal.unicodeScalars) == Array(literal.unicodeScalars))
  }

  @Test(arguments: [0xFDD0, 0xFFFE, 0x10_FFFF])
  func escapesWhatIsNoCharacter(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))

    #expect(String(scalar).literal == "\"\\u{\(String(value, radix: 16, uppercase: true))}\"")
  }

  @Test func staysASCIIForASCIIOnly() {
    for value in UInt8(0)...127 {
      let text = String(Unicode.Scalar(value))

      let literal = text.literal

      let staysItself = (0x20...0x7E).contains(value) && text != "\"" && text != "\\"
      #expect((literal == "\"\(text)\"") == staysItself)
      #expect(literal.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    }
  }

  @Test(arguments: [
    "Discover", "Text size", "2nd edition", "Tom & Jerry's", "log-in_now", "Müller", "e\u{301}t",
    "東京", "हिन्दी", "a-", "b'",
  ])
  func leavesNamesPlain(name: String) { #expect(name.plainOrLiteral == name) }

  @Test(arguments: [
    "", " ", " a", "a ", "a  b", "-a", "'a'", "&", "a, b", "a: b", "a\tb", "a\u{A0}b", "(app)",
    "> a",
    "\"a\"", "a\nb", "\u{301}a", "a \u{301}b", "a-\u{301}", "a\u{200D}b", "\u{3164}", "½", "👍",
    "a.b",
  ])
  func quotesAllElse(text: String) { #expect(text.plainOrLiteral == text.literal) }
}

/// A log without a stage, compared with every entry written to it.
@MainActor
struct PresentationLogRoomTests {
  @Test(arguments: UInt64(1)...10)
  func keepsTheLastLinesOfAll(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let log = PresentationLog()
    var (written, told): ([String], [String]) = ([], [])
    log.addSink { told.append($0) }
    log.cause(nil) {
      for number in 0..<300 {
        log.note("line \(number)")
        written.append("  line \(number)")
        if random.chance(5) { log.limit = random.chance(30) ? nil : random.below(20) }
        let count = random.below(30)
        let kept = log.lines

        #expect(Array(written.suffix(kept.count)) == kept)
        #expect(kept.count == min(log.limit ?? kept.count, kept.count))
        #expect(log.lastLines(count) == Array(kept.suffix(count)))
        #expect(log.writtenCount == written.count)
        #expect(log.isTruncated == (kept.count < written.count))
      }
    }
    #expect(told == written)
  }

  @Test func tellsEverySinkInOrderAlsoOfWhatASinkWrites() {
    let log = PresentationLog()
    var (first, second): ([String], [String]) = ([], [])
    log.addSink { line in
      first.append(line)
      if line.hasSuffix("asked") { log.note("answered") }
    }
    log.addSink { second.append($0) }

    log.note("asked")
    log.note("done")

    let lines = ["> (app)", "  asked", "  answered", "  done"]
    #expect(log.lines == lines)
    #expect(first == lines)
    #expect(second == lines)
  }
}
