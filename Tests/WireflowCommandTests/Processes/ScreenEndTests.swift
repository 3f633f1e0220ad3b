import Foundation
import TestSupport
import Testing

extension ProcessTests {
  /// Ends an app on the whole screen in all ways, after which the terminal is as it was before.
  struct ScreenEndTests {
    private static let mishaps = [
      "Fatal error", "Bad access", "Stack overflow", "Abort", "Endless loop", "Exit", "Print",
    ]

    private static func choose(_ mishap: String) -> String {
      String(repeating: .down, count: mishaps.firstIndex(of: mishap) ?? 0) + "\r"
    }

    private static let ends = [
      ProcessEnd(typing: "q", "q", status: 0),
      ProcessEnd(typing: .controlC, "Ctrl-C", status: 0),
      ProcessEnd(signal: SIGTERM, "SIGTERM"),
      ProcessEnd(signal: SIGHUP, "SIGHUP"),
      ProcessEnd(signal: SIGINT, "SIGINT"),
      ProcessEnd(signal: SIGPIPE, "SIGPIPE"),
      ProcessEnd(signal: SIGUSR1, "SIGUSR1"),
      ProcessEnd(signal: SIGQUIT, "SIGQUIT"),
      ProcessEnd("SIGTERM in an endless loop", status: 128 + SIGTERM) { app in
        app.type(choose("Endless loop"))
        // An app that is in the loop reads no more keys.
        let isInLoop = app.waits {
          app.type("x")
          app.terminal.read(within: 20)
          return app.terminal.unread > 0
        }
        #expect(isInLoop)
        app.process.send(SIGTERM)
      },
      ProcessEnd(signal: SIGSEGV, "SIGSEGV, sent", words: "Signal 11"),
      ProcessEnd(
        typing: choose("Bad access"), "a bad access", status: 128 + SIGSEGV,
        words: "Mishap.happen()"),
      ProcessEnd(
        typing: choose("Stack overflow"), "recursion", status: 128 + SIGSEGV,
        words: "Mishap.depth(of:)"),
      ProcessEnd(typing: choose("Abort"), "SIGABRT", status: 128 + SIGABRT, words: "Signal 6"),
      ProcessEnd(
        typing: choose("Fatal error"), "a fatal error", status: nil,
        words: "Fatal error: the reason of the crash"),
      ProcessEnd(typing: choose("Exit"), "exit", status: 7),
      ProcessEnd("print", status: 0, words: "printed while the app was shown") { app in
        app.type(choose("Print"))
        _ = app.awaits("It has happened")
        app.type(.controlC)
      },
    ]

    /// Ends after which the system takes a second to write a backtrace.
    private static let slowEnds: Set = ["a bad access", "recursion", "a fatal error"]

    @Test(arguments: ends.filter { Strength.isLong || !slowEnds.contains($0.testDescription) })
    func giveTheTerminalBack(end: ProcessEnd) throws {
      let app = try TerminalProcess()
      #expect(app.awaits("Mishaps"))
      #expect(!app.terminal.hasFirstModes)

      end.act(app)
      let status = app.end()

      if let expected = end.status {
        #expect(status == expected)
      } else {
        #expect(status ?? 0 > 128)
      }
      #expect(app.terminal.hasFirstModes)
      #expect(app.shows(.alternateScreen) && app.isColoured)
      #expect(String.farewells.filter { !app.shows($0) } == [])
      guard let words = end.words, Self.isSaid(words) else { return }
      let parts = app.text.split(separator: String.firstScreen, omittingEmptySubsequences: false)
      #expect(parts.last?.contains(words) == true)
      #expect(parts.dropLast().allSatisfy { !$0.contains(words) })
    }

    /// Returns true for the words of every platform: only some print a backtrace.
    private static func isSaid(_ words: String) -> Bool {
      #if os(Linux)
      true
      #else
      words.contains("reason") || words.hasPrefix("printed")
      #endif
    }

    @Test(arguments: [("Mishaps", []), ("? ", ["--line"])] as [(String, [String])])
    func endsWithTheTerminal(sign: String, arguments: [String]) throws {
      let app = try TerminalProcess("Mishaps", arguments)
      #expect(app.awaits(sign))

      app.terminal.hangUp()

      let status = app.end()
      #expect(arguments == [] ? status == 128 + SIGHUP : status != nil)
    }

    /// Stops the app by the signal that it cannot notice, and changes the modes like a shell.
    @Test func goesOnAfterAStopAndWithoutColours() throws {
      let app = try TerminalProcess(environment: ["NO_COLOR": "1"])
      #expect(app.awaitsFrame())

      app.process.stop()
      app.terminal.setFirstModes()
      // Drops the picture painted before.
      while app.terminal.read(within: 0) {}
      app.terminal.forget()
      app.process.send(SIGCONT)
      #expect(app.awaitsFrame())
      #expect(app.waits { !app.terminal.hasFirstModes })

      // Nobody could continue a process without a shell, so it does not stop.
      app.terminal.forget()
      app.type(.controlZ)
      #expect(app.awaits(.firstScreen) && app.awaitsFrame())
      app.type("q")
      #expect(app.end() == 0)
      #expect(app.terminal.hasFirstModes)
      #expect(!app.isColoured)
    }

    @Test func asksForLinesOnADumbTerminal() throws {
      let app = try TerminalProcess(environment: ["TERM": "dumb"])
      #expect(app.awaits("? "))
      app.type("tap \"Print\"\n")
      #expect(app.awaits("alert \"It has happened\" [OK]"))
      app.type("quit\n")

      #expect(app.end() == 0)
      #expect(!app.shows("\u{1B}"))
      #expect(app.terminal.hasFirstModes)
    }
  }
}

extension ProcessTests {
  /// Ends an app that asks for one line after the other, of which something is typed already.
  struct LineEndTests {
    private static let ends = [
      ProcessEnd(typing: .controlU + .controlD, "Ctrl-D", status: 0),
      ProcessEnd(typing: .controlU + "quit\r", "quit", status: 0),
      ProcessEnd(typing: .controlC, "Ctrl-C", status: 128 + SIGINT),
      ProcessEnd(signal: SIGTERM, "SIGTERM"),
      ProcessEnd(typing: .controlU + "tap \"Exit\"\r", "exit", status: 7),
    ]

    @Test(arguments: ends) func leavesTheTerminalAsItIs(end: ProcessEnd) throws {
      let app = try TerminalProcess("Mishaps", ["--line"])
      #expect(app.awaits("? "))
      app.type("half a line")
      #expect(app.awaits("half a line"))

      end.act(app)

      #expect(app.end() == end.status)
      #expect(app.terminal.hasFirstModes)
      #expect(!app.shows("\u{1B}"))
    }
  }
}

extension ProcessTests {
  /// Stops an app by Ctrl-Z in a shell, and lets it go on, in the modes that the shell gives it.
  struct ShellTests {
    @Test func stopsAndGoesOn() throws {
      let shell = try TerminalProcess(
        "bash", ["--norc", "--noprofile", "-i"], environment: ["PS1": "$ ", "HISTFILE": ""])
      #expect(shell.awaits("$ "))
      let app = ChildProcess.path(of: "Mishaps")
      shell.type("stty -g; '\(app)'; s=$?; stty -g; echo ended:$s\r")
      #expect(shell.awaits(.alternateScreen) && shell.waits { !shell.terminal.hasFirstModes })

      // The shell runs the rest of the line as soon as the app has stopped.
      shell.type(.down + .controlZ)
      #expect(shell.awaits("ended:\(128 + SIGTSTP)"))
      #expect(shell.awaits("Stopped"))
      let modes = shell.modes
      #expect(modes.count == 2 && modes.first == modes.last)

      shell.terminal.forget()
      shell.type("fg; s=$?; stty -g; echo ended:$s\r")
      #expect(shell.awaits(.alternateScreen))
      shell.type("q")
      #expect(shell.awaits("ended:0"))
      #expect(shell.modes == [modes.first])
      shell.type("exit\r")
      #expect(shell.end() != nil)
    }
  }
}

extension TerminalProcess {
  fileprivate var isColoured: Bool {
    text.contains(/\e\[(?:[0-9]+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]/)
  }

  /// The modes that `stty -g` has told.
  fileprivate var modes: [String] {
    text.matches(of: /(?:[0-9a-f]+:){8,}[0-9a-f]+/).map { String($0.output) }
  }
}
