import TestSupport
import Testing
import WireflowInteraction
import WireflowTesting

@testable import Wireflow

/// The causes of lines, and texts of apps in them.
@MainActor
struct PresentationLogTests {
  @Test func tellsWhatCausesWhat() {
    var stories = Stories()
    stories.tell("lines stand behind the action that they come from") { rig in
      let page = PageScreen("Page")
      rig.root.rows = [("Go", rig.main.wire(rig.root) { $0.wireframe.push(page, from: $1) })]
      rig.user(.tap("Go"))
      rig.wireframe.pop(page)
      rig.wireframe.select(rig.other)
      rig.user(.select("Root"))
    }
    stories.tell("time that passes while work is scheduled is marked, and no other") { rig in
      rig.scheduler.advance(by: .seconds(5))
      rig.user(.select("Other"))
      rig.main.after(.milliseconds(500)) { $0.wireframe.select($0.other) }
      rig.scheduler.advance(by: .milliseconds(200))
      rig.user(.select("Root"))
      rig.scheduler.advance(by: .milliseconds(300))
    }
    stories.tell("no text of the app forges a line, except in a note") { rig in
      let root = PageScreen("A, B\n> select C")
      rig.stage.log.note("route catalogue/\"x\"\n> tap \"Forged\"")
      rig.wireframe.install(rootItems: [root, PageScreen("Books & Co")])
      rig.wireframe.push("Crime\" onto A\n> tap \"Buy\"", from: root)
      let alert = AlertContent(
        title: "Sure?\"", message: "Yes\r\nNo",
        actions: [.init("OK]\n> back"), .init("No, never")])
      rig.wireframe.presentAlert(alert, from: root)
      rig.user(.choose("OK]\n> back"))
      let popover = PageScreen("Page")
      rig.stage.submit(
        .present(popover, from: root, style: .popover(anchor: "M\n> back"), dismissButton: nil))
      rig.user(.tap("Buy\"\n> back\u{202E}"))
    }
    assertSnapshot(of: stories.text)
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
  @Test func keepsTheLastLinesOfAll() {
    var random = SplitMix64(seed: 1)
    let log = PresentationLog()
    var (written, told): ([String], [String]) = ([], [])
    log.addSink { told.append($0) }
    log.cause(nil) {
      for number in 0..<3_000 {
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
