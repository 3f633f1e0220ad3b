import Foundation
import Testing

extension ProcessTests {
  /// Ends an app that asks for one line after the other, of which something is typed already.
  struct LineEndTests {
    private static let ends = [
      ProcessEnd(typing: .controlU + .controlD, "Ctrl-D", status: 0),
      ProcessEnd(typing: .controlU + "quit\r", "quit", status: 0),
      ProcessEnd(typing: .controlC, "Ctrl-C", status: 128 + SIGINT),
      ProcessEnd(typing: "\u{1C}", "Ctrl-\\", status: 128 + SIGQUIT),
      ProcessEnd(signal: SIGTERM, "SIGTERM"),
      ProcessEnd(signal: SIGHUP, "SIGHUP"),
      ProcessEnd(signal: SIGSEGV, "SIGSEGV, sent"),
      ProcessEnd(typing: .controlU + "tap \"Abort\"\r", "SIGABRT", status: 128 + SIGABRT),
      ProcessEnd(
        typing: .controlU + "tap \"Stack overflow\"\r", "recursion", status: 128 + SIGSEGV),
      ProcessEnd(typing: .controlU + "tap \"Exit\"\r", "exit", status: 7),
    ]

    @Test(arguments: ends) func giveTheTerminalBack(end: ProcessEnd) throws {
      let app = try TerminalProcess(
        "Mishaps", ["--line"],
        environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,symbolicate=off"])
      #expect(app.awaits("? ") && app.waits { !app.terminal.hasFirstModes })
      app.type("half a line")
      #expect(app.awaits("half a line"))

      end.act(app)

      #expect(app.end() == end.status)
      #expect(app.terminal.hasFirstModes)
      #expect(!app.shows(.alternateScreen))
      // The cursor is at the start of a line.
      #expect(app.text.replacing("\u{1B}[?2004l", with: "").unicodeScalars.last == "\n")
    }

    /// Mends a line in the middle, and brings it back.
    @Test func editsAndKeepsLines() throws {
      let app = try TerminalProcess("Mishaps", ["--line"])
      #expect(app.awaits("? "))
      app.type("tXap \"Prnt\(String.left)\(String.left)i\u{1B}[F\"\u{01}\(String.right)\u{1B}[3~\r")
      #expect(app.awaits("alert \"It has happened\" [OK]"))

      app.terminal.forget()
      app.type("choose \"OK\"\r")
      #expect(app.awaits("? "))
      app.type("\(String.up)\(String.up)\r")
      #expect(app.awaits("alert \"It has happened\" [OK]"))

      app.type(.controlD)
      #expect(app.end() == 0)
    }

    @Test func endsWithTheTerminal() throws {
      let app = try TerminalProcess("Mishaps", ["--line"])
      #expect(app.awaits("? "))

      app.terminal.hangUp()

      #expect(app.end() != nil)
    }
  }
}
